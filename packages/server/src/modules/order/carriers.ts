import type { Words } from "#server/db/schema/catalogue.ts";
import type { Lang } from "#server/http/serve.ts";
import { said } from "#server/modules/wording.ts";

/** A company that carries parcels. */
export interface Carrier {
  code: string;
  name: Words;
}

/** Carriers that stores of this marketplace work with, the most used first. */
export const carriers: readonly Carrier[] = [
  { code: "SF", name: { en: "SF Express", zh: "顺丰速运" } },
  { code: "ZTO", name: { en: "ZTO Express", zh: "中通快递" } },
  { code: "YTO", name: { en: "YTO Express", zh: "圆通速递" } },
  { code: "STO", name: { en: "STO Express", zh: "申通快递" } },
  { code: "YD", name: { en: "Yunda Express", zh: "韵达快递" } },
  { code: "EMS", name: { en: "China Post EMS", zh: "邮政EMS" } },
  { code: "JD", name: { en: "JD Logistics", zh: "京东物流" } },
  { code: "DBL", name: { en: "Deppon Logistics", zh: "德邦快递" } },
  { code: "DHL", name: { en: "DHL Express", zh: "DHL国际快递" } },
];

export function carrierOf(code: string): Carrier | undefined {
  return carriers.find((carrier) => carrier.code === code);
}

/** Name of a carrier for a reader; a code that nobody knows any more shows itself. */
export function carrierName(code: string, lang: Lang): string {
  const carrier = carrierOf(code);
  return carrier ? said(lang, carrier.name) : code;
}
