import { asc, inArray } from "drizzle-orm";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

export type HandledGoods = NonNullable<
  Awaited<ReturnType<typeof goodsByHandle>> extends Map<string, infer T> ? T : never
>;

/** Goods with their variants by handle. Unknown handles are missing. */
export async function goodsByHandle(tx: Tx, handles: readonly string[]) {
  if (handles.length === 0) return new Map<string, never>();
  const rows = await tx
    .select()
    .from(goods)
    .where(inArray(goods.key, [...new Set(handles)]));
  const variants = await tx
    .select()
    .from(skus)
    .where(
      inArray(
        skus.goodsId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(skus.position));
  const byGoods = Map.groupBy(variants, ({ goodsId }) => goodsId);
  return new Map(rows.map((row) => [row.key, { goods: row, skus: byGoods.get(row.id) ?? [] }] as const));
}
