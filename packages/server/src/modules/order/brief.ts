import type { Tx } from "#server/db/transaction.ts";
import { type Lang, inLanguage } from "#server/locales.ts";
import { itemsOf, ownOrders } from "./queries.ts";
import { pictureOf } from "./view.ts";

/** An order in short: what identifies it to a buyer. */
export interface OrderBrief {
  sn: string;
  storeId: string;
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
  const found = await ownOrders(tx, memberId, [...new Set(sns)]);
  const items = Map.groupBy(
    await itemsOf(
      tx,
      found.map(({ sn }) => sn),
    ),
    ({ orderSn }) => orderSn,
  );
  return new Map(
    found.flatMap(({ sn, storeId }): [string, OrderBrief][] => {
      const [first, ...others] = items.get(sn) ?? [];
      if (!first) return [];
      const goodsName = inLanguage(lang, first.goodsName);
      return [[sn, { sn, storeId, goodsName, others: others.length, picture: pictureOf(first) }]];
    }),
  );
}
