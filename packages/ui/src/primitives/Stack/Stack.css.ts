import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { space } = vars;

const gapped = (gap: string) => inLayer("primitives", { gap });
const aligned = (alignItems: string) => inLayer("primitives", { alignItems });
const justified = (justifyContent: string) => inLayer("primitives", { justifyContent });
const column = { flexDirection: "column" } as const;

/** Distances between things, in steps of the theme. */
export const gaps = {
  0: gapped(space[0]),
  1: gapped(space[1]),
  2: gapped(space[2]),
  3: gapped(space[3]),
  4: gapped(space[4]),
  5: gapped(space[5]),
  6: gapped(space[6]),
  8: gapped(space[8]),
  10: gapped(space[10]),
  12: gapped(space[12]),
  16: gapped(space[16]),
};

export const stack = recipe({
  base: inLayer("primitives", { display: "flex", minInlineSize: 0 }),
  variants: {
    direction: { column: inLayer("primitives", column), row: inLayer("primitives", { flexDirection: "row" }) },
    gap: gaps,
    align: {
      start: aligned("flex-start"),
      center: aligned("center"),
      end: aligned("flex-end"),
      stretch: aligned("stretch"),
      baseline: aligned("baseline"),
    },
    justify: {
      start: justified("flex-start"),
      center: justified("center"),
      end: justified("flex-end"),
      between: justified("space-between"),
    },
    wrap: { true: inLayer("primitives", { flexWrap: "wrap" }) },
    columnBelow: {
      sm: inLayer("primitives", { "@media": { [below("sm")]: column } }),
      md: inLayer("primitives", { "@media": { [below("md")]: column } }),
      lg: inLayer("primitives", { "@media": { [below("lg")]: column } }),
    },
  },
  defaultVariants: { direction: "column", gap: 4 },
});
