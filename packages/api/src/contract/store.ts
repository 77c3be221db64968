import * as z from "zod/mini";
import { call } from "./call.ts";
import { StoreAddress } from "./entities/address.ts";
import { Store, StoreBasicInfo } from "./entities/store.ts";
import { StoreGoodsLabel } from "./entities/storeLabel.ts";
import { StoreStatus } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText, Joined } from "./scalars.ts";

/** Lists stores. `storeName` matches a part of the name. */
export const list = call({
  id: "store.list",
  method: "GET",
  path: "/store",
  auth: "none",
  inSpec: false,
  query: z.object({
    storeName: z.optional(ShortText),
    storeDisable: z.optional(closedEnum(StoreStatus)),
    startDate: z.optional(ShortText),
    endDate: z.optional(ShortText),
    ...paging,
  }),
  result: page(Store),
});

/** Reads the header of a store page. Refused: 50001 unknown. */
export const get = call({
  id: "store.get",
  method: "GET",
  path: "/store/get/detail/{id}",
  auth: "none",
  inSpec: false,
  result: StoreBasicInfo,
});

/** Lists the pick-up points of an open store. Refused: 50001 unknown store. */
export const pickupPoints = call({
  id: "store.pickupPoints",
  method: "GET",
  path: "/store/address/page/{storeId}",
  auth: "none",
  inSpec: false,
  query: z.object({ ...paging }),
  result: page(StoreAddress),
});

/** Lists the pick-up points of every open store, or of one. */
export const pickupPointsFlat = call({
  id: "store.pickupPointsFlat",
  method: "GET",
  path: "/store/address/shippingMethodList",
  auth: "none",
  inSpec: false,
  query: z.object({ storeId: z.optional(Joined) }),
  result: z.array(StoreAddress),
});

/**
 * Reads the categories of a store as a tree; `goods.search` takes their ids as `categoryId`. Refused: 50001 unknown.
 */
export const labels = call({
  id: "store.labels",
  method: "GET",
  path: "/store/label/get/{id}",
  auth: "none",
  inSpec: false,
  result: z.array(StoreGoodsLabel),
});
