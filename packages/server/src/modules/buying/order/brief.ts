import type { Tx } from "#server/db/transaction.ts";
import { type Lang, inLanguage } from "#server/locales.ts";
import { itemsOf, newestOrder, type OrderRow, ownOrders } from "./queries.ts";
import { pictureOf } from "./view.ts";

/** An order in short: what identifies it to a buyer. */
export interface OrderBrief {
  sn: string;
  storeId: string;
  state: OrderRow["state"];
  /** Name of its first goods. */
  goodsName: string;
  /** How many other goods it has. */
  others: number;
  picture: string;
}

/** The given orders of a buyer, by number; unknown ones and those of others are left out. */
export async function orderBriefs(
  tx: Tx,
  memberId: string,
  sns: readonly string[],
  lang: Lang,
): Promise<ReadonlyMap<string, OrderBrief>> {
  const briefs = await briefsOf(tx, await ownOrders(tx, memberId, [...new Set(sns)]), lang);
  return new Map(briefs.map((brief) => [brief.sn, brief]));
}

/** A buyer's newest order that they have not removed; with a store, of its goods. Null if there is none. */
export async function newestOrderBrief(
  tx: Tx,
  memberId: string,
  storeId: string | null,
  lang: Lang,
): Promise<OrderBrief | null> {
  const newest = await newestOrder(tx, memberId, storeId);
  const [brief] = newest ? await briefsOf(tx, [newest], lang) : [];
  return brief ?? null;
}

async function briefsOf(tx: Tx, found: readonly OrderRow[], lang: Lang): Promise<OrderBrief[]> {
  const sns = found.map(({ sn }) => sn);
  const items = Map.groupBy(await itemsOf(tx, sns), ({ orderSn }) => orderSn);
  return found.flatMap(({ sn, storeId, state }) => {
    const [first, ...others] = items.get(sn) ?? [];
    if (!first) return [];
    const goodsName = inLanguage(lang, first.goodsName);
    return [{ sn, storeId, state, goodsName, others: others.length, picture: pictureOf(first) }];
  });
}
