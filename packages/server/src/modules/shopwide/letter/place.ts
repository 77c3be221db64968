import { deliverySpeedLabels, label } from "@sundry/api/contract/labels";
import { inLanguage, type Lang } from "#server/locales.ts";
import type { OrderRow } from "#server/modules/buying/order/queries.ts";

type Place = Pick<
  OrderRow,
  "deliveryMethod" | "consigneeName" | "consigneeRegionNames" | "consigneeDetail" | "pickupName" | "pickupAddress"
>;

/** Where an order goes, line by line; none for goods without a parcel. The telephone number stays in the shop. */
export function placeOf(order: Place, lang: Lang): string[] {
  if (order.deliveryMethod === "SELF_PICK_UP") {
    const { pickupName, pickupAddress } = order;
    return [pickupName, pickupAddress].flatMap((text) => (text ? [inLanguage(lang, text)] : []));
  }
  const { consigneeName, consigneeRegionNames, consigneeDetail } = order;
  if (!consigneeName || !consigneeDetail) return [];
  const regions = (consigneeRegionNames ?? "").split(",").filter((name) => name !== "");
  // Names of regions are in the language in which the buyer chose them: the largest comes first in Chinese, last elsewhere.
  return /\p{Script=Han}/u.test(regions.join(""))
    ? [consigneeName, `${regions.join("")}${consigneeDetail}`]
    : [consigneeName, consigneeDetail, regions.toReversed().join(", ")];
}

/** How fast an order travels; empty for the standard speed, which nobody has to be told. */
export function speedWords({ deliverySpeed }: Pick<OrderRow, "deliverySpeed">, lang: Lang): string {
  return deliverySpeed === "STANDARD" ? "" : label(deliverySpeedLabels, deliverySpeed, lang);
}
