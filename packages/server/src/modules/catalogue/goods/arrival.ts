import type { DeliverySpeed } from "#server/db/schema/cart.ts";
import { type FreightTemplate, rowFor } from "#server/money/freight.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Goods of a parcel, as far as its arrival is concerned. */
export interface SentGoods {
  /** Hours until they leave the warehouse, at most; 0 if the shop does not say. */
  dispatchHours: number;
  template: FreightTemplate | null;
}

/** First and last day on which a parcel arrives, in epoch ms. */
export interface Arrival {
  arrivesFrom: number;
  arrivesTo: number;
}

/**
 * When goods that are ordered at `now` arrive in one parcel: the slowest of them decide. Undefined if that is unknown for any
 * of them, or the store does not deliver it there.
 */
export function arrivalOf(
  parcel: readonly SentGoods[],
  regionIds: readonly string[],
  now: number,
  speed: DeliverySpeed = "STANDARD",
): Arrival | undefined {
  let [hours, fewest, most] = [0, 0, 0];
  for (const { dispatchHours, template } of parcel) {
    const row = template && rowFor(template.rows, regionIds);
    const days = speed === "EXPRESS" ? row?.express?.days : row?.days;
    if (dispatchHours === 0 || !days) return undefined;
    hours = Math.max(hours, dispatchHours);
    fewest = Math.max(fewest, days[0]);
    most = Math.max(most, days[1]);
  }
  return arrivalAfter(hours, [fewest, most], now);
}

/** When goods arrive that are ordered at `now`, leave within these hours, and take these days on the way. */
export function arrivalAfter(dispatchHours: number, [fewest, most]: readonly [number, number], now: number): Arrival {
  const leaves = now + dispatchHours * hourMs;
  return { arrivesFrom: leaves + fewest * dayMs, arrivesTo: leaves + most * dayMs };
}
