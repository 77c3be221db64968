import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import type { MemberRow } from "#server/modules/account/member/queries.ts";
import { serverKey } from "#server/settings/serverKey.ts";
import type { Services } from "#server/services.ts";
import { insertSession, type SessionRow } from "./queries.ts";
import { accessLifeMs, longRefreshLifeMs, refreshLifeMs, signToken, tokenHash } from "./tokens.ts";

/** What the client gets. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** How a session starts: with a login, or from another session. */
export interface Origin {
  longTerm: boolean;
  /** The browser that logged in, if it is known. */
  browser?: string | null;
  /** Family of the original login, and when that was; undefined for a new login. */
  familyId?: string;
  loggedInAt?: Date | null;
}

/** Opens a session for a buyer and returns its tokens, with the id that a rotation has to remember. */
export async function issueSession(
  tx: Tx,
  services: Services,
  member: MemberRow,
  { longTerm, browser = null, familyId, loggedInAt }: Origin,
): Promise<TokenPair & { sessionId: string }> {
  const id = nextId(services);
  const issuedAt = new Date(services.clock.now());
  const begun = {
    id,
    userContext: contextOf(member, longTerm),
    issuedAt,
    accessExpiresAt: new Date(issuedAt.getTime() + accessLifeMs),
    refreshExpiresAt: new Date(issuedAt.getTime() + (longTerm ? longRefreshLifeMs : refreshLifeMs)),
  };
  const pair = await signPair(tx, services, begun, member.username);
  await insertSession(tx, {
    ...begun,
    memberId: member.id,
    familyId: familyId ?? id,
    longTerm,
    browser,
    loggedInAt: familyId === undefined ? issuedAt : (loggedInAt ?? null),
    accessHash: tokenHash(pair.accessToken),
    refreshHash: tokenHash(pair.refreshToken),
  });
  return { ...pair, sessionId: id };
}

/** The tokens of a session; signing them again gives exactly the same ones. */
export async function signPair(
  tx: Tx,
  services: Services,
  session: Pick<SessionRow, "id" | "userContext" | "issuedAt" | "accessExpiresAt" | "refreshExpiresAt">,
  username: string,
): Promise<TokenPair> {
  const key = await serverKey(tx, services.sessions, "tokens");
  const { id: sessionId, userContext, issuedAt } = session;
  const content = { sessionId, username, userContext, issuedAt };
  return {
    accessToken: await signToken({ ...content, use: "access", expiresAt: session.accessExpiresAt }, key),
    refreshToken: await signToken({ ...content, use: "refresh", expiresAt: session.refreshExpiresAt }, key),
  };
}

/**
 * The claim `userContext`: JSON text about the buyer (entity TokenUser). Contains nothing secret, because the client
 * can read it.
 */
function contextOf({ id, username, nickName, face }: MemberRow, longTerm: boolean): string {
  return JSON.stringify({ id, username, nickName, face, role: "MEMBER", longTerm });
}
