import type { OrderEvent } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import type { Buyer, Services } from "#server/services.ts";
import { insertLogs, type LogRow } from "./queries.ts";
import { type Lang, localeOf, wordsIn } from "#server/locales.ts";

/** Events of orders as rows of their history; without a buyer it was the store or the system. */
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

/** Adds {@link eventRows} to the history of orders. */
export async function logEvent(tx: Tx, ...happened: Parameters<typeof eventRows>): Promise<void> {
  await insertLogs(tx, eventRows(...happened));
}

const byStore: ReadonlySet<OrderEvent> = new Set([
  "CLOSED",
  "PAID_BACK",
  "PARTS_SHIPPED",
  "SHIPPED",
  "ARRIVED",
  "REDEEMED",
]);

/** Who caused an event, as the contract names it. */
export function operatorType(event: OrderEvent, operatorId: string | null): "MEMBER" | "STORE" | "SYSTEM" {
  if (operatorId !== null) return "MEMBER";
  return byStore.has(event) ? "STORE" : "SYSTEM";
}

/** An event as text, with its reason if there is one. */
export function eventWords(event: OrderEvent, detail: string | null, lang: Lang): string {
  const sentence = wordsIn(lang).histories.order[event];
  if (detail === null) return sentence;
  return `${sentence}${localeOf(lang).between.reason}${detail}`;
}
