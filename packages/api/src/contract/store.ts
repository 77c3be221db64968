import * as z from "zod/mini";
import { call } from "./call.ts";
import { StoreAddress } from "./entities/address.ts";
import { Store, StoreBasicInfo } from "./entities/store.ts";
import { StoreGoodsLabel } from "./entities/storeLabel.ts";
import { StoreStatus } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";

/** Stores, by a part of the name. Beyond the specification (decisions 38). */
export const list = call({
  id: "store.list",
  method: "GET",
  path: "/store",
  auth: "none",
  inSpec: false,
  query: z.object({
    storeName: z.optional(z.string()),
    storeDisable: z.optional(only(StoreStatus)),
    startDate: z.optional(z.string()),
    endDate: z.optional(z.string()),
    ...paging,
  }),
  result: page(Store),
});

/** The head of a store page. Refused: 50001 unknown. Beyond the specification (decisions 38). */
export const get = call({
  id: "store.get",
  method: "GET",
  path: "/store/get/detail/{id}",
  auth: "none",
  inSpec: false,
  result: StoreBasicInfo,
});

/** Where the goods of an open store can be picked up. Refused: 50001 unknown store. Beyond the specification (BU-03). */
export const pickupPoints = call({
  id: "store.pickupPoints",
  method: "GET",
  path: "/store/address/page/{storeId}",
  auth: "none",
  inSpec: false,
  query: z.object({ ...paging }),
  result: page(StoreAddress),
});

/** Pick-up points of every open store, or of one. Beyond the specification (BU-03). */
export const pickupPointsFlat = call({
  id: "store.pickupPointsFlat",
  method: "GET",
  path: "/store/address/shippingMethodList",
  auth: "none",
  inSpec: false,
  query: z.object({ storeId: z.optional(z.string()) }),
  result: z.array(StoreAddress),
});

/**
 * The categories in which a store sells, as a tree; `goods.search` takes their ids as `categoryId`. Refused: 50001 unknown.
 * Beyond the specification (GD-04).
 */
export const labels = call({
  id: "store.labels",
  method: "GET",
  path: "/store/label/get/{id}",
  auth: "none",
  inSpec: false,
  result: z.array(StoreGoodsLabel),
});
