import * as z from "zod/mini";
import { Member } from "./member.ts";
import { OrderSummary } from "./order.ts";
import { Wallet } from "./wallet.ts";

/** A buyer's account, wallet and counters. */
export const MemberOverview = z.object({
  member: Member,
  wallet: Wallet,
  /** Orders that wait for the buyer or the store, by tab of the order list. Removed ones are not counted. */
  orders: z.object({ WAIT_PAY: z.int(), WAIT_SHIP: z.int(), WAIT_ROG: z.int() }),
  /** Coupons by state. */
  coupons: z.object({ NEW: z.int(), USED: z.int(), EXPIRE: z.int() }),
  /** Messages the buyer has not opened. */
  unread: z.int(),
  latestOrders: z.array(OrderSummary),
});
export type MemberOverview = z.output<typeof MemberOverview>;
