import type { ParcelSpeed, StoreParcel } from "@sundry/api/contract/entities/basket";
import type { DeliverySpeed } from "#server/db/schema/cart.ts";
import { toWire } from "#server/money/cents.ts";
import { afterSaleDays } from "#server/modules/catalogue/goodsFacts/afterSaleDays.ts";
import { type Arrival, arrivalOf } from "#server/modules/catalogue/goods/arrival.ts";
import type { Settlement } from "./settlement.ts";

/**
 * When the parcel of a store arrives at the address of a settlement, at which speed and at which it could, and how long
 * its goods can be returned (rules 12). Goods for points can't be. BU-03.
 */
export function parcelOf(settled: Settlement, storeId: string, now: number): StoreParcel {
  const { key, ordered, address, deliveryMethod, speeds, expressStoreIds } = settled;
  const parcel = ordered
    .filter(({ sold }) => sold.store.id === storeId)
    .map(({ sold }) => ({ dispatchHours: sold.goods.dispatchHours, template: sold.freight }));
  const arrival = (speed: DeliverySpeed): Arrival | undefined =>
    deliveryMethod === "LOGISTICS" && address !== null
      ? arrivalOf(parcel, address.regionIds.split(","), now, speed)
      : undefined;
  const freight = speeds.get(storeId);
  const speed = expressStoreIds.has(storeId) ? "EXPRESS" : "STANDARD";
  const offer = (one: DeliverySpeed): ParcelSpeed[] =>
    freight ? [{ speed: one, freight: toWire(freight[one]), ...arrival(one) }] : [];
  return {
    ...arrival(speed),
    ...(freight && { speed, speeds: [...offer("STANDARD"), ...offer("EXPRESS")] }),
    returnDays: key.way === "POINTS" ? null : afterSaleDays,
  };
}
