import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import type { ComponentPropsWithRef } from "react";
import { stack } from "./Stack.css.ts";

/** Distance in steps of 4 px: 4 is 16 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Props of {@link Stack}. */
export interface StackProps extends ComponentPropsWithRef<"div"> {
  /** Under or beside each other. @default "column" */
  direction?: "column" | "row" | undefined;
  /** Distance between the children, in steps of 4 px. @default 4 */
  gap?: Gap | undefined;
  /** Across the direction. @default "stretch" */
  align?: "start" | "center" | "end" | "stretch" | "baseline" | undefined;
  /** Along the direction. @default "start" */
  justify?: "start" | "center" | "end" | "between" | undefined;
  /** What does not fit goes to a new line. @default false */
  wrap?: boolean | undefined;
  /** A row becomes a column below this width. */
  columnBelow?: "sm" | "md" | "lg" | undefined;
  /** Element to render. @default "div" */
  as?: "div" | "section" | "article" | "ul" | "ol" | "li" | "nav" | "header" | "footer" | undefined;
  /** Renders its only child as the stack. @default false */
  asChild?: boolean | undefined;
}

/** Children under or beside each other with equal distances. For columns of equal width use `Grid`. */
export function Stack(props: StackProps) {
  const { direction, gap, align, justify, wrap, columnBelow, as = "div", asChild = false, className, ...rest } = props;
  // All of them take the props of one.
  const Root = (asChild ? Slot.Root : as) as "div";
  return (
    <Root
      data-component="Stack"
      {...rest}
      className={clsx(stack({ direction, gap, align, justify, wrap, columnBelow }), className)}
    />
  );
}
