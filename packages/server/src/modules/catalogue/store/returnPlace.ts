import { eq } from "drizzle-orm";
import { pickupPoints, stores } from "#server/db/schema/catalogue.ts";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Lang, type Translations, inLanguage, wordsIn } from "#server/locales.ts";

/** Where a store receives returns. */
export interface ReturnPlace {
  name: string;
  mobile: string | null;
  address: string;
  detail: string;
}

/** Where goods of stores without a pick-up counter are returned to. */
export interface ReturnsCentre {
  region: Translations;
  detail: Translations;
  mobile: string;
}

/** Name of the setting with the {@link ReturnsCentre}. */
export const returnsCentreSetting = "returnsCentre";

/**
 * A store's own counter, otherwise the marketplace's returns centre, otherwise the store's address; null for an unknown
 * store.
 */
export async function returnPlace(tx: Tx, storeId: string, lang: Lang): Promise<ReturnPlace | null> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) return null;
  const name = wordsIn(lang).sentences.store.returns(inLanguage(lang, store.name));
  const [counter] = await tx.select().from(pickupPoints).where(eq(pickupPoints.storeId, storeId));
  if (counter)
    return {
      name,
      mobile: counter.mobile,
      address: inLanguage(lang, counter.name),
      detail: inLanguage(lang, counter.address),
    };
  const [row] = await tx.select().from(settings).where(eq(settings.name, returnsCentreSetting));
  const centre = row?.value as ReturnsCentre | undefined;
  if (centre)
    return {
      name,
      mobile: centre.mobile,
      address: inLanguage(lang, centre.region),
      detail: inLanguage(lang, centre.detail),
    };
  return { name, mobile: null, address: inLanguage(lang, store.address), detail: "" };
}
