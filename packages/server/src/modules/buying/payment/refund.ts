import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { payerOf } from "./queries.ts";
import { canSendBack, sendBack } from "./refunds.ts";
import type { Services } from "#server/services.ts";
import { type Account, book } from "#server/modules/account/wallet/ledger.ts";
import { takeWelcomeShare } from "#server/modules/account/wallet/welcomeMoney.ts";

/** A store's refund to a buyer. */
export interface Refund {
  /** What was bought, whose, and in which store. */
  order: { sn: string; tradeSn: string; memberId: string; storeId: string };
  cents: number;
  /** How the buyer paid. */
  method: PaymentMethod;
  /** Transferred by hand to a bank account instead of back to the payment method. */
  offline: boolean;
  /** Number of what it is for; the same refund happens only once. */
  reference: string;
}

/** What the ledger calls a refund: the payment method stands after its number, unless that was the wallet. */
export function refundReference(reference: string, method: PaymentMethod): string {
  return method === "WALLET" ? reference : `${reference}:${method}`;
}

/**
 * Refunds a store's money to a buyer: the one place that knows where a refund goes, which it returns. A bank transfer
 * leaves the marketplace; everything else goes into the wallet, with the payment method after the reference if it was
 * another one, and welcome money returns as welcome money. From there, what a provider took goes back to the one who
 * paid.
 */
export async function refund(
  tx: Tx,
  services: Services,
  what: Refund & { offline: false },
): Promise<"WALLET" | "PAYER">;
export async function refund(tx: Tx, services: Services, what: Refund): Promise<"BANK" | "WALLET" | "PAYER">;
export async function refund(
  tx: Tx,
  services: Services,
  { order, cents, method, offline, reference }: Refund,
): Promise<"BANK" | "WALLET" | "PAYER"> {
  const { memberId, storeId } = order;
  const target: Account = offline ? { kind: "payout" } : { kind: "wallet", memberId };
  const welcomeCents = offline ? 0 : await takeWelcomeShare(tx, order.sn, cents);
  await book(tx, services, {
    kind: "WALLET_REFUND",
    reference: refundReference(reference, method),
    entries: [
      { account: target, cents, welcomeCents },
      { account: { kind: "sales", storeId }, cents: -cents },
    ],
  });
  if (offline) return "BANK";
  const payment = method === "WALLET" ? null : await payerOf(tx, order, method);
  await sendBack(tx, services, payment, { reference, cents });
  return canSendBack(payment) ? "PAYER" : "WALLET";
}
