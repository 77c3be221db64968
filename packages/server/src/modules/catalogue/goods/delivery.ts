import type { Received } from "@sundry/api/contract/call";
import type { GoodsDelivery } from "@sundry/api/contract/entities/goods";
import type { delivery } from "@sundry/api/contract/goods";
import type { FreightRow, ParcelCharge } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Lang } from "#server/locales.ts";
import { type FreightTemplate, parcelCents } from "#server/money/freight.ts";
import { toWire } from "#server/money/cents.ts";
import { defaultOf } from "#server/modules/account/address/service.ts";
import { afterSaleDays } from "#server/modules/catalogue/goodsFacts/afterSaleDays.ts";
import { countryWithCode, insideOf, type Place, placeWithId } from "#server/modules/platform/region/service.ts";
import { isOnSale, sellables } from "#server/modules/catalogue/stock/service.ts";
import type { Services } from "#server/services.ts";
import { arrivalAfter } from "./arrival.ts";
import { daysOf, expressOf, rowsAt } from "./deliveryRows.ts";

/** Whom it goes to, and in which language the place is named. */
interface Recipient {
  memberId: string | undefined;
  lang: Lang;
}

/** Where it goes. Of an address one row applies, of a region all that name parts of it. */
type Destination = Place & { isAddress?: true };

/**
 * Freight and days of arrival of pieces of one SKU: to the region asked for, otherwise the buyer's default address,
 * otherwise the country that the buyer seems to be in. In an unknown place the freight is that of the cheapest area, and
 * there are no days. Refused: 11001 unknown, no longer sold, or from a closed store.
 */
export async function deliveryOf(
  tx: Tx,
  { clock }: Services,
  recipient: Recipient,
  { skuId, num, ...to }: Received<typeof delivery>,
): Promise<GoodsDelivery> {
  const [sold, place] = await Promise.all([
    sellables(tx, [skuId]).then((found) => found.get(skuId)),
    placeOf(tx, recipient, to),
  ]);
  if (!sold || !isOnSale(sold)) throw new Refused(11001);
  const { freight: template, sku, goods } = sold;
  const { dispatchHours } = goods;
  const amount = template?.pricing === "WEIGHT" ? sku.weightGrams * num : num;
  const terms = { dispatchHours, returnDays: afterSaleDays };
  const rows = template ? await rowsOf(tx, template, place) : [];
  const isFree = template === null || template.pricing === "FREE";
  if (!place) return { ...terms, freight: isFree ? 0 : toWire(span(rows, amount)[0]) };
  const arrival = (among: readonly Pick<FreightRow, "days">[]) => {
    const days = dispatchHours === 0 ? undefined : daysOf(among);
    return days && arrivalAfter(dispatchHours, days, clock.now());
  };
  const known = { ...terms, place: place.name, ...arrival(rows) };
  if (isFree) return { ...known, freight: 0 };
  if (rows.length === 0) return { ...terms, place: place.name };
  const express = expressOf(rows);
  return {
    ...known,
    ...charge(rows, amount),
    ...(express && { express: { ...charge(express, amount), ...arrival(express) } }),
  };
}

function charge(rows: readonly ParcelCharge[], amount: number) {
  const [lowest, highest] = span(rows, amount);
  return { freight: toWire(lowest), ...(highest > lowest && { freightVaries: true }) };
}

async function placeOf(
  tx: Tx,
  { memberId, lang }: Recipient,
  { regionId, country }: Pick<Received<typeof delivery>, "regionId" | "country">,
): Promise<Destination | undefined> {
  const asked = regionId === undefined ? undefined : await placeWithId(tx, lang, regionId);
  if (asked) return asked;
  const address = memberId === undefined ? null : await defaultOf(tx, memberId);
  if (address)
    return {
      name: address.consigneeAddressPath.split(",").at(-1) ?? "",
      regionIds: address.consigneeAddressIdPath.split(","),
      isAddress: true,
    };
  return country === undefined ? undefined : countryWithCode(tx, lang, country);
}

/** The rows that may apply; all in an unknown place. */
async function rowsOf(tx: Tx, { rows }: FreightTemplate, place: Destination | undefined): Promise<FreightRow[]> {
  if (!place) return [...rows];
  const named = place.isAddress ? [] : rows.flatMap(({ regionIds }) => regionIds);
  return rowsAt(rows, place.regionIds, new Set(await insideOf(tx, place.regionIds, named)));
}

/** The lowest and the highest price of a parcel; nothing without rows. */
function span(rows: readonly ParcelCharge[], amount: number): [number, number] {
  if (rows.length === 0) return [0, 0];
  const prices = rows.map((row) => parcelCents(row, amount));
  return [Math.min(...prices), Math.max(...prices)];
}
