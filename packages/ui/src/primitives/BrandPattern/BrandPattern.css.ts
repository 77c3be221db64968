import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { brandPattern, patternSize } from "../../theme/brandPattern.css.ts";

const check = (size: string) => inLayer("primitives", { vars: { [patternSize]: size } });

export const pattern = recipe({
  base: brandPattern,
  variants: {
    size: { sm: check(vars.space[6]), md: check(vars.space[12]), lg: check(steps(38)) },
    shape: {
      band: inLayer("primitives", { blockSize: vars.space[2], vars: { [patternSize]: vars.space[6] } }),
      fill: inLayer("primitives", { inlineSize: "100%", blockSize: "100%" }),
    },
  },
  defaultVariants: { shape: "fill" },
});
