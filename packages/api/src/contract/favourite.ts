import * as z from "zod/mini";
import { call } from "./call.ts";
import { FavouriteGoods, FavouriteGoodsRecord, FavouriteStore, FavouriteStoreRecord } from "./entities/favourite.ts";
import { page, paging } from "./paging.ts";

/** Keeps goods as a favourite: `type` is GOODS, `id` is the SKU id. Refused: 20017 already kept. Source: spec 7, member. */
export const add = call({
  id: "favourite.add",
  method: "POST",
  path: "/member/collection/add/{type}/{id}",
  auth: "required",
  result: FavouriteGoodsRecord,
});

/** Keeps a store as a favourite: `type` is STORE, `id` the store id. Refused: 20017 already kept. Source: spec 7, member. */
export const addStore = call({
  id: "favourite.addStore",
  method: "POST",
  path: "/member/storeCollection/add/{type}/{id}",
  auth: "required",
  result: FavouriteStoreRecord,
});

/** Lets go of favourite goods (`id` is the SKU id); false when it was none. Source: spec 7, member. */
export const remove = call({
  id: "favourite.remove",
  method: "DELETE",
  path: "/member/collection/delete/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Lets go of a favourite store; false when it was none. Source: spec 7, member. */
export const removeStore = call({
  id: "favourite.removeStore",
  method: "DELETE",
  path: "/member/storeCollection/delete/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Whether a SKU is a favourite. Not sent for visitors (decisions 43). Source: spec 7, member. */
export const isGoods = call({
  id: "favourite.isGoods",
  method: "GET",
  path: "/member/collection/isCollection/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Whether a store is a favourite. Not sent for visitors (decisions 43). Source: spec 7, member. */
export const isStore = call({
  id: "favourite.isStore",
  method: "GET",
  path: "/member/storeCollection/isCollection/{type}/{id}",
  auth: "required",
  result: z.boolean(),
});

/** Favourite goods, newest first; those off the shelf stay, marked DOWN. `type` is GOODS. Source: spec 7, member. */
export const list = call({
  id: "favourite.list",
  method: "GET",
  path: "/member/collection/{type}",
  auth: "required",
  query: z.object({ ...paging }),
  result: page(FavouriteGoods),
});

/** Followed stores, newest first; `id` of a row is the store's. `type` is STORE. Refused: 4002 another type. Beyond the specification. */
export const listStores = call({
  id: "favourite.listStores",
  method: "GET",
  path: "/member/storeCollection/{type}",
  auth: "required",
  inSpec: false,
  query: z.object({ ...paging }),
  result: page(FavouriteStore),
});
