import type { StoreGoodsLabel } from "@sundry/api/contract/entities/storeLabel";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { categoriesSoldIn, storeById } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/**
 * The categories in which a store sells, with their ancestors, as a tree in menu order. Throws Refused 50001 unknown.
 * GD-04.
 */
export async function storeLabels(tx: Tx, lang: Lang, id: string): Promise<StoreGoodsLabel[]> {
  if (!(await storeById(tx, id))) throw new Refused(50001);
  const byParent = Map.groupBy(await categoriesSoldIn(tx, id), ({ parentId }) => parentId);
  const below = (parentId: string): StoreGoodsLabel[] =>
    (byParent.get(parentId) ?? []).map((row) => ({
      id: row.id,
      labelName: inLanguage(lang, row.name),
      level: row.level,
      sortOrder: row.sortOrder,
      children: below(row.id),
    }));
  return below("0");
}
