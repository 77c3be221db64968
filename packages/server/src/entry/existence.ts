import { eq, sql } from "drizzle-orm";
import { goods, stores } from "#server/db/schema/catalogue.ts";
import { articles, pages } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { isClosed } from "#server/settings/closedParts.ts";
import { onSale } from "#server/modules/catalogue/goodsFacts/onSale.ts";
import { entryPaths, isKey } from "./paths.ts";

/** HTTP status of an address: 404 if what it is about never existed, 410 if buyers can no longer see it. */
export type AddressStatus = 200 | 404 | 410;

type Found = readonly { shown: boolean }[];

const always = sql<boolean>`true`;

/**
 * The status of an entry address, read by primary key without rendering its page. Pages that are about nothing in
 * particular, such as a list, are always there.
 */
export async function addressStatus(tx: Tx, address: string): Promise<AddressStatus> {
  const { pathname, searchParams } = new URL(address, "http://shop");
  const keyOf = (name: string) => (searchParams.get(name) ?? "").trim();
  switch (pathname) {
    case entryPaths.goods:
      return statusOf(keyOf("goodsId"), (id) => goodsNamed(tx, id));
    case entryPaths.store:
      return statusOf(keyOf("id"), (id) => storeNamed(tx, id));
    case entryPaths.topic:
      return statusOf(keyOf("id"), (id) => tx.select({ shown: always }).from(pages).where(eq(pages.id, id)));
    case entryPaths.article:
      // Without a key it is the list of articles.
      if (keyOf("id") === "") return 200;
      return statusOf(keyOf("id"), (id) => tx.select({ shown: always }).from(articles).where(eq(articles.id, id)));
    case entryPaths.pointsMall:
      return (await isClosed(tx, "points")) ? 404 : 200;
    default:
      return 200;
  }
}

async function statusOf(key: string, find: (key: string) => PromiseLike<Found>): Promise<AddressStatus> {
  const [found] = isKey(key) ? await find(key) : [];
  if (!found) return 404;
  return found.shown ? 200 : 410;
}

function goodsNamed(tx: Tx, id: string): PromiseLike<Found> {
  return tx
    .select({ shown: sql<boolean>`${onSale}` })
    .from(goods)
    .where(eq(goods.id, id));
}

function storeNamed(tx: Tx, id: string): PromiseLike<Found> {
  return tx
    .select({ shown: sql<boolean>`${stores.state} = 'OPEN'` })
    .from(stores)
    .where(eq(stores.id, id));
}
