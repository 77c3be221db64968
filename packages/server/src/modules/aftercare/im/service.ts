import type { Received } from "@sundry/api/contract/call";
import type { ImMessage, ImTalk } from "@sundry/api/contract/entities/im";
import type { messages } from "@sundry/api/contract/im";
import type { TalkLineType, TalkSide } from "#server/db/schema/im.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { countWithin } from "#server/modules/platform/limits/rateLimit.ts";
import type { Buyer, Services } from "#server/services.ts";
import { announceLine } from "./live/notices.ts";
import { openParty, partyOf, requireChat } from "./parties.ts";
import {
  addLine,
  type LineRow,
  linesBefore,
  positionOf,
  saveTalk,
  talkById,
  type TalkRow,
  talkSummaries,
} from "./queries.ts";
import { lineView, talkView } from "./view.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Maximum talks listed, and default and maximum lines read at once. */
const maxTalks = 100;
const usualLines = 20;
const maxLines = 100;
/** Lines a buyer may send per minute: more than anybody types. */
const maxLinesPerMinute = 30;
const minuteMs = 60_000;

/** Finds or opens a buyer's talk. Throws Refused 1006 no chat, 50001 unknown store, 1007 a closed one. Rules 19. */
export async function openTalk(tx: Tx, services: Services, memberId: string, storeId: string): Promise<TalkRow> {
  requireChat(services);
  await openParty(tx, storeId);
  const createdAt = new Date(services.clock.now());
  return saveTalk(tx, { id: nextId(services), memberId, storeId, createdAt, lastAt: createdAt });
}

/** {@link openTalk} in the contract's form. */
export async function talkWith(
  tx: Tx,
  services: Services,
  buyer: Pick<Buyer, "id">,
  storeId: string,
  lang: Lang,
): Promise<ImTalk> {
  const { id } = await openTalk(tx, services, buyer.id, storeId);
  const all = await talkSummaries(tx, { memberId: buyer.id, reader: "BUYER", limit: maxTalks });
  const found = all.find(({ talk }) => talk.id === id);
  if (!found) throw new Error(`talk ${id} is gone`);
  return talkView(found, await partyOf(tx, storeId), lang, services.config.shopZone);
}

/** The buyer's talks, latest first; with a name, those with a matching store. */
export async function myTalks(
  tx: Tx,
  { config }: Services,
  buyer: Buyer,
  userName: string | undefined,
  lang: Lang,
): Promise<ImTalk[]> {
  const all = await talkSummaries(tx, { memberId: buyer.id, reader: "BUYER", limit: maxTalks });
  const named = await Promise.all(all.map(async (one) => ({ one, party: await partyOf(tx, one.talk.storeId) })));
  const part = userName?.trim().toLowerCase() ?? "";
  return named
    .filter(({ party }) => inLanguage(lang, party.name).toLowerCase().includes(part))
    .map(({ one, party }) => talkView(one, party, lang, config.shopZone));
}

/** Lines of a talk of the buyer, oldest first. Throws Refused(20005) for any other talk. */
export async function history(
  tx: Tx,
  { config }: Services,
  buyer: Pick<Buyer, "id">,
  { talkId, lastMessageId, num = usualLines }: Received<typeof messages>,
): Promise<ImMessage[]> {
  const talk = await ownTalk(tx, buyer.id, talkId);
  const before = lastMessageId ? await positionOf(tx, talkId, lastMessageId) : talk.length + 1;
  const limit = Math.min(Math.max(num, 1), maxLines);
  const lines = await linesBefore(tx, talkId, before ?? 0, limit);
  return lines.map((line) => lineView(line, talk, config.shopZone));
}

/**
 * Sends a line as the buyer. Throws Refused 1006, 20005 for somebody else's talk, 1003 for more than 30 lines within a
 * minute.
 */
export async function sendAsBuyer(
  tx: Tx,
  services: Services,
  memberId: string,
  { talkId, text, type = "MESSAGE" }: { talkId: string; text: string; type?: TalkLineType },
): Promise<{ line: LineRow; talk: TalkRow }> {
  requireChat(services);
  const talk = await ownTalk(tx, memberId, talkId);
  const limit = { of: ["chat", memberId], max: maxLinesPerMinute, windowMs: minuteMs } as const;
  await countWithin(tx, limit, new Date(services.clock.now()));
  return { line: await storeLine(tx, services, talk, "BUYER", { text, type }), talk };
}

/**
 * Sends a line as the store of a talk. Throws Refused 4002 without text or with more than 500 characters, 20005
 * unknown.
 */
export async function sendAsStore(tx: Tx, services: Services, talkId: string, words: string): Promise<void> {
  const text = words.trim();
  if (text === "" || [...text].length > 500) throw new Refused(4002, { detail: "text" });
  const talk = await talkById(tx, talkId);
  if (!talk) throw new Refused(20005);
  await storeLine(tx, services, talk, "STORE", { text, type: "MESSAGE" });
}

/** A talk of the buyer. Throws Refused(20005) for any other. */
export async function ownTalk(tx: Tx, memberId: string, talkId: string): Promise<TalkRow> {
  const talk = await talkById(tx, talkId);
  if (talk?.memberId !== memberId) throw new Refused(20005);
  return talk;
}

async function storeLine(
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
