"use client";
import { clsx } from "clsx";
import { type Amount, unitsOf } from "../../format/money.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { useCurrency } from "../../runtime/index.ts";
import { Price, type PriceProps } from "../Price/index.ts";
import * as styles from "./LivingPrice.css.ts";

/** Widths of the typeface, in percent, for the highest price, which is set like any other price, and the lowest. */
const WIDE = 82;
const NARROW = 68;

/** Props of {@link LivingPrice}. */
export interface LivingPriceProps extends Omit<PriceProps, "to" | "rolling"> {
  /** The price of the smallest quantity. */
  highest: Amount;
  /** The price of the largest quantity. */
  lowest: Amount;
}

/**
 * The price of a piece while the quantity changes: its digits roll, and it gets narrower as it falls, as if pressed. For prices
 * that stay as they are use `Price`.
 */
export function LivingPrice({ highest, lowest, value, className, style, ...rest }: LivingPriceProps) {
  const { code } = useCurrency();
  const [top, bottom, now] = [highest, lowest, value].map((amount) => unitsOf(amount, code)) as [
    number,
    number,
    number,
  ];
  const share = Math.min(1, Math.max(0, (now - bottom) / (top - bottom)));
  const moves = top > bottom && Number.isFinite(share);
  return (
    <Price
      value={value}
      rolling
      {...rest}
      className={clsx(moves && styles.living, className)}
      style={{
        ...assignInlineVars({ [styles.width]: moves ? `${NARROW + share * (WIDE - NARROW)}%` : undefined }),
        ...style,
      }}
    />
  );
}
