import * as z from "zod/mini";
import { GoodsStatus } from "../enums.ts";
import { Id, maybe, Price } from "../scalars.ts";

/** A row of the favourite goods. */
export const FavouriteGoods = z.object({
  /** Id of the favourite, not of the goods. */
  id: Id,
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  image: maybe(z.string()),
  price: Price,
  /** DOWN: no longer sold. */
  marketEnable: maybe(GoodsStatus),
  /** Ours: smallest count that can be bought. */
  minimum: maybe(z.int()),
});
export type FavouriteGoods = z.output<typeof FavouriteGoods>;

/** A favourite product. */
export const FavouriteGoodsRecord = z.object({ id: Id, skuId: Id });
export type FavouriteGoodsRecord = z.output<typeof FavouriteGoodsRecord>;

/** A favourite store. */
export const FavouriteStoreRecord = z.object({ id: Id, storeId: Id });
export type FavouriteStoreRecord = z.output<typeof FavouriteStoreRecord>;

/** A row of the followed stores. */
export const FavouriteStore = z.object({
  /** Id of the store, not of the favourite. */
  id: Id,
  storeName: z.string(),
  storeLogo: maybe(z.string()),
  /** True when the platform itself is the seller. */
  selfOperated: maybe(z.boolean()),
  /** Ours: number of goods it sells. */
  goodsNum: maybe(z.int()),
});
export type FavouriteStore = z.output<typeof FavouriteStore>;
