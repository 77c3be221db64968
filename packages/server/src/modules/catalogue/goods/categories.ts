import type { Category } from "@sundry/api/contract/entities/category";
import type { Tx } from "#server/db/transaction.ts";
import { goodsPicture } from "../goodsFacts/goodsPictures.ts";
import { allCategories } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Children of a category, nested, in menu order; `0` returns the whole tree, an unknown id nothing. HM-12. */
export async function categoryChildren(tx: Tx, lang: Lang, parentId: string): Promise<Category[]> {
  const byParent = Map.groupBy(await allCategories(tx), (row) => row.parentId);
  const childrenOf = (id: string): Category[] =>
    (byParent.get(id) ?? []).map((row) => ({
      id: row.id,
      name: inLanguage(lang, row.name),
      parentId: row.parentId,
      level: row.level,
      image: row.faceGoodsId === null ? null : goodsPicture(row.faceGoodsId, row.faceSlots?.[0], "small"),
      children: childrenOf(row.id),
    }));
  return childrenOf(parentId);
}
