import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import type { ComponentPropsWithRef } from "react";
import { card } from "./Card.css.ts";

/** Props of {@link Card}. */
export interface CardProps extends ComponentPropsWithRef<"div"> {
  /** `outline` has a hairline, `filled` a grey ground, `raised` a shadow, `brand` the brand's soft ground. @default "outline" */
  variant?: "outline" | "filled" | "raised" | "brand" | undefined;
  /** Room inside: 0, 12, 16 or 24 px. @default "md" */
  padding?: "none" | "sm" | "md" | "lg" | undefined;
  /** Element to render. @default "div" */
  as?: "div" | "section" | "article" | "li" | "aside" | undefined;
  /** Renders its only child as the card: a link or a button, which then also answers to the mouse. @default false */
  asChild?: boolean | undefined;
}

/** A box that holds things together. For a product use `GoodsCard`, for a message `Notice`. */
export function Card({ variant, padding, as = "div", asChild = false, className, ...rest }: CardProps) {
  // All of them take the props of one.
  const Root = (asChild ? Slot.Root : as) as "div";
  return (
    <Root
      data-component="Card"
      {...rest}
      className={clsx(card({ variant, padding, pressable: asChild || undefined }), className)}
    />
  );
}
