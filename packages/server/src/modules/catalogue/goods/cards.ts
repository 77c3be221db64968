import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import type { ArrivalOrder } from "./arrivalOrder.ts";
import { goodsPicture } from "../goodsFacts/goodsPictures.ts";
import { type RunningPromotions, runningPromotions } from "../promotion/service.ts";
import type { ShopMoment } from "../seckill/service.ts";
import type { GoodsSlot } from "#server/media/pictureUrl.ts";
import { colourFamily } from "./colours.ts";
import { type CardRow, cardRows, cardRowsOfSkus, categoryNames, hexesOf } from "./queries.ts";
import { stockOf } from "./stockOf.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** What a search asks of each row: a SKU in one of these colours, and when it arrives. */
interface Asked {
  colours: readonly string[];
  arrival: Pick<ArrivalOrder, "arrivesTo"> | undefined;
}

/**
 * Goods as search rows, in the order of the ids; unknown ones are left out. Each row has the cheapest SKU in stock, of the
 * asked colours if there is one, and with an `arrival` its last day.
 */
export async function cardsOfGoods(
  tx: Tx,
  moment: ShopMoment,
  lang: Lang,
  goodsIds: readonly string[],
  { colours, arrival }: Asked,
) {
  const hexes = colours.length === 0 ? [] : (await hexesOf(tx, goodsIds)).filter(isOneOf(colours));
  const rows = await cardRows(tx, goodsIds, hexes);
  const arrivals = new Map(rows.map((row) => [row.id, arrival?.arrivesTo(row, moment.now)]));
  const cards = (await cardsOf(tx, moment, lang, rows)).map((found) => {
    const arrivesTo = arrivals.get(found.goodsId);
    return arrivesTo === undefined ? found : { ...found, arrivesTo };
  });
  return inOrder(goodsIds, cards, ({ goodsId }) => goodsId);
}

/**
 * SKUs as search rows, in the order of the ids; unknown ones are left out, those no longer sold stay and are marked.
 */
export async function cardsOfSkus(tx: Tx, moment: ShopMoment, lang: Lang, skuIds: readonly string[]) {
  const rows = await cardRowsOfSkus(tx, skuIds);
  const cards = await cardsOf(tx, moment, lang, rows);
  return inOrder(skuIds, cards, ({ id }) => id);
}

function isOneOf(colours: readonly string[]) {
  return (hex: string) => colours.includes(colourFamily(hex) ?? "");
}

async function cardsOf(tx: Tx, moment: ShopMoment, lang: Lang, rows: readonly CardRow[]): Promise<GoodsIndex[]> {
  if (rows.length === 0) return [];
  const [names, promotions] = await Promise.all([
    categoryNames(
      tx,
      rows.flatMap(({ categoryPath }) => categoryPath),
      lang,
    ),
    runningPromotions(tx, moment, lang),
  ]);
  return rows.map((row) => card(row, lang, names, promotions));
}

function card(row: CardRow, lang: Lang, names: ReadonlyMap<string, string>, promotions: RunningPromotions): GoodsIndex {
  const { sku } = row;
  const offer = promotions.offer(sku.id);
  const line = { skuId: sku.id, storeId: row.storeId, categoryId: row.categoryId, storeLabelIds: [] };
  return {
    id: sku.id,
    goodsId: row.id,
    goodsName: inLanguage(lang, row.name),
    thumbnail: goodsPicture(row.id, slotOf(row), "thumbnail"),
    small: goodsPicture(row.id, slotOf(row), "small"),
    price: toWire(sku.priceCents),
    promotionPrice: offer ? toWire(offer.priceCents) : null,
    originalPrice: sku.formerCents === null ? null : toWire(sku.formerCents),
    storeId: row.storeId,
    storeName: inLanguage(lang, row.storeName),
    brandId: row.brandId,
    brandName: row.brandName && inLanguage(lang, row.brandName),
    categoryPath: row.categoryPath.join(","),
    categoryNamePath: row.categoryPath.map((id) => names.get(id) ?? "").join(","),
    buyCount: row.buyCount,
    commentNum: row.commentNum,
    grade: goodShare(row),
    rating: meanRating(row),
    sellingPoint: inLanguage(lang, row.sellingPoint),
    selfOperated: row.selfOperated,
    recommend: row.recommend,
    salesModel: row.salesModel,
    marketEnable: row.shelf,
    goodsType: "PHYSICAL_GOODS",
    releaseTime: row.releasedAt.getTime(),
    minimum: row.minimum,
    wholesaleList: row.tiers.map(({ num, cents }) => ({ num, price: toWire(cents) })),
    dispatchHours: row.dispatchHours || null,
    quantity: sku.quantity,
    ...stockOf(sku),
    attrList: row.params.map(({ name, value }) => ({ name: inLanguage(lang, name), value: inLanguage(lang, value) })),
    promotionMap: promotions.mapOf(line),
  };
}

/** The picture of the SKU, or the main one if that shows it: it is drawn in the first colour, before the other slots. */
function slotOf({ pictureSlots, sku }: CardRow): GoodsSlot | undefined {
  const [main] = pictureSlots;
  const [own = main] = sku.pictureSlots;
  return own === pictureSlots.find((slot) => slot.startsWith("colour-")) ? main : own;
}

/** Mean of the evaluations, 1 to 5; null without any, so that nothing looks like the best there is. */
export function meanRating({ commentNum, rating }: { commentNum: number; rating: number }): number | null {
  return commentNum === 0 ? null : rating / 100;
}

/** Share of good evaluations in whole percent; 100 without evaluations (rules 14). */
export function goodShare({ commentNum, goodCommentNum }: { commentNum: number; goodCommentNum: number }): number {
  return commentNum === 0 ? 100 : Math.round((goodCommentNum * 100) / commentNum);
}

function inOrder<T>(ids: readonly string[], found: readonly T[], idOf: (entry: T) => string): T[] {
  const byId = new Map(found.map((entry) => [idOf(entry), entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
