import * as z from "zod/mini";
import { call } from "./call.ts";
import { SeckillGoods, SeckillSlot } from "./entities/seckill.ts";

/** The flash-sale slots of today, running or still to come; [] on a day without. Source: spec 7, goods (SK-01). */
export const today = call({
  id: "seckill.today",
  method: "GET",
  path: "/seckill",
  auth: "none",
  result: z.array(SeckillSlot),
});

/** Goods of one slot of today, by the hour at which it begins; [] where no slot runs or is to come. Refused: 4002 not an hour. Beyond the specification. */
export const byTimeline = call({
  id: "seckill.byTimeline",
  method: "GET",
  path: "/seckill/{timeline}",
  auth: "none",
  inSpec: false,
  result: z.array(SeckillGoods),
});
