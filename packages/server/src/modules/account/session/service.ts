import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { BusyQueue, QueueFull, type Waiter } from "#server/http/busyQueue.ts";
import { countedAddress } from "#server/http/countedAddress.ts";
import type { LongRunning } from "#server/http/serve.ts";
import { hasPass, requirePass } from "#server/modules/platform/captcha/service.ts";
import { takeCode } from "#server/modules/platform/codes/service.ts";
import { type InBackground, beginAttempt } from "#server/modules/platform/limits/attempts.ts";
import { type Limit, perAddress } from "#server/modules/platform/limits/limit.ts";
import type { MemberRow } from "#server/modules/account/member/queries.ts";
import {
  memberById,
  memberByLogin,
  recordLogin,
  registerByMobile,
  setPasswordHash,
} from "#server/modules/account/member/service.ts";
import { completedHash, dummyHash, isPassword, isSameHash } from "#server/modules/platform/password/password.ts";
import { loginKey } from "#server/modules/platform/text/phone.ts";
import type { Services } from "#server/services.ts";
import type { Lang } from "#server/locales.ts";
import { tellOfNewDevice } from "./accountLetters.ts";
import { browserName } from "./browserName.ts";
import { endAllLogins } from "./endedLogins.ts";
import { isKnownDevice, rememberDevice } from "#server/modules/platform/limits/knownDevices.ts";
import { issueSession, signPair, type TokenPair } from "./tokenIssue.ts";
import { lockByRefresh, markRotated, removeExpired, revokeFamily, sessionById, type SessionRow } from "./queries.ts";
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
  /** Language of the client. */
  lang: Lang;
  userAgent: string | undefined;
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
 * Logins whose caller is looked up at the same time: many at once would take all connections to the database from
 * everybody else.
 */
const arrivals = new BusyQueue({ atOnce: 3, waiting: 2_000, waitingOfOne: 200 });

/**
 * Logs a buyer in with a password. Throws Refused(80204) after a few failures without a solved puzzle, 1003 for an
 * address with many wrong passwords, 1012 if the shop is busy, and 20010 for an unknown or blocked account just as for a
 * wrong password, after the same time, so that a stranger does not learn who is registered. Wrong passwords never lock
 * out an account's owner. SE-06.
 *
 * A device on which the buyer has logged in before waits in a place of its own, and so does one that has solved a
 * puzzle. If all others fill theirs, this asks for a puzzle (80204) instead of refusing.
 *
 * Works outside a transaction, because comparing passwords is slow.
 */
export async function logIn(
  tx: Tx,
  services: Services,
  { username, password, longTerm = false }: Credentials,
  { uuid, address, lang, userAgent, within }: Omit<LoginContext, "inBackground"> & Pick<LongRunning, "within">,
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  const account = username.trim();
  const name = loginKey(account);
  const counted = { max: Number.POSITIVE_INFINITY, windowMs };
  const limits: Limit[] = [
    { of: ["login", name, countedAddress(address) ?? ""], ...counted },
    { of: ["login", name], ...counted },
    ...perAddress("login.address", address, { max: maxPerAddress, windowMs }),
  ];
  const attempt = await arrivals.run({ address }, () => beginAttempt(tx, limits, now));
  try {
    const { found, who } = await arrivals.run({ address }, () => meet(attempt.before));
    const hash = found?.passwordHash ?? dummyHash(services.config.passwordCost);
    const right = await compare(hash, who);
    const whole = right && found ? await completedHash(hash, password, services.config, who) : undefined;
    const tokens = right && found ? await within((step) => enter(step, found, whole)) : null;
    if (tokens) return tokens;
    await within((step) => attempt.failed(step, now));
    throw new Refused(20010);
  } finally {
    attempt.over();
  }

  /** Finds out who it is, and where they wait for the comparison; takes the pass of somebody who has to prove themselves. */
  async function meet([here = 0, anywhere = 0]: readonly number[]): Promise<{ found?: MemberRow; who: Waiter }> {
    const found = await memberByLogin(tx, account);
    // Asked for an unknown name too, so that it takes the same time.
    const isKnown = await isKnownDevice(tx, found?.id ?? "", uuid);
    const mustProve = here >= freeGuesses || (!isKnown && anywhere >= freeGuessesAnywhere);
    // A pass allows one attempt, whatever its result.
    if (mustProve) await requirePass(tx, services, "LOGIN", uuid);
    const who: Waiter = { address, place: isKnown ? "known" : mustProve ? "proven" : "open" };
    return { ...(found && { found }), who };
  }

  /** Compares in the place of this caller; where everybody's is full, a solved puzzle opens another. */
  async function compare(hash: string, who: Waiter): Promise<boolean> {
    try {
      return await isPassword(password, hash, who);
    } catch (error) {
      if (!(error instanceof QueueFull) || who.place !== "open") throw error;
      if (!(await hasPass(tx, services, "LOGIN", uuid))) throw error.crowded ? new Refused(80204) : error;
      await requirePass(tx, services, "LOGIN", uuid);
      return isPassword(password, hash, { ...who, place: "proven" });
    }
  }

  /** Null if the account was blocked or its password changed during the comparison. */
  async function enter(step: Tx, found: MemberRow, whole: string | undefined): Promise<TokenPair | null> {
    const member = await memberById(step, found.id);
    if (!member || member.blocked || !isSameHash(member.passwordHash, found.passwordHash)) return null;
    if (whole !== undefined) await setPasswordHash(step, member.id, whole);
    await attempt.succeeded(step);
    return openSession(step, services, member, { longTerm, uuid, lang, browser: browserName(userAgent) });
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
  { uuid, address, lang, userAgent, inBackground }: LoginContext,
): Promise<TokenPair> {
  const { to } = await takeCode(tx, services, { purpose: "LOGIN", to: mobile, code, uuid, address }, inBackground);
  const member = (await memberByLogin(tx, to)) ?? (await registerByMobile(tx, services, to, inviterId));
  if (member.blocked) throw new Refused(20028);
  return openSession(tx, services, member, { longTerm, uuid, lang, browser: browserName(userAgent) });
}

/** Starts a session for a buyer who has logged in in one of the ways, on the device with this id. */
export async function openSession(
  tx: Tx,
  services: Services,
  member: MemberRow,
  { longTerm, uuid, lang, browser }: { longTerm: boolean; uuid: string; lang: Lang; browser: string | null },
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  await removeExpired(tx, member.id, now);
  await recordLogin(tx, member.id, now, lang);
  await tellOfNewDevice(tx, services, member, { uuid, browser });
  await rememberDevice(tx, member.id, uuid, now);
  return tokensOnly(await issueSession(tx, services, member, { longTerm, browser }));
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

/** Ends every login of the buyer at once, on all devices (rules 2). */
export async function logOut(tx: Tx, services: Services, memberId: string): Promise<void> {
  await endAllLogins(tx, memberId, new Date(services.clock.now()));
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
