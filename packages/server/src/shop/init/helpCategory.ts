import { articleCategories } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";

/** Makes the category of a shop's own articles, if there is none yet. Returns its id. */
export async function helpCategory(tx: Tx): Promise<string> {
  const id = idFromKey("articleCategory", "help");
  await tx
    .insert(articleCategories)
    .values({ id, parentId: "0", level: 0, sortOrder: 1, name: { en: "Help", zh: "帮助" }, type: "OTHER" })
    .onConflictDoNothing();
  return id;
}
