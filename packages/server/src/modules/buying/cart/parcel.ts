import type { StoreParcel } from "@sundry/api/contract/entities/basket";
import { afterSaleDays } from "#server/modules/catalogue/goodsFacts/afterSaleDays.ts";
import { arrivalOf } from "#server/modules/catalogue/goods/arrival.ts";
import type { Settlement } from "./settlement.ts";

/**
 * When the parcel of a store arrives at the address of a settlement, and how long its goods can be returned (rules 12). Goods
 * for points can't be. BU-03.
 */
export function parcelOf(
  { key, ordered, address, deliveryMethod }: Settlement,
  storeId: string,
  now: number,
): StoreParcel {
  const parcel = ordered
    .filter(({ sold }) => sold.store.id === storeId)
    .map(({ sold }) => ({ dispatchHours: sold.goods.dispatchHours, template: sold.freight }));
  const isSent = deliveryMethod === "LOGISTICS" && address !== null;
  return {
    ...(isSent && arrivalOf(parcel, address.regionIds.split(","), now)),
    returnDays: key.way === "POINTS" ? null : afterSaleDays,
  };
}
