import type { Wallet } from "@sundry/api/contract/entities/wallet";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { hashPassword, isPassword, notAsked } from "#server/modules/password.ts";
import { toWire } from "#server/money/cents.ts";
import type { Services } from "#server/services.ts";
import { countWrongPassword, forgetWrongPasswords, lockWallet, storePassword, walletOf } from "./queries.ts";

/** Wrong payment passwords in a row before the wallet accepts none for a while. */
const maxWrong = 5;
const lockedMs = 10 * 60_000;

/** Balance and frozen amount; zero for a buyer without a wallet. MC-10. */
export async function walletView(tx: Tx, memberId: string): Promise<Wallet> {
  const wallet = await walletOf(tx, memberId);
  return {
    memberWallet: toWire(wallet?.balanceCents ?? 0),
    memberFrozenWallet: toWire(wallet?.frozenCents ?? 0),
  };
}

/** Balance in cents. */
export async function balanceOf(tx: Tx, memberId: string): Promise<number> {
  return (await walletOf(tx, memberId))?.balanceCents ?? 0;
}

/** Whether the buyer has set a payment password. */
export async function hasPassword(tx: Tx, memberId: string): Promise<boolean> {
  return ((await walletOf(tx, memberId))?.passwordHash ?? null) !== null;
}

/** Result of checking a payment password, before the transaction that needs it. */
export interface PasswordProof {
  /** The hash it was compared with; null if the wallet had none. */
  hash: string | null;
  /** `locked`: not compared, after too many wrong ones. `none`: there was nothing to compare. */
  outcome: "right" | "wrong" | "locked" | "none";
}

/** Checks in progress by buyer: guesses sent together are compared and counted one after the other. */
const proving = new Map<string, Promise<unknown>>();

/**
 * Compares a payment password with that of the wallet and counts a wrong one. Comparing is slow, so no transaction is
 * open: `tx` is the plain connection. Throws Refused(503) if the shop is busy.
 */
export async function provePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { password, address }: { password: string | undefined; address: string },
): Promise<PasswordProof> {
  const before = proving.get(memberId) ?? Promise.resolve();
  const mine = before.then(
    () => compare(),
    () => compare(),
  );
  proving.set(memberId, mine);
  try {
    return await mine;
  } finally {
    if (proving.get(memberId) === mine) proving.delete(memberId);
  }

  async function compare(): Promise<PasswordProof> {
    const wallet = await walletOf(tx, memberId);
    const hash = wallet?.passwordHash ?? null;
    // A missing password does not count as a guess.
    if (!wallet || hash === null || !password) return { hash, outcome: "none" };
    if (password === notAsked) return { hash, outcome: "right" };
    const now = services.clock.now();
    if (wallet.lockedUntil && wallet.lockedUntil.getTime() > now) return { hash, outcome: "locked" };
    if (await isPassword(password, hash, address)) return { hash, outcome: "right" };
    await countWrongPassword(tx, memberId, maxWrong, new Date(now + lockedMs));
    return { hash, outcome: "wrong" };
  }
}

/** A new payment password, prepared before its transaction. */
export interface PreparedPassword {
  /** Check of the old password. */
  proof: PasswordProof;
  /** Hash of the new password. */
  newHash: string;
}

/** Compares the old payment password and hashes the new one. Throws as {@link provePassword}. */
export async function preparePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { password, oldPassword, address }: { password: string; oldPassword?: string | undefined; address: string },
): Promise<PreparedPassword> {
  const proof = await provePassword(tx, services, memberId, { password: oldPassword, address });
  return { proof, newHash: await hashPassword(password, services.config, address) };
}

/** Sets the payment password; an existing one must be given. Throws Refused 20010 and 1003. SE-07. */
export async function setPassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { proof, newHash }: PreparedPassword,
): Promise<void> {
  await requirePassword(tx, services, memberId, proof);
  await storePassword(tx, memberId, newHash);
}

/** Changes the payment password. Throws Refused 20016 for a wrong old one or if none is set, and 1003. SE-07. */
export async function updatePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  prepared: PreparedPassword,
): Promise<void> {
  if (!(await hasPassword(tx, memberId))) throw new Refused(20016);
  try {
    await setPassword(tx, services, memberId, prepared);
  } catch (error) {
    if (error instanceof Refused && error.code === 20010) throw new Refused(20016);
    throw error;
  }
}

/**
 * Continues only with the right payment password; without one set, any login as the buyer may. Throws Refused(20010)
 * for a wrong one, or one that has changed since the comparison, and 1003 after several in a row. BU-04.
 */
export async function requirePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { hash, outcome }: PasswordProof,
): Promise<void> {
  const now = new Date(services.clock.now());
  const wallet = await lockWallet(tx, memberId, now);
  if (wallet.passwordHash === null) return;
  if (outcome === "wrong") throw new Refused(20010);
  if (wallet.lockedUntil && wallet.lockedUntil > now) throw new Refused(1003);
  if (outcome !== "right" || hash !== wallet.passwordHash) throw new Refused(20010);
  if (wallet.failedChecks > 0) await forgetWrongPasswords(tx, memberId);
}
