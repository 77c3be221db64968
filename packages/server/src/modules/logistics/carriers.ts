import { idFromKey } from "#server/ids.ts";
import { type Lang, type ServerWords, wordsIn } from "#server/locales.ts";

/** A parcel company that stores ship with and buyers send back with. */
export interface Carrier {
  id: string;
  /** The short name it is stored under; it never changes. */
  code: keyof ServerWords["carriers"];
}

/** The companies in the order buyers see them: those used most in front. */
export const carriers: readonly Carrier[] = (
  ["SF", "ZTO", "YTO", "STO", "YD", "JTSD", "JD", "EMS", "DBL", "CNSD", "DHL", "FEDEX", "UPS"] as const
).map((code) => ({ id: idFromKey("carrier", code), code }));

const byCode = new Map<string, Carrier>(carriers.map((carrier) => [carrier.code, carrier]));
const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));

/** The company stored under a code; undefined for one that is not on the list. */
export function carrierByCode(code: string): Carrier | undefined {
  return byCode.get(code);
}

/** Name of a company for a reader; a code that nobody knows any more shows itself. */
export function carrierName(code: string, lang: Lang): string {
  const carrier = byCode.get(code);
  return carrier ? wordsIn(lang).carriers[carrier.code] : code;
}

/** The company a client names by id; undefined for one that is not on the list. */
export function carrierById(id: string): Carrier | undefined {
  return byId.get(id);
}
