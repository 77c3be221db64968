import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { color, line, radius, space } = vars;

export const root = recipe({
  base: inLayer("primitives", {
    blockSize: space[1],
    borderRadius: radius.full,
    overflow: "hidden",
    "@media": { [media.forcedColors]: { outline: `${line.hairline} solid CanvasText` } },
  }),
  variants: {
    tone: {
      neutral: inLayer("primitives", { background: color.bg.neutral }),
      inverse: inLayer("primitives", { background: color.darkField.track }),
    },
  },
});

export const filled = recipe({
  base: inLayer("primitives", { blockSize: "100%", borderRadius: radius.full, forcedColorAdjust: "none" }),
  variants: {
    tone: {
      neutral: inLayer("primitives", { background: color.action.primary }),
      inverse: inLayer("primitives", { background: color.darkField.text }),
    },
  },
});
