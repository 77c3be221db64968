import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { pages } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/locales.ts";
import { goodsByHandle } from "./goodsByHandle.ts";
import { type Json, named, withProductsOfToday } from "./pageItems.ts";

/** After an import: published pages show the names, prices and pictures that their products have now. */
export async function refreshPages(tx: Tx): Promise<void> {
  const published = await tx.select({ id: pages.id, data: pages.data }).from(pages);
  const handles = published.flatMap(({ data }) => [...named(data as Json, "handle")]);
  const products = await goodsByHandle(tx, handles);
  for (const { id, data } of published) {
    const fresh = Object.fromEntries(
      Object.entries(data).map(([lang, blocks]) => [
        lang,
        withProductsOfToday(blocks as Json, { lang: lang as Lang, products }),
      ]),
    ) as typeof data;
    if (!isDeepStrictEqual(fresh, data)) await tx.update(pages).set({ data: fresh }).where(eq(pages.id, id));
  }
}
