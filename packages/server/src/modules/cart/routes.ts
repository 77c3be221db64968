import * as calls from "@sundry/api/contract/cart";
import * as checkout from "@sundry/api/contract/checkout";
import { type Route, serve } from "#server/http/serve.ts";
import { addSku, clear, removeSkus, setNum, tickAll, tickSku, tickStore } from "./basket.ts";
import {
  chooseAddress,
  chooseDelivery,
  chooseOwnedCoupon,
  choosePickup,
  chooseReceipt,
  deliveryMethods,
} from "./choices.ts";
import { lineCount, settlementView, usableCouponCount, wholeBasket } from "./service.ts";

export const cartRoutes: readonly Route[] = [
  serve(calls.clear, ({ tx, services, buyer }) => clear(tx, services, buyer.id)),
  serve(calls.getAll, ({ tx, services, buyer, lang }) => wholeBasket(tx, services, buyer.id, lang)),
  serve(calls.count, ({ tx, services, buyer, input }) => lineCount(tx, services, buyer.id, input.checked)),
  serve(checkout.getChecked, ({ tx, services, buyer, input, lang }) =>
    settlementView(tx, services, buyer.id, input.way, lang),
  ),
  serve(calls.addSku, ({ tx, services, buyer, input }) => addSku(tx, services, buyer.id, input)),
  serve(calls.setSkuNum, ({ tx, services, buyer, input }) => setNum(tx, services, buyer.id, input.skuId, input.num)),
  serve(calls.checkAll, ({ tx, services, buyer, input }) => tickAll(tx, services, buyer.id, input.checked)),
  serve(calls.checkStore, ({ tx, services, buyer, input }) =>
    tickStore(tx, services, buyer.id, input.storeId, input.checked),
  ),
  serve(calls.checkSku, ({ tx, services, buyer, input }) =>
    tickSku(tx, services, buyer.id, input.skuId, input.checked),
  ),
  serve(calls.removeSkus, ({ tx, services, buyer, input }) => removeSkus(tx, services, buyer.id, input.skuIds)),
  serve(checkout.selectCoupon, ({ tx, services, buyer, input }) => chooseOwnedCoupon(tx, services, buyer.id, input)),
  serve(checkout.couponCount, ({ tx, services, buyer, input, lang }) =>
    usableCouponCount(tx, services, buyer.id, input.way, lang),
  ),
  serve(checkout.selectAddress, ({ tx, services, buyer, input }) => chooseAddress(tx, services, buyer.id, input)),
  serve(checkout.selectReceipt, ({ tx, services, buyer, input }) => chooseReceipt(tx, services, buyer.id, input)),
  serve(checkout.shippingMethods, ({ tx, services, buyer, input }) =>
    deliveryMethods(tx, services, buyer.id, input.way),
  ),
  serve(checkout.selectStoreAddress, ({ tx, services, buyer, input }) => choosePickup(tx, services, buyer.id, input)),
  serve(checkout.selectShippingMethod, ({ tx, services, buyer, input }) =>
    chooseDelivery(tx, services, buyer.id, input),
  ),
];
