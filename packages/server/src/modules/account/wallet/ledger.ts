import type { LedgerKind } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { addBalance, changeFrozen, insertMovement, takeBalance } from "./queries.ts";

/**
 * An account of the ledger. Wallets have stored balances, available and frozen; the balance of others is the sum of
 * their entries.
 */
export type Account =
  | { kind: "wallet"; memberId: string }
  /** Money that a buyer has asked to withdraw. */
  | { kind: "frozen"; memberId: string }
  /** Revenue of a store. */
  | { kind: "sales"; storeId: string }
  /** Money from outside: payments through providers, top-ups and grants. */
  | { kind: "funding" }
  /** Money that has left: withdrawals paid out. */
  | { kind: "payout" };

/**
 * Money moving between accounts. The amounts sum to zero: whatever one account gains, others lose. `welcomeCents` is the
 * part of a wallet's amount that is welcome money, with the same sign; 0 if missing.
 */
export interface Movement {
  kind: LedgerKind;
  /** What it is for; the database refuses the same kind and reference twice. */
  reference: string;
  entries: readonly { account: Account; cents: number; welcomeCents?: number }[];
}

/**
 * Books a movement and changes the balances of the wallets in it, all or nothing. Throws Refused(34001) if a wallet has
 * too little; an Error for a movement that does not sum to zero. Entries of zero are left out. BU-07.
 */
export async function book(tx: Tx, services: Services, { kind, reference, entries }: Movement): Promise<void> {
  const moved = entries.filter(({ cents }) => cents !== 0);
  if (moved.reduce((sum, { cents }) => sum + cents, 0) !== 0)
    throw new Error(`${kind} ${reference} does not sum to zero`);
  if (moved.length === 0) return;
  const createdAt = new Date(services.clock.now());
  for (const { account, cents, welcomeCents = 0 } of moved) {
    if (account.kind === "frozen") await changeFrozen(tx, account.memberId, cents);
    if (account.kind !== "wallet") continue;
    const { memberId } = account;
    if (cents > 0) await addBalance(tx, memberId, { cents, welcomeCents }, createdAt);
    else if (!(await takeBalance(tx, memberId, { cents: -cents, welcomeCents: -welcomeCents })))
      throw new Refused(34001);
  }
  const transactionId = nextId(services);
  await insertMovement(
    tx,
    { id: transactionId, kind, reference, createdAt },
    moved.map(({ account, cents }) => ({
      id: nextId(services),
      transactionId,
      account: nameOf(account),
      amountCents: cents,
      createdAt,
    })),
  );
}

/** Adds money from outside to a buyer's wallet: a top-up or a grant. `reference` makes it happen only once. */
export async function fund(
  tx: Tx,
  services: Services,
  { memberId, cents, reference }: { memberId: string; cents: number; reference: string },
): Promise<void> {
  await book(tx, services, {
    kind: "WALLET_RECHARGE",
    reference,
    entries: [
      { account: { kind: "wallet", memberId }, cents },
      { account: { kind: "funding" }, cents: -cents },
    ],
  });
}

/** Name of an account in the ledger. */
export function nameOf(account: Account): string {
  switch (account.kind) {
    case "wallet":
    case "frozen":
      return `${account.kind}:${account.memberId}`;
    case "sales":
      return `sales:${account.storeId}`;
    case "funding":
    case "payout":
      return account.kind;
  }
}
