import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { control } from "../Input/Input.css.ts";

export const frame = style(inLayer("primitives", { position: "relative", display: "grid" }));

export const input = style([control, inLayer("primitives", { paddingInlineEnd: vars.space[12] })]);

export const reveal = style(
  inLayer("primitives", {
    position: "absolute",
    insetInlineEnd: 0,
    insetBlock: 0,
    inlineSize: vars.size.touch,
    display: "grid",
    placeItems: "center",
    borderRadius: vars.radius.control.md,
    color: vars.color.icon.default,
  }),
);

export const icon = style(inLayer("primitives", { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md }));
