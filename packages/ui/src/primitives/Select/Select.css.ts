import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { control } from "../Input/Input.css.ts";

export const frame = style(inLayer("primitives", { position: "relative", display: "grid" }));

export const select = style([
  control,
  inLayer("primitives", { paddingInlineEnd: vars.space[10], textOverflow: "ellipsis" }),
]);

export const icon = style(
  inLayer("primitives", {
    position: "absolute",
    insetInlineEnd: vars.space[3],
    insetBlockStart: `calc((${vars.size.control.field} - ${vars.size.icon.md}) / 2)`,
    inlineSize: vars.size.icon.md,
    blockSize: vars.size.icon.md,
    color: vars.color.icon.default,
    pointerEvents: "none",
  }),
);
