import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { requirePass, spendPass } from "#server/modules/captcha/service.ts";
import { takeCode } from "#server/modules/codes/service.ts";
import { type InBackground, beginAttempt, failuresOf } from "#server/modules/limits/attempts.ts";
import type { Limit } from "#server/modules/limits/limit.ts";
import type { MemberRow } from "#server/modules/member/queries.ts";
import { memberById, memberByLogin, noteLogin, registerByMobile } from "#server/modules/member/service.ts";
import { isPassword, dummyHash } from "#server/modules/password.ts";
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

/** A refresh token used again within this time answers the same successor: two tabs, or a lost answer. Later it is a theft. */
const graceMs = 10_000;

export interface Credentials {
  /** Login name, mobile number or e-mail address. */
  username: string;
  password: string;
  /** The buyer wants to stay logged in for 15 days. */
  longTerm?: boolean | undefined;
}

/** Where a login comes from, and the way to keep count of it although its own transaction is undone. */
export interface LoginContext {
  /** Device id. */
  uuid: string;
  address: string;
  inBackground: InBackground;
}

/** Wrong passwords that one account may have from one address before a puzzle is asked for and before it has to wait, and from everywhere. */
const freeGuesses = 3;
const mostPerAddress = 10;
const mostPerAccount = 100;
const windowMs = 10 * 60_000;

/**
 * Logs a buyer in by password. Throws Refused(1003) after too many failures, 80204 after a few when no puzzle was solved, 20002
 * for an unknown or blocked account and 20010 for a wrong password; the last two read the same and take the same time, so a
 * stranger does not learn who is registered. SE-06.
 */
export async function logIn(
  tx: Tx,
  services: Services,
  { username, password, longTerm = false }: Credentials,
  { uuid, address, inBackground }: LoginContext,
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  const account = username.trim();
  const here: Limit = { of: ["login", account.toLowerCase(), address], most: mostPerAddress, windowMs };
  const anywhere: Limit = { of: ["login", account.toLowerCase()], most: mostPerAccount, windowMs };
  const attempt = await beginAttempt(tx, [anywhere, here], now);
  try {
    const guessing = (await failuresOf(tx, here, now)) >= freeGuesses;
    if (guessing) await requirePass(tx, services, "LOGIN", uuid);
    const member = await memberByLogin(tx, account);
    const right = await isPassword(password, member?.passwordHash ?? dummyHash(services.config.passwordCost));
    if (member && right && !member.blocked) {
      await attempt.succeeded(tx);
      return await openSession(tx, services, member, longTerm);
    }
    inBackground(async (after) => {
      // A pass is good for one guess, whatever came of it.
      if (guessing) await spendPass(after, services, "LOGIN", uuid);
      await attempt.failed(after, now);
    }, attempt.over);
    throw new Refused(member && !member.blocked ? 20010 : 20002);
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 80204) attempt.over();
    throw error;
  }
}

/** A login by the code that was sent to a mobile. */
export interface SmsCredentials {
  mobile: string;
  code: string;
  longTerm?: boolean | undefined;
  /** Buyer whose invitation brought this one. */
  inviterId: string | undefined;
}

/** Logs a buyer in by a code; an unknown number becomes a buyer. Throws Refused 80210, 1003 and, for a blocked account, 20028. SE-06. */
export async function logInBySms(
  tx: Tx,
  services: Services,
  { mobile, code, longTerm = false, inviterId }: SmsCredentials,
  { uuid, inBackground }: LoginContext,
): Promise<TokenPair> {
  const { to } = await takeCode(tx, services, { purpose: "LOGIN", to: mobile, code, uuid }, inBackground);
  const member = (await memberByLogin(tx, to)) ?? (await registerByMobile(tx, services, to, inviterId));
  if (member.blocked) throw new Refused(20028);
  return openSession(tx, services, member, longTerm);
}

/** Begins a session of a buyer whom one of the ways to log in has proven. */
export async function openSession(
  tx: Tx,
  services: Services,
  member: MemberRow,
  longTerm: boolean,
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  await removeExpired(tx, member.id, now);
  await noteLogin(tx, member.id, now);
  return tokensOnly(await issueSession(tx, services, member, { longTerm }));
}

/**
 * Trades a refresh token for a new pair; the old access token lives until it expires. Throws Refused(20004) for a token that
 * is unknown, expired or revoked. One that was used before ends its whole chain, as somebody has a copy; within 10 s the
 * successor is answered again instead. SE-02, SE-03.
 *
 * The end of a chain has to outlast the refusal, whose transaction is undone: it is left to `inBackground`.
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

/** Ends the presented token with its chain, and every refresh token of the buyer (rules 2). */
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
