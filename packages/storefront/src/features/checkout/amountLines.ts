import { amountOf, negative, toCents } from "../../shared/goods/cents.ts";
import type { CartView } from "@sundry/api/contract/entities/basket";
import type { PriceDetail } from "@sundry/api/contract/entities/price";
import type { Tax } from "@sundry/api/contract/entities/tax";
import { taxRows } from "../../shared/goods/taxRows.ts";

/** A line of the amount to pay, in units of the currency or as the server wrote it; negative for a reduction. `id` is the key of its text. */
export interface AmountPart {
  readonly id: "goods" | "offers" | "coupon" | "shipping" | "adjustment" | "tax";
  readonly amount: number | string;
  /** Percent, of a tax. */
  readonly rate?: number;
}

/** The lines of the amount to pay: always goods and shipping, the others unless they are 0; tax that is added, by rate (BU-03). */
export function amountParts(price: PriceDetail, tax?: Tax | null): readonly AmountPart[] {
  const all: readonly AmountPart[] = [
    { id: "goods", amount: price.goodsPrice ?? "" },
    { id: "offers", amount: negative(price.discountPrice) ?? 0 },
    { id: "coupon", amount: negative(price.couponPrice) ?? 0 },
    { id: "shipping", amount: price.freightPrice ?? "" },
    { id: "adjustment", amount: price.updatePrice ?? 0 },
  ];
  const added = tax && !tax.included ? taxRows(tax) : [];
  return [
    ...all.filter(({ id, amount }) => id === "goods" || id === "shipping" || amountOf(amount) !== 0),
    ...added.map(({ rate, amount }) => ({ id: "tax" as const, rate, amount })),
  ];
}

/** Whether the lines add up to the server's total, to the cent (EN-02). */
export function addsUp(price: PriceDetail): boolean {
  const sum = amountParts(price).reduce((cents, { amount }) => cents + toCents(amount), 0);
  return sum + toCents(price.addedTaxPrice ?? 0) === toCents(price.flowPrice);
}

/** Whether the shipping cost is known: nothing is shipped, there is an address, or the goods ship free wherever they go. */
export function isShippingKnown({ memberAddress, skuList, cartList }: CartView): boolean {
  return (
    Boolean(memberAddress) ||
    cartList[0]?.deliveryMethod === "SELF_PICK_UP" ||
    skuList.every(({ isFreeFreight }) => isFreeFreight)
  );
}
