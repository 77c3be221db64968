import { style } from "@vanilla-extract/css";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { fadeIn, fadeOut } from "../../internal/fades.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

export const tooltip = style([
  text.caption,
  inLayer("primitives", {
    zIndex: vars.zIndex.toast,
    maxInlineSize: "32ch",
    paddingBlock: vars.space["1half"],
    paddingInline: vars.space["2half"],
    borderRadius: vars.radius.small,
    background: vars.color.bg.inverse,
    color: vars.color.text.inverse,
    ...overlayMotion(fadeIn, fadeOut),
  }),
]);
