import { eq } from "drizzle-orm";
import { stores } from "#server/db/schema/catalogue.ts";
import { pages } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";
import type { Lang } from "#server/locales.ts";
import type { PhotoStores } from "#server/media/photoStores.ts";
import { BadFile } from "../files/readJson.ts";
import { storeNamedPhotos } from "../products/namedPhotos.ts";
import { goodsByHandle } from "./goodsByHandle.ts";
import type { PageFile } from "./pageFile.ts";
import { deadLinks } from "./pageLinks.ts";
import { filled, type Json, named } from "./pageItems.ts";

/** Which page a file is for. */
export type PageKind = "home" | "topic" | "store";

/** What the page is written with. */
export interface PageParts {
  /** Name of the file, for messages, and the folder where its photos are. */
  file: string;
  folder: string;
  stores: PhotoStores;
  now: number;
}

/**
 * Publishes a page. Handles become products with their name, price and picture; photos are stored. Returns the page's
 * address in the shop. Throws BadFile if a product, photo or store does not exist, or a link leads nowhere.
 */
export async function writePage(tx: Tx, kind: PageKind, page: PageFile, parts: PageParts): Promise<string> {
  const mistakes: string[] = [];
  if (kind === "topic" && page.key === undefined) mistakes.push("key: a topic needs one.");
  if (kind === "store" && page.store === undefined) mistakes.push("store: the key of a store is missing.");
  const content = [page.en, page.zh] as unknown as Json;
  const products = await goodsByHandle(tx, [...named(content, "handle")]);
  for (const handle of named(content, "handle"))
    if (!products.has(handle)) mistakes.push(`handle "${handle}": there is no such product.`);
  const { addressOf, mistakes: photoMistakes } = await storeNamedPhotos(tx, parts, named(content, "photo"));
  const storeId = kind === "store" ? await storeNamed(tx, page.store ?? "", mistakes) : null;
  mistakes.push(...photoMistakes, ...(await deadLinks(tx, { en: page.en, zh: page.zh })));
  if (mistakes.length > 0) throw new BadFile(parts.file, mistakes);

  const drawn = (blocks: unknown, lang: Lang) => ({ list: filled(blocks as Json, { lang, products, addressOf }) });
  const data = { en: drawn(page.en, "en"), ...(page.zh && { zh: drawn(page.zh, "zh") }) };
  const id = idFromKey("page", kind === "home" ? "home" : kind === "topic" ? `${page.key}` : `store ${page.store}`);
  const type = ({ home: "INDEX", topic: "SPECIAL", store: "STORE" } as const)[kind];
  const row = { id, type, storeId, name: page.name, data, createdAt: new Date(parts.now) };
  await tx.insert(pages).values(row).onConflictDoUpdate({ target: pages.id, set: row });
  if (storeId) await tx.update(stores).set({ pageShow: true }).where(eq(stores.id, storeId));
  return { home: "/", topic: `/topic?id=${id}`, store: `/merchant?id=${storeId}` }[kind];
}

async function storeNamed(tx: Tx, key: string, mistakes: string[]): Promise<string | null> {
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.key, key));
  if (!store && key !== "") mistakes.push(`store: there is no store "${key}".`);
  return store?.id ?? null;
}
