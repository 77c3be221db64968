"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./DiscountTag.css.ts";

/** Props of {@link DiscountTag}. */
export interface DiscountTagProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Price now, in units. */
  price: unknown;
  /** Price before, in units. */
  was: unknown;
}

/** By how much a price fell: "-24%", in Chinese "7.6折". Renders nothing unless it fell by a percent or more. */
export function DiscountTag({ price, was, className, ...rest }: DiscountTagProps) {
  const messages = useMessages();
  const percent = discountPercent(price, was);
  if (percent === 0) return null;
  return (
    <span data-component="DiscountTag" {...rest} className={clsx(styles.root, className)}>
      {messages.price.off({ percent })}
    </span>
  );
}

/** Whole percent, rounded down so that the tag never promises more than the price keeps; 0 when nothing fell. */
export function discountPercent(price: unknown, was: unknown): number {
  const [now, before] = [Number(price), Number(was)];
  if (!(before > 0) || !(now >= 0) || now >= before) return 0;
  return Math.floor(Math.round((1 - now / before) * 10_000) / 100);
}
