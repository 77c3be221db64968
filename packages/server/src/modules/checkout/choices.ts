import type { CartWay, DeliveryMethod } from "#server/db/schema/cart.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { ownAddress } from "#server/modules/address/queries.ts";
import { unusedCoupons } from "#server/modules/coupon/service.ts";
import type { Services } from "#server/services.ts";
import { isReached } from "#server/money/promotion.ts";
import { couponOffer } from "../cart/offers.ts";
import { type BasketKey, changeBasket, chooseCoupon, dropCoupons, lockBasket, pickupPoint } from "../cart/queries.ts";
import { settle } from "../cart/settlement.ts";
import { wayOf } from "../cart/basketWay.ts";

/** Chooses a delivery address of the buyer for a basket; coupons stay. Throws Refused(20005) for somebody else's. */
export async function chooseAddress(
  tx: Tx,
  services: Services,
  memberId: string,
  wish: { shippingAddressId: string; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, wish.way);
  if (!(await ownAddress(tx, memberId, wish.shippingAddressId))) throw new Refused(20005);
  await changeBasket(tx, key, { addressId: wish.shippingAddressId });
}

/** Chooses a pick-up point of the only store in a basket. Throws Refused(30005) when it can't be picked up there. */
export async function choosePickup(
  tx: Tx,
  services: Services,
  memberId: string,
  wish: { storeAddressId: string; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, wish.way);
  const point = await pickupPoint(tx, wish.storeAddressId);
  const { pickupStoreId } = await settle(tx, services, key, "basket");
  if (!point || point.storeId !== pickupStoreId) throw new Refused(30005);
  await changeBasket(tx, key, { pickupPointId: point.id });
}

/** How the ordered lines can be handed over: by parcel, and by pick-up when their only store offers it. */
export async function deliveryMethods(tx: Tx, services: Services, memberId: string, way: CartWay) {
  const { pickupStoreId } = await settle(tx, services, { memberId, way: wayOf(way) }, "basket");
  const methods: DeliveryMethod[] = ["LOGISTICS"];
  if (pickupStoreId !== null) methods.push("SELF_PICK_UP");
  return methods;
}

/** Chooses how a basket is handed over. Throws Refused(30001) for a method that is not offered for it. */
export async function chooseDelivery(
  tx: Tx,
  services: Services,
  memberId: string,
  wish: { shippingMethod: DeliveryMethod; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, wish.way);
  const offered = await deliveryMethods(tx, services, memberId, key.way);
  if (!offered.includes(wish.shippingMethod)) throw new Refused(30001);
  await changeBasket(tx, key, { deliveryMethod: wish.shippingMethod });
}

export interface ReceiptWish {
  way?: CartWay | undefined;
  receiptTitle?: string | undefined;
  taxpayerId?: string | undefined;
  receiptContent?: string | undefined;
}

/** Keeps the invoice wanted for a basket; without a title none is wanted. */
export async function chooseReceipt(tx: Tx, services: Services, memberId: string, wish: ReceiptWish): Promise<void> {
  const key = await held(tx, services, memberId, wish.way);
  const receiptTitle = wish.receiptTitle?.trim() || null;
  const needReceipt = receiptTitle !== null;
  await changeBasket(tx, key, {
    needReceipt,
    receiptTitle,
    taxpayerId: (needReceipt && wish.taxpayerId?.trim()) || null,
    receiptContent: (needReceipt && wish.receiptContent?.trim()) || null,
  });
}

/**
 * Chooses or drops an owned coupon: one of the platform and one per store; one that the ordered lines don't reach is not chosen.
 * Throws Refused(41003) when it is not the buyer's or can't be used any more. BU-03.
 */
export async function chooseOwnedCoupon(
  tx: Tx,
  services: Services,
  memberId: string,
  wish: { memberCouponId: string; used: boolean; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, wish.way);
  if (!wish.used) return dropCoupons(tx, key, wish.memberCouponId);
  const row = (await unusedCoupons(tx, services, memberId)).find(({ owned }) => owned.id === wish.memberCouponId);
  if (!row || row.owned.startAt.getTime() > services.clock.now()) throw new Refused(41003);
  const { before } = await settle(tx, services, key, "basket");
  if (!isReached(couponOffer(row), before)) return;
  await chooseCoupon(tx, key, row.template.storeId, row.owned.id);
}

async function held(tx: Tx, services: Services, memberId: string, way: CartWay | undefined): Promise<BasketKey> {
  const key = { memberId, way: wayOf(way) };
  await lockBasket(tx, key, new Date(services.clock.now()));
  return key;
}
