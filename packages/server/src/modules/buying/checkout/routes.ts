import * as calls from "@sundry/api/contract/checkout";
import { type Route, serve } from "#server/http/serve.ts";
import {
  chooseAddress,
  chooseDelivery,
  chooseOwnedCoupon,
  choosePickup,
  chooseReceipt,
  chooseSpeed,
  deliveryMethods,
} from "./choices.ts";
import { createTrade } from "./createTrade.ts";
import { freightHeader } from "./exchangeFreight.ts";
import { settlementView, usableCouponCount } from "./service.ts";

export const checkoutRoutes: readonly Route[] = [
  serve(calls.getChecked, ({ tx, services, buyer, input, lang }) =>
    settlementView(tx, services, buyer.id, input.way, lang),
  ),
  serve(calls.selectCoupon, ({ tx, services, buyer, input }) => chooseOwnedCoupon(tx, services, buyer.id, input)),
  serve(calls.couponCount, ({ tx, services, buyer, input, lang }) =>
    usableCouponCount(tx, services, buyer.id, input.way, lang),
  ),
  serve(calls.selectAddress, ({ tx, services, buyer, input }) => chooseAddress(tx, services, buyer.id, input)),
  serve(calls.selectReceipt, ({ tx, services, buyer, input }) => chooseReceipt(tx, services, buyer.id, input)),
  serve(calls.shippingMethods, ({ tx, services, buyer, input }) => deliveryMethods(tx, services, buyer.id, input.way)),
  serve(calls.selectStoreAddress, ({ tx, services, buyer, input }) => choosePickup(tx, services, buyer.id, input)),
  serve(calls.selectShippingMethod, ({ tx, services, buyer, input }) => chooseDelivery(tx, services, buyer.id, input)),
  serve(calls.selectSpeed, ({ tx, services, buyer, input }) => chooseSpeed(tx, services, buyer.id, input)),
  serve(calls.createTrade, ({ tx, services, buyer, input, lang, header }) => {
    const key = input.submitKey ?? header("idempotency-key");
    return createTrade(
      tx,
      services,
      buyer,
      { ...input, key, paysFreight: header(freightHeader.name) === freightHeader.value },
      lang,
    );
  }),
];
