"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { type Amount, unitsOf } from "../../format/money.ts";
import { useCurrency, useMessages } from "../../runtime/index.ts";
import * as styles from "./DiscountTag.css.ts";

/** Props of {@link DiscountTag}. */
export interface DiscountTagProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Price now. */
  price: Amount | null | undefined;
  /** Price before. */
  was: Amount | null | undefined;
}

/** How much a price fell: "-24%", in Chinese "7.6折". Renders nothing if it fell by less than 1%. */
export function DiscountTag({ price, was, className, ...rest }: DiscountTagProps) {
  const { code } = useCurrency();
  const messages = useMessages();
  const percent = discountPercent(unitsOf(price, code), unitsOf(was, code));
  if (percent === 0) return null;
  return (
    <span data-component="DiscountTag" {...rest} className={clsx(styles.root, className)}>
      {messages.price.off({ percent })}
    </span>
  );
}

/** Whole percent, rounded down so that the tag never overstates the saving; 0 if the price did not fall. */
function discountPercent(now: number, before: number): number {
  if (!(before > 0) || !(now >= 0) || now >= before) return 0;
  return Math.floor(Math.round((1 - now / before) * 10_000) / 100);
}
