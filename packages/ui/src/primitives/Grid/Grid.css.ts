import { recipe } from "@vanilla-extract/recipes";
import { type Breakpoint, from } from "../../theme/breakpoints.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { gaps } from "../Stack/Stack.css.ts";

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const counts = [1, 2, 3, 4, 5, 6] as const;

/** One class for each number of columns, from this width on. */
function columnsFrom(breakpoint: Breakpoint | undefined) {
  const rules = counts.map((count) => [
    count,
    inLayer("primitives", breakpoint ? { "@media": { [from(breakpoint)]: equal(count) } } : equal(count)),
  ]);
  return Object.fromEntries(rules) as Record<(typeof counts)[number], ReturnType<typeof inLayer>>;
}

/** As many columns as fit, none narrower than this; a narrow place has one column. */
const atLeast = (width: string) =>
  inLayer("primitives", { gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` });

export const grid = recipe({
  base: inLayer("primitives", { display: "grid", minInlineSize: 0, ...equal(1) }),
  variants: {
    gap: gaps,
    columns: columnsFrom(undefined),
    sm: columnsFrom("sm"),
    md: columnsFrom("md"),
    lg: columnsFrom("lg"),
    xl: columnsFrom("xl"),
    minColumn: { xs: atLeast(steps(30)), sm: atLeast(steps(40)), md: atLeast(steps(60)), lg: atLeast(steps(80)) },
  },
  defaultVariants: { gap: 4 },
});
