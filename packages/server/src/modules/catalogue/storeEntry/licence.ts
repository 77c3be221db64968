import type { StoreLicence } from "@sundry/api/contract/entities/storeLicence";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { storeById } from "../store/queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** The company behind a store; unknown details are null. Throws Refused 50001 unknown. */
export async function storeLicence(tx: Tx, lang: Lang, id: string): Promise<StoreLicence> {
  const row = await storeById(tx, id);
  if (!row) throw new Refused(50001);
  return {
    companyName: inLanguage(lang, row.company),
    companyAddress: inLanguage(lang, row.address),
    companyAddressPath: null,
    licencePhoto: null,
    scope: null,
    employeeNum: null,
  };
}
