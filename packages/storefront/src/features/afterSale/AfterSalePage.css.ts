import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, line } = vars;

export const page = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));
export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3], rowGap: space[1] }),
);
export const title = style([text.title2, inLayer("app", { overflowWrap: "anywhere", minInlineSize: 0 })]);

export const panel = style(
  inLayer("app", {
    minInlineSize: 0,
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
    "@media": { [below("md")]: { padding: space[4] }, print: { padding: 0, breakInside: "avoid" } },
  }),
);
export const panelTitle = style([text.title3, inLayer("app", { marginBlockEnd: space[3] })]);
export const columns = style(
  inLayer("app", { display: "grid", gap: space[4], "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } } }),
);

export const next = style(inLayer("app", { marginBlockStart: space[4] }));
export const actions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    marginBlockStart: space[4],
    selectors: { "&:empty": { display: "none" } },
  }),
);

export const place = style([
  text.body,
  inLayer("app", { display: "grid", gap: space.half, marginBlockEnd: space[4], overflowWrap: "anywhere" }),
]);
export const slip = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[3],
    marginBlockEnd: space[4],
    "@media": { print: { display: "none" } },
  }),
);
export const form = style(inLayer("app", { display: "grid", gap: space[4], maxInlineSize: shopSize.form }));

export const goods = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${vars.size.picture.md} minmax(0, 1fr)`,
    gap: space[3],
    alignItems: "center",
    "@media": { [from("md")]: { gridTemplateColumns: `${vars.size.picture.md} minmax(0, 1fr) auto` } },
  }),
);
export const goodsWords = style(inLayer("app", { display: "grid", gap: space.half, overflowWrap: "anywhere" }));
export const goodsName = style([text.body]);
export const orderLink = style(inLayer("app", { "@media": { [below("md")]: { gridColumn: "1 / -1" } } }));
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const facts = style([text.body, inLayer("app", { display: "grid", gap: space[3], margin: 0 })]);
export const fact = style(inLayer("app", { display: "grid", gap: space.half }));
export const value = style(inLayer("app", { margin: 0, overflowWrap: "anywhere" }));
export const photos = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    listStyle: "none",
    margin: 0,
    padding: 0,
    marginBlockStart: space[4],
  }),
);
export const photo = style(inLayer("app", { inlineSize: vars.size.picture.lg }));

export const money = style(
  inLayer("app", {
    display: "grid",
    gap: space[2],
    margin: 0,
    marginInlineStart: "auto",
    maxInlineSize: vars.size.dialog,
  }),
);
export const moneyRow = style([
  text.body,
  inLayer("app", { display: "flex", justifyContent: "space-between", gap: space[4], color: color.text.secondary }),
]);
export const amount = style(
  inLayer("app", { margin: 0, color: color.text.primary, overflowWrap: "anywhere", textAlign: "end" }),
);

export const headSkeleton = style(inLayer("app", { blockSize: space[8], maxInlineSize: vars.size.dialog }));
export const panelSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.low, borderRadius: vars.radius.panel.md }),
);
