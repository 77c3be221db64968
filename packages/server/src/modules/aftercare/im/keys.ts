import { randomBytes } from "node:crypto";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { familyOf, isFamilyLive } from "#server/modules/account/session/tokenFamily.ts";
import { tokenHash } from "#server/modules/account/session/tokens.ts";
import type { Buyer, Services } from "#server/services.ts";
import { requireChat } from "./parties.ts";
import { insertKey, keyByHash, takeSocketTicket, takeTicket } from "./queries.ts";

/** Time to open the page with a ticket, and lifetime of an open page. */
const ticketMs = 60_000;
const pageMs = 12 * 60 * 60_000;

/** Who opened the chat page, and the login this depends on. */
export interface Visitor {
  memberId: string;
  familyId: string;
}

/** Who is connected to the socket: for all of their talks, or as a page for one. */
export interface SocketVisitor extends Visitor {
  talkId: string | null;
}

/**
 * A token that opens the chat page once; only its hash is stored. Throws Refused 1006 no chat, 403 no login. Product
 * 28.
 */
export async function issueTicket(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  accessToken: string,
): Promise<{ token: string; seconds: number }> {
  requireChat(services);
  const familyId = await familyOf(tx, accessToken);
  if (familyId === null) throw new Refused(403);
  const token = await createKey(tx, services, { memberId: buyer.id, familyId }, null, ticketMs);
  return { token, seconds: ticketMs / 1000 };
}

/**
 * The buyer behind the token of the page's address: a ticket, which is used up, or an access token. Throws
 * Refused(403).
 */
export async function redeemToken(tx: Tx, services: Services, token: string): Promise<Visitor> {
  const now = new Date(services.clock.now());
  const ticket = await takeTicket(tx, tokenHash(token), now);
  if (ticket) return live(tx, ticket, now);
  const buyer = await services.sessions.identify(tx, token);
  const familyId = buyer && (await familyOf(tx, token));
  if (!buyer || !familyId) throw new Refused(403);
  return { memberId: buyer.id, familyId };
}

/**
 * The buyer behind the token of the socket's address: a ticket, which is used up, or an access token. Throws
 * Refused(403).
 */
export async function redeemForSocket(tx: Tx, services: Services, token: string): Promise<SocketVisitor> {
  const now = new Date(services.clock.now());
  const ticket = await takeSocketTicket(tx, tokenHash(token), now, new Date(now.getTime() + ticketMs));
  if (ticket) return { ...(await live(tx, ticket, now)), talkId: ticket.talkId };
  return { ...(await redeemToken(tx, services, token)), talkId: null };
}

/** A token with which an open page connects to the socket, once and for its own talk. Throws Refused(403). */
export async function issueSocketTicket(tx: Tx, services: Services, key: string | undefined): Promise<string> {
  const { talkId, ...visitor } = await requirePage(tx, services, key);
  return createKey(tx, services, visitor, talkId, ticketMs);
}

/** The key of an open page for its talk. */
export function issuePageKey(tx: Tx, services: Services, visitor: Visitor, talkId: string): Promise<string> {
  return createKey(tx, services, visitor, talkId, pageMs);
}

/** The buyer and talk of a key. Throws Refused(403) for an unknown one, and after the buyer has logged out. */
export async function requirePage(
  tx: Tx,
  services: Services,
  key: string | undefined,
): Promise<Visitor & { talkId: string }> {
  const now = new Date(services.clock.now());
  const found = key ? await keyByHash(tx, tokenHash(key), now) : null;
  if (!found?.talkId) throw new Refused(403);
  return { ...(await live(tx, found, now)), talkId: found.talkId };
}

async function createKey(
  tx: Tx,
  services: Services,
  { memberId, familyId }: Visitor,
  talkId: string | null,
  lifeMs: number,
): Promise<string> {
  const key = randomBytes(24).toString("base64url");
  const now = services.clock.now();
  const expiresAt = new Date(now + lifeMs);
  await insertKey(tx, { hash: tokenHash(key), memberId, familyId, talkId, expiresAt }, new Date(now));
  return key;
}

async function live(tx: Tx, visitor: Visitor, now: Date): Promise<Visitor> {
  if (!(await isFamilyLive(tx, visitor.familyId, now))) throw new Refused(403);
  return { memberId: visitor.memberId, familyId: visitor.familyId };
}
