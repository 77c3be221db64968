import type { Wallet } from "@sundry/api/contract/entities/wallet";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { InBackground } from "#server/modules/limits/attempts.ts";
import { hashPassword, isPassword } from "#server/modules/password.ts";
import { toWire } from "#server/money/cents.ts";
import type { Services } from "#server/services.ts";
import { countWrongPassword, forgetWrongPasswords, lockWallet, storePassword, walletOf } from "./queries.ts";

/** Wrong payment passwords in a row before the wallet takes none for a while. */
const mostWrong = 5;
const lockedMs = 10 * 60_000;

/** Balance and frozen amount; zero for a buyer who never had money here. MC-10. */
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

/** Sets the payment password; one that is set already is asked for. Throws Refused 20010 and 1003. SE-07. */
export async function setPassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { password, oldPassword }: { password: string; oldPassword?: string | undefined },
  inBackground: InBackground,
): Promise<void> {
  const passwordHash = await hashPassword(password, services.config.passwordCost);
  const wallet = await lockWallet(tx, memberId, new Date(services.clock.now()));
  if (wallet.passwordHash !== null) await requirePassword(tx, services, memberId, oldPassword, inBackground);
  await storePassword(tx, memberId, passwordHash);
}

/** Changes the payment password that is set. Throws Refused 20016 for a wrong old one or where none is set, and 1003. SE-07. */
export async function updatePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  inBackground: InBackground,
): Promise<void> {
  if (!(await hasPassword(tx, memberId))) throw new Refused(20016);
  try {
    await setPassword(tx, services, memberId, { password: newPassword, oldPassword }, inBackground);
  } catch (error) {
    if (error instanceof Refused && error.code === 20010) throw new Refused(20016);
    throw error;
  }
}

/**
 * Lets only the owner of the payment password go on; without one set everybody who is logged in as the buyer may. Throws
 * Refused(20010) for a wrong one and 1003 after several in a row. BU-04.
 */
export async function requirePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  password: string | undefined,
  inBackground: InBackground,
): Promise<void> {
  const now = new Date(services.clock.now());
  // Held, so that guesses sent together are counted one after the other.
  const wallet = await lockWallet(tx, memberId, now);
  if (wallet.passwordHash === null) return;
  if (wallet.lockedUntil && wallet.lockedUntil > now) throw new Refused(1003);
  if (password !== undefined && password !== "" && (await isPassword(password, wallet.passwordHash))) {
    if (wallet.failedChecks > 0) await forgetWrongPasswords(tx, memberId);
    return;
  }
  // A missing password is a question, not a guess.
  if (password) {
    const lockedUntil = new Date(now.getTime() + lockedMs);
    inBackground((after) => countWrongPassword(after, memberId, mostWrong, lockedUntil));
  }
  throw new Refused(20010);
}
