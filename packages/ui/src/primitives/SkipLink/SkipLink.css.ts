import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

export const skipLink = style([
  text.label,
  inLayer("primitives", {
    position: "fixed",
    zIndex: vars.zIndex.toast,
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control.md,
    background: vars.color.bg.raised,
    color: vars.color.text.brand,
    boxShadow: vars.elevation.e2,
    selectors: { "&:not(:focus)": { translate: "0 -200%" } },
  }),
]);
