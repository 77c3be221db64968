import { and, asc, eq, gte, sql } from "drizzle-orm";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { priceWatches } from "#server/db/schema/favourite.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { tierPrice } from "#server/money/tier.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { onSale } from "#server/modules/catalogue/goodsFacts/onSale.ts";
import { momentNow, offersOfDayOf, runningAmong, runningOffers } from "#server/modules/catalogue/seckill/service.ts";
import { type SellableRow, sellables } from "#server/modules/catalogue/stock/service.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";

/**
 * Remembers that a buyer waits for a SKU to cost less than now. Throws Refused 11001 for an unknown one. GD-02.
 */
export async function watchPrice(tx: Tx, services: Services, memberId: string, skuId: string): Promise<void> {
  const found = await priced(tx, services, skuId);
  if (!found) throw new Refused(11001);
  const { cents } = found;
  const createdAt = new Date(services.clock.now());
  await tx
    .insert(priceWatches)
    .values({ id: nextId(services), memberId, skuId, cents, createdAt })
    .onConflictDoUpdate({ target: [priceWatches.memberId, priceWatches.skuId], set: { cents, createdAt } });
}

export async function unwatchPrice(tx: Tx, memberId: string, skuId: string): Promise<void> {
  await tx.delete(priceWatches).where(and(eq(priceWatches.memberId, memberId), eq(priceWatches.skuId, skuId)));
}

export async function isPriceWatched(tx: Tx, memberId: string, skuId: string): Promise<boolean> {
  return (await tx.$count(priceWatches, and(eq(priceWatches.memberId, memberId), eq(priceWatches.skuId, skuId)))) > 0;
}

/** Tells buyers once that what they waited for costs less, also in a flash sale, and can be bought. GD-02. */
export const tellOfLowerPrice: Sweep = {
  async find(tx, _now, limit, services) {
    const moment = momentNow(services);
    const running = [...runningAmong(moment, await offersOfDayOf(tx, moment)).values()];
    const offers = JSON.stringify(running.map(({ skuId, priceCents }) => ({ sku_id: skuId, cents: priceCents })));
    const ownCents = sql`coalesce((${goods.tiers} -> 0 ->> 'cents')::bigint, ${skus.priceCents})`;
    const rows = await tx
      .select({ id: priceWatches.id })
      .from(priceWatches)
      .innerJoin(skus, eq(skus.id, priceWatches.skuId))
      .innerJoin(goods, eq(goods.id, skus.goodsId))
      .innerJoin(stores, eq(stores.id, goods.storeId))
      .leftJoin(
        sql`json_to_recordset(${offers}::json) as offer(sku_id text, cents bigint)`,
        sql`offer.sku_id = ${priceWatches.skuId}`,
      )
      .where(
        and(onSale, gte(skus.quantity, goods.minimum), sql`coalesce(offer.cents, ${ownCents}) < ${priceWatches.cents}`),
      )
      .orderBy(asc(priceWatches.createdAt), asc(priceWatches.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  async settle(tx, services, id) {
    const [watch] = await tx.select().from(priceWatches).where(eq(priceWatches.id, id)).for("update");
    const found = watch && (await priced(tx, services, watch.skuId));
    if (!found || found.cents >= watch.cents) return false;
    await tx.delete(priceWatches).where(eq(priceWatches.id, id));
    const { name, id: goodsId } = found.goods;
    const { memberId, skuId } = watch;
    await notify(tx, services, memberId, { kind: "PRICE_FELL", goods: name, goodsId, skuId, cents: found.cents });
    return true;
  },
};

/** A SKU with the price of a piece as its page first shows it: of the flash sale, otherwise of the smallest count. */
async function priced(
  tx: Tx,
  services: Services,
  skuId: string,
): Promise<{ cents: number; goods: SellableRow["goods"] } | undefined> {
  const found = (await sellables(tx, [skuId])).get(skuId);
  if (!found) return undefined;
  const offer = (await runningOffers(tx, momentNow(services), [skuId])).get(skuId);
  const { sku, goods: sold } = found;
  return { cents: offer?.priceCents ?? tierPrice(sold.tiers, sold.minimum) ?? sku.priceCents, goods: sold };
}
