import type { Result } from "@sundry/api/contract/call";
import type { StoreAddress } from "@sundry/api/contract/entities/address";
import type { pickupPoints } from "@sundry/api/contract/store";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type PickupRow, openPickups, storeById } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Pick-up points of a store; empty while it is closed. Throws Refused 50001 unknown. BU-03. */
export async function storePickups(
  tx: Tx,
  lang: Lang,
  { storeId, ...query }: PageQuery & { storeId: string },
): Promise<Result<typeof pickupPoints>> {
  if (!(await storeById(tx, storeId))) throw new Refused(50001);
  const window = windowOf(query);
  const rows = await openPickups(tx, storeId);
  const records = rows.slice(window.offset, window.offset + window.size).map((row) => pickupView(row, lang));
  return pageOf(records, rows.length, window);
}

/** All pick-up points, or those of one store. BU-03. */
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
