import type { CartWay, DeliveryMethod, DeliverySpeed } from "#server/db/schema/cart.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { ownAddress } from "#server/modules/account/address/queries.ts";
import { unusedCoupons } from "#server/modules/catalogue/coupon/service.ts";
import type { Services } from "#server/services.ts";
import { isReached } from "#server/money/promotion.ts";
import { couponOffer } from "../cart/offers.ts";
import { type BasketKey, changeBasket, chooseCoupon, dropCoupons, lockBasket, pickupPoint } from "../cart/queries.ts";
import { calculateSettlement } from "../cart/settlement.ts";
import { wayOf } from "../cart/basketWay.ts";

/** Selects one of the buyer's addresses for a basket; coupons stay. Throws Refused(20005) for somebody else's. */
export async function chooseAddress(
  tx: Tx,
  services: Services,
  memberId: string,
  choice: { shippingAddressId: string; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, choice.way);
  if (!(await ownAddress(tx, memberId, choice.shippingAddressId))) throw new Refused(20005);
  await changeBasket(tx, key, { addressId: choice.shippingAddressId });
}

/** Selects a pick-up point of the only store in a basket. Throws Refused(30005) if pick-up there is not possible. */
export async function choosePickup(
  tx: Tx,
  services: Services,
  memberId: string,
  choice: { storeAddressId: string; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, choice.way);
  const point = await pickupPoint(tx, choice.storeAddressId);
  const { pickupStoreId } = await calculateSettlement(tx, services, key, "basket");
  if (!point || point.storeId !== pickupStoreId) throw new Refused(30005);
  await changeBasket(tx, key, { pickupPointId: point.id });
}

/** Delivery methods for the ordered lines: parcel, and pick-up if their only store offers it. */
export async function deliveryMethods(tx: Tx, services: Services, memberId: string, way: CartWay | undefined) {
  const { pickupStoreId } = await calculateSettlement(tx, services, { memberId, way: wayOf(way) }, "basket");
  const methods: DeliveryMethod[] = ["LOGISTICS"];
  if (pickupStoreId !== null) methods.push("SELF_PICK_UP");
  return methods;
}

/** Selects the delivery method of a basket. Throws Refused(30001) for one that is not offered. */
export async function chooseDelivery(
  tx: Tx,
  services: Services,
  memberId: string,
  choice: { shippingMethod: DeliveryMethod; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, choice.way);
  const offered = await deliveryMethods(tx, services, memberId, key.way);
  if (!offered.includes(choice.shippingMethod)) throw new Refused(30001);
  await changeBasket(tx, key, { deliveryMethod: choice.shippingMethod });
}

/**
 * Selects how fast the parcel of a store travels. Throws Refused(31066) if it has no faster one for all of its goods to
 * this address.
 */
export async function chooseSpeed(
  tx: Tx,
  services: Services,
  memberId: string,
  choice: { storeId: string; speed: DeliverySpeed; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, choice.way);
  const { speeds, basket } = await calculateSettlement(tx, services, key, "settlement");
  const others = (basket?.expressStoreIds ?? []).filter((id) => id !== choice.storeId);
  if (choice.speed === "STANDARD") return changeBasket(tx, key, { expressStoreIds: others });
  if (!speeds.has(choice.storeId)) throw new Refused(31066);
  await changeBasket(tx, key, { expressStoreIds: [...others, choice.storeId] });
}

export interface ReceiptChoice {
  way?: CartWay | undefined;
  receiptTitle?: string | undefined;
  taxpayerId?: string | undefined;
  receiptContent?: string | undefined;
}

/** Stores the invoice details for a basket; without a title there is no invoice. */
export async function chooseReceipt(
  tx: Tx,
  services: Services,
  memberId: string,
  choice: ReceiptChoice,
): Promise<void> {
  const key = await held(tx, services, memberId, choice.way);
  const receiptTitle = choice.receiptTitle?.trim() || null;
  const needReceipt = receiptTitle !== null;
  await changeBasket(tx, key, {
    needReceipt,
    receiptTitle,
    taxpayerId: (needReceipt && choice.taxpayerId?.trim()) || null,
    receiptContent: (needReceipt && choice.receiptContent?.trim()) || null,
  });
}

/**
 * Selects or deselects an owned coupon: one from the platform and one per store. A coupon whose minimum the ordered
 * lines don't reach is not selected. Throws Refused(41003) if it is not the buyer's or can no longer be used. BU-03.
 */
export async function chooseOwnedCoupon(
  tx: Tx,
  services: Services,
  memberId: string,
  choice: { memberCouponId: string; used: boolean; way?: CartWay | undefined },
): Promise<void> {
  const key = await held(tx, services, memberId, choice.way);
  if (!choice.used) return dropCoupons(tx, key, choice.memberCouponId);
  const row = (await unusedCoupons(tx, services, memberId)).find(({ owned }) => owned.id === choice.memberCouponId);
  if (!row || row.owned.startAt.getTime() > services.clock.now()) throw new Refused(41003);
  const { before } = await calculateSettlement(tx, services, key, "basket");
  if (!isReached(couponOffer(row), before)) return;
  await chooseCoupon(tx, key, row.template.storeId, row.owned.id);
}

async function held(tx: Tx, services: Services, memberId: string, way: CartWay | undefined): Promise<BasketKey> {
  const key = { memberId, way: wayOf(way) };
  await lockBasket(tx, key, new Date(services.clock.now()));
  return key;
}
