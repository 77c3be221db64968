import * as z from "zod/mini";
import { PaymentMethod, PaymentState } from "../enums.ts";
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
  /** Ours: the account a bank transfer goes to, line by line; absent where BANK_TRANSFER is not on offer. */
  bankAccount: maybe(z.string()),
  /** Ours: the buyer has announced a transfer for this bill that has not come yet. */
  transferAwaited: maybe(z.boolean()),
});
export type CashierDetail = z.output<typeof CashierDetail>;

/** How far the payment of a bill has come. Ours. */
export const CashierPayment = z.object({
  state: PaymentState,
  /** How it was paid, or is being paid; null before a way was chosen. */
  method: maybe(PaymentMethod),
  /** Amount of the bill: to be paid, or paid. */
  price: Money,
  /** Text of the QR code while it waits; one that begins with `/` is an address of the shop's server. */
  content: maybe(z.string()),
  /** Epoch milliseconds at which the code or the announced transfer ends. */
  endsAt: maybe(z.int()),
});
export type CashierPayment = z.output<typeof CashierPayment>;
