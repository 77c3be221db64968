import { toCents } from "../../shared/goods/cents.ts";
import type { PriceDetail } from "@sundry/api/contract/entities/price";

/** A line of the amount to pay, in units of the currency; negative for a reduction. `id` is the key of its text. */
export interface AmountPart {
  readonly id: "goods" | "offers" | "coupon" | "shipping" | "adjustment";
  readonly amount: number;
}

/** The lines of the amount to pay: goods and shipping always, the others unless they are 0 (BU-03). */
export function amountParts(price: PriceDetail): readonly AmountPart[] {
  const all: readonly AmountPart[] = [
    { id: "goods", amount: price.goodsPrice },
    { id: "offers", amount: negative(price.discountPrice) },
    { id: "coupon", amount: negative(price.couponPrice) },
    { id: "shipping", amount: price.freightPrice },
    { id: "adjustment", amount: price.updatePrice ?? 0 },
  ];
  return all.filter(({ id, amount }) => id === "goods" || id === "shipping" || amount !== 0);
}

/** Whether the lines add up to the server's total, to the cent (EN-02). */
export function addsUp(price: PriceDetail): boolean {
  const sum = amountParts(price).reduce((cents, { amount }) => cents + toCents(amount), 0);
  return sum === toCents(price.flowPrice);
}

function negative(amount: number): number {
  return amount === 0 ? 0 : -amount;
}
