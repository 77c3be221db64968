import * as z from "zod/mini";
import { call } from "./call.ts";
import { SeckillGoods, SeckillSlot } from "./entities/seckill.ts";

/** Lists today's flash-sale slots, running or still to come; empty on a day without any. */
export const today = call({
  id: "seckill.today",
  method: "GET",
  path: "/seckill",
  auth: "none",
  result: z.array(SeckillSlot),
});

/**
 * Lists the goods of one of today's slots, by the hour at which it begins; empty when no such slot is running or to
 * come. Refused: 4002 not an hour.
 */
export const byTimeline = call({
  id: "seckill.byTimeline",
  method: "GET",
  path: "/seckill/{timeline}",
  auth: "none",
  inSpec: false,
  result: z.array(SeckillGoods),
});
