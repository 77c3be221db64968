import type { OrderEvent } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Buyer, Lang } from "#server/http/serve.ts";
import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { insertLogs } from "./queries.ts";

/** Writes into the history of orders what happened; without a buyer it was the system. */
export async function logEvent(
  tx: Tx,
  services: Services,
  orderSns: readonly string[],
  event: OrderEvent,
  by: Buyer | null,
  detail: string | null = null,
): Promise<void> {
  const createdAt = new Date(services.clock.now());
  await insertLogs(
    tx,
    orderSns.map((orderSn) => ({
      id: nextId(services),
      orderSn,
      event,
      operatorId: by?.id ?? null,
      operatorName: by?.username ?? null,
      detail,
      createdAt,
    })),
  );
}

const sentences: Readonly<Record<OrderEvent, Readonly<Record<Lang, string>>>> = {
  CREATED: { en: "Order placed", zh: "订单已创建" },
  PAID: { en: "Paid", zh: "订单已付款" },
  CANCELLED: { en: "Cancelled by the buyer", zh: "买家取消订单" },
  EXPIRED: { en: "Closed because it was not paid in time", zh: "超时未支付，订单自动关闭" },
  REFUNDED: { en: "Paid amount returned", zh: "已退还支付金额" },
  SHIPPED: { en: "Shipped", zh: "商家已发货" },
  RECEIVED: { en: "Receipt confirmed", zh: "已确认收货" },
};

/** An event in words, with its reason where there is one. */
export function eventWords(event: OrderEvent, detail: string | null, lang: Lang): string {
  const sentence = sentences[event][lang];
  if (detail === null) return sentence;
  return lang === "zh" ? `${sentence}：${detail}` : `${sentence}: ${detail}`;
}
