import type { ImMessage, ImTalk } from "@sundry/api/contract/entities/im";
import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/locales.ts";
import { cardsOfSkus } from "#server/modules/catalogue/goods/cards.ts";
import { pageOf } from "./requests.ts";
import { skuOf } from "#server/modules/aftercare/im/goodsLine.ts";
import { orderCards, orderOf } from "#server/modules/aftercare/im/orderLine.ts";
import { markSeen, talkById } from "#server/modules/aftercare/im/queries.ts";
import type { Services } from "#server/services.ts";

/** Who reads lines of a talk. */
export interface Reader {
  memberId: string;
  lang: Lang;
}

/**
 * Lines of a talk with what clients of the reference backend draw from the text itself: goods with their name, price and
 * picture, orders with a list. They know no pictures, so these are their addresses.
 */
export async function drawnLines(
  tx: Tx,
  { clock, config }: Services,
  { memberId, lang }: Reader,
  lines: readonly ImMessage[],
): Promise<ImMessage[]> {
  const asText = lines.map((line) => ({ line, of: { type: line.messageType ?? "", text: line.text ?? "" } }));
  const named = (read: typeof skuOf) => asText.flatMap(({ of }) => read(of) ?? []);
  const cards = await cardsOfSkus(tx, { now: clock.now(), zone: config.shopZone }, lang, [...new Set(named(skuOf))]);
  const orders = await orderCards(tx, memberId, named(orderOf), lang);
  return asText.map(({ line, of }) => {
    if (of.type === "PICTURE") return { ...line, messageType: "MESSAGE" };
    const card = cards.find(({ id }) => id === skuOf(of));
    if (card) {
      const { id, goodsId, goodsName, thumbnail, price, promotionPrice } = card;
      const text = { id, skuId: id, goodsId, goodsName, thumbnail, price: promotionPrice ?? price };
      return { ...line, text: JSON.stringify(text) };
    }
    const sn = orderOf(of);
    if (sn === null) return line;
    const order = orders.get(sn);
    const text = { sn, orderSn: sn, groupName: order?.contents, groupImages: order?.picture, orderItems: [] };
    return { ...line, text: JSON.stringify(text) };
  });
}

/** The lines of the page that a client asks for, from the last line back; ours are those of all pages up to it. */
export function pageOfLines(
  query: Readonly<Record<string, string>>,
  lines: readonly ImMessage[],
): readonly ImMessage[] {
  const { page, size } = pageOf(query) ?? { page: 1, size: lines.length };
  const end = Math.max(lines.length - (page - 1) * size, 0);
  return lines.slice(Math.max(end - size, 0), end);
}

/** Marks talks of a buyer as read to the end. */
export async function readAll(db: Db, talks: readonly Pick<ImTalk, "id">[]): Promise<null> {
  await inTransaction(db, async (tx) => {
    for (const { id } of talks) {
      const talk = await talkById(tx, id);
      if (talk) await markSeen(tx, id, "BUYER", talk.length);
    }
  });
  return null;
}
