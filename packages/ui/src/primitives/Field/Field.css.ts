import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = style(inLayer("primitives", { display: "grid", minInlineSize: 0 }));

export const head = style(
  inLayer("primitives", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    marginBlockEnd: space["1half"],
  }),
);

export const label = style([text.label]);
export const optional = style([text.body, inLayer("primitives", { color: color.text.muted })]);

export const foot = style(inLayer("primitives", { display: "flex", justifyContent: "space-between", gap: space[3] }));
export const words = style(inLayer("primitives", { flex: 1, minInlineSize: 0 }));

export const help = style([
  text.small,
  inLayer("primitives", {
    color: color.text.secondary,
    selectors: { "&:not(:empty)": { marginBlockStart: space["1half"] } },
  }),
]);

export const error = style([
  text.small,
  inLayer("primitives", {
    display: "flex",
    gap: space["1half"],
    marginBlockStart: space["1half"],
    color: color.text.danger,
  }),
]);

export const alert = style(
  inLayer("primitives", {
    flex: "none",
    marginBlockStart: space.px,
    inlineSize: vars.size.icon.sm,
    blockSize: vars.size.icon.sm,
  }),
);

export const counter = style([
  text.caption,
  inLayer("primitives", {
    marginBlockStart: space["1half"],
    color: color.text.muted,
    fontVariantNumeric: vars.font.figures,
  }),
]);
