import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const turn = keyframes({ to: { rotate: "1turn" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const spinner = recipe({
  base: inLayer("primitives", {
    display: "inline-block",
    flex: "none",
    borderRadius: vars.radius.full,
    borderStyle: "solid",
    borderWidth: vars.line.strong,
    borderColor: "currentColor",
    borderBlockEndColor: "transparent",
    animation: `${turn} ${vars.motion.duration.pulse} linear infinite`,
    "@media": { [media.reducedMotion]: { animationName: breathe } },
  }),
  variants: {
    size: {
      sm: inLayer("primitives", { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm }),
      md: inLayer("primitives", { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md }),
      lg: inLayer("primitives", { inlineSize: vars.size.icon.lg, blockSize: vars.size.icon.lg }),
    },
  },
});
