import { eq, sql } from "drizzle-orm";
import { goods, type ShelfState, skus } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";

/** What a store may change about goods that it sells already. */
export type SellerChange =
  | { shelf: ShelfState }
  /** Pieces of every SKU. */
  | { stock: number }
  /** Prices of all SKUs and tiers, in percent of the present ones, rounded to cents. */
  | { pricePercent: number };

/**
 * Changes goods for their store. Buyers who have them in the cart meet the change there. Throws Refused 11001 for unknown
 * goods.
 */
export async function changeGoods(tx: Tx, goodsId: string, change: SellerChange): Promise<void> {
  const [found] = await tx.select().from(goods).where(eq(goods.id, goodsId)).for("update");
  if (!found) throw new Refused(11001);
  if ("shelf" in change) await tx.update(goods).set({ shelf: change.shelf }).where(eq(goods.id, goodsId));
  else if ("stock" in change)
    await tx
      .update(skus)
      .set({ quantity: change.stock, stockKind: "COUNTED", onHand: null })
      .where(eq(skus.goodsId, goodsId));
  else {
    const { pricePercent } = change;
    const changed = (cents: number) => Math.max(1, Math.round((cents * pricePercent) / 100));
    await tx
      .update(skus)
      .set({ priceCents: sql`greatest(1, round(${skus.priceCents} * ${pricePercent}::numeric / 100))` })
      .where(eq(skus.goodsId, goodsId));
    await tx
      .update(goods)
      .set({
        priceCents: changed(found.priceCents),
        tiers: found.tiers.map((tier) => ({ ...tier, cents: changed(tier.cents) })),
      })
      .where(eq(goods.id, goodsId));
  }
}
