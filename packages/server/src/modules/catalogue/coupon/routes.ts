import * as calls from "@sundry/api/contract/coupon";
import { type Route, serve } from "#server/http/serve.ts";
import { grantByActivity } from "./activity.ts";
import { couponList } from "./couponCentre.ts";
import { myCoupons, receiveCoupon, usableFor } from "./service.ts";

export const couponRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, lang, input, services: { clock, config } }) =>
    couponList(tx, { now: clock.now(), zone: config.shopZone }, lang, input),
  ),
  serve(calls.receive, ({ tx, services, buyer, input }) => receiveCoupon(tx, services, buyer.id, input.id)),
  serve(calls.mine, ({ tx, services, buyer, input, lang }) => myCoupons(tx, services, buyer.id, input, lang)),
  serve(calls.canUse, ({ tx, services, buyer, input, lang }) => usableFor(tx, services, buyer.id, input, lang)),
  serve(calls.activity, ({ tx, services, buyer, lang }) => grantByActivity(tx, services, buyer.id, lang)),
];
