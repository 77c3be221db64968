import * as z from "zod/mini";
import { PaymentMethod, PaymentState } from "../enums.ts";
import { maybe, Money } from "../scalars.ts";

/** Data of the payment page. */
export const CashierDetail = z.object({
  price: Money,
  title: maybe(z.string()),
  detail: maybe(z.string()),
  /** Order numbers joined with a comma and a space; null for a recharge. */
  orderSns: maybe(z.string()),
  /** Methods the buyer can choose from. */
  support: z.array(PaymentMethod),
  createTime: maybe(z.string()),
  /** Epoch milliseconds at which an unpaid order closes. */
  autoCancel: maybe(z.int()),
  /** The buyer's wallet balance. */
  walletValue: maybe(Money),
  /** Ours: true when a payment password is set, so that paying from the wallet asks for it. */
  walletPassword: maybe(z.boolean()),
  /** Ours: the account for bank transfers, line by line; missing where BANK_TRANSFER is not available. */
  bankAccount: maybe(z.string()),
  /** Ours: epoch milliseconds until which an announced transfer keeps the bill open. */
  transferUntil: maybe(z.int()),
  /** Ours: true if the buyer has announced a transfer for this bill that has not arrived yet. */
  transferAwaited: maybe(z.boolean()),
});
export type CashierDetail = z.output<typeof CashierDetail>;

/** Progress of the payment of a bill. Ours. */
export const CashierPayment = z.object({
  state: PaymentState,
  /** Method of the payment; null before one was chosen. */
  method: maybe(PaymentMethod),
  /** Amount of the bill, paid or to be paid. */
  price: Money,
  /** Text of the QR code while it waits. A text that begins with `/` is an address of the shop's server. */
  content: maybe(z.string()),
  /** Epoch milliseconds at which the code or the announced transfer expires. */
  endsAt: maybe(z.int()),
});
export type CashierPayment = z.output<typeof CashierPayment>;
