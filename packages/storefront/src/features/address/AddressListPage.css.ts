import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";
import { pageTitle, titleRow } from "../../shared/layout/pageTitle.css.ts";

const { color, space, line } = vars;

export const page = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], minInlineSize: 0 }),
);

export const head = titleRow;

export const title = style([pageTitle, inLayer("app", { margin: 0, flex: 1 })]);

export const count = style([
  text.small,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

export const list = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: space[4],
    listStyle: "none",
    margin: 0,
    padding: 0,
    "@media": { [below("md")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] } },
  }),
);

export const skeleton = style(inLayer("app", { blockSize: shopSize.skeleton.low, borderRadius: vars.radius.panel.md }));

export const card = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[1],
    blockSize: "100%",
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
    "@media": { [below("md")]: { padding: space[4] } },
  }),
);

export const name = style([
  text.label,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    margin: 0,
    overflowWrap: "anywhere",
  }),
]);

/** A buyer's label may be one long word. */
export const alias = style(inLayer("app", { whiteSpace: "normal", minInlineSize: 0 }));

export const mobile = style([text.body, inLayer("app", { margin: 0, fontVariantNumeric: vars.font.figures })]);

export const place = style([
  text.body,
  inLayer("app", { margin: 0, color: color.text.secondary, overflowWrap: "anywhere" }),
]);

export const actions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    marginBlockStart: space[3],
  }),
);

export const remove = style(inLayer("app", { marginInlineStart: "auto" }));
