import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

export const root = style([
  text.caption,
  inLayer("commerce", {
    display: "inline-block",
    paddingBlock: vars.space.px,
    paddingInline: vars.space["1half"],
    borderRadius: vars.radius.tag,
    background: vars.color.bg.deal,
    color: vars.color.text.onDeal,
    fontWeight: vars.font.weight.bold,
    fontStretch: vars.font.width.figure,
    fontVariantNumeric: vars.font.figures,
    whiteSpace: "nowrap",
    // The minus sign comes first in every language.
    direction: "ltr",
  }),
]);
