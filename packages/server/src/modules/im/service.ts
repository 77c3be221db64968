import type { Received } from "@sundry/api/contract/call";
import type { ImMessage, ImTalk } from "@sundry/api/contract/entities/im";
import type { messages } from "@sundry/api/contract/im";
import type { TalkLineType, TalkSide } from "#server/db/schema/im.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { countWithin } from "#server/modules/limits/rateLimit.ts";
import type { Buyer, Services } from "#server/services.ts";
import { announceLine } from "./live/notices.ts";
import { openParty, partyOf, requireChat } from "./parties.ts";
import {
  addLine,
  type LineRow,
  linesBefore,
  positionOf,
  putTalk,
  talkById,
  type TalkRow,
  talkSummaries,
} from "./queries.ts";
import { lineView, talkView } from "./view.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Talks that are listed at most, and lines that are read at once by default and at most. */
const mostTalks = 100;
const usualLines = 20;
const mostLines = 100;
/** Lines a buyer may say within a minute: more than anybody types. */
const mostSaid = 30;
const minuteMs = 60_000;

/** Finds or opens a buyer's talk. Throws Refused 1006 no chat, 50001 unknown store, 1007 a closed one. Rules 19. */
export async function openTalk(tx: Tx, services: Services, memberId: string, storeId: string): Promise<TalkRow> {
  requireChat(services);
  await openParty(tx, storeId);
  const createdAt = new Date(services.clock.now());
  return putTalk(tx, { id: nextId(services), memberId, storeId, createdAt, lastAt: createdAt });
}

/** {@link openTalk} as the contract answers it. */
export async function talkWith(
  tx: Tx,
  services: Services,
  buyer: Pick<Buyer, "id">,
  storeId: string,
  lang: Lang,
): Promise<ImTalk> {
  const { id } = await openTalk(tx, services, buyer.id, storeId);
  const all = await talkSummaries(tx, { memberId: buyer.id, reader: "BUYER", limit: mostTalks });
  const found = all.find(({ talk }) => talk.id === id);
  if (!found) throw new Error(`talk ${id} is gone`);
  return talkView(found, await partyOf(tx, storeId), lang, services.config.shopZone);
}

/** The buyer's talks, the latest first; with a name those with somebody called like it. */
export async function myTalks(
  tx: Tx,
  { config }: Services,
  buyer: Buyer,
  userName: string | undefined,
  lang: Lang,
): Promise<ImTalk[]> {
  const all = await talkSummaries(tx, { memberId: buyer.id, reader: "BUYER", limit: mostTalks });
  const named = await Promise.all(all.map(async (one) => ({ one, party: await partyOf(tx, one.talk.storeId) })));
  const part = userName?.trim().toLowerCase() ?? "";
  return named
    .filter(({ party }) => inLanguage(lang, party.name).toLowerCase().includes(part))
    .map(({ one, party }) => talkView(one, party, lang, config.shopZone));
}

/** Lines of a talk of the buyer, the oldest first. Throws Refused(20005) for any other talk. */
export async function history(
  tx: Tx,
  { config }: Services,
  buyer: Pick<Buyer, "id">,
  { talkId, lastMessageId, num = usualLines }: Received<typeof messages>,
): Promise<ImMessage[]> {
  const talk = await ownTalk(tx, buyer.id, talkId);
  const before = lastMessageId ? await positionOf(tx, talkId, lastMessageId) : talk.length + 1;
  const limit = Math.min(Math.max(num, 1), mostLines);
  const lines = await linesBefore(tx, talkId, before ?? 0, limit);
  return lines.map((line) => lineView(line, talk, config.shopZone));
}

/** Says something as the buyer. Throws Refused 1006, 20005 for a talk of others, 1003 for more than 30 lines within a minute. */
export async function sayAsBuyer(
  tx: Tx,
  services: Services,
  memberId: string,
  { talkId, text, type = "MESSAGE" }: { talkId: string; text: string; type?: TalkLineType },
): Promise<{ line: LineRow; talk: TalkRow }> {
  requireChat(services);
  const talk = await ownTalk(tx, memberId, talkId);
  const limit = { of: ["chat", memberId], most: mostSaid, windowMs: minuteMs } as const;
  await countWithin(tx, limit, new Date(services.clock.now()));
  return { line: await say(tx, services, talk, "BUYER", { text, type }), talk };
}

/** Says something as the store of a talk. Throws Refused 4002 without words or with more than 500 characters, 20005 unknown. */
export async function sayAsStore(tx: Tx, services: Services, talkId: string, words: string): Promise<void> {
  const text = words.trim();
  if (text === "" || [...text].length > 500) throw new Refused(4002, { detail: "text" });
  const talk = await talkById(tx, talkId);
  if (!talk) throw new Refused(20005);
  await say(tx, services, talk, "STORE", { text, type: "MESSAGE" });
}

/** A talk of the buyer. Throws Refused(20005) for any other. */
export async function ownTalk(tx: Tx, memberId: string, talkId: string): Promise<TalkRow> {
  const talk = await talkById(tx, talkId);
  if (talk?.memberId !== memberId) throw new Refused(20005);
  return talk;
}

async function say(
  tx: Tx,
  services: Services,
  { id: talkId, memberId }: TalkRow,
  side: TalkSide,
  content: { text: string; type: TalkLineType },
): Promise<LineRow> {
  const createdAt = new Date(services.clock.now());
  const line = await addLine(tx, { id: nextId(services), talkId, side, ...content, createdAt });
  await announceLine(tx, { talkId, memberId, position: line.position });
  return line;
}
