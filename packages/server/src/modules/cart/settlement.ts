import type { DeliveryMethod } from "#server/db/schema/cart.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Amounts, sumOf } from "#server/money/amounts.ts";
import { beforeCoupons, type NamedOffer, type Priced, price } from "#server/money/price.ts";
import { type Discountable, isReached } from "#server/money/promotion.ts";
import type { AddressRow } from "#server/modules/address/queries.ts";
import { deliveryAddress } from "#server/modules/address/service.ts";
import { unusedCoupons } from "#server/modules/coupon/owned.ts";
import type { OwnedRow } from "#server/modules/coupon/ownedQueries.ts";
import { runningFullDiscounts } from "#server/modules/promotion/queries.ts";
import type { Services } from "#server/services.ts";
import { type Line, readLines } from "./lines.ts";
import { couponOffer, fullDiscountOffer, pricingLine } from "./offers.ts";
import {
  type BasketKey,
  type BasketRow,
  basketOf,
  chosenCoupons,
  linesOf,
  type PickupRow,
  pickupPoint,
} from "./queries.ts";

/** A basket with everything that decides its price. */
export interface Settlement {
  key: BasketKey;
  basket: BasketRow | null;
  /** Every line, ticked or not. */
  lines: Line[];
  /** The lines to be ordered, and what each costs, in the same order. */
  ordered: (Line & { sold: NonNullable<Line["sold"]> })[];
  amounts: Amounts[];
  total: Amounts;
  /** Places in `ordered` of lines that nobody delivers to the address. */
  unserved: number[];
  /** Running spend-and-save activities of the stores in the basket, and the one in force per store. */
  activities: NamedOffer[];
  inForce: Priced["activities"];
  /** The ordered lines as coupons see them: activities taken off, coupons not yet. */
  before: Discountable[];
  address: AddressRow | null;
  pickup: PickupRow | null;
  deliveryMethod: DeliveryMethod;
  /** The only store of the ordered lines when it lets buyers pick up; else null. */
  pickupStoreId: string | null;
  /** The buyer's unused coupons; those chosen that still are among them and are reached; those of them that save something. */
  coupons: OwnedRow[];
  chosen: OwnedRow[];
  spent: OwnedRow[];
  /** Ids of chosen coupons that can't be used any more. */
  lostCoupons: string[];
}

/** `basket`: without coupons and freight, as the cart page shows it. `settlement`: with both (RULES 4). */
export type Depth = "basket" | "settlement";

/** Works a basket out from what the shop knows now. Reads only. */
export async function settle(tx: Tx, services: Services, key: BasketKey, depth: Depth): Promise<Settlement> {
  const now = new Date(services.clock.now());
  const deep = depth === "settlement";
  // Points pay for the goods, so nothing can be taken off them (RULES 11).
  const forMoney = key.way !== "POINTS";
  const [basket, rows, running, picked] = await Promise.all([
    basketOf(tx, key),
    linesOf(tx, key),
    forMoney ? runningFullDiscounts(tx, now) : [],
    deep && forMoney ? chosenCoupons(tx, key) : new Map<string, string>(),
  ]);
  const [lines, coupons, address, pickup] = await Promise.all([
    readLines(tx, services, rows),
    deep && forMoney ? unusedCoupons(tx, services, key.memberId) : [],
    deep ? deliveryAddress(tx, key.memberId, basket?.addressId ?? null) : null,
    deep && basket?.pickupPointId ? pickupPoint(tx, basket.pickupPointId) : null,
  ]);
  const ordered = lines.flatMap((line) => (line.checked && line.sold ? [{ ...line, sold: line.sold }] : []));
  const pickupStoreId = pickupStore(ordered);
  const deliveryMethod =
    pickupStoreId !== null && basket?.deliveryMethod === "SELF_PICK_UP" ? "SELF_PICK_UP" : "LOGISTICS";
  const picks = coupons.filter(({ owned, template }) => picked.get(template.storeId) === owned.id);
  const activities = running.map(({ discount }) => fullDiscountOffer(discount));
  const pricingLines = ordered.map(pricingLine);
  const before = beforeCoupons(pricingLines, activities);
  const chosen = picks.filter((row) => isReached(couponOffer(row), before));
  const parcelTo = deep && deliveryMethod === "LOGISTICS" && address ? address.regionIds.split(",") : null;
  const priced = price({ lines: pricingLines, activities, coupons: chosen.map(couponOffer), parcelTo });
  const total = sumOf(priced.lines);
  return {
    key,
    basket,
    lines,
    ordered,
    amounts: priced.lines,
    total,
    unserved: priced.unserved,
    activities,
    inForce: priced.activities,
    before,
    address,
    pickup: pickup !== null && pickup.storeId === pickupStoreId ? pickup : null,
    deliveryMethod,
    pickupStoreId,
    coupons,
    chosen,
    spent: chosen.filter(({ owned }) => total.discounts.some(({ promotionId }) => promotionId === owned.id)),
    lostCoupons: [...picked.values()].filter((id) => !picks.some(({ owned }) => owned.id === id)),
  };
}

/** Pick-up is offered only if all ordered lines are of one store that offers it (RULES 5). */
function pickupStore(ordered: Settlement["ordered"]): string | null {
  const [first] = ordered;
  if (!first?.sold.store.selfPickup) return null;
  const { id } = first.sold.store;
  return ordered.every((line) => line.sold.store.id === id) ? id : null;
}
