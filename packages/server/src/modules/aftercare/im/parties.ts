import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { storeById } from "#server/modules/catalogue/store/queries.ts";
import type { Services } from "#server/services.ts";
import { type Translations, inEveryLanguage } from "#server/locales.ts";

/** Id of the platform, used in place of a store's id. */
export const platformId = "0";

/** The other side of a buyer's talk. */
export interface Party {
  id: string;
  name: Translations;
  face: string | null;
}

const platform: Party = {
  id: platformId,
  name: inEveryLanguage(({ sentences }) => sentences.platform.customerService),
  face: null,
};

/** Throws Refused(1006) if the shop has no chat. */
export function requireChat({ config }: Pick<Services, "config">): void {
  if (config.chat === "off") throw new Refused(1006);
}

/** A store that is open for talks now. Throws Refused 50001 unknown, 1007 not open. */
export async function openParty(tx: Tx, id: string): Promise<Party> {
  if (id === platformId) return platform;
  const store = await storeById(tx, id);
  if (!store) throw new Refused(50001);
  if (store.state !== "OPEN") throw new Refused(1007);
  return { id, name: store.name, face: store.logo };
}

/** The other side of an existing talk; a store may have closed since. */
export async function partyOf(tx: Tx, id: string): Promise<Party> {
  if (id === platformId) return platform;
  const store = await storeById(tx, id);
  if (!store) return { id, name: { en: id }, face: null };
  return { id, name: store.name, face: store.logo };
}
