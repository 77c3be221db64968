import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const pop = keyframes({ "50%": { scale: "1.15" } });

export const badge = recipe({
  base: [
    text.micro,
    inLayer("primitives", {
      display: "inline-grid",
      placeItems: "center",
      minInlineSize: vars.size.badge,
      blockSize: vars.size.badge,
      paddingInline: vars.space[1],
      borderRadius: vars.radius.full,
      background: vars.color.action.strong,
      color: vars.color.text.inverse,
      fontWeight: vars.font.weight.bold,
      fontVariantNumeric: vars.font.figures,
      animation: `${pop} ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
      "@media": { [media.reducedMotion]: { animation: "none" } },
    }),
  ],
  variants: {
    floating: {
      true: inLayer("primitives", {
        position: "absolute",
        insetBlockStart: vars.space.half,
        insetInlineEnd: 0,
        boxShadow: `0 0 0 ${vars.line.strong} ${vars.color.bg.page}`,
      }),
    },
  },
});
