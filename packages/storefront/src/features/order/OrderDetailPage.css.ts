import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, line } = vars;

export const page = style(inLayer("app", { display: "grid", gap: space[5], minInlineSize: 0 }));
export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3], rowGap: space[1] }),
);
export const title = style([text.title2, inLayer("app", { overflowWrap: "anywhere", minInlineSize: 0 })]);
export const held = style([
  text.body,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    color: color.text.secondary,
  }),
]);
export const steps = style(inLayer("app", { marginBlockStart: space[5] }));
export const actions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    marginBlockStart: space[5],
    selectors: { "&:empty": { display: "none" } },
  }),
);

export const panel = style(
  inLayer("app", {
    minInlineSize: 0,
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
  }),
);
export const panelTitle = style([text.title3, inLayer("app", { marginBlockEnd: space[3] })]);

/** Two thirds and one third. */
export const columns = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    alignItems: "start",
    "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
  }),
);
export const story = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], minInlineSize: 0 }),
);
/** Stays beside a long story; a window that is lower than it shows its end at the end of the page. */
export const summary = style([
  story,
  inLayer("app", { "@media": { [from("lg")]: { position: "sticky", insetBlockStart: space[20] } } }),
]);
export const parcels = style(
  inLayer("app", {
    marginBlockEnd: space[5],
    paddingBlockEnd: space[5],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const history = style(inLayer("app", { minInlineSize: 0 }));

export const facts = style([text.body, inLayer("app", { display: "grid", gap: space[1], overflowWrap: "anywhere" })]);
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const code = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] }));
export const digits = style([text.title1, inLayer("app", { fontVariantNumeric: vars.font.figures })]);

export const lines = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));
export const item = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${vars.size.picture.md} minmax(0, 1fr) auto`,
    gap: space[3],
    alignItems: "center",
    paddingBlock: space[3],
    selectors: { "& + &": { borderBlockStart: `${line.hairline} solid ${color.border.hairline}` } },
  }),
);
export const itemWords = style(inLayer("app", { minInlineSize: 0, overflowWrap: "anywhere" }));
export const itemName = style([text.body]);
export const itemActions = style(
  inLayer("app", {
    gridColumn: "2 / -1",
    "@media": { [below("md")]: { gridColumn: "1 / -1" } },
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    selectors: { "&:empty": { display: "none" } },
  }),
);
export const itemAmount = style(inLayer("app", { display: "grid", justifyItems: "end" }));

export const money = style(
  inLayer("app", {
    display: "grid",
    gap: space[2],
    margin: 0,
  }),
);
export const moneyRow = style([
  text.body,
  inLayer("app", { display: "flex", justifyContent: "space-between", gap: space[4], color: color.text.secondary }),
]);
export const amount = style(inLayer("app", { margin: 0, color: color.text.primary }));
export const total = style([
  moneyRow,
  inLayer("app", {
    alignItems: "baseline",
    paddingBlockStart: space[3],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
    color: color.text.primary,
  }),
]);

export const headSkeleton = style(inLayer("app", { blockSize: space[8], maxInlineSize: vars.size.dialog }));
export const panelSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.low, borderRadius: vars.radius.panel.md }),
);
