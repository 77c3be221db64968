import { eq } from "drizzle-orm";
import { returnsCentre } from "#server/catalogue/data/returnsCentre.ts";
import { pickupPoints, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/http/serve.ts";
import { said, spoken } from "#server/modules/wording.ts";

/** Where a store takes goods back. */
export interface ReturnPlace {
  name: string;
  mobile: string;
  address: string;
  detail: string;
}

/** A store's own counter, or the marketplace's returns centre for stores without one; null for an unknown store. */
export async function returnPlace(tx: Tx, storeId: string, lang: Lang): Promise<ReturnPlace | null> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) return null;
  const name = spoken(lang, `${store.nameEn}, returns`, `${store.nameZh}售后部`);
  const [counter] = await tx.select().from(pickupPoints).where(eq(pickupPoints.storeId, storeId));
  if (!counter)
    return {
      name,
      mobile: returnsCentre.mobile,
      address: said(lang, returnsCentre.region),
      detail: said(lang, returnsCentre.detail),
    };
  return {
    name,
    mobile: counter.mobile,
    address: spoken(lang, counter.nameEn, counter.nameZh),
    detail: spoken(lang, counter.addressEn, counter.addressZh),
  };
}
