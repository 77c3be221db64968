import { list } from "@sundry/api/contract/coupon";
import { type Route, serve } from "#server/http/serve.ts";
import { couponList } from "./list.ts";

export const couponListRoutes: readonly Route[] = [
  serve(list, ({ tx, lang, input, services: { clock, config } }) =>
    couponList(tx, { now: clock.now(), zone: config.shopZone }, lang, input),
  ),
];
