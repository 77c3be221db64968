import { sql } from "drizzle-orm";
import { placeholder, type Read, inOneStatement } from "#server/db/reading.ts";
import { baskets, type DeliveryMethod, type DeliverySpeed } from "#server/db/schema/cart.ts";
import type { Values } from "#server/db/statement.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { OrderTax } from "#server/db/schema/order.ts";
import { isExpressOffered } from "#server/money/freight.ts";
import { type Amounts, sumOf } from "#server/money/amounts.ts";
import {
  beforeCoupons,
  type NamedOffer,
  type PricedLines,
  type PricingInput,
  type PricingLine,
  price,
} from "#server/money/price.ts";
import { type Discountable, isReached } from "#server/money/promotion.ts";
import { taxed } from "#server/money/taxed.ts";
import { type AddressRow, deliveryReading } from "#server/modules/account/address/queries.ts";
import { type OwnedRow, unusedReading } from "#server/modules/catalogue/coupon/queries.ts";
import { firstOfferBySku } from "#server/modules/catalogue/pointsGoods/exchange.ts";
import { exchangeReading } from "#server/modules/catalogue/pointsGoods/exchangeQueries.ts";
import { fullDiscountReading } from "#server/modules/catalogue/promotion/queries.ts";
import { offerReadings, purchaseReading } from "#server/modules/catalogue/seckill/queries.ts";
import { offersAt, momentNow } from "#server/modules/catalogue/seckill/service.ts";
import { shopDay } from "#server/modules/catalogue/seckill/slots.ts";
import { sellableAmong } from "#server/modules/catalogue/stock/queries.ts";
import { orderTaxOf, rateFor, taxFrom, taxReading, type TaxSetting } from "#server/modules/buying/tax/setting.ts";
import type { Services } from "#server/services.ts";
import { type Line, linesOn } from "./lines.ts";
import { couponOffer, fullDiscountOffer, pricingLine } from "./offers.ts";
import {
  type BasketKey,
  type BasketRow,
  basketReadings,
  choiceReadings,
  type PickupRow,
  skuIdsInBasket,
} from "./queries.ts";

/** A basket with everything that affects its price. */
export interface Settlement {
  key: BasketKey;
  basket: BasketRow | null;
  /** Every line, ticked or not. */
  lines: Line[];
  /** The lines to be ordered, and the amounts of each, in the same order. */
  ordered: (Line & { sold: NonNullable<Line["sold"]> })[];
  amounts: Amounts[];
  total: Amounts;
  /** How the orders are taxed, and the rate of each line in hundredths of a percent; null and none if the shop has no tax. */
  tax: OrderTax | null;
  taxRates: number[];
  /** Indexes in `ordered` of lines that can't be delivered to the address. */
  unserved: number[];
  /** Running spend-and-save activities of the stores in the basket, and the one that applies per store. */
  activities: NamedOffer[];
  inForce: PricedLines["activities"];
  /** The ordered lines before coupons: activities are already deducted. */
  before: Discountable[];
  address: AddressRow | null;
  pickup: PickupRow | null;
  deliveryMethod: DeliveryMethod;
  /** Freight of the parcel at each speed, in cents, by store; only of stores that have the faster one. */
  speeds: ReadonlyMap<string, Record<DeliverySpeed, number>>;
  /** Those of them whose faster parcel the buyer has chosen. */
  expressStoreIds: ReadonlySet<string>;
  /** The store of the ordered lines if there is only one and it offers pick-up; otherwise null. */
  pickupStoreId: string | null;
  /** The buyer's unused coupons; the selected ones that can be used; those of them that reduce the amount. */
  coupons: OwnedRow[];
  chosen: OwnedRow[];
  spent: OwnedRow[];
  /** Ids of selected coupons that can no longer be used. */
  lostCoupons: string[];
}

/** `basket`: without coupons and freight, for the cart page. `settlement`: with both (rules 4). */
export type Depth = "basket" | "settlement";

// Points pay for these goods, so there are no discounts (rules 11).
const forMoney = sql`${placeholder("way")}::text <> 'POINTS'`;

/**
 * Everything needed to calculate a basket, for one statement; {@link settlementValues} has the values of its
 * placeholders.
 */
export const settlementReadings = {
  ...basketReadings,
  ...choiceReadings,
  ...offerReadings(skuIdsInBasket),
  purchases: purchaseReading,
  sold: sellableAmong(skuIdsInBasket),
  exchanges: exchangeReading(skuIdsInBasket, sql`${placeholder("way")}::text = 'POINTS'`),
  running: fullDiscountReading(forMoney),
  tax: taxReading,
  coupons: unusedReading(sql`${forMoney} and ${placeholder("deep")}::boolean`),
  addresses: deliveryReading(
    sql`(select b.address_id from ${baskets} b where b.member_id = ${placeholder("memberId")} and b.way = ${placeholder("way")})`,
  ),
};

const readAll = inOneStatement("basket", settlementReadings);

/** Values of the placeholders of {@link settlementReadings}. */
export function settlementValues(services: Services, key: BasketKey, depth: Depth): Values {
  const { now, zone } = momentNow(services);
  return { ...key, ...shopDay(now, zone), now: new Date(now), deep: depth === "settlement" };
}

/** Calculates a basket from current data. Reads only. */
export async function calculateSettlement(
  tx: Tx,
  services: Services,
  key: BasketKey,
  depth: Depth,
): Promise<Settlement> {
  return settlementFrom(await readAll(tx, settlementValues(services, key, depth)), services, key, depth);
}

/** Calculates a basket from data that was read. */
export function settlementFrom(
  found: Read<typeof settlementReadings>,
  services: Services,
  key: BasketKey,
  depth: Depth,
): Settlement {
  const deep = depth === "settlement";
  const { coupons, running } = found;
  const basket = found.basket[0] ?? null;
  const address = deep ? (found.addresses[0] ?? null) : null;
  const pickup = deep ? (found.pickup[0] ?? null) : null;
  const choices = deep && key.way !== "POINTS" ? found.picked : [];
  const picked = new Map(choices.map(({ storeId, ownedCouponId }) => [storeId, ownedCouponId]));
  const market = {
    sold: new Map(found.sold.map((row) => [row.sku.id, row])),
    offers: offersAt(
      momentNow(services),
      found.slots.map(({ hour }) => hour),
      found.offers,
    ),
    purchased: new Map(found.purchases.map(({ offerId, num }) => [offerId, num])),
    exchanges: firstOfferBySku(found.exchanges),
  };
  const lines = linesOn(market, found.rows);
  const ordered = lines.flatMap((line) => (line.checked && line.sold ? [{ ...line, sold: line.sold }] : []));
  const pickupStoreId = pickupStore(ordered);
  const deliveryMethod =
    pickupStoreId !== null && basket?.deliveryMethod === "SELF_PICK_UP" ? "SELF_PICK_UP" : "LOGISTICS";
  const picks = coupons.filter(({ owned, template }) => picked.get(template.storeId) === owned.id);
  const activities = running.map(fullDiscountOffer);
  const parcelTo = deep && deliveryMethod === "LOGISTICS" && address ? address.regionIds.split(",") : null;
  const expressOffered = storesWithExpress(ordered, parcelTo);
  const expressStoreIds = new Set(basket?.expressStoreIds.filter((id) => expressOffered.has(id)));
  const pricingLines = ordered.map(pricingLine);
  const before = beforeCoupons(pricingLines, activities);
  const chosen = picks.filter((row) => isReached(couponOffer(row), before));
  const rest = { activities, coupons: chosen.map(couponOffer), parcelTo };
  const priced = price({ ...rest, lines: atSpeed(pricingLines, expressStoreIds) });
  const setting = deep ? taxFrom(found.tax) : null;
  const taxRates = setting === null ? [] : ratesOf(setting, ordered, parcelTo?.[0]);
  const tax = setting && orderTaxOf(setting, services.config.currency);
  const amounts = tax === null ? priced.lines : withTax(priced.lines, { ordered, tax, taxRates });
  const total = sumOf(amounts);
  return {
    key,
    basket,
    lines,
    ordered,
    amounts,
    total,
    tax,
    taxRates,
    unserved: priced.unserved,
    activities,
    inForce: priced.activities,
    before,
    address,
    pickup: pickup !== null && pickup.storeId === pickupStoreId ? pickup : null,
    deliveryMethod,
    speeds: freightBySpeed(expressOffered, pricingLines, rest),
    expressStoreIds,
    pickupStoreId,
    coupons,
    chosen,
    spent: chosen.filter(({ owned }) => total.discounts.some(({ promotionId }) => promotionId === owned.id)),
    lostCoupons: [...picked.values()].filter((id) => !picks.some(({ owned }) => owned.id === id)),
  };
}

/** The tax rate of each line for the country that it is delivered to. */
function ratesOf(setting: TaxSetting, ordered: Settlement["ordered"], country = setting.country): number[] {
  return ordered.map(({ sold }) => rateFor(setting, sold.goods.taxClass, country));
}

/** The amounts of the lines with tax: each store's lines are an order of their own. */
function withTax(
  lines: readonly Amounts[],
  { ordered, tax, taxRates }: { ordered: Settlement["ordered"]; tax: OrderTax; taxRates: readonly number[] },
): Amounts[] {
  const amounts = [...lines];
  for (const places of Map.groupBy(ordered.keys(), (at) => ordered[at]?.sold.store.id).values()) {
    const order = places.map((at) => ({ amounts: lines[at] ?? sumOf([]), rate: taxRates[at] ?? 0 }));
    taxed(order, tax).forEach((line, place) => {
      amounts[places[place] ?? -1] = line;
    });
  }
  return amounts;
}

/** Stores all of whose ordered goods can travel faster to an address. */
function storesWithExpress(ordered: Settlement["ordered"], parcelTo: readonly string[] | null): Set<string> {
  if (parcelTo === null) return new Set();
  const byStore = Map.groupBy(ordered, ({ sold }) => sold.store.id);
  return new Set(
    [...byStore].flatMap(([storeId, lines]) => {
      const goods = lines.map(({ sold }) => ({ template: sold.freight }));
      return isExpressOffered(goods, parcelTo) ? storeId : [];
    }),
  );
}

/** The lines, of which those of some stores travel faster. */
function atSpeed(lines: readonly PricingLine[], express: ReadonlySet<string>): PricingLine[] {
  return lines.map((line) => ({ ...line, speed: express.has(line.storeId) ? "EXPRESS" : "STANDARD" }));
}

/** What the parcels of these stores would cost at each speed, in cents. */
function freightBySpeed(
  stores: ReadonlySet<string>,
  lines: readonly PricingLine[],
  rest: Omit<PricingInput, "lines">,
): Settlement["speeds"] {
  if (stores.size === 0) return new Map();
  const standard = price({ ...rest, lines: atSpeed(lines, new Set()) }).lines;
  const express = price({ ...rest, lines: atSpeed(lines, stores) }).lines;
  const sum = (amounts: readonly Amounts[], storeId: string) =>
    sumOf(amounts.filter((_, at) => lines[at]?.storeId === storeId)).freightCents;
  return new Map([...stores].map((id) => [id, { STANDARD: sum(standard, id), EXPRESS: sum(express, id) }]));
}

/** Pick-up is offered only if all ordered lines are from one store that offers it (rules 5). */
function pickupStore(ordered: Settlement["ordered"]): string | null {
  const [first] = ordered;
  if (!first?.sold.store.selfPickup) return null;
  const { id } = first.sold.store;
  return ordered.every((line) => line.sold.store.id === id) ? id : null;
}

/** Throws Refused(11025) if goods of a ticked line are below their minimum. */
export function refuseBelowMinimum({ lines }: Settlement): void {
  for (const { row, fault } of lines)
    if (row.checked && fault?.kind === "belowMinimum")
      throw new Refused(11025, { num: fault.minimum, missing: fault.missing });
}
