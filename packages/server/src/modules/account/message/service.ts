import type { Received, Result } from "@sundry/api/contract/call";
import type { Message } from "@sundry/api/contract/entities/message";
import type { list } from "@sundry/api/contract/message";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { countInState, isOwn, markRead, markRemoved, type MessageRow, messagePage } from "./queries.ts";
import { kindsTitled, wordsOf } from "./noticeText.ts";
import type { Lang } from "#server/locales.ts";

/** The buyer's messages, newest first, in their language. MC-13. */
export async function myMessages(
  tx: Tx,
  { config }: Services,
  buyer: Buyer,
  input: Received<typeof list>,
  lang: Lang,
): Promise<Result<typeof list>> {
  const window = windowOf(input);
  const title = input.title?.trim();
  const kinds = title ? kindsTitled(title, lang) : undefined;
  const query = { memberId: buyer.id, id: input.messageId, state: input.status, kinds };
  const { rows, total } = await messagePage(tx, query, window);
  return pageOf(
    rows.map((row) => messageView(row, buyer, lang, config)),
    total,
    window,
  );
}

/** Number of messages a buyer has not opened. MC-01. */
export async function unreadCount(tx: Tx, memberId: string): Promise<number> {
  return countInState(tx, memberId, "UN_READY");
}

/** Marks a message as read; one in the bin stays there. False if the buyer has no such message. MC-13, rules 17. */
export async function readMessage(tx: Tx, services: Services, buyer: Buyer, id: string): Promise<boolean> {
  await markRead(tx, buyer.id, id, new Date(services.clock.now()));
  return isOwn(tx, buyer.id, id);
}

/** Moves a message to the bin. False if the buyer has no such message. MC-13, rules 17. */
export async function removeMessage(tx: Tx, services: Services, buyer: Buyer, id: string): Promise<boolean> {
  await markRemoved(tx, buyer.id, id, new Date(services.clock.now()));
  return isOwn(tx, buyer.id, id);
}

function messageView(
  row: MessageRow,
  buyer: Buyer,
  lang: Lang,
  { shopZone: zone, currency }: Services["config"],
): Message {
  const { title, content } = wordsOf(row.kind, row.values, lang, currency) ?? { title: row.kind, content: "" };
  return {
    id: row.id,
    createTime: wireMoment(row.createdAt, zone),
    updateTime: row.updatedAt && wireMoment(row.updatedAt, zone),
    memberId: row.memberId,
    memberName: buyer.username,
    title,
    content,
    messageId: row.id,
    status: row.state,
    goodsId: textOf(row.values["goodsId"]),
    skuId: textOf(row.values["skuId"]),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
