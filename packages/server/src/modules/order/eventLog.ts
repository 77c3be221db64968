import type { OrderEvent } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/http/serve.ts";
import { nextId } from "#server/ids.ts";
import type { Buyer, Services } from "#server/services.ts";
import { insertLogs, type LogRow } from "./queries.ts";

/** What happened to orders, as their history keeps it; without a buyer it was the store or the system. */
export function eventRows(
  services: Services,
  orderSns: readonly string[],
  event: OrderEvent,
  by: Buyer | null,
  detail: string | null = null,
): LogRow[] {
  const createdAt = new Date(services.clock.now());
  return orderSns.map((orderSn) => ({
    id: nextId(services),
    orderSn,
    event,
    operatorId: by?.id ?? null,
    operatorName: by?.username ?? null,
    detail,
    createdAt,
  }));
}

/** Writes {@link eventRows} into the history of orders. */
export async function logEvent(tx: Tx, ...happened: Parameters<typeof eventRows>): Promise<void> {
  await insertLogs(tx, eventRows(...happened));
}

const sentences: Readonly<Record<OrderEvent, Readonly<Record<Lang, string>>>> = {
  CREATED: { en: "Order placed", zh: "订单已提交" },
  PAID: { en: "Paid", zh: "订单已付款" },
  CANCELLED: { en: "Cancelled by the buyer", zh: "买家取消订单" },
  EXPIRED: { en: "Closed because it was not paid in time", zh: "超时未支付，订单自动关闭" },
  REFUNDED: { en: "Payment refunded", zh: "已退还支付金额" },
  PARTS_SHIPPED: { en: "Partly shipped", zh: "商家已部分发货" },
  SHIPPED: { en: "Shipped", zh: "商家已发货" },
  ARRIVED: { en: "Parcel delivered", zh: "包裹已签收" },
  RECEIVED: { en: "Receipt confirmed", zh: "已确认收货" },
  AUTO_RECEIVED: { en: "Receipt confirmed automatically", zh: "超时未确认，系统自动收货" },
  REDEEMED: { en: "Picked up", zh: "已提货" },
  INVOICED: { en: "Invoice issued", zh: "发票已开具" },
};

const byStore: ReadonlySet<OrderEvent> = new Set(["PARTS_SHIPPED", "SHIPPED", "ARRIVED", "REDEEMED"]);

/** Who made an event happen, as the contract names it. */
export function operatorType(event: OrderEvent, operatorId: string | null): "MEMBER" | "STORE" | "SYSTEM" {
  if (operatorId !== null) return "MEMBER";
  return byStore.has(event) ? "STORE" : "SYSTEM";
}

/** An event in words, with its reason where there is one. */
export function eventWords(event: OrderEvent, detail: string | null, lang: Lang): string {
  const sentence = sentences[event][lang];
  if (detail === null) return sentence;
  return lang === "zh" ? `${sentence}：${detail}` : `${sentence}: ${detail}`;
}
