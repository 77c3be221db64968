import type { Result } from "@sundry/api/contract/call";
import type { StoreAddress } from "@sundry/api/contract/entities/address";
import type { pickupPoints } from "@sundry/api/contract/store";
import { pageOf, type PageWish, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type PickupRow, openPickups, storeById } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Where goods of a store can be picked up; nowhere while it is closed. Throws Refused 50001 unknown. BU-03. */
export async function storePickups(
  tx: Tx,
  lang: Lang,
  { storeId, ...wish }: PageWish & { storeId: string },
): Promise<Result<typeof pickupPoints>> {
  if (!(await storeById(tx, storeId))) throw new Refused(50001);
  const window = windowOf(wish);
  const rows = await openPickups(tx, storeId);
  const records = rows.slice(window.offset, window.offset + window.size).map((row) => pickupView(row, lang));
  return pageOf(records, rows.length, window);
}

/** Every place where something can be picked up; those of one store when it is named. BU-03. */
export async function allPickups(tx: Tx, lang: Lang, storeId: string | undefined): Promise<StoreAddress[]> {
  return (await openPickups(tx, storeId)).map((row) => pickupView(row, lang));
}

function pickupView(row: PickupRow, lang: Lang): StoreAddress {
  return {
    id: row.id,
    storeId: row.storeId,
    addressName: inLanguage(lang, row.name),
    address: inLanguage(lang, row.address),
    mobile: row.mobile,
    center: row.center || null,
  };
}
