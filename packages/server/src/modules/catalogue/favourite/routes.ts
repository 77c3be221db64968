import * as calls from "@sundry/api/contract/favourite";
import { type Route, serve } from "#server/http/serve.ts";
import { isPriceWatched, unwatchPrice, watchPrice } from "./priceWatch.ts";
import { isStockWatched, unwatchStock, watchStock } from "./stockWatch.ts";
import { addGoods, addStore, goodsList, isGoods, isStore, removeGoods, removeStore, storeList } from "./service.ts";

export const favouriteRoutes: readonly Route[] = [
  serve(calls.add, ({ tx, services, buyer, input }) => addGoods(tx, services, buyer.id, input)),
  serve(calls.addStore, ({ tx, services, buyer, input }) => addStore(tx, services, buyer.id, input)),
  serve(calls.remove, ({ tx, buyer, input }) => removeGoods(tx, buyer.id, input)),
  serve(calls.removeStore, ({ tx, buyer, input }) => removeStore(tx, buyer.id, input)),
  serve(calls.isGoods, ({ tx, buyer, input }) => isGoods(tx, buyer.id, input)),
  serve(calls.isStore, ({ tx, buyer, input }) => isStore(tx, buyer.id, input)),
  serve(calls.watchStock, ({ tx, services, buyer, input }) => watchStock(tx, services, buyer.id, input.skuId)),
  serve(calls.unwatchStock, ({ tx, buyer, input }) => unwatchStock(tx, buyer.id, input.skuId)),
  serve(calls.isStockWatched, ({ tx, buyer, input }) => isStockWatched(tx, buyer.id, input.skuId)),
  serve(calls.watchPrice, ({ tx, services, buyer, input }) => watchPrice(tx, services, buyer.id, input.skuId)),
  serve(calls.unwatchPrice, ({ tx, buyer, input }) => unwatchPrice(tx, buyer.id, input.skuId)),
  serve(calls.isPriceWatched, ({ tx, buyer, input }) => isPriceWatched(tx, buyer.id, input.skuId)),
  serve(calls.list, ({ tx, services, buyer, input, lang }) => goodsList(tx, services, buyer.id, input, lang)),
  serve(calls.listStores, ({ tx, buyer, input, lang }) => storeList(tx, buyer.id, input, lang)),
];
