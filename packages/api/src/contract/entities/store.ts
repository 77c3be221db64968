import * as z from "zod/mini";
import { Flag } from "../converted.ts";
import { StoreStatus } from "../enums.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A row of the store list. */
export const Store = z.object({
  id: Id,
  storeName: maybe(z.string()),
  storeLogo: maybe(z.string()),
  storeDesc: maybe(z.string()),
  storeDisable: maybe(StoreStatus),
  selfOperated: maybe(z.boolean()),
  /** Average scores, 1 to 5. */
  descriptionScore: maybe(z.number()),
  serviceScore: maybe(z.number()),
  deliveryScore: maybe(z.number()),
  goodsNum: maybe(z.int()),
  collectionNum: maybe(z.int()),
  selfPickFlag: maybe(z.boolean()),
  createTime: maybe(DateTime),
});
export type Store = z.output<typeof Store>;

/** The header of a store page. `storeDesc` is rich text: untrusted, so sanitise it before use. */
export const StoreBasicInfo = z.object({
  storeId: Id,
  storeName: z.string(),
  storeDisable: maybe(StoreStatus),
  storeLogo: maybe(z.string()),
  storeDesc: maybe(z.string()),
  selfOperated: maybe(Flag),
  /** True when the store has designed its own page. */
  pageShow: maybe(Flag),
  goodsNum: maybe(z.int()),
  collectionNum: maybe(z.int()),
  /** Ours, as in the store list: average scores, 1 to 5, and the day the store opened. */
  descriptionScore: maybe(z.number()),
  serviceScore: maybe(z.number()),
  deliveryScore: maybe(z.number()),
  createTime: maybe(DateTime),
});
export type StoreBasicInfo = z.output<typeof StoreBasicInfo>;
