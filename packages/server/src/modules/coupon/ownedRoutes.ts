import * as calls from "@sundry/api/contract/coupon";
import { type Route, serve } from "#server/http/serve.ts";
import { giveByActivity } from "./activity.ts";
import { myCoupons, receiveCoupon, usableFor } from "./owned.ts";

export const ownedCouponRoutes: readonly Route[] = [
  serve(calls.receive, ({ tx, services, buyer, input }) => receiveCoupon(tx, services, buyer.id, input.id)),
  serve(calls.mine, ({ tx, services, buyer, input, lang }) => myCoupons(tx, services, buyer.id, input, lang)),
  serve(calls.canUse, ({ tx, services, buyer, input, lang }) => usableFor(tx, services, buyer.id, input, lang)),
  serve(calls.activity, ({ tx, services, buyer, lang }) => giveByActivity(tx, services, buyer.id, lang)),
];
