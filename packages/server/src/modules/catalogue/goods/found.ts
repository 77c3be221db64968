import { and, type asc, type SQL, sql } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { candidates, isWhole, type Wanted } from "./candidates.ts";

/** An order that a buyer chose. */
export interface Sort {
  key: SQL;
  /** Whether goods can be read in this order, so that those that fit need not be found first. */
  isIndexed: boolean;
  direction: typeof asc;
}

/** Ids of one page of results in order; `total` counts all, up to `most` of what is wanted. */
export interface Found {
  ids: string[];
  total: number;
  /** Whether there are more than were counted. */
  more: boolean;
}

/**
 * Finds one page of results. Without a sort of the buyer's own: goods whose whole name or article number was typed, then those in stock, those whose name has the words
 * as they are, those whose name has them otherwise, and the rest; the best sold of each first.
 */
export async function findGoods(tx: Tx, wanted: Wanted, sort: Sort | undefined, window: PageWindow): Promise<Found> {
  // What is beyond the last result is not even read.
  const size = Math.max(0, Math.min(window.size, wanted.most - window.offset));
  const page = sql`limit ${size} offset ${size === 0 ? 0 : window.offset}`;
  const query =
    sort?.isIndexed && !wanted.words
      ? readInOrder(wanted, sort, page)
      : readByFit(wanted, sort, page, window.offset + size);
  const found = await tx.execute<{ ids: string[]; count: number }>(query);
  const [{ ids, count } = { ids: [], count: 0 }] = (found as { rows: { ids: string[]; count: number }[] }).rows;
  return { ids, total: Math.min(count, wanted.most), more: count > wanted.most };
}

/** Finds what fits, and orders it. */
function readByFit(wanted: Wanted, sort: Sort | undefined, page: SQL, asked: number): SQL {
  const order = sort
    ? sql`${sort.direction(sql`sort_key`)}, buy_count desc`
    : sql`(${isWhole}) desc, sold_out, fit desc, recommend desc, buy_count desc`;
  return sql`with hits as materialized ${candidates(wanted, sort?.key, sort ? undefined : asked)},
    page as (select id, row_number() over () as place from (select id from hits order by ${order}, id ${page}) as ordered)
    select (select count(*)::int from hits) as count,
      (select coalesce(array_agg(id order by place), '{}') from page) as ids`;
}

/** Reads goods in the order, until the page is full. */
function readInOrder({ where, most }: Wanted, { key, direction }: Sort, page: SQL): SQL {
  const fits = and(where) ?? sql`true`;
  return sql`with page as (select id, row_number() over () as place from (select ${goods.id} as id from ${goods} where ${fits}
      order by ${direction(key)}, ${goods.buyCount} desc, ${goods.id} ${page}) as ordered)
    select (select count(*)::int from (select 1 from ${goods} where ${fits} limit ${sql.raw(String(most + 1))}) as counted) as count,
      (select coalesce(array_agg(id order by place), '{}') from page) as ids`;
}
