import type { Received, Result } from "@sundry/api/contract/call";
import type { PointsGoods } from "@sundry/api/contract/entities/points";
import type { categories, get, list } from "@sundry/api/contract/pointsGoods";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { toWire } from "#server/money/cents.ts";
import { skuDetail } from "#server/modules/catalogue/goods/detail.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import type { ShopMoment } from "#server/modules/catalogue/seckill/service.ts";
import { wireMoment } from "#server/shopTime.ts";
import { categoryPage, type OfferRow, offerById, offerPage } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Categories of the points mall. GD-05. */
export async function mallCategories(
  tx: Tx,
  lang: Lang,
  input: Received<typeof categories>,
): Promise<Result<typeof categories>> {
  const window = windowOf(input);
  const { rows, total } = await categoryPage(tx, input.name?.trim(), window);
  const records = rows.map(({ id, name, sortOrder }) => ({
    id,
    name: inLanguage(lang, name),
    sortOrder,
  }));
  return pageOf(records, total, window);
}

/** Goods available for points now. Throws Refused(4002) for a malformed range of points. GD-05. */
export async function mallOffers(
  tx: Tx,
  moment: ShopMoment,
  lang: Lang,
  input: Received<typeof list>,
): Promise<Result<typeof list>> {
  const window = windowOf(input);
  const query = {
    name: input.goodsName?.trim(),
    skuId: input.skuId,
    categoryId: input.pointsGoodsCategoryId,
    ...rangeOf(input.points),
    byPoints: input.sort === "points" ? (input.order ?? "desc") : undefined,
  };
  const { rows, total } = await offerPage(tx, query, new Date(moment.now), window);
  return pageOf(
    rows.map((row) => offerView(row, moment, lang)),
    total,
    window,
  );
}

/**
 * One offer with its SKU, even if it has ended. Throws Refused(11020) if there is none or its goods are not available.
 * GD-05.
 */
export async function mallOffer(tx: Tx, moment: ShopMoment, lang: Lang, id: string): Promise<Result<typeof get>> {
  const row = await offerById(tx, id);
  if (!row) throw new Refused(11020);
  const wanted = { goodsId: row.goods.id, skuId: row.sku.id };
  const { data } = await skuDetail(tx, moment, lang, wanted);
  return { ...offerView(row, moment, lang), goodsSku: data };
}

function offerView(
  { offer, category, goods, sku, store }: OfferRow,
  { now, zone }: ShopMoment,
  lang: Lang,
): PointsGoods {
  return {
    id: offer.id,
    goodsId: goods.id,
    skuId: sku.id,
    goodsName: inLanguage(lang, goods.name),
    storeId: store.id,
    storeName: inLanguage(lang, store.name),
    originalPrice: toWire(sku.priceCents),
    pointsGoodsCategoryId: category.id,
    pointsGoodsCategoryName: inLanguage(lang, category.name),
    thumbnail: goodsPicture(goods.id, sku.pictureSlots[0], "thumbnail"),
    // The stock may be less than what was reserved for the offer.
    activeStock: Math.min(offer.stock, sku.quantity),
    points: offer.points,
    startTime: wireMoment(offer.startAt, zone),
    endTime: offer.endAt && wireMoment(offer.endAt, zone),
    promotionStatus: statusAt(offer, now),
    createTime: wireMoment(offer.startAt, zone),
  };
}

function statusAt({ startAt, endAt }: OfferRow["offer"], now: number): "NEW" | "START" | "END" {
  if (startAt.getTime() > now) return "NEW";
  return endAt !== null && endAt.getTime() <= now ? "END" : "START";
}

/** Range of points from a text `min_max`, either side open. */
function rangeOf(range: string | undefined): { minPoints: number | undefined; maxPoints: number | undefined } {
  if (!range) return { minPoints: undefined, maxPoints: undefined };
  const found = /^(\d{0,9})_(\d{0,9})$/.exec(range);
  if (!found) throw new Refused(4002, { detail: "points" });
  const [, min = "", max = ""] = found;
  return { minPoints: min === "" ? undefined : Number(min), maxPoints: max === "" ? undefined : Number(max) };
}
