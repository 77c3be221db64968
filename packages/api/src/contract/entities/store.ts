import * as z from "zod/mini";
import { Flag } from "../converted.ts";
import { StoreStatus } from "../enums.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A row of the store list. */
export const Store = z.object({
  id: Id,
  storeName: z.string(),
  storeLogo: maybe(z.string()),
  storeDesc: maybe(z.string()),
  storeDisable: maybe(StoreStatus),
  selfOperated: maybe(z.boolean()),
  /** Mean scores, 1 to 5. */
  descriptionScore: maybe(z.number()),
  serviceScore: maybe(z.number()),
  deliveryScore: maybe(z.number()),
  goodsNum: maybe(z.int()),
  collectionNum: maybe(z.int()),
  selfPickFlag: maybe(z.boolean()),
  createTime: maybe(DateTime),
});
export type Store = z.output<typeof Store>;

/** The head of a store page. `storeDesc` is rich text: untrusted, to be sanitised (VA-05). */
export const StoreBasicInfo = z.object({
  storeId: Id,
  storeName: z.string(),
  storeDisable: maybe(StoreStatus),
  storeLogo: maybe(z.string()),
  storeDesc: maybe(z.string()),
  selfOperated: maybe(Flag),
  /** The store has a decorated page. */
  pageShow: maybe(Flag),
  goodsNum: maybe(z.int()),
  collectionNum: maybe(z.int()),
  /** Ours, as the store list has them: mean scores, 1 to 5, and the day the store opened. */
  descriptionScore: maybe(z.number()),
  serviceScore: maybe(z.number()),
  deliveryScore: maybe(z.number()),
  createTime: maybe(DateTime),
});
export type StoreBasicInfo = z.output<typeof StoreBasicInfo>;
