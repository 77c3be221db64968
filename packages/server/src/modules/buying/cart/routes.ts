import * as calls from "@sundry/api/contract/cart";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addSku,
  clear,
  lineCount,
  removeSkus,
  setNum,
  setNums,
  selectAll,
  selectSku,
  selectStore,
  cartBasket,
} from "./service.ts";

export const cartRoutes: readonly Route[] = [
  serve(calls.clear, ({ tx, services, buyer }) => clear(tx, services, buyer.id)),
  serve(calls.getAll, ({ tx, services, buyer, lang }) => cartBasket(tx, services, buyer.id, lang)),
  serve(calls.count, ({ tx, services, buyer, input }) => lineCount(tx, services, buyer.id, input.checked)),
  serve(calls.addSku, ({ tx, services, buyer, input }) => addSku(tx, services, buyer.id, input)),
  serve(calls.setSkuNum, ({ tx, services, buyer, input }) => setNum(tx, services, buyer.id, input.skuId, input.num)),
  serve(calls.setSkus, ({ tx, services, buyer, input }) => setNums(tx, services, buyer.id, input.lines)),
  serve(calls.checkAll, ({ tx, services, buyer, input }) => selectAll(tx, services, buyer.id, input.checked)),
  serve(calls.checkStore, ({ tx, services, buyer, input }) =>
    selectStore(tx, services, buyer.id, input.storeId, input.checked),
  ),
  serve(calls.checkSku, ({ tx, services, buyer, input }) =>
    selectSku(tx, services, buyer.id, input.skuId, input.checked),
  ),
  serve(calls.removeSkus, ({ tx, services, buyer, input }) => removeSkus(tx, services, buyer.id, input.skuIds)),
];
