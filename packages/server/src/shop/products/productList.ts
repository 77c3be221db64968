import { and, asc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import type { Tx } from "#server/db/transaction.ts";

/** States of products, in plain words. */
export const productStates = ["on sale", "sold out", "hidden", "no price"] as const;
type ProductState = (typeof productStates)[number];

/** A product in a list. Amounts are cents. */
export interface ListedProduct {
  handle: string;
  title: string;
  state: ProductState;
  lowestCents: number;
  highestCents: number;
  variants: number;
  /** Pieces that are there; null if nobody counts them. */
  stock: number | null;
}

/** Imported products by handle, those whose handle, title or article number has the word, and in this state. */
export async function listProducts(
  tx: Tx,
  { find, state }: { find?: string | undefined; state?: ProductState | undefined },
): Promise<ListedProduct[]> {
  const word = `%${(find ?? "").replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const found: SQL | undefined = or(
    ilike(goods.key, word),
    sql`${goods.name}::text ilike ${word}`,
    sql`exists (select 1 from ${skus} s where s.goods_id = ${goods.id} and s.sn ilike ${word})`,
  );
  const rows = await tx
    .select({
      handle: goods.key,
      name: goods.name,
      shelf: goods.shelf,
      lowestCents: sql<number>`min(${skus.priceCents})`.mapWith(Number),
      highestCents: sql<number>`max(${skus.priceCents})`.mapWith(Number),
      variants: sql<number>`count(*)`.mapWith(Number),
      orderable: sql<number>`sum(${skus.quantity})`.mapWith(Number),
      counted: sql<
        string | null
      >`sum(coalesce(${skus.onHand}, ${skus.quantity})) filter (where ${skus.stockKind} <> 'UNCOUNTED')`,
      uncounted: sql<number>`count(*) filter (where ${skus.stockKind} = 'UNCOUNTED')`.mapWith(Number),
    })
    .from(goods)
    .innerJoin(goodsSheets, eq(goodsSheets.goodsId, goods.id))
    .innerJoin(skus, eq(skus.goodsId, goods.id))
    .where(and(find === undefined ? undefined : found))
    .groupBy(goods.id)
    .orderBy(asc(goods.key));
  return rows
    .map(({ name, shelf, orderable, counted, uncounted, ...row }): ListedProduct => {
      const offered: ProductState = orderable > 0 ? "on sale" : "sold out";
      const kept: ProductState = row.lowestCents === 0 ? "no price" : "hidden";
      const own: ProductState = shelf === "UPPER" ? offered : kept;
      return { ...row, title: name.en, state: own, stock: uncounted > 0 ? null : Number(counted) };
    })
    .filter((row) => state === undefined || row.state === state);
}
