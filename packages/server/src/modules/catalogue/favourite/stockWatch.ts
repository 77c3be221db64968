import { and, asc, eq, gte, sql } from "drizzle-orm";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { stockWatches } from "#server/db/schema/favourite.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { onSale } from "#server/modules/catalogue/goodsFacts/onSale.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { skuExists } from "./queries.ts";

/** Remembers that a buyer waits for a SKU. Throws Refused 11001 for an unknown one. GD-02. */
export async function watchStock(tx: Tx, services: Services, memberId: string, skuId: string): Promise<void> {
  if (!(await skuExists(tx, skuId))) throw new Refused(11001);
  const createdAt = new Date(services.clock.now());
  await tx
    .insert(stockWatches)
    .values({ id: nextId(services), memberId, skuId, createdAt })
    .onConflictDoNothing();
}

export async function unwatchStock(tx: Tx, memberId: string, skuId: string): Promise<void> {
  await tx.delete(stockWatches).where(and(eq(stockWatches.memberId, memberId), eq(stockWatches.skuId, skuId)));
}

export async function isStockWatched(tx: Tx, memberId: string, skuId: string): Promise<boolean> {
  return (await tx.$count(stockWatches, and(eq(stockWatches.memberId, memberId), eq(stockWatches.skuId, skuId)))) > 0;
}

/** Tells buyers once that what they waited for can be bought again. GD-02. */
export const tellOfStock: Sweep = {
  async find(tx, _now, limit) {
    const rows = await tx
      .select({ id: stockWatches.id })
      .from(stockWatches)
      .innerJoin(skus, eq(skus.id, stockWatches.skuId))
      .innerJoin(goods, eq(goods.id, skus.goodsId))
      .innerJoin(stores, eq(stores.id, goods.storeId))
      .where(and(onSale, gte(skus.quantity, goods.minimum)))
      .orderBy(asc(stockWatches.createdAt), asc(stockWatches.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  async settle(tx, services, id) {
    const [watch] = await tx.delete(stockWatches).where(eq(stockWatches.id, id)).returning();
    if (!watch) return false;
    const [found] = await tx
      .select({ name: goods.name, goodsId: goods.id })
      .from(goods)
      .where(sql`${goods.id} = (select ${skus.goodsId} from ${skus} where ${skus.id} = ${watch.skuId})`);
    if (!found) return true;
    const { memberId, skuId } = watch;
    const { name, goodsId } = found;
    await notify(tx, services, memberId, { kind: "BACK_IN_STOCK", goods: name, goodsId, skuId });
    return true;
  },
};
