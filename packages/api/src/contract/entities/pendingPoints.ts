import * as z from "zod/mini";
import { DateTime, maybe } from "../scalars.ts";

/** Points that a completed order has earned and that can't be spent yet, because it can still be returned. */
export const PendingPoints = z.object({
  /** The order's number. */
  orderSn: z.string(),
  point: z.int(),
  /** When they can be spent; null while a return or refund of the order is open, because that decides. */
  until: maybe(DateTime),
});
export type PendingPoints = z.output<typeof PendingPoints>;
