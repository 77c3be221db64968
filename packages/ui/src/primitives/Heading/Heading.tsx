import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import type { ComponentPropsWithRef } from "react";
import { manner } from "../Text/Text.css.ts";
import type { TextManner } from "../Text/index.ts";
import { heading } from "./Heading.css.ts";

/** Place of a heading in the outline of a page: 1 is the page's own. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Looks by level, where none are chosen. */
const usual = { 1: "lg", 2: "md", 3: "sm", 4: "xs", 5: "xs", 6: "xs" } as const;

/** Props of {@link Heading}. */
export interface HeadingProps extends Omit<ComponentPropsWithRef<"h2">, "color">, TextManner {
  /** Place in the outline of the page; it does not change the looks if `size` is given. */
  level: HeadingLevel;
  /** Looks, whatever the level. @default "lg" for level 1, "md" for 2, "sm" for 3, else "xs" */
  size?: "hero" | "display" | "lg" | "md" | "sm" | "xs" | undefined;
  /** Renders its only child with this look, such as a link that is a heading already. @default false */
  asChild?: boolean | undefined;
}

/** A title. Its level is for the outline of the page, its size for the eye. For other text use `Text`. */
export function Heading({
  level,
  size = usual[level],
  tone,
  align,
  lines,
  asChild = false,
  className,
  ...rest
}: HeadingProps) {
  const Root = asChild ? Slot.Root : (`h${level}` as const);
  return (
    <Root
      data-component="Heading"
      {...rest}
      className={clsx(heading({ size }), manner({ tone, align, lines }), className)}
    />
  );
}
