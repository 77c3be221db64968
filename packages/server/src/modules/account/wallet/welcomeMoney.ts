import type { Tx } from "#server/db/transaction.ts";
import { portion } from "#server/money/cents.ts";
import type { Services } from "#server/services.ts";
import { book } from "./ledger.ts";
import { insertWelcomePayment, lockWallet, lockWelcomePayment, reduceWelcomePayment, welcomePart } from "./queries.ts";

/** Gives a new buyer welcome money, which can be spent but not withdrawn; only once. Rules 16, ADR 0014. */
export async function giveWelcomeMoney(
  tx: Tx,
  services: Services,
  { memberId, cents }: { memberId: string; cents: number },
): Promise<void> {
  await book(tx, services, {
    kind: "WALLET_RECHARGE",
    reference: `welcome-${memberId}`,
    entries: [
      { account: { kind: "wallet", memberId }, cents, welcomeCents: cents },
      { account: { kind: "funding" }, cents: -cents },
    ],
  });
}

/**
 * Pays an order from a wallet, with welcome money first. The caller has locked the trade. Throws Refused(34001) if the
 * balance is too low. BU-07, rules 16.
 */
export async function payOrder(
  tx: Tx,
  services: Services,
  { sn, storeId, cents, memberId }: { sn: string; storeId: string; cents: number; memberId: string },
): Promise<void> {
  const wallet = await lockWallet(tx, memberId, new Date(services.clock.now()));
  const welcomeCents = Math.min(welcomePart(wallet), cents);
  await book(tx, services, {
    kind: "WALLET_PAY",
    reference: sn,
    entries: [
      { account: { kind: "wallet", memberId }, cents: -cents, welcomeCents: -welcomeCents },
      { account: { kind: "sales", storeId }, cents },
    ],
  });
  if (welcomeCents > 0)
    await insertWelcomePayment(tx, { orderSn: sn, welcomeLeftCents: welcomeCents, paidLeftCents: cents });
}

/**
 * How much of a refund into the wallet is welcome money: its share of what was paid and is not refunded yet, so that all
 * refunds of an order add up to the cent. The caller has locked the trade.
 */
export async function takeWelcomeShare(tx: Tx, orderSn: string, cents: number): Promise<number> {
  const payment = await lockWelcomePayment(tx, orderSn);
  if (!payment) return 0;
  const paid = Math.min(cents, payment.paidLeftCents);
  const welcome = portion(payment.welcomeLeftCents, paid, payment.paidLeftCents);
  await reduceWelcomePayment(tx, orderSn, { welcome, paid });
  return welcome;
}
