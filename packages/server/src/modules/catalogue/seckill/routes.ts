import { byTimeline, today } from "@sundry/api/contract/seckill";
import { type Route, serve } from "#server/http/serve.ts";
import * as seckill from "./service.ts";

export const seckillRoutes: readonly Route[] = [
  serve(today, ({ tx, lang, services: { clock, config } }) =>
    seckill.today(tx, { now: clock.now(), zone: config.shopZone }, lang),
  ),
  serve(byTimeline, ({ tx, lang, input, services }) =>
    seckill.goodsOfHour(tx, seckill.momentNow(services), input.timeline, lang),
  ),
];
