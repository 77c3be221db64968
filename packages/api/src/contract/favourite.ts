import * as z from "zod/mini";
import { call } from "./call.ts";
import { FavouriteGoods, FavouriteGoodsRecord, FavouriteStore, FavouriteStoreRecord } from "./entities/favourite.ts";
import { page, paging } from "./paging.ts";
import { Nothing } from "./scalars.ts";

/** Adds goods to the favourites: `type` is GOODS, `id` is the SKU id. Refused: 20017 already a favourite. */
export const add = call({
  id: "favourite.add",
  method: "POST",
  path: "/member/collection/add/{type}/{id}",
  auth: "required",
  result: FavouriteGoodsRecord,
});

/** Adds a store to the favourites: `type` is STORE, `id` is the store id. Refused: 20017 already a favourite. */
export const addStore = call({
  id: "favourite.addStore",
  method: "POST",
  path: "/member/storeCollection/add/{type}/{id}",
  auth: "required",
  result: FavouriteStoreRecord,
});

/** Removes goods from the favourites (`id` is the SKU id); false when they were not one. */
export const remove = call({
  id: "favourite.remove",
  method: "DELETE",
  path: "/member/collection/delete/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Removes a store from the favourites; false when it was not one. */
export const removeStore = call({
  id: "favourite.removeStore",
  method: "DELETE",
  path: "/member/storeCollection/delete/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Checks whether a SKU is a favourite. Not sent for visitors. */
export const isGoods = call({
  id: "favourite.isGoods",
  method: "GET",
  path: "/member/collection/isCollection/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Checks whether a store is a favourite. Not sent for visitors. */
export const isStore = call({
  id: "favourite.isStore",
  method: "GET",
  path: "/member/storeCollection/isCollection/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Asks for a message once a sold-out SKU is in stock again; asking twice is the same. Refused: 11001 unknown. */
export const watchStock = call({
  id: "favourite.watchStock",
  method: "POST",
  path: "/member/collection/stock/{skuId}",
  auth: "required",
  inSpec: false,
  result: Nothing,
});

/** Withdraws the request; without one, nothing changes. */
export const unwatchStock = call({
  id: "favourite.unwatchStock",
  method: "DELETE",
  path: "/member/collection/stock/{skuId}",
  auth: "required",
  inSpec: false,
  result: Nothing,
});

/** Checks whether the buyer has asked for a message about a SKU. Not sent for visitors. */
export const isStockWatched = call({
  id: "favourite.isStockWatched",
  method: "GET",
  path: "/member/collection/stock/{skuId}",
  auth: "required",
  inSpec: false,
  result: z.boolean(),
});

/** Asks for a message once a SKU costs less than now; asking again counts from the price of then. Refused: 11001 unknown. */
export const watchPrice = call({
  id: "favourite.watchPrice",
  method: "POST",
  path: "/member/collection/price/{skuId}",
  auth: "required",
  inSpec: false,
  result: Nothing,
});

/** Withdraws the request; without one, nothing changes. */
export const unwatchPrice = call({
  id: "favourite.unwatchPrice",
  method: "DELETE",
  path: "/member/collection/price/{skuId}",
  auth: "required",
  inSpec: false,
  result: Nothing,
});

/** Checks whether the buyer has asked for a message about the price of a SKU. Not sent for visitors. */
export const isPriceWatched = call({
  id: "favourite.isPriceWatched",
  method: "GET",
  path: "/member/collection/price/{skuId}",
  auth: "required",
  inSpec: false,
  result: z.boolean(),
});

/** Lists favourite goods, newest first. Goods that are no longer sold stay, marked DOWN. `type` is GOODS. */
export const list = call({
  id: "favourite.list",
  method: "GET",
  path: "/member/collection/{type}",
  auth: "required",
  query: z.object({ ...paging }),
  result: page(FavouriteGoods),
});

/** Lists favourite stores, newest first; `id` of a row is the store's. `type` is STORE. Refused: 4002 another type. */
export const listStores = call({
  id: "favourite.listStores",
  method: "GET",
  path: "/member/storeCollection/{type}",
  auth: "required",
  inSpec: false,
  query: z.object({ ...paging }),
  result: page(FavouriteStore),
});
