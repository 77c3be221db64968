import type { PriceDetail } from "@sundry/api/contract/entities/price";

/** One line of what is to be paid; `id` names its words. Amounts in units of the currency, negative when taken off. */
export interface AmountPart {
  readonly id: "goods" | "offers" | "coupon" | "shipping" | "adjustment";
  readonly amount: number;
}

/** The lines of an amount: goods and shipping always, the others when they change something (BU-03). */
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

/** Whether the lines come to what the server wants, to the cent (EN-02). */
export function addsUp(price: PriceDetail): boolean {
  const sum = amountParts(price).reduce((cents, { amount }) => cents + toCents(amount), 0);
  return sum === toCents(price.flowPrice);
}

/** Whole cents of an amount of the wire, which carries two decimals. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

function negative(amount: number): number {
  return amount === 0 ? 0 : -amount;
}
