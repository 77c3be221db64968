import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { color, size, motion } = vars;

export const bag = style(
  inLayer("commerce", {
    inlineSize: size.icon.lg,
    blockSize: size.icon.lg,
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: size.icon.stroke,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
);

/** Threads below are paler. */
export const under = style(inLayer("commerce", { fillOpacity: 0.36 }));

/** The shuttle passes once. */
const shuttle = keyframes({ from: { scale: "0 1" } });

export const row = recipe({
  base: inLayer("commerce", {
    stroke: "none",
    transformBox: "fill-box",
    transformOrigin: "0 50%",
    animation: `${shuttle} ${motion.duration.slow} ${motion.easing.enter}`,
    "@media": {
      [media.reducedMotion]: { animation: "none" },
      [media.forcedColors]: { fill: "CanvasText" },
    },
  }),
  variants: {
    yarn: {
      first: inLayer("commerce", { fill: color.border.brand }),
      second: inLayer("commerce", { fill: color.pattern.second }),
    },
  },
});
