import { idFromKey } from "#server/ids.ts";
import { type Lang, type ServerWords, wordsIn } from "#server/locales.ts";

/** A parcel company, for stores' parcels and returns. */
export interface Carrier {
  id: string;
  /** The short name it is stored under; it never changes. */
  code: keyof ServerWords["carriers"];
}

/** The companies in display order: the most common first. */
export const carriers: readonly Carrier[] = (
  ["SF", "ZTO", "YTO", "STO", "YD", "JTSD", "JD", "EMS", "DBL", "CNSD", "DHL", "FEDEX", "UPS"] as const
).map((code) => ({ id: idFromKey("carrier", code), code }));

const byCode = new Map<string, Carrier>(carriers.map((carrier) => [carrier.code, carrier]));
const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));

/** The company with a code; undefined if it is not in the list. */
export function carrierByCode(code: string): Carrier | undefined {
  return byCode.get(code);
}

/** Name of a company in the reader's language; an unknown code is shown as it is. */
export function carrierName(code: string, lang: Lang): string {
  const carrier = byCode.get(code);
  return carrier ? wordsIn(lang).carriers[carrier.code] : code;
}

/** The company with an id; undefined if it is not in the list. */
export function carrierById(id: string): Carrier | undefined {
  return byId.get(id);
}
