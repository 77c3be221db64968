import type { CartItem } from "@sundry/api/contract/entities/basket";
import type { GoodsSku } from "@sundry/api/contract/entities/goods";
import type { DeliveryMethod } from "#server/db/schema/cart.ts";
import { type Amounts, sumOf } from "#server/money/amounts.ts";
import { toWire } from "#server/money/cents.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { stockOf } from "#server/modules/catalogue/goods/stockOf.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import type { RunningPromotions } from "#server/modules/catalogue/promotion/service.ts";
import { isOnSale, type SellableRow } from "#server/modules/catalogue/stock/service.ts";
import type { Line } from "./lines.ts";
import { priceView } from "./priceView.ts";
import { faultMessage } from "./labels.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** What the view needs besides the line. */
export interface LineContext {
  lang: Lang;
  promotions: RunningPromotions;
  deliveryMethod: DeliveryMethod;
  /** Amounts of an ordered line; undefined for others. */
  amounts?: Amounts | undefined;
  /** False if the line can't be delivered to the address. */
  served: boolean;
}

/** A basket line in the contract's form; null if its SKU no longer exists at all. */
export function lineView(line: Line, context: LineContext): CartItem | null {
  const { row, sold, unitCents, fault, checked } = line;
  if (!sold) return null;
  const { lang, amounts, deliveryMethod, served } = context;
  const { goods, store, sku } = sold;
  const covered = { skuId: sku.id, storeId: store.id, categoryId: goods.categoryId, storeLabelIds: [] };
  return {
    storeId: store.id,
    storeName: inLanguage(lang, store.name),
    goodsSku: skuView(line, sold, lang),
    num: row.num,
    purchasePrice: toWire(unitCents),
    subTotal: toWire(unitCents * row.num),
    checked,
    invalid: fault?.kind === "gone",
    errorMessage: faultMessage(fault, lang),
    isFreeFreight: sold.freight === null || sold.freight.pricing === "FREE",
    isShip: served,
    cartType: row.way,
    deliveryMethod,
    promotionMap: row.way === "POINTS" ? {} : context.promotions.mapOf(covered),
    priceDetailDTO: priceView(amounts ?? sumOf([]), lang),
    minimum: line.fewest,
    wholesaleList: goods.tiers.map(({ num, cents }) => ({ num, price: toWire(cents) })),
    // Reaching a tier by adding pieces is not a price change.
    previousPrice: row.seenCents !== unitCents && !isTierStep(line, sold) ? toWire(row.seenCents) : null,
  };
}

/** Whether the price difference comes only from the count: both prices are tiers of the goods. */
function isTierStep({ row, unitCents }: Line, { goods }: SellableRow): boolean {
  const tiers = goods.tiers.map(({ cents }) => cents);
  return tiers.includes(row.seenCents) && tiers.includes(unitCents);
}

function skuView({ offer }: Line, sold: SellableRow, lang: Lang): GoodsSku {
  const { sku, goods, store } = sold;
  const [slot] = sku.pictureSlots;
  return {
    id: sku.id,
    goodsId: goods.id,
    goodsName: inLanguage(lang, goods.name),
    simpleSpecs: specText(sku, lang),
    price: toWire(sku.priceCents),
    promotionFlag: offer !== null,
    promotionPrice: offer && toWire(offer.priceCents),
    originalPrice: sku.formerCents === null ? null : toWire(sku.formerCents),
    quantity: sku.quantity,
    ...stockOf(sku),
    minimum: goods.minimum,
    thumbnail: goodsPicture(goods.id, slot, "thumbnail"),
    big: goodsPicture(goods.id, slot, "big"),
    small: goodsPicture(goods.id, slot, "small"),
    original: goodsPicture(goods.id, slot, "original"),
    storeId: store.id,
    storeName: inLanguage(lang, store.name),
    marketEnable: isOnSale(sold) ? "UPPER" : "DOWN",
    salesModel: goods.salesModel,
    goodsType: "PHYSICAL_GOODS",
    categoryPath: goods.categoryPath.join(","),
    brandId: goods.brandId,
    goodsUnit: inLanguage(lang, goods.unit),
    sellingPoint: inLanguage(lang, goods.sellingPoint),
    weight: sku.weightGrams / 1000,
    sn: sku.sn,
    buyCount: sku.buyCount,
    selfOperated: store.selfOperated,
  };
}
