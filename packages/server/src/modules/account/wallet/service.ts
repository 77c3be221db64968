import type { Wallet } from "@sundry/api/contract/entities/wallet";
import type { Lang } from "#server/locales.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { refuseWeakPasswordOf } from "#server/modules/platform/password/newPassword.ts";
import { hashPassword, isPassword, notAsked } from "#server/modules/platform/password/password.ts";
import { countWithin } from "#server/modules/platform/limits/rateLimit.ts";
import { toWire } from "#server/money/cents.ts";
import type { Services } from "#server/services.ts";
import {
  countWrongPassword,
  forgetWrongPasswords,
  lockWallet,
  storePassword,
  walletOf,
  welcomePart,
} from "./queries.ts";

/** Wrong payment passwords in a row before the wallet accepts none for a while. */
const maxWrong = 5;
const lockedMs = 10 * 60_000;

/** Balance, what of it can be withdrawn, and frozen amount; zero for a buyer without a wallet. MC-10. */
export async function walletView(tx: Tx, memberId: string): Promise<Wallet> {
  const wallet = await walletOf(tx, memberId);
  const { balanceCents, frozenCents } = wallet ?? { balanceCents: 0, frozenCents: 0 };
  const welcomeCents = wallet ? welcomePart(wallet) : 0;
  return {
    memberWallet: toWire(balanceCents),
    memberFrozenWallet: toWire(frozenCents),
    withdrawable: toWire(balanceCents - welcomeCents),
    welcomeMoney: toWire(welcomeCents),
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

/** New payment passwords of one buyer: each is hashed. */
const newPasswords = { max: 20, windowMs: 60 * 60_000 };

/** Checks in progress by buyer: guesses sent together are compared and counted one after the other. */
const proving = new Map<string, Promise<unknown>>();

/**
 * Compares a payment password with that of the wallet and counts a wrong one. Comparing is slow, so no transaction is
 * open: `tx` is the plain connection. Throws Refused(1012) if the shop is busy.
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
    if (await isPassword(password, hash, { address, place: "known" })) return { hash, outcome: "right" };
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

/**
 * Compares the old payment password and hashes the new one, only if the old one is right or not needed: `isProven` by a
 * code, or none is set. Throws Refused 34010, 34011 and 1003 as {@link requirePassword}, and 1012.
 */
export async function preparePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { password, oldPassword, isProven, address, lang }: NewPassword,
): Promise<PreparedPassword> {
  await refuseWeakPasswordOf(tx, memberId, password, lang);
  const now = new Date(services.clock.now());
  await countWithin(tx, { of: ["wallet.password", memberId], ...newPasswords }, now);
  const proof = await provePassword(tx, services, memberId, { password: isProven ? undefined : oldPassword, address });
  if (!isProven && proof.hash !== null && proof.outcome !== "right") throw refusalOf(proof);
  return { proof, newHash: await hashPassword(password, services.config, { address, place: "known" }) };
}

/** A wanted payment password, and what allows it. */
interface NewPassword {
  password: string;
  oldPassword?: string | undefined;
  /** A code has proved who the buyer is. */
  isProven?: boolean;
  address: string;
  lang: Lang;
}

function refusalOf({ outcome }: PasswordProof): Refused {
  return new Refused(outcome === "none" ? 34010 : outcome === "locked" ? 1003 : 34011);
}

/** Sets the payment password; an existing one must be given. Throws Refused 34010, 34011 and 1003. SE-07. */
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
  await asCurrentPassword(() => setPassword(tx, services, memberId, prepared));
}

/**
 * Continues only with the right payment password; without one set, any login as the buyer may. Throws Refused 34010 if
 * it is missing, 34011 for a wrong one, or one that has changed since the comparison, and 1003 after several in a row.
 * BU-04.
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
  if (outcome === "wrong") throw new Refused(34011);
  if (wallet.lockedUntil && wallet.lockedUntil > now) throw new Refused(1003);
  if (outcome === "none") throw new Refused(34010);
  if (outcome !== "right" || hash !== wallet.passwordHash) throw new Refused(34011);
  if (wallet.failedChecks > 0) await forgetWrongPasswords(tx, memberId);
}

/**
 * Prepares a change of the payment password with the current one. Throws Refused 20016 for a wrong or missing one or if
 * none is set, 1003, and 1012 if the shop is busy.
 */
export async function prepareUpdate(
  tx: Tx,
  services: Services,
  memberId: string,
  wanted: { password: string; oldPassword: string; address: string; lang: Lang },
): Promise<PreparedPassword> {
  if (!(await hasPassword(tx, memberId))) throw new Refused(20016);
  return asCurrentPassword(() => preparePassword(tx, services, memberId, wanted));
}

/** Where the form asks for the current password, a wrong payment password is that. */
async function asCurrentPassword<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused && (error.code === 34010 || error.code === 34011)) throw new Refused(20016);
    throw error;
  }
}
