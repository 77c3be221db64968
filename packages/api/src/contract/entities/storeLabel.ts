import * as z from "zod/mini";
import { Id, maybe } from "../scalars.ts";

/** A category of a store. */
export const StoreGoodsLabel = z.object({
  id: Id,
  labelName: maybe(z.string()),
  /** 0 is the first level. */
  level: maybe(z.int()),
  sortOrder: maybe(z.number()),
  get children() {
    return maybe(z.array(StoreGoodsLabel));
  },
});
export type StoreGoodsLabel = z.output<typeof StoreGoodsLabel>;
