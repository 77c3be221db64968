import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = style(
  inLayer("commerce", {
    display: "grid",
    gap: space[4],
    padding: space[4],
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    boxShadow: vars.elevation.e1,
    minInlineSize: 0,
  }),
);

export const head = style(
  inLayer("commerce", { display: "flex", alignItems: "center", gap: space[3], minInlineSize: 0 }),
);
export const name = style([text.label, inLayer("commerce", { minInlineSize: 0, overflowWrap: "anywhere" })]);

export const facts = style(
  inLayer("commerce", { display: "grid", gap: space[2], margin: 0, selectors: { "&:empty": { display: "none" } } }),
);

export const fact = style([
  text.small,
  inLayer("commerce", {
    display: "flex",
    justifyContent: "space-between",
    gap: space[3],
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
  }),
]);

export const score = style(
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    color: color.text.primary,
    fontWeight: vars.font.weight.control,
  }),
);

export const star = style(
  inLayer("commerce", {
    inlineSize: vars.size.icon.xs,
    blockSize: vars.size.icon.xs,
    fill: color.icon.rating,
    stroke: "none",
  }),
);

export const actions = style(inLayer("commerce", { display: "grid", gap: space[2] }));
