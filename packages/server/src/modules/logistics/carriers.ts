import type { Words } from "#server/db/schema/catalogue.ts";
import type { Lang } from "#server/http/serve.ts";
import { idFromKey } from "#server/ids.ts";
import { textIn } from "#server/modules/languageText.ts";

/** A parcel company that stores ship with and buyers send back with. */
export interface Carrier {
  id: string;
  /** The short name it is stored under; it never changes. */
  code: string;
  name: Words;
}

/** The companies in the order buyers see them: those used most in front. */
export const carriers: readonly Carrier[] = [
  ["SF", "SF Express", "顺丰速运"],
  ["ZTO", "ZTO Express", "中通快递"],
  ["YTO", "YTO Express", "圆通速递"],
  ["STO", "STO Express", "申通快递"],
  ["YD", "Yunda Express", "韵达快递"],
  ["JTSD", "J&T Express", "极兔速递"],
  ["JD", "JD Logistics", "京东物流"],
  ["EMS", "China Post EMS", "邮政EMS"],
  ["DBL", "Deppon Express", "德邦快递"],
  ["CNSD", "Cainiao Express", "菜鸟速递"],
  ["DHL", "DHL Express", "DHL国际快递"],
  ["FEDEX", "FedEx", "联邦快递"],
  ["UPS", "UPS", "UPS快递"],
].map(([code = "", en = "", zh = ""]) => ({ id: idFromKey("carrier", code), code, name: { en, zh } }));

const byCode = new Map(carriers.map((carrier) => [carrier.code, carrier]));
const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));

/** The company stored under a code; undefined for one that is not on the list. */
export function carrierByCode(code: string): Carrier | undefined {
  return byCode.get(code);
}

/** Name of a company for a reader; a code that nobody knows any more shows itself. */
export function carrierName(code: string, lang: Lang): string {
  const carrier = byCode.get(code);
  return carrier ? textIn(lang, carrier.name) : code;
}

/** The company a client names by id; undefined for one that is not on the list. */
export function carrierById(id: string): Carrier | undefined {
  return byId.get(id);
}
