import { label, orderStatusLabels } from "@sundry/api/contract/labels";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type Lang, wordsIn } from "#server/locales.ts";
import { newestOrderBrief, type OrderBrief, orderBriefs } from "#server/modules/buying/order/brief.ts";
import { platformId } from "./parties.ts";
import type { TalkRow } from "./queries.ts";

/** An order as a chat line shows it. */
export interface OrderCard {
  sn: string;
  /** "Order O2026…". */
  title: string;
  /** Its goods in a line. */
  contents: string;
  picture: string;
}

/** The order a chat begins with. */
export interface LastOrder extends OrderCard {
  /** Such as "Being packed". */
  state: string;
}

/** The cards of a buyer's orders in the reader's language; unknown ones and those of others are left out. */
export async function orderCards(
  tx: Tx,
  memberId: string,
  sns: readonly string[],
  lang: Lang,
): Promise<ReadonlyMap<string, OrderCard>> {
  const briefs = sns.length === 0 ? new Map<string, OrderBrief>() : await orderBriefs(tx, memberId, sns, lang);
  return new Map([...briefs].map(([sn, brief]) => [sn, cardOf(brief, lang)]));
}

function cardOf({ sn, goodsName, others, picture }: OrderBrief, lang: Lang): OrderCard {
  const words = wordsIn(lang).sentences.chat;
  return { sn, title: words.order(sn), contents: words.contents(goodsName, others), picture };
}

/** A buyer's last order with the store of a talk, or with any store in a talk with the platform. Null if there is none. */
export async function lastOrder(tx: Tx, { memberId, storeId }: TalkRow, lang: Lang): Promise<LastOrder | null> {
  const brief = await newestOrderBrief(tx, memberId, storeId === platformId ? null : storeId, lang);
  if (!brief) return null;
  return { ...cardOf(brief, lang), state: label(orderStatusLabels, brief.state, lang) };
}

/** The text of a line about an order. Throws Refused(20005) for somebody else's order, and for one of another store. */
export async function orderText(tx: Tx, { memberId, storeId }: TalkRow, sn: string): Promise<string> {
  const order = (await orderBriefs(tx, memberId, [sn], "en")).get(sn);
  if (!order || (storeId !== platformId && storeId !== order.storeId)) throw new Refused(20005);
  return JSON.stringify({ orderSn: sn });
}

/** The order of a line about an order; null for any other line. */
export function orderOf({ type, text }: { type: string; text: string }): string | null {
  if (type !== "ORDER") return null;
  try {
    const value: unknown = JSON.parse(text);
    const named = typeof value === "object" && value !== null && "orderSn" in value ? value.orderSn : null;
    return typeof named === "string" ? named : null;
  } catch {
    return null;
  }
}
