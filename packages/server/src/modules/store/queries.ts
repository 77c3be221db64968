import { and, asc, desc, eq, gte, ilike, lt, or, type SQL } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

export type StoreRow = typeof stores.$inferSelect;

export interface StoreWish {
  /** Part of the name, in either language. */
  name: string | undefined;
  state: StoreRow["state"];
  openedFrom: Date | undefined;
  openedBefore: Date | undefined;
}

function matching({ name, state, openedFrom, openedBefore }: StoreWish): SQL | undefined {
  const part = name && `%${name.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(stores.state, state),
    part ? or(ilike(stores.nameEn, part), ilike(stores.nameZh, part)) : undefined,
    openedFrom && gte(stores.openedAt, openedFrom),
    openedBefore && lt(stores.openedAt, openedBefore),
  );
}

/** One page of stores, those with most goods first, and the number of all. */
export async function storePage(tx: Tx, wish: StoreWish, { size, offset }: PageWindow) {
  const where = matching(wish);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(stores)
      .where(where)
      .orderBy(desc(stores.selfOperated), desc(stores.goodsNum), asc(stores.id))
      .limit(size)
      .offset(offset),
    tx.$count(stores, where),
  ]);
  return { rows, total };
}

export async function storeById(tx: Tx, id: string): Promise<StoreRow | undefined> {
  const [found] = await tx.select().from(stores).where(eq(stores.id, id));
  return found;
}
