import type { TalkLineType } from "#server/db/schema/im.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { type LastOrder, lastOrder, type OrderCard, orderCards, orderOf, orderText } from "./orderLine.ts";
import { type GoodsCard, goodsCards, goodsText, skuOf } from "./goodsLine.ts";
import { requirePage, issuePageKey, redeemToken } from "./keys.ts";
import { partyOf } from "./parties.ts";
import { hasLine, type LineRow, linesAfter, linesBefore, markSeen, talkById, type TalkRow } from "./queries.ts";
import { pictureText } from "./pictureLine.ts";
import { openTalk, ownTalk, sendAsBuyer } from "./service.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Lines that the page shows when it opens, and that it loads at once later. */
const firstLines = 50;

/** Parameters of the page's address. */
export interface ChatOpening {
  token: string;
  /** The store, or 0 for the platform. */
  id: string;
  goodsId?: string | undefined;
  skuId?: string | undefined;
  orderSn?: string | undefined;
}

/** A line as the page shows it. */
export interface ChatLine {
  position: number;
  mine: boolean;
  type: TalkLineType;
  /** The address of a picture; empty for goods and orders. */
  text: string;
  goods: GoodsCard | null;
  order: OrderCard | null;
  /** Epoch ms. */
  at: number;
}

export interface OpenChat {
  /** Gives access to this talk only; the page keeps it in memory. */
  key: string;
  name: string;
  face: string | null;
  /** Goods the buyer can send. */
  goods: GoodsCard | null;
  /** The order that goes with the buyer's message; null if the chat already has it. */
  order: OrderCard | null;
  /** The buyer's last order with this store, which they can send; null if the chat is about an order or has this one already. */
  lastOrder: LastOrder | null;
  lines: ChatLine[];
}

/**
 * Opens the page: uses up the token of its address and issues a key for its one talk. Throws Refused 403, 1006, 50001,
 * 1007.
 */
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
    order: await orderToAttach(tx, talk, opening.orderSn, lang),
    lastOrder: opening.orderSn === undefined ? await orderToOffer(tx, talk, lang) : null,
    lines: await chatLines(tx, services, talk, lines, lang),
  };
}

/** Lines after a position. The page shows them, so they count as read. Throws Refused(403). */
export async function newLines(
  tx: Tx,
  services: Services,
  key: string | undefined,
  after: number,
  lang: Lang,
): Promise<ChatLine[]> {
  const page = await requirePage(tx, services, key);
  const lines = await linesAfter(tx, page.talkId, after, firstLines);
  const last = lines.at(-1);
  if (last) await markSeen(tx, page.talkId, "BUYER", last.position);
  return chatLines(tx, services, page, lines, lang);
}

/** A message from the page: text, the address of a picture, goods or an order. */
export type NewMessage =
  | { text: string }
  | { picture: string }
  | { goodsId: string; skuId: string }
  | { orderSn: string };

/**
 * Sends text, a picture, goods or an order from the page: the position of the line. Throws Refused 403, 1003, 20005 unknown goods
 * or order, 4002 a picture that is not theirs.
 */
export async function sendInChat(
  tx: Tx,
  services: Services,
  key: string | undefined,
  message: NewMessage,
): Promise<{ position: number }> {
  const { talkId, memberId } = await requirePage(tx, services, key);
  const { line } = await sendAsBuyer(tx, services, memberId, { talkId, ...(await contentOf()) });
  return { position: line.position };

  async function contentOf(): Promise<{ text: string; type: TalkLineType }> {
    if ("text" in message) return { text: message.text, type: "MESSAGE" };
    if ("picture" in message) return { text: await pictureText(tx, memberId, message.picture), type: "PICTURE" };
    if ("skuId" in message)
      return { text: await goodsText(tx, services, message.skuId, message.goodsId), type: "GOODS" };
    return { text: await orderText(tx, await ownTalk(tx, memberId, talkId), message.orderSn), type: "ORDER" };
  }
}

/** The order a buyer asks about. Null if it is not theirs, or if the chat already has its card. */
async function orderToAttach(
  tx: Tx,
  talk: TalkRow,
  orderSn: string | undefined,
  lang: Lang,
): Promise<OrderCard | null> {
  const card = orderSn === undefined ? undefined : (await orderCards(tx, talk.memberId, [orderSn], lang)).get(orderSn);
  return card && !(await hasOrder(tx, talk, card.sn)) ? card : null;
}

async function orderToOffer(tx: Tx, talk: TalkRow, lang: Lang): Promise<LastOrder | null> {
  const last = await lastOrder(tx, talk, lang);
  return last && !(await hasOrder(tx, talk, last.sn)) ? last : null;
}

function hasOrder(tx: Tx, talk: TalkRow, orderSn: string): Promise<boolean> {
  return hasLine(tx, talk.id, "ORDER", JSON.stringify({ orderSn }));
}

/** A talk for its store, oldest line first, marked as read; null for an unknown one. */
export async function readAsStore(tx: Tx, services: Services, talkId: string, lang: Lang): Promise<ChatLine[] | null> {
  const talk = await talkById(tx, talkId);
  if (!talk) return null;
  await markSeen(tx, talkId, "STORE", talk.length);
  return chatLines(tx, services, talk, await linesBefore(tx, talkId, talk.length + 1, firstLines), lang);
}

async function chatLines(
  tx: Tx,
  services: Services,
  { memberId }: { memberId: string },
  lines: readonly LineRow[],
  lang: Lang,
): Promise<ChatLine[]> {
  const named = (of: (line: LineRow) => string | null) => lines.map(of).filter((id) => id !== null);
  const [cards, orders] = [
    await goodsCards(tx, services, named(skuOf), lang),
    await orderCards(tx, memberId, named(orderOf), lang),
  ];
  return lines.map((line) => ({
    position: line.position,
    mine: line.side === "BUYER",
    type: line.type,
    text: line.type === "MESSAGE" || line.type === "PICTURE" ? line.text : "",
    goods: cards.get(skuOf(line) ?? "") ?? null,
    order: orders.get(orderOf(line) ?? "") ?? null,
    at: line.createdAt.getTime(),
  }));
}
