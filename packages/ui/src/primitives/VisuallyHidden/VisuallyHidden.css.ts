import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const visuallyHidden = style(
  inLayer("primitives", {
    position: "absolute",
    inlineSize: vars.space.px,
    blockSize: vars.space.px,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  }),
);
