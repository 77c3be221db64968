import * as z from "zod/mini";
import { call } from "./call.ts";
import { SeckillSlot } from "./entities/seckill.ts";

/** The flash-sale slots of today, running or still to come; [] on a day without. Source: spec 7, goods (SK-01). */
export const today = call({
  id: "seckill.today",
  method: "GET",
  path: "/seckill",
  auth: "none",
  result: z.array(SeckillSlot),
});
