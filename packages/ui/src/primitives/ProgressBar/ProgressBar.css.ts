import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { color, radius, space } = vars;

export const root = recipe({
  base: inLayer("primitives", { blockSize: space[1], borderRadius: radius.full, overflow: "hidden" }),
  variants: {
    tone: {
      plain: inLayer("primitives", { background: color.bg.neutral }),
      night: inLayer("primitives", { background: color.night.track }),
    },
  },
});

export const filled = recipe({
  base: inLayer("primitives", { blockSize: "100%", borderRadius: radius.full, forcedColorAdjust: "none" }),
  variants: {
    tone: {
      plain: inLayer("primitives", { background: color.bg.deal }),
      night: inLayer("primitives", { background: color.night.claimed }),
    },
  },
});
