import * as z from "zod/mini";
import { PaymentMethod } from "../enums.ts";
import { maybe, Money } from "../scalars.ts";

/** What the payment page shows. */
export const CashierDetail = z.object({
  price: Money,
  title: maybe(z.string()),
  detail: maybe(z.string()),
  /** Order numbers, joined with comma and space; null for a recharge. */
  orderSns: maybe(z.string()),
  /** Methods on offer. */
  support: z.array(PaymentMethod),
  createTime: maybe(z.string()),
  /** Epoch milliseconds at which an unpaid order closes. */
  autoCancel: maybe(z.int()),
  /** Balance of the caller. */
  walletValue: maybe(Money),
  /** Ours: a payment password is set, so paying from the wallet asks for it (BU-04). */
  walletPassword: maybe(z.boolean()),
});
export type CashierDetail = z.output<typeof CashierDetail>;
