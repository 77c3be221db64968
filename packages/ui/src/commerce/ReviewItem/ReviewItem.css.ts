import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text as type } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = style(
  inLayer("commerce", {
    display: "grid",
    gap: space[2],
    paddingBlock: space[4],
    borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
  }),
);

export const head = style(inLayer("commerce", { display: "flex", alignItems: "center", gap: space[3] }));
export const author = style([type.label, inLayer("commerce", { flex: 1, minInlineSize: 0, overflowWrap: "anywhere" })]);
export const date = style([type.caption, inLayer("commerce", { color: color.text.muted })]);
export const facts = style(
  inLayer("commerce", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] }),
);

export const bought = style([
  type.caption,
  inLayer("commerce", {
    paddingInline: space["1half"],
    paddingBlock: space.half,
    borderRadius: vars.radius.tag,
    background: color.bg.neutral,
    color: color.text.secondary,
  }),
]);

export const text = style([
  type.body,
  inLayer("commerce", { overflowWrap: "anywhere", maxInlineSize: vars.size.measure }),
]);

export const pictures = style(
  inLayer("commerce", { display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none", margin: 0, padding: 0 }),
);
export const picture = style(inLayer("commerce", { inlineSize: vars.size.picture.lg }));

export const reply = style([
  type.small,
  inLayer("commerce", {
    padding: space[3],
    borderRadius: vars.radius.panel.sm,
    background: color.bg.subtle,
    color: color.text.secondary,
    overflowWrap: "anywhere",
  }),
]);
