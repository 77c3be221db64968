import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { inLayer } from "../theme/inLayer.ts";
import { text } from "../theme/text.css.ts";

export const page = style(inLayer("primitives", { display: "grid", gap: vars.space[8] }));

export const half = style(inLayer("primitives", { display: "grid", gap: vars.space[4] }));

export const grid = style(
  inLayer("primitives", { display: "flex", flexWrap: "wrap", gap: vars.space[5], alignItems: "end" }),
);

export const caption = style([
  text.caption,
  inLayer("primitives", { color: vars.color.text.muted, marginBlockEnd: vars.space[1] }),
]);
