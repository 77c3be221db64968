import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import type { ComponentPropsWithRef } from "react";
import { look, manner } from "./Text.css.ts";

/** What texts of all kinds have in common. */
export interface TextManner {
  /** Colour. @default that of the text around it */
  tone?:
    | "neutral"
    | "secondary"
    | "muted"
    | "inverse"
    | "brand"
    | "info"
    | "success"
    | "warning"
    | "danger"
    | "deal"
    | "points"
    | undefined;
  /** Where lines begin. @default "start" */
  align?: "start" | "center" | "end" | undefined;
  /** Lines before it is cut off with an ellipsis. @default all */
  lines?: 1 | 2 | 3 | 4 | undefined;
}

/** Props of {@link Text}. */
export interface TextProps extends Omit<ComponentPropsWithRef<"p">, "color">, TextManner {
  /** Size and use in the scale. @default "body" */
  variant?: "bodyL" | "body" | "label" | "small" | "caption" | "overline" | undefined;
  /** Weight of the letters. @default that of the variant */
  weight?: "regular" | "medium" | "strong" | "bold" | undefined;
  /** Element to render. @default "p" */
  as?: "p" | "span" | "div" | "strong" | "em" | "small" | undefined;
  /** Renders its only child with this look instead of an element of its own, such as a router's link. @default false */
  asChild?: boolean | undefined;
}

/** A piece of text in a style of the scale. For a title use `Heading`, for money `Price`, for a link `TextLink`. */
export function Text(props: TextProps) {
  const { variant, weight, tone, align, lines, as = "p", asChild = false, className, ...rest } = props;
  // All of them take the props of one.
  const Root = (asChild ? Slot.Root : as) as "p";
  return (
    <Root
      data-component="Text"
      {...rest}
      className={clsx(look({ variant, weight }), manner({ tone, align, lines }), className)}
    />
  );
}
