"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { recordOf } from "../../internal/given.ts";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
// Not from the index, which would load the whole ticket.
import type { CouponSummary } from "../CouponTicket/couponSummary.ts";
import { couponValue, shortMoney } from "../CouponTicket/couponValue.ts";
import * as styles from "./CouponChip.css.ts";

/** Props of {@link CouponChip}. */
export interface CouponChipProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The discount and the minimum spend. */
  coupon: Pick<CouponSummary, "kind" | "value" | "threshold">;
}

/** A coupon in one line: "$5 off $49+". For the whole ticket, use `CouponTicket`. */
export function CouponChip({ coupon: given, className, ...rest }: CouponChipProps) {
  const coupon = recordOf(given);
  const locale = useLocale();
  const currency = useCurrency();
  const messages = useMessages();
  const value = couponValue(coupon, { locale, currency, messages });
  return (
    <span data-component="CouponChip" {...rest} className={clsx(styles.root, className)}>
      {coupon.threshold
        ? messages.coupon.short({ value, amount: shortMoney(coupon.threshold, locale, currency) })
        : value}
    </span>
  );
}
