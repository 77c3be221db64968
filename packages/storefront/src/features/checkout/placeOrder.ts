import { ApiError } from "@sundry/api/client";
import type { Input } from "@sundry/api/contract/call";
import { createTrade, getChecked } from "@sundry/api/contract/checkout";
import type { CartView } from "@sundry/api/contract/entities/basket";
import type { Trade } from "@sundry/api/contract/entities/order";
import { client } from "../../shared/data/client.ts";
import type { CheckoutWay } from "./hrefToBasket.ts";

/** The order is not what the buyer has seen (rules 20). */
export const changedSinceSeen = 31063;

/** An order as it is sent, and the settlement that the buyer saw. */
export interface SentOrder {
  body: Input<typeof createTrade>;
  view: CartView;
  /** It was sent before, but the response was lost. */
  again: boolean;
}

/** Whether the backend itself prevents duplicate orders and orders that differ from what the buyer saw. */
export function isGuarded(): boolean {
  return client.supports(createTrade, "submitKey") && client.supports(createTrade, "seen");
}

/**
 * Places an order. If the backend does not guard it, the settlement is read again first, and a different one fails with
 * `changedSinceSeen`. Returns null if the lines are gone because an earlier attempt, whose response was lost, has
 * placed the order.
 */
export async function placeOrder({ body, view, again }: SentOrder, way: CheckoutWay): Promise<Trade | null> {
  if (!isGuarded()) {
    const now = await client.send(getChecked, { way });
    if (again && linesOf(now).length === 0) return null;
    if (JSON.stringify(seen(now)) !== JSON.stringify(seen(view)))
      throw new ApiError({ kind: "refused", callId: createTrade.id, code: changedSinceSeen });
  }
  return client.send(createTrade, body);
}

/** The lines to order. */
function linesOf({ checkedSkuList, skuList }: CartView) {
  return checkedSkuList ?? skuList.filter(({ checked }) => checked);
}

/** What a buyer sees of an order: lines, address, delivery, coupons, invoice and amounts. */
function seen(view: CartView) {
  const { priceDetailDTO, memberAddress, storeAddress, platformCoupon, storeCoupons, receiptVO, cartList } = view;
  return [
    linesOf(view).map(({ goodsSku, num, purchasePrice }) => [goodsSku.id, num, purchasePrice]),
    priceDetailDTO.flowPrice,
    priceDetailDTO.payPoint ?? 0,
    memberAddress,
    storeAddress?.id,
    cartList.map(({ deliveryMethod }) => deliveryMethod),
    [platformCoupon, ...Object.values(storeCoupons ?? {})].map((one) => one?.memberCoupon.id),
    receiptVO,
  ];
}
