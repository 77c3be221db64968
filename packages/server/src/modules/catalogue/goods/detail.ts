import type { Goods, GoodsParamGroup, GoodsSkuDetail, SkuDetail, SpecValue } from "@sundry/api/contract/entities/goods";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { toWire } from "#server/money/cents.ts";
import { goodsGallery, goodsPicture } from "../goodsFacts/goodsPictures.ts";
import { runningPromotions } from "../promotion/service.ts";
import { isOnSale } from "../stock/service.ts";
import { cleanRichText } from "#server/modules/platform/text/richText.ts";
import type { RunningOffer, ShopMoment } from "../seckill/service.ts";
import { goodShare, meanRating } from "./cards.ts";
import { stockOf } from "./stockOf.ts";
import { categoryNames, type GoodsPageRow, goodsById, type SkuRow, skusAround, skusOf } from "./queries.ts";
import { type Lang, inLanguage, localeOf, wordsIn } from "#server/locales.ts";

/** Data of a goods page in one language. */
interface GoodsPage {
  row: GoodsPageRow;
  skus: SkuRow[];
  categoryName: string[];
}

/**
 * One SKU with its goods. A SKU id that is not one of the goods' (`0`, `undefined`, an old one) returns the first SKU
 * with enough pieces for an order, or else the first. Refused: 11001 unknown, no longer sold, or from a closed store. GD-02, rules 3.
 */
export async function skuDetail(
  tx: Tx,
  moment: ShopMoment,
  lang: Lang,
  { goodsId, skuId }: { goodsId: string; skuId: string },
): Promise<SkuDetail> {
  const read = goodsPage(tx, lang, goodsId, skusAround(tx, goodsId, skuId));
  const [page, promotions] = await Promise.all([read, runningPromotions(tx, moment, lang)]);
  const enough = ({ quantity }: SkuRow) => quantity >= page.row.goods.minimum;
  const sku = page.skus.find(({ id }) => id === skuId) ?? page.skus.find(enough) ?? page.skus[0];
  if (!sku) throw new Refused(11001);
  const { goods } = page.row;
  const line = { skuId: sku.id, storeId: goods.storeId, categoryId: goods.categoryId, storeLabelIds: [] };
  const coming = promotions.coming(sku.id);
  return {
    data: skuView(page, sharedFields(page, lang), sku, lang, promotions.offer(sku.id)),
    wholesaleList: tiersOf(page),
    categoryName: page.categoryName,
    specs: page.skus.map((each) => ({
      skuId: each.id,
      specValues: specValuesOf(each, lang),
      quantity: each.quantity,
      ...stockOf(each),
      price: toWire(each.priceCents),
    })),
    promotionMap: promotions.mapOf(line),
    goodsParamsDTOList: paramsOf(page, lang),
    comingSeckill: coming && { price: toWire(coming.priceCents), startsAt: coming.startsAt, endsAt: coming.endsAt },
  };
}

/** Goods with all their SKUs. Refused: 11001 unknown, no longer sold, or from a closed store. */
export async function goodsDetail(tx: Tx, moment: ShopMoment, lang: Lang, goodsId: string): Promise<Goods> {
  const read = goodsPage(tx, lang, goodsId, skusOf(tx, goodsId));
  const [page, promotions] = await Promise.all([read, runningPromotions(tx, moment, lang)]);
  const { goods } = page.row;
  const shared = sharedFields(page, lang);
  const gallery = goodsGallery(goods.id, goods.pictureSlots);
  const pictures = new Set(gallery);
  return {
    ...shared,
    id: goods.id,
    price: toWire(goods.priceCents),
    quantity: page.skus.reduce((sum, { quantity }) => sum + quantity, 0),
    categoryName: page.categoryName,
    thumbnail: goodsPicture(goods.id, goods.pictureSlots[0], "thumbnail"),
    small: goodsPicture(goods.id, goods.pictureSlots[0], "small"),
    original: goodsPicture(goods.id, goods.pictureSlots[0], "original"),
    goodsParamsDTOList: paramsOf(page, lang),
    goodsGalleryList: gallery,
    skuList: page.skus.map((sku) => listed(skuView(page, shared, sku, lang, promotions.offer(sku.id)), pictures)),
    wholesaleList: tiersOf(page),
  };
}

/** A SKU of a list: what the goods have anyway would be in it thousands of times. */
function listed(view: GoodsSkuDetail, goodsPictures: ReadonlySet<string>): GoodsSkuDetail {
  const sku = { ...view, intro: null, mobileIntro: null };
  const hasOwn = (view.goodsGalleryList ?? []).some((picture) => !goodsPictures.has(picture));
  if (hasOwn) return sku;
  const specList = (view.specList ?? []).filter(({ specName }) => specName !== "images");
  return { ...sku, goodsGalleryList: null, specList };
}

async function goodsPage(tx: Tx, lang: Lang, goodsId: string, ofGoods: Promise<SkuRow[]>): Promise<GoodsPage> {
  const [row, skus] = await Promise.all([goodsById(tx, goodsId), ofGoods]);
  if (!row || !isOnSale(row)) throw new Refused(11001);
  const path = row.goods.categoryPath;
  const names = await categoryNames(tx, path, lang);
  return { row, skus, categoryName: path.map((id) => names.get(id) ?? "") };
}

function sharedFields({ row }: GoodsPage, lang: Lang) {
  const { goods, store } = row;
  const intro = cleanRichText(inLanguage(lang, goods.intro));
  return {
    goodsName: inLanguage(lang, goods.name),
    categoryPath: goods.categoryPath.join(","),
    brandId: goods.brandId,
    goodsUnit: inLanguage(lang, goods.unit),
    sellingPoint: inLanguage(lang, goods.sellingPoint),
    marketEnable: goods.shelf,
    salesModel: goods.salesModel,
    goodsType: "PHYSICAL_GOODS" as const,
    storeId: goods.storeId,
    storeName: inLanguage(lang, store.name),
    selfOperated: store.selfOperated,
    buyCount: goods.buyCount,
    commentNum: goods.commentNum,
    grade: goodShare(goods),
    intro,
    mobileIntro: intro,
  };
}

function skuView(
  page: GoodsPage,
  shared: ReturnType<typeof sharedFields>,
  sku: SkuRow,
  lang: Lang,
  offer: RunningOffer | undefined,
): GoodsSkuDetail {
  const { goods, brandName } = page.row;
  const [slot] = sku.pictureSlots;
  return {
    ...shared,
    id: sku.id,
    goodsId: goods.id,
    simpleSpecs: specText(sku, lang),
    price: toWire(sku.priceCents),
    promotionFlag: offer !== undefined,
    promotionPrice: offer ? toWire(offer.priceCents) : null,
    originalPrice: sku.formerCents === null ? null : toWire(sku.formerCents),
    quantity: sku.quantity,
    ...stockOf(sku),
    minimum: goods.minimum,
    thumbnail: goodsPicture(goods.id, slot, "thumbnail"),
    small: goodsPicture(goods.id, slot, "small"),
    big: goodsPicture(goods.id, slot, "big"),
    original: goodsPicture(goods.id, slot, "original"),
    weight: sku.weightGrams / 1000,
    sn: sku.sn,
    rating: meanRating(goods),
    brandName: brandName && inLanguage(lang, brandName),
    specList: [
      ...specValuesOf(sku, lang),
      { specName: "images", specValue: "", specType: 1, specImage: goodsGallery(goods.id, sku.pictureSlots) },
    ],
    goodsGalleryList: goodsGallery(goods.id, sku.pictureSlots),
  };
}

/** Specification values of a SKU as one text: `Navy, 58 cm`. */
export function specText(sku: Pick<SkuRow, "specs">, lang: Lang): string {
  return sku.specs.map(({ value }) => inLanguage(lang, value)).join(localeOf(lang).between.values);
}

function specValuesOf(sku: SkuRow, lang: Lang): SpecValue[] {
  const [slot] = sku.pictureSlots;
  return sku.specs.map(({ name, value, hex }) => ({
    specName: inLanguage(lang, name),
    specValue: inLanguage(lang, value),
    specType: hex === undefined ? 0 : 1,
    specImage: hex === undefined || !slot ? [] : [goodsPicture(sku.goodsId, slot, "small")],
  }));
}

function tiersOf({ row }: GoodsPage) {
  return row.goods.tiers.map(({ num, cents }) => ({ num, price: toWire(cents) }));
}

function paramsOf({ row }: GoodsPage, lang: Lang): GoodsParamGroup[] {
  if (row.goods.params.length === 0) return [];
  return [
    {
      groupName: wordsIn(lang).sentences.goods.specifications,
      goodsParamsItemDTOList: row.goods.params.map(({ name, value }) => ({
        paramName: inLanguage(lang, name),
        paramValue: inLanguage(lang, value),
      })),
    },
  ];
}
