import * as z from "zod/mini";
import { Id, maybe, Price } from "../scalars.ts";

/** Goods in a flash sale. */
export const SeckillGoods = z.object({
  seckillId: maybe(Id),
  /** Hour at which the slot begins, 0 to 23. */
  timeLine: maybe(z.int()),
  /** Without both, there is no page to lead to. */
  goodsId: maybe(Id),
  skuId: maybe(Id),
  goodsName: z.string(),
  goodsImage: maybe(z.string()),
  storeId: maybe(Id),
  /** Ours: its name. */
  storeName: maybe(z.string()),
  price: Price,
  originalPrice: Price,
  /** Pieces reserved for the slot, and those sold from them. */
  quantity: maybe(z.int()),
  salesNum: maybe(z.int()),
  /** Ours: smallest count that can be bought. */
  minimum: maybe(z.int()),
});
export type SeckillGoods = z.output<typeof SeckillGoods>;

/** A slot of today's flash sale. */
export const SeckillSlot = z.object({
  /** Hour of the day, 0 to 23, in the shop's time zone. */
  timeLine: z.int(),
  /** Start in epoch SECONDS. */
  startTime: maybe(z.int()),
  /** Seconds until it begins; 0 after that. */
  distanceStartTime: maybe(z.int()),
  seckillGoodsList: z.array(SeckillGoods),
});
export type SeckillSlot = z.output<typeof SeckillSlot>;
