import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import {
  memberById,
  memberByLogin,
  type NewMember,
  noteLogin,
  registerMember,
} from "#server/modules/member/service.ts";
import type { Services } from "#server/services.ts";
import { beginAttempt } from "./attempts.ts";
import { issueSession, signPair, type TokenPair } from "./issue.ts";
import { isPassword, nobodysHash } from "#server/modules/password.ts";
import {
  holdByRefresh,
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
  /** Login name or mobile number. */
  username: string;
  password: string;
}

/** Where a login comes from, and the way to keep count of it although its own transaction is undone. */
export interface LoginContext {
  address: string;
  afterwards(work: (tx: Tx) => Promise<void>): void;
}

/**
 * Logs a buyer in by password. Throws Refused(1003) after too many failures, 20002 for an unknown or blocked account and 20010
 * for a wrong password; both read the same and take the same time, so a stranger does not learn who is registered. SE-06.
 */
export async function logIn(
  tx: Tx,
  services: Services,
  { username, password }: Credentials,
  { address, afterwards }: LoginContext,
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  const attempt = await beginAttempt(tx, username.trim(), address, now);
  try {
    const member = await memberByLogin(tx, username.trim());
    const right = await isPassword(password, member?.passwordHash ?? nobodysHash);
    if (member && right && !member.blocked) {
      await attempt.succeeded(tx);
      await removeExpired(tx, member.id, now);
      await noteLogin(tx, member.id, now);
      return tokensOnly(await issueSession(tx, services, member, { longTerm: false }));
    }
    afterwards((after) => attempt.failed(after, now));
    throw new Refused(member && !member.blocked ? 20010 : 20002);
  } catch (error) {
    if (!(error instanceof Refused)) attempt.abandoned();
    throw error;
  }
}

/** Makes a buyer and logs him in. Throws Refused as `registerMember` does. SE-07. */
export async function signUp(tx: Tx, services: Services, wanted: NewMember): Promise<TokenPair> {
  const member = await registerMember(tx, services, wanted);
  return tokensOnly(await issueSession(tx, services, member, { longTerm: false }));
}

/**
 * Trades a refresh token for a new pair; the old access token lives until it expires. Throws Refused(20004) for a token that
 * is unknown, expired or revoked. One that was used before ends its whole chain, as somebody has a copy; within 10 s the
 * successor is answered again instead. SE-02, SE-03.
 *
 * The end of a chain has to outlast the refusal, whose transaction is undone: it is left to `afterwards`.
 */
export async function refreshSession(
  tx: Tx,
  services: Services,
  refreshToken: string,
  afterwards: LoginContext["afterwards"],
): Promise<TokenPair> {
  const now = new Date(services.clock.now());
  const session = await holdByRefresh(tx, tokenHash(refreshToken));
  if (!session || session.refreshRevokedAt || session.refreshExpiresAt <= now) throw new Refused(20004);
  const member = await memberById(tx, session.memberId);
  if (!member || member.blocked) throw new Refused(20004);
  if (session.rotatedAt) {
    const successor = await graceSuccessor(tx, session, now);
    if (successor) return signPair(tx, services, successor, member.username);
    afterwards((after) => revokeFamily(after, session.familyId, now));
    throw new Refused(20004);
  }
  const { sessionId, ...pair } = await issueSession(tx, services, member, session);
  await markRotated(tx, session.id, sessionId, now);
  return pair;
}

/** Ends the presented token with its chain, and every refresh token of the buyer (RULES 2). */
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
