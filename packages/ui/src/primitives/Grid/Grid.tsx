import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import type { ComponentPropsWithRef } from "react";
import type { Gap } from "../Stack/index.ts";
import { grid } from "./Grid.css.ts";

/** Number of columns of a {@link Grid}. */
export type Columns = 1 | 2 | 3 | 4 | 5 | 6;

/** Columns on a phone, and from a width on. What is left out stays as it was below. */
export interface ResponsiveColumns {
  /** @default 1 */
  readonly base?: Columns | undefined;
  /** From 480 px on. */
  readonly sm?: Columns | undefined;
  /** From 768 px on. */
  readonly md?: Columns | undefined;
  /** From 1024 px on. */
  readonly lg?: Columns | undefined;
  /** From 1280 px on. */
  readonly xl?: Columns | undefined;
}

/** Props of {@link Grid}. */
export interface GridProps extends ComponentPropsWithRef<"div"> {
  /** How many columns: always, or by the width of the window. @default 1 */
  columns?: Columns | ResponsiveColumns | undefined;
  /** Instead of `columns`: as many as fit, at least 120, 160, 240 or 320 px wide. */
  minColumn?: "xs" | "sm" | "md" | "lg" | undefined;
  /** Distance between the children, in steps of 4 px. @default 4 */
  gap?: Gap | undefined;
  /** Element to render. @default "div" */
  as?: "div" | "section" | "ul" | "ol" | undefined;
  /** Renders its only child as the grid. @default false */
  asChild?: boolean | undefined;
}

/** Children in columns of equal width. For products use `GoodsGrid`, for a line of things `Stack`. */
export function Grid(props: GridProps) {
  const { columns = 1, minColumn, gap, as = "div", asChild = false, className, ...rest } = props;
  const { base = 1, sm, md, lg, xl } = typeof columns === "number" ? { base: columns } : columns;
  const counts = minColumn === undefined ? { columns: base, sm, md, lg, xl } : { minColumn };
  // All of them take the props of one.
  const Root = (asChild ? Slot.Root : as) as "div";
  return <Root data-component="Grid" {...rest} className={clsx(grid({ gap, ...counts }), className)} />;
}
