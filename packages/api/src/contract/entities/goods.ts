import * as z from "zod/mini";
import { GoodsStatus, GoodsType, SalesModel } from "../enums.ts";
import { Id, maybe, Price } from "../scalars.ts";
import { PromotionMap } from "./promotion.ts";

/** One specification of a SKU, such as "Colour": "Navy". The entry named `images` carries the pictures of the SKU. */
export const SpecValue = z.object({
  specName: z.string(),
  specValue: maybe(z.string()),
  /** 1 when the values are shown as pictures. */
  specType: maybe(z.int()),
  specImage: maybe(z.array(z.string())),
});
export type SpecValue = z.output<typeof SpecValue>;

/**
 * How the stock of a SKU is kept: counted, not counted, or made to order where none is there. Ours: `quantity` of the
 * latter two is the most that an order takes.
 */
export const StockKind = z.enum(["COUNTED", "UNCOUNTED", "TO_ORDER"]);
export type StockKind = z.output<typeof StockKind>;

/** How many pieces there are, besides `quantity`. */
export const stockFields = {
  stockKind: maybe(StockKind),
  /** Pieces that are there of goods that are also made to order. */
  onHand: maybe(z.int()),
};

/**
 * Specifications and stock of one SKU, for the selector. `price` is ours: the selector shows it before the SKU is
 * loaded.
 */
export const SkuSpec = z.object({
  skuId: Id,
  specValues: z.array(SpecValue),
  quantity: z.int(),
  ...stockFields,
  price: Price,
});
export type SkuSpec = z.output<typeof SkuSpec>;

/** The price of one piece is `price` from `num` pieces on. */
export const WholesaleRule = z.object({ num: z.int(), price: Price });
export type WholesaleRule = z.output<typeof WholesaleRule>;

/** One line of the parameter table. */
export const GoodsParamItem = z.object({ paramName: maybe(z.string()), paramValue: maybe(z.string()) });
/** A titled part of the parameter table. */
export const GoodsParamGroup = z.object({
  groupName: maybe(z.string()),
  goodsParamsItemDTOList: maybe(z.array(GoodsParamItem)),
});
export type GoodsParamGroup = z.output<typeof GoodsParamGroup>;

const skuFields = {
  id: Id,
  goodsId: Id,
  goodsName: z.string(),
  /** Specification values as text, such as "Navy, 58 cm". */
  simpleSpecs: maybe(z.string()),
  price: Price,
  /** True while a promotion of these goods runs; `promotionPrice` is then the price of one piece. */
  promotionFlag: maybe(z.boolean()),
  promotionPrice: Price,
  /** Stock in pieces. */
  quantity: z.int(),
  ...stockFields,
  thumbnail: maybe(z.string()),
  big: maybe(z.string()),
  small: maybe(z.string()),
  original: maybe(z.string()),
  storeId: Id,
  storeName: z.string(),
  marketEnable: GoodsStatus,
  salesModel: SalesModel,
  goodsType: maybe(GoodsType),
  /** Category ids from the first level down, joined with commas. */
  categoryPath: maybe(z.string()),
  brandId: maybe(Id),
  goodsUnit: maybe(z.string()),
  sellingPoint: maybe(z.string()),
  /** Kilograms per piece. */
  weight: maybe(z.number()),
  sn: maybe(z.string()),
  buyCount: maybe(z.int()),
  commentNum: maybe(z.int()),
  /** Percentage of good evaluations. */
  grade: maybe(z.number()),
  selfOperated: maybe(z.boolean()),
  /** Ours: the earlier price, shown crossed out next to a reduced one. */
  originalPrice: Price,
  /** Ours: smallest count that can be bought: 1, or the first tier. */
  minimum: maybe(z.int()),
};

/** A SKU as carried by basket lines. */
export const GoodsSku = z.object(skuFields);
export type GoodsSku = z.output<typeof GoodsSku>;

/** A SKU with everything its page shows. */
export const GoodsSkuDetail = z.object({
  ...skuFields,
  /** Rich text from the merchant: untrusted, so sanitise it before use. */
  intro: maybe(z.string()),
  mobileIntro: maybe(z.string()),
  goodsVideo: maybe(z.string()),
  specList: maybe(z.array(SpecValue)),
  goodsGalleryList: maybe(z.array(z.string())),
  /** Ours: mean of the evaluations, 1 to 5. */
  rating: maybe(z.number()),
  brandName: maybe(z.string()),
});
export type GoodsSkuDetail = z.output<typeof GoodsSkuDetail>;

/** Ours: a round of the flash sale later today, with the SKU in it. */
export const ComingSeckill = z.object({
  /** What one piece costs then. */
  price: Price,
  /** Start and end of the round, in epoch milliseconds. */
  startsAt: z.int(),
  endsAt: z.int(),
});
export type ComingSeckill = z.output<typeof ComingSeckill>;

/** Answer of `goods.skuDetail`: the chosen SKU, and what all SKUs of the goods share. */
export const SkuDetail = z.object({
  data: GoodsSkuDetail,
  /** Tiers by ascending `num`; empty for retail goods. */
  wholesaleList: maybe(z.array(WholesaleRule)),
  /** Category names from the first level down. */
  categoryName: maybe(z.array(z.string())),
  specs: z.array(SkuSpec),
  promotionMap: maybe(PromotionMap),
  goodsParamsDTOList: maybe(z.array(GoodsParamGroup)),
  /** Ours: the next round with the chosen SKU; missing if there is none today. */
  comingSeckill: maybe(ComingSeckill),
});
export type SkuDetail = z.output<typeof SkuDetail>;

/** Ours: what shipping of a SKU costs, and when it arrives. */
export const GoodsDelivery = z.object({
  /** Hours until the goods leave the warehouse, at most; 0 if the shop does not say. */
  dispatchHours: z.int(),
  /** Where it goes: a region, or the last part of the buyer's default address. Missing if unknown. */
  place: maybe(z.string()),
  /** For the pieces asked for; missing if the store does not deliver there. Of an unknown place, that of the cheapest area. */
  freight: Price,
  /** Whether `freight` is the lowest of several within `place`, such as a country. */
  freightVaries: maybe(z.boolean()),
  /** First and last day of arrival, in epoch milliseconds; missing if unknown. */
  arrivesFrom: maybe(z.int()),
  arrivesTo: maybe(z.int()),
  /** The same at the faster speed; missing if the store does not have it there. */
  express: maybe(
    z.object({
      freight: Price,
      freightVaries: maybe(z.boolean()),
      arrivesFrom: maybe(z.int()),
      arrivesTo: maybe(z.int()),
    }),
  ),
  /** Days after receipt in which the goods can be returned. */
  returnDays: z.int(),
});
export type GoodsDelivery = z.output<typeof GoodsDelivery>;

/** Goods with all their SKUs. */
export const Goods = z.object({
  id: Id,
  goodsName: z.string(),
  price: Price,
  quantity: z.int(),
  categoryPath: maybe(z.string()),
  categoryName: maybe(z.array(z.string())),
  brandId: maybe(Id),
  goodsUnit: maybe(z.string()),
  sellingPoint: maybe(z.string()),
  marketEnable: GoodsStatus,
  salesModel: SalesModel,
  goodsType: maybe(GoodsType),
  storeId: Id,
  storeName: z.string(),
  selfOperated: maybe(z.boolean()),
  buyCount: maybe(z.int()),
  commentNum: maybe(z.int()),
  grade: maybe(z.number()),
  thumbnail: maybe(z.string()),
  small: maybe(z.string()),
  original: maybe(z.string()),
  intro: maybe(z.string()),
  mobileIntro: maybe(z.string()),
  goodsVideo: maybe(z.string()),
  goodsParamsDTOList: maybe(z.array(GoodsParamGroup)),
  goodsGalleryList: maybe(z.array(z.string())),
  /** All SKUs, of which there may be thousands: without the texts, and without pictures that are those of the goods. */
  skuList: z.array(GoodsSkuDetail),
  wholesaleList: maybe(z.array(WholesaleRule)),
});
export type Goods = z.output<typeof Goods>;
