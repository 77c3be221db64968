import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { afterSales } from "#server/db/schema/afterSale.ts";
import { evaluations, stores } from "#server/db/schema/catalogue.ts";
import { complaints } from "#server/db/schema/complaint.ts";
import { feedback } from "#server/db/schema/feedback.ts";
import { imLines } from "#server/db/schema/im.ts";
import { members } from "#server/db/schema/member.ts";
import { storeEntries } from "#server/db/schema/storeEntry.ts";

/*
 * Every column that can contain addresses of buyers' photos. Photos that are in none of them are deleted after a while, so add each
 * new column here. A test finds columns that were left out.
 */

/** One address, or several joined with commas. */
export const textColumns: readonly PgColumn[] = [
  members.face,
  stores.logo,
  evaluations.memberFace,
  feedback.images,
  imLines.text,
  storeEntries.licencePhoto,
  storeEntries.legalPhoto,
  storeEntries.settlementBankLicencePhoto,
  storeEntries.storeLogo,
];

/** A list of addresses. */
export const listColumns: readonly PgColumn[] = [
  evaluations.images,
  afterSales.images,
  complaints.images,
  complaints.appealImages,
];

/** A query for the addresses of all photos that something shows, in the column `address`. */
export const photosInUse: SQL = sql.join(
  [
    ...textColumns.map((column) => fromColumn(column, sql`string_to_array(${column}, ',')`)),
    ...listColumns.map((column) => fromColumn(column, sql`${column}`)),
  ],
  sql` union all `,
);

function fromColumn(column: PgColumn, addresses: SQL): SQL {
  return sql`select unnest(${addresses}) as address from ${column.table}`;
}
