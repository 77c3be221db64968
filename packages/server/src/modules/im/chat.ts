import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { type GoodsCard, goodsCards, goodsText, skuOf } from "./goodsLine.ts";
import { requirePage, issuePageKey, redeemToken } from "./keys.ts";
import { partyOf } from "./parties.ts";
import { type LineRow, linesAfter, linesBefore, markSeen, talkById } from "./queries.ts";
import { openTalk, sayAsBuyer } from "./service.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Lines of a talk that the page shows when it opens, and that it takes at once later. */
const firstLines = 50;

/** What the address of the page says. */
export interface ChatOpening {
  token: string;
  /** The store, or 0 for the platform. */
  id: string;
  goodsId?: string | undefined;
  skuId?: string | undefined;
}

/** A line as the page shows it. */
export interface ChatLine {
  position: number;
  mine: boolean;
  text: string;
  goods: GoodsCard | null;
  /** Epoch ms. */
  at: number;
}

export interface OpenChat {
  /** Opens nothing but this talk; the page keeps it in memory. */
  key: string;
  name: string;
  face: string | null;
  /** Goods the buyer may send. */
  goods: GoodsCard | null;
  lines: ChatLine[];
}

/** Opens the page: uses the token of its address up and gives it a key for its one talk. Throws Refused 403, 1006, 50001, 1007. */
export async function openChat(tx: Tx, services: Services, opening: ChatOpening, lang: Lang): Promise<OpenChat> {
  const visitor = await redeemToken(tx, services, opening.token);
  const talk = await openTalk(tx, services, visitor.memberId, opening.id);
  const lines = await linesBefore(tx, talk.id, talk.length + 1, firstLines);
  await markSeen(tx, talk.id, "BUYER", talk.length);
  const party = await partyOf(tx, talk.storeId);
  const goods = opening.skuId ? (await goodsCards(tx, services, [opening.skuId], lang)).get(opening.skuId) : undefined;
  return {
    key: await issuePageKey(tx, services, visitor, talk.id),
    name: inLanguage(lang, party.name),
    face: party.face,
    goods: goods ?? null,
    lines: await chatLines(tx, services, lines, lang),
  };
}

/** What was said behind a position; the page has it in view, so it counts as seen. Throws Refused(403). */
export async function newLines(
  tx: Tx,
  services: Services,
  key: string | undefined,
  after: number,
  lang: Lang,
): Promise<ChatLine[]> {
  const { talkId } = await requirePage(tx, services, key);
  const lines = await linesAfter(tx, talkId, after, firstLines);
  const last = lines.at(-1);
  if (last) await markSeen(tx, talkId, "BUYER", last.position);
  return chatLines(tx, services, lines, lang);
}

/** Says words, or sends goods, from the page. Throws Refused 403, 1003, 20005 unknown goods. */
export async function sayInChat(
  tx: Tx,
  services: Services,
  key: string | undefined,
  wish: { text?: string | undefined; goodsId?: string | undefined; skuId?: string | undefined },
): Promise<void> {
  const { talkId, memberId } = await requirePage(tx, services, key);
  if (wish.skuId === undefined) {
    await sayAsBuyer(tx, services, memberId, { talkId, text: wish.text ?? "" });
    return;
  }
  const text = await goodsText(tx, services, wish.skuId, wish.goodsId);
  await sayAsBuyer(tx, services, memberId, { talkId, text, type: "GOODS" });
}

/** A talk as its store reads it, the oldest line first, and with that seen; null for an unknown one. */
export async function readAsStore(tx: Tx, services: Services, talkId: string, lang: Lang): Promise<ChatLine[] | null> {
  const talk = await talkById(tx, talkId);
  if (!talk) return null;
  await markSeen(tx, talkId, "STORE", talk.length);
  return chatLines(tx, services, await linesBefore(tx, talkId, talk.length + 1, firstLines), lang);
}

async function chatLines(tx: Tx, services: Services, lines: readonly LineRow[], lang: Lang): Promise<ChatLine[]> {
  const skus = lines.map(skuOf).filter((id) => id !== null);
  const cards = await goodsCards(tx, services, skus, lang);
  return lines.map((line) => {
    const goods = cards.get(skuOf(line) ?? "") ?? null;
    const text = line.type === "MESSAGE" ? line.text : "";
    return { position: line.position, mine: line.side === "BUYER", text, goods, at: line.createdAt.getTime() };
  });
}
