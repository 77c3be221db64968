import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { ledgerEntries, ledgerTransactions, wallets, welcomePayments } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";

export type WalletRow = typeof wallets.$inferSelect;

export async function walletOf(tx: Tx, memberId: string): Promise<WalletRow | null> {
  const [row] = await tx.select().from(wallets).where(eq(wallets.memberId, memberId));
  return row ?? null;
}

/** The wallet, created empty if it is missing, locked until the transaction ends. */
export async function lockWallet(tx: Tx, memberId: string, createdAt: Date): Promise<WalletRow> {
  await tx.insert(wallets).values({ memberId, createdAt }).onConflictDoNothing();
  const [row] = await tx.select().from(wallets).where(eq(wallets.memberId, memberId)).for("update");
  if (!row) throw new Error("the wallet was not stored");
  return row;
}

/** Welcome money in a wallet, in cents; a process of an earlier version may have spent some of it without saying so. */
export function welcomePart({ balanceCents, welcomeCents }: Pick<WalletRow, "balanceCents" | "welcomeCents">): number {
  return Math.min(balanceCents, welcomeCents);
}

const welcomeNow = sql`least(${wallets.balanceCents}, ${wallets.welcomeCents})`;

/** Cents of a change of a balance, and those of them that are welcome money. */
interface BalanceChange {
  cents: number;
  welcomeCents: number;
}

/** Deducts money if there is enough of both kinds; otherwise false. */
export async function takeBalance(tx: Tx, memberId: string, { cents, welcomeCents }: BalanceChange): Promise<boolean> {
  const changed = await tx
    .update(wallets)
    .set({
      balanceCents: sql`${wallets.balanceCents} - ${cents}`,
      welcomeCents: sql`${welcomeNow} - ${welcomeCents}`,
    })
    .where(
      and(
        eq(wallets.memberId, memberId),
        gte(welcomeNow, welcomeCents),
        gte(sql`${wallets.balanceCents} - ${welcomeNow}`, cents - welcomeCents),
      ),
    )
    .returning({ memberId: wallets.memberId });
  return changed.length > 0;
}

/** Adds money; creates the wallet if it is missing. */
export async function addBalance(
  tx: Tx,
  memberId: string,
  { cents, welcomeCents }: BalanceChange,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(wallets)
    .values({ memberId, balanceCents: cents, welcomeCents, createdAt })
    .onConflictDoUpdate({
      target: wallets.memberId,
      set: {
        balanceCents: sql`${wallets.balanceCents} + ${cents}`,
        welcomeCents: sql`${welcomeNow} + ${welcomeCents}`,
      },
    });
}

export type WelcomePaymentRow = typeof welcomePayments.$inferSelect;

export async function insertWelcomePayment(tx: Tx, row: WelcomePaymentRow): Promise<void> {
  await tx.insert(welcomePayments).values(row);
}

/** What is left of the welcome money that paid an order, locked until the transaction ends; null for none. */
export async function lockWelcomePayment(tx: Tx, orderSn: string): Promise<WelcomePaymentRow | null> {
  const [row] = await tx.select().from(welcomePayments).where(eq(welcomePayments.orderSn, orderSn)).for("update");
  return row ?? null;
}

export async function reduceWelcomePayment(
  tx: Tx,
  orderSn: string,
  { welcome, paid }: { welcome: number; paid: number },
): Promise<void> {
  await tx
    .update(welcomePayments)
    .set({
      welcomeLeftCents: sql`${welcomePayments.welcomeLeftCents} - ${welcome}`,
      paidLeftCents: sql`${welcomePayments.paidLeftCents} - ${paid}`,
    })
    .where(eq(welcomePayments.orderSn, orderSn));
}

/** Changes the frozen amount. The database refuses a negative result, which would be a mistake of the caller. */
export async function changeFrozen(tx: Tx, memberId: string, cents: number): Promise<void> {
  const changed = await tx
    .update(wallets)
    .set({ frozenCents: sql`${wallets.frozenCents} + ${cents}` })
    .where(eq(wallets.memberId, memberId))
    .returning({ memberId: wallets.memberId });
  if (changed.length === 0) throw new Error(`${memberId} has no wallet`);
}

export async function insertMovement(
  tx: Tx,
  movement: typeof ledgerTransactions.$inferInsert,
  entries: readonly (typeof ledgerEntries.$inferInsert)[],
): Promise<void> {
  await tx.insert(ledgerTransactions).values(movement);
  await tx.insert(ledgerEntries).values([...entries]);
}

export async function storePassword(tx: Tx, memberId: string, passwordHash: string): Promise<void> {
  await tx
    .update(wallets)
    .set({ passwordHash, failedChecks: 0, lockedUntil: null })
    .where(eq(wallets.memberId, memberId));
}

/** Counts a wrong payment password; at the limit, none are accepted until `lockedUntil`. */
export async function countWrongPassword(tx: Tx, memberId: string, limit: number, lockedUntil: Date): Promise<void> {
  await tx
    .update(wallets)
    .set({
      failedChecks: sql`case when ${wallets.failedChecks} + 1 >= ${limit} then 0 else ${wallets.failedChecks} + 1 end`,
      lockedUntil: sql`case when ${wallets.failedChecks} + 1 >= ${limit} then ${lockedUntil.toISOString()}::timestamptz else ${wallets.lockedUntil} end`,
    })
    .where(eq(wallets.memberId, memberId));
}

export async function forgetWrongPasswords(tx: Tx, memberId: string): Promise<void> {
  await tx.update(wallets).set({ failedChecks: 0, lockedUntil: null }).where(eq(wallets.memberId, memberId));
}

/** The movements of a wallet's balance, newest first, and the total number. */
export async function movementPage(tx: Tx, account: string, { size, offset }: PageWindow) {
  const where = eq(ledgerEntries.account, account);
  const [rows, total] = await Promise.all([
    tx
      .select({
        id: ledgerEntries.id,
        amountCents: ledgerEntries.amountCents,
        createdAt: ledgerEntries.createdAt,
        kind: ledgerTransactions.kind,
        reference: ledgerTransactions.reference,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(where)
      .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
      .limit(size)
      .offset(offset),
    tx.$count(ledgerEntries, where),
  ]);
  return { rows, total };
}
