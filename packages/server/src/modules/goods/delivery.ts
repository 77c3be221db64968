import type { GoodsDelivery } from "@sundry/api/contract/entities/goods";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type FreightLine, parcelCents, rowFor } from "#server/money/freight.ts";
import { toWire } from "#server/money/cents.ts";
import { defaultOf } from "#server/modules/address/service.ts";
import { afterSaleDays } from "#server/modules/afterSaleDays.ts";
import { isOnSale, sellables } from "#server/modules/stock/service.ts";
import type { Services } from "#server/services.ts";
import { arrivalOf } from "./arrival.ts";

/**
 * Freight and days of arrival of pieces of one SKU, for the buyer's default address. Without an address the freight is
 * that of the cheapest area, and there are no days. Refused: 11001 unknown, no longer sold, or from a closed store.
 */
export async function deliveryOf(
  tx: Tx,
  { clock }: Services,
  memberId: string | undefined,
  { skuId, num }: { skuId: string; num: number },
): Promise<GoodsDelivery> {
  const [sold, address] = await Promise.all([
    sellables(tx, [skuId]).then((found) => found.get(skuId)),
    memberId === undefined ? null : defaultOf(tx, memberId),
  ]);
  if (!sold || !isOnSale(sold)) throw new Refused(11001);
  const { freight: template, sku, goods } = sold;
  const { dispatchHours } = goods;
  const line: FreightLine = { template, num, weightGrams: sku.weightGrams };
  const terms = { dispatchHours, returnDays: afterSaleDays };
  if (!address) return { ...terms, freight: toWire(cheapest(line)) };
  const place = address.consigneeAddressPath.split(",").at(-1) ?? "";
  const regionIds = address.consigneeAddressIdPath.split(",");
  const arrival = arrivalOf([{ dispatchHours, template }], regionIds, clock.now());
  if (template === null || template.pricing === "FREE") return { ...terms, place, freight: 0, ...arrival };
  const row = rowFor(template.rows, regionIds);
  if (row === null) return { ...terms, place };
  return { ...terms, place, freight: toWire(parcelCents(row, amountOf(line))), ...arrival };
}

function cheapest(line: FreightLine): number {
  const { template } = line;
  if (template === null || template.pricing === "FREE" || template.rows.length === 0) return 0;
  return Math.min(...template.rows.map((row) => parcelCents(row, amountOf(line))));
}

function amountOf({ template, num, weightGrams }: FreightLine): number {
  return template?.pricing === "WEIGHT" ? weightGrams * num : num;
}
