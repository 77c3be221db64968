import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { type SQL, and, eq, exists, gte, ilike, inArray, lt, or, sql } from "drizzle-orm";
import { type PageQuery, pageOf, windowOf } from "#server/db/paging.ts";
import { type OrderState, orderItems, orders } from "#server/db/schema/order.ts";
import { centsBetween } from "#server/db/centsBetween.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { centsRange } from "#server/money/cents.ts";
import { isRepeat } from "#server/modules/platform/limits/repeatGuard.ts";
import { shopCarriers } from "#server/modules/platform/logistics/carriers.ts";
import { creditNotesOf } from "#server/modules/buying/tax/creditNotes.ts";
import { pendingOfOrder } from "./pendingPoints.ts";
import type { Buyer, Services } from "#server/services.ts";
import { isDay, momentOf, wireMoment } from "#server/shopTime.ts";
import { cancellable, closeOrder } from "./closing.ts";
import { completeOrder } from "./completion.ts";
import { eventWords, operatorType } from "./eventLog.ts";
import { allowedOperations } from "./operations.ts";
import { dropLostCoupon } from "./lostCoupon.ts";
import { lockOwnOrder, readOwnOrder } from "./orderLocks.ts";
import { payIfFree } from "./payment.ts";
import {
  type LogRow,
  type OrderRow,
  changeOrder,
  expiryOf,
  itemsOf,
  logsOf,
  orderPage,
  receiptOf,
  stateCounts,
} from "./queries.ts";
import { itemView, orderView, receiptView, summaryView } from "./view.ts";
import type { Lang } from "#server/locales.ts";
import { anyContains } from "#server/db/translations.ts";

/**
 * Cancels an order and returns everything it took; a coupon that the rest of an unpaid trade no longer reaches returns
 * too, and a rest that costs nothing is paid. Throws Refused 20005 not the buyer's or unknown, 31012 its state forbids
 * it, 1003 a repeat within 3 s. MC-02, rules 7.
 */
export async function cancelOrder(tx: Tx, services: Services, buyer: Buyer, sn: string, reason: string): Promise<void> {
  const order = await lockOwnOrder(tx, buyer, sn, 20005);
  if (!cancellable.includes(order.state)) throw new Refused(isRepeat(services, order.cancelledAt) ? 1003 : 31012);
  const closed = await closeOrder(tx, services, order, { event: "CANCELLED", by: buyer, reason });
  if (!closed) throw new Refused(31012);
  await dropLostCoupon(tx, services, order);
  await payIfFree(tx, services, order.tradeSn);
}

/**
 * Confirms receipt; the buyer earns a point per whole unit of money paid and can review. Throws Refused 31002 unknown,
 * 20005 not the buyer's, 31003 not shipped, 1003 a repeat within 3 s. MC-02.
 */
export async function confirmReceipt(tx: Tx, services: Services, buyer: Buyer, sn: string): Promise<void> {
  const order = await lockOwnOrder(tx, buyer, sn, 31002);
  if (!(await completeOrder(tx, services, order, { event: "RECEIVED", by: buyer })))
    throw new Refused(isRepeat(services, order.completedAt) ? 1003 : 31003);
}

/**
 * Removes a finished order from the buyer's list. Throws Refused 20005 not the buyer's or unknown, 31001 while it is in
 * progress.
 */
export async function removeOrder(tx: Tx, services: Services, buyer: Buyer, sn: string): Promise<void> {
  await lockOwnOrder(tx, buyer, sn, 20005);
  const change = { hidden: true, updatedAt: new Date(services.clock.now()) };
  if (!(await changeOrder(tx, sn, ["COMPLETED", "CANCELLED"], change))) throw new Refused(31001);
}

/** States behind the tabs of the order list, each in one of them; ALL has no filter. */
const tagStates = {
  WAIT_PAY: ["UNPAID"],
  WAIT_SHIP: ["PAID", "UNDELIVERED"],
  WAIT_ROG: ["PARTS_DELIVERED", "DELIVERED", "STAY_PICKED_UP", "TAKE"],
  COMPLETE: ["COMPLETED"],
  CANCELLED: ["CANCELLED"],
} as const satisfies Record<string, readonly OrderState[]>;

export interface OrderQuery extends PageQuery {
  tag?: keyof typeof tagStates | "ALL" | undefined;
  orderStatus?: OrderState | undefined;
  keywords?: string | undefined;
  orderSn?: string | undefined;
  goodsName?: string | undefined;
  orderType?: OrderRow["orderType"] | undefined;
  orderPromotionType?: OrderRow["promotionType"] | undefined;
  commentStatus?: "NEW" | "UNFINISHED" | "WAIT_CHASE" | "FINISHED" | undefined;
  payStatus?: OrderRow["payState"] | undefined;
  /** `yyyy-MM-dd`, both included, in the shop's zone. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** `min_max`. */
  flowPrice?: string | undefined;
}

/** The buyer's orders, newest first, without those they removed. MC-02. */
export async function myOrders(tx: Tx, services: Services, buyer: Buyer, query: OrderQuery, lang: Lang) {
  const zone = services.config.shopZone;
  const window = windowOf(query);
  const { rows, total } = await orderPage(tx, conditions(buyer.id, query, zone), window);
  const [items, expiry] = await Promise.all([
    itemsOf(
      tx,
      rows.map(({ sn }) => sn),
    ),
    expiryOf(
      tx,
      rows.map(({ tradeSn }) => tradeSn),
    ),
  ]);
  const records = rows.map((order) =>
    summaryView(
      order,
      items.filter(({ orderSn }) => orderSn === order.sn),
      expiry.get(order.tradeSn),
      { lang, zone },
    ),
  );
  return pageOf(records, total, window);
}

/** How many orders of a buyer wait to be paid, sent and received, without those they removed. MC-01. */
export async function waitingCounts(tx: Tx, memberId: string) {
  const counts = await stateCounts(tx, memberId);
  const of = (states: readonly OrderState[]) => states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  return {
    WAIT_PAY: of(tagStates.WAIT_PAY),
    WAIT_SHIP: of(tagStates.WAIT_SHIP),
    WAIT_ROG: of(tagStates.WAIT_ROG),
  };
}

/**
 * One order with lines, history, invoice and possible actions. Throws Refused 31002 unknown, 20005 somebody else's.
 * MC-03.
 */
export async function orderDetail(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  sn: string,
  lang: Lang,
): Promise<OrderDetail> {
  const order = await readOwnOrder(tx, buyer, sn);
  const reader = { lang, zone: services.config.shopZone };
  const [items, logs, receipt, expiry, carriers, pendingPoints, creditNotes] = await Promise.all([
    itemsOf(tx, [sn]),
    logsOf(tx, sn),
    receiptOf(tx, sn),
    expiryOf(tx, [order.tradeSn]),
    shopCarriers(tx),
    pendingOfOrder(tx, services, order),
    order.invoiceNumber === null ? [] : creditNotesOf(tx, sn, reader.zone),
  ]);
  return {
    order: {
      ...orderView(order, items, expiry.get(order.tradeSn), carriers, reader),
      ...(creditNotes.length > 0 && { creditNotes }),
    },
    orderItems: items.map((item) => itemView(item, lang)),
    receipt: receipt && { ...receiptView(receipt, order, reader), issueTime: issueTimeOf(logs, reader.zone) },
    orderLogs: logs.map((log) => ({
      createTime: wireMoment(log.createdAt, reader.zone),
      operatorType: operatorType(log.event, log.operatorId),
      operatorName: log.operatorName,
      message: eventWords(log.event, log.detail, lang),
    })),
    allowOperationVO: allowedOperations(order, items),
    pendingPoints,
  };
}

/** When the invoice was issued; null as long as it was not. */
function issueTimeOf(logs: readonly LogRow[], zone: string): string | null {
  const issued = logs.find(({ event }) => event === "INVOICED");
  return issued ? wireMoment(issued.createdAt, zone) : null;
}

function conditions(memberId: string, query: OrderQuery, zone: string): SQL | undefined {
  const states = query.tag && query.tag !== "ALL" ? tagStates[query.tag] : undefined;
  const [minCents, maxCents] = centsRange(query.flowPrice);
  return and(
    eq(orders.memberId, memberId),
    eq(orders.hidden, false),
    states && inArray(orders.state, [...states]),
    query.orderStatus && eq(orders.state, query.orderStatus),
    query.orderSn ? contains(orders.sn, query.orderSn) : undefined,
    query.orderType && eq(orders.orderType, query.orderType),
    query.orderPromotionType && eq(orders.promotionType, query.orderPromotionType),
    query.payStatus && eq(orders.payState, query.payStatus),
    query.commentStatus && hasItem(eq(orderItems.commentState, query.commentStatus)),
    query.goodsName?.trim() ? hasItem(nameContains(query.goodsName)) : undefined,
    query.keywords?.trim() ? byKeyword(query.keywords) : undefined,
    isDay(query.startDate) ? gte(orders.createdAt, new Date(momentOf(query.startDate, 0, zone))) : undefined,
    isDay(query.endDate) ? lt(orders.createdAt, new Date(momentOf(query.endDate, 24, zone))) : undefined,
    centsBetween(orders.flowCents, minCents, maxCents),
  );
}

/** Numbers, recipients, stores and goods that contain the text. */
function byKeyword(words: string): SQL | undefined {
  return or(
    contains(orders.sn, words),
    contains(orders.consigneeName, words),
    contains(orders.consigneeMobile, words),
    anyContains(orders.storeName, words),
    hasItem(nameContains(words)),
  );
}

function nameContains(words: string): SQL | undefined {
  return anyContains(orderItems.goodsName, words);
}

function hasItem(condition: SQL | undefined): SQL {
  return exists(sql`(select 1 from ${orderItems} where ${and(eq(orderItems.orderSn, orders.sn), condition)})`);
}

/** Matches the text literally: characters with a meaning in patterns are escaped. */
function contains(column: Parameters<typeof ilike>[0], words: string): SQL {
  return ilike(column, `%${words.trim().replace(/[\\%_]/g, "\\$&")}%`);
}
