import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** Width and height that the caller sets. */
export const measure = { inline: createVar(), block: createVar() };

const pulse = keyframes({ "50%": { opacity: 0.5 } });

export const skeleton = recipe({
  base: inLayer("primitives", {
    display: "block",
    inlineSize: fallbackVar(measure.inline, "100%"),
    borderRadius: vars.radius.small,
    background: vars.color.bg.neutral,
    animation: `${pulse} ${vars.motion.duration.pulse} ${vars.motion.easing.standard} ${vars.motion.delay.skeleton} infinite`,
    "@media": { [media.reducedMotion]: { animation: "none" } },
  }),
  variants: {
    shape: {
      text: inLayer("primitives", { blockSize: fallbackVar(measure.block, "1em"), marginBlock: "0.2em" }),
      block: inLayer("primitives", {
        blockSize: fallbackVar(measure.block, "auto"),
        borderRadius: vars.radius.panel.sm,
      }),
      circle: inLayer("primitives", {
        inlineSize: fallbackVar(measure.inline, vars.size.control.md),
        blockSize: "auto",
        aspectRatio: "1",
        borderRadius: vars.radius.full,
      }),
    },
  },
  defaultVariants: { shape: "block" },
});
