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

/** How much a price fell: "-24%", in Chinese "7.6折". Renders nothing if it fell by less than 1%. */
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

/** Whole percent, rounded down so that the tag never overstates the saving; 0 if the price did not fall. */
export function discountPercent(price: unknown, was: unknown): number {
  const [now, before] = [Number(price), Number(was)];
  if (!(before > 0) || !(now >= 0) || now >= before) return 0;
  return Math.floor(Math.round((1 - now / before) * 10_000) / 100);
}
