import * as z from "zod/mini";
import { call } from "./call.ts";
import { Store, StoreBasicInfo } from "./entities/store.ts";
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
