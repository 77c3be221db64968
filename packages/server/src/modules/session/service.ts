import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { countedAddress } from "#server/http/countedAddress.ts";
import type { LongRunning } from "#server/http/serve.ts";
import { requirePass } from "#server/modules/captcha/service.ts";
import { takeCode } from "#server/modules/codes/service.ts";
import { type InBackground, beginAttempt } from "#server/modules/limits/attempts.ts";
import { perAddress } from "#server/modules/limits/limit.ts";
import type { MemberRow } from "#server/modules/member/queries.ts";
import {
  memberById,
  memberByLogin,
  recordLogin,
  registerByMobile,
  setPasswordHash,
} from "#server/modules/member/service.ts";
import { completedHash, dummyHash, isPassword, isSameHash } from "#server/modules/password.ts";
import type { Services } from "#server/services.ts";
import { issueSession, signPair, type TokenPair } from "./tokenIssue.ts";
import {
  lockByRefresh,
  markRotated,
  removeExpired,
  revokeFamily,
  revokeRefreshes,
  sessionByAccess,
  sessionById,
  type SessionRow,
} from "./queries.ts";
import { tokenHash } from "./tokens.ts";

/**
 * A refresh token used again within this time returns the same successor, for two tabs or a lost answer. Later it
 * counts as stolen.
 */
const graceMs = 10_000;

export interface Credentials {
  /** Login name, mobile number or email address. */
  username: string;
  password: string;
  /** Whether the buyer stays logged in for 15 days. */
  longTerm?: boolean | undefined;
}

/** Where a login comes from, and how to count its failures although its own transaction is rolled back. */
export interface LoginContext {
  /** Device id. */
  uuid: string;
  address: string;
  inBackground: InBackground;
}

/**
 * Wrong passwords for one account, from one address and in total, before each further attempt needs a solved puzzle.
 */
const freeGuesses = 3;
const freeGuessesAnywhere = 10;
/** Wrong passwords from one address, for any accounts, before it has to wait. */
const maxPerAddress = 100;
const windowMs = 10 * 60_000;

/**
 * Logs a buyer in with a password. Throws Refused(80204) after a few failures without a solved puzzle, 1003 for an
 * address with many wrong passwords, 503 if the shop is busy, 20002 for an unknown or blocked account and 20010 for a
 * wrong password. The last two have the same message and take the same time, so that a stranger does not learn who is
 * registered. Wrong passwords never lock out an account's owner. SE-06.
 *
 * Works outside a transaction, because comparing passwords is slow.
 */
export async function logIn(
  tx: Tx,
  services: Services,
  { username, password, longTerm = false }: Credentials,
  { uuid, address, within }: Pick<LoginContext, "uuid" | "address"> & Pick<LongRunning, "within">,
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  const account = username.trim();
  const name = account.toLowerCase();
  const counted = { max: Number.POSITIVE_INFINITY, windowMs };
  const attempt = await beginAttempt(
    tx,
    [
      { of: ["login", name, countedAddress(address) ?? ""], ...counted },
      { of: ["login", name], ...counted },
      ...perAddress("login.address", address, { max: maxPerAddress, windowMs }),
    ],
    now,
  );
  try {
    const [here = 0, anywhere = 0] = attempt.before;
    // A pass allows one attempt, whatever its result.
    if (here >= freeGuesses || anywhere >= freeGuessesAnywhere) await requirePass(tx, services, "LOGIN", uuid);
    const found = await memberByLogin(tx, account);
    const hash = found?.passwordHash ?? dummyHash(services.config.passwordCost);
    const right = await isPassword(password, hash, address);
    const whole = right && found ? await completedHash(hash, password, services.config, address) : undefined;
    const tokens = right && found ? await within((step) => enter(step, found, whole)) : null;
    if (tokens) return tokens;
    await within((step) => attempt.failed(step, now));
    throw new Refused(found && !found.blocked ? 20010 : 20002);
  } finally {
    attempt.over();
  }

  /** Null if the account was blocked or its password changed during the comparison. */
  async function enter(step: Tx, found: MemberRow, whole: string | undefined): Promise<TokenPair | null> {
    const member = await memberById(step, found.id);
    if (!member || member.blocked || !isSameHash(member.passwordHash, found.passwordHash)) return null;
    if (whole !== undefined) await setPasswordHash(step, member.id, whole);
    await attempt.succeeded(step);
    return openSession(step, services, member, longTerm);
  }
}

/** A login with a code that was sent to a mobile number. */
export interface SmsCredentials {
  mobile: string;
  code: string;
  longTerm?: boolean | undefined;
  /** The buyer who invited this one. */
  inviterId: string | undefined;
}

/**
 * Logs a buyer in with a code; an unknown number becomes a new buyer. Throws Refused 80210, 1003 and, for a blocked
 * account, 20028. SE-06.
 */
export async function logInBySms(
  tx: Tx,
  services: Services,
  { mobile, code, longTerm = false, inviterId }: SmsCredentials,
  { uuid, address, inBackground }: LoginContext,
): Promise<TokenPair> {
  const { to } = await takeCode(tx, services, { purpose: "LOGIN", to: mobile, code, uuid, address }, inBackground);
  const member = (await memberByLogin(tx, to)) ?? (await registerByMobile(tx, services, to, inviterId));
  if (member.blocked) throw new Refused(20028);
  return openSession(tx, services, member, longTerm);
}

/** Starts a session for a buyer who has logged in in one of the ways. */
export async function openSession(
  tx: Tx,
  services: Services,
  member: MemberRow,
  longTerm: boolean,
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  await removeExpired(tx, member.id, now);
  await recordLogin(tx, member.id, now);
  return tokensOnly(await issueSession(tx, services, member, { longTerm }));
}

/**
 * Exchanges a refresh token for a new pair; the old access token stays valid until it expires. Throws Refused(20004)
 * for a token that is unknown, expired or revoked. A token that was used before revokes its whole chain, because
 * somebody has a copy; within 10 s it returns the same successor instead. SE-02, SE-03.
 *
 * The chain must stay revoked although the refusal rolls back its transaction, so `inBackground` does it.
 */
export async function refreshSession(
  tx: Tx,
  services: Services,
  refreshToken: string,
  inBackground: InBackground,
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  const session = await lockByRefresh(tx, tokenHash(refreshToken));
  if (!session || session.refreshRevokedAt || session.refreshExpiresAt <= now) throw new Refused(20004);
  const member = await memberById(tx, session.memberId);
  if (!member || member.blocked) throw new Refused(20004);
  if (session.rotatedAt) {
    const successor = await graceSuccessor(tx, session, now);
    if (successor) return signPair(tx, services, successor, member.username);
    inBackground((after) => revokeFamily(after, session.familyId, now));
    throw new Refused(20004);
  }
  const { sessionId, ...pair } = await issueSession(tx, services, member, session);
  await markRotated(tx, session.id, sessionId, now);
  return pair;
}

/** Revokes the presented token with its chain, and every refresh token of the buyer (rules 2). */
export async function logOut(tx: Tx, services: Services, memberId: string, accessToken: string): Promise<void> {
  const now = new Date(services.clock.now());
  const session = await sessionByAccess(tx, tokenHash(accessToken));
  if (session?.memberId === memberId) await revokeFamily(tx, session.familyId, now);
  await revokeRefreshes(tx, memberId, now);
}

async function graceSuccessor(tx: Tx, session: SessionRow, now: Date): Promise<SessionRow | null> {
  if (!session.rotatedAt || !session.successorId) return null;
  if (now.getTime() - session.rotatedAt.getTime() > graceMs) return null;
  const successor = await sessionById(tx, session.successorId);
  return successor && !successor.refreshRevokedAt && !successor.rotatedAt ? successor : null;
}

function tokensOnly({ accessToken, refreshToken }: TokenPair): TokenPair {
  return { accessToken, refreshToken };
}
