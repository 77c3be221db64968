import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { cardsOfSkus } from "#server/modules/catalogue/goods/cards.ts";
import { fromWire } from "#server/money/cents.ts";
import type { Services } from "#server/services.ts";
import type { Lang } from "#server/locales.ts";

/** Goods in a line of a talk. */
export interface GoodsCard {
  goodsId: string;
  skuId: string;
  name: string;
  /** With the currency sign of the language. */
  price: string;
  picture: string;
}

/** Goods by SKU in the reader's language; unknown ones are left out. */
export async function goodsCards(
  tx: Tx,
  services: Services,
  skuIds: readonly string[],
  lang: Lang,
): Promise<ReadonlyMap<string, GoodsCard>> {
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const cards = skuIds.length === 0 ? [] : await cardsOfSkus(tx, moment, lang, [...new Set(skuIds)]);
  return new Map(
    cards.map(({ id, goodsId, goodsName, price, promotionPrice, thumbnail }) => [
      id,
      {
        goodsId,
        skuId: id,
        name: goodsName,
        price: amountWords(fromWire(promotionPrice ?? price), lang, services.config.currency),
        picture: thumbnail ?? "",
      },
    ]),
  );
}

/** The text of a line about goods. Throws Refused(20005) if they don't exist or belong to another store. */
export async function goodsText(
  tx: Tx,
  services: Services,
  skuId: string,
  goodsId: string | undefined,
): Promise<string> {
  const card = (await goodsCards(tx, services, [skuId], "en")).get(skuId);
  if (!card || (goodsId !== undefined && card.goodsId !== goodsId)) throw new Refused(20005);
  return JSON.stringify({ goodsId: card.goodsId, skuId });
}

/** The SKU of a line about goods; null for any other line. */
export function skuOf({ type, text }: { type: string; text: string }): string | null {
  if (type !== "GOODS") return null;
  try {
    const value: unknown = JSON.parse(text);
    const named = typeof value === "object" && value !== null && "skuId" in value ? value.skuId : null;
    return typeof named === "string" ? named : null;
  } catch {
    return null;
  }
}
