import { label, paymentMethodLabels } from "@sundry/api/contract/labels";
import type { Tx } from "#server/db/transaction.ts";
import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import {
  type ItemRow,
  itemsOf,
  type OrderRow,
  ordersOfTrade,
  type TradeRow,
  tradeBySn,
} from "#server/modules/buying/order/queries.ts";
import type { Services } from "#server/services.ts";
import type { Draft, DraftFact, DraftOrder } from "./draft.ts";
import type { LetterRow } from "#server/modules/platform/outgoing/letterQueries.ts";
import { momentWords } from "./momentWords.ts";
import { orderPath } from "./paths.ts";
import { placeOf, speedWords } from "./place.ts";
import { sumsOf } from "./sums.ts";

interface Sale {
  trade: TradeRow;
  orders: readonly OrderRow[];
  items: readonly ItemRow[];
  lang: Lang;
}

/** Letters about a checkout. */
export const saleLetters = { ORDER_PLACED: placedDraft, ORDER_PAID: paidDraft } as const;

/**
 * What a letter about a checkout says, in the language in which it was ordered, or in `usual` where that is not known.
 * Null if it is of no use any more, such as a confirmation of what was cancelled meanwhile.
 */
export async function saleLetter(
  tx: Tx,
  services: Services,
  { kind, values }: Pick<LetterRow, "kind" | "values">,
  usual: Lang,
): Promise<{ draft: Draft; lang: Lang } | null> {
  const trade = await tradeBySn(tx, String(values["trade"]));
  if (!trade) return null;
  const lang = trade.language ?? usual;
  const all = await ordersOfTrade(tx, trade.sn);
  const sns = typeof values["sns"] === "string" ? values["sns"].split(" ") : all.map(({ sn }) => sn);
  const orders = all.filter(({ sn, state }) => sns.includes(sn) && state !== "CANCELLED");
  if (orders.length === 0) return null;
  const items = await itemsOf(
    tx,
    orders.map(({ sn }) => sn),
  );
  const write = saleLetters[kind as keyof typeof saleLetters];
  return { draft: write({ trade, orders, items, lang }, services), lang };
}

function placedDraft(sale: Sale, services: Services): Draft {
  const { trade, orders, lang } = sale;
  const { placed, view, pay } = wordsIn(lang).letters;
  const unpaid = orders.filter(({ state }) => state === "UNPAID");
  const due = unpaid.reduce((sum, { flowCents }) => sum + flowCents, 0);
  const amount = amountWords(due, lang, services.config.currency);
  const whole = common(sale, services);
  const isFree = orders.every(({ flowCents }) => flowCents === 0);
  const text =
    due > 0
      ? placed.unpaid(amount, momentWords(trade.expiresAt, lang, services))
      : isFree
        ? placed.free
        : placed.alreadyPaid;
  return {
    ...whole,
    subject: placed.subject(numbersOf(orders, lang)),
    preview: text,
    title: placed.title,
    paragraphs: [text],
    action:
      due > 0 ? { label: pay, path: payPath(trade.sn) } : { label: view(orders.length), path: ordersPath(orders) },
  };
}

function paidDraft(sale: Sale, services: Services): Draft {
  const { orders, lang } = sale;
  const { paid, view } = wordsIn(lang).letters;
  const { method, next, nextPickup } = paid;
  const cents = orders.reduce((sum, { flowCents }) => sum + flowCents, 0);
  const amount = amountWords(cents, lang, services.config.currency);
  const [first] = orders;
  const how = first?.paymentMethod ? label(paymentMethodLabels, first.paymentMethod, lang) : "";
  const text = method(amount, how);
  const nextOf = { UNDELIVERED: next, STAY_PICKED_UP: nextPickup, TAKE: nextPickup } as Partial<Record<string, string>>;
  const after = first && nextOf[first.state];
  return {
    ...common(sale, services),
    subject: paid.subject(numbersOf(orders, lang)),
    preview: text,
    title: paid.title,
    paragraphs: after === undefined ? [text] : [text, after],
    action: { label: view(orders.length), path: ordersPath(orders) },
  };
}

/** What letters about a sale have in common: the goods, the sums and where they go. */
function common({ orders, items, lang }: Sale, services: Services): Pick<Draft, "orders" | "sums" | "facts" | "why"> {
  const money = (cents: number) => amountWords(cents, lang, services.config.currency);
  return {
    orders: orders.map((order) => orderDraft(order, items, lang, money)),
    sums: sumsOf(orders, items, lang, money),
    facts: [...invoiceFacts(orders, lang), ...factsOf(orders, lang)],
    why: wordsIn(lang).letters.why.order,
  };
}

function orderDraft(
  order: OrderRow,
  items: readonly ItemRow[],
  lang: Lang,
  money: (cents: number) => string,
): DraftOrder {
  const { number, madeToOrder } = wordsIn(lang).letters;
  const { sn, storeName } = order;
  return {
    heading: inLanguage(lang, storeName),
    sn: [number(sn), speedWords(order, lang)].filter(Boolean).join(" · "),
    lines: items
      .filter(({ orderSn }) => orderSn === sn)
      .map((item) => ({
        name: inLanguage(lang, item.goodsName),
        options: [specText(item, lang), item.toMake > 0 && madeToOrder(item.toMake, item.num)]
          .filter(Boolean)
          .join(", "),
        count: `${item.num} × ${money(item.unitCents)}`,
        amount: money(item.goodsCents),
      })),
  };
}

/** Numbers of the invoices, with the shop's own at the tax office. */
function invoiceFacts(orders: readonly OrderRow[], lang: Lang): DraftFact[] {
  const { invoice, taxNumber } = wordsIn(lang).letters;
  const numbers = orders.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  const own = orders[0]?.tax?.number;
  return numbers.length === 0 ? [] : [{ label: invoice, lines: [...numbers, ...(own ? [taxNumber(own)] : [])] }];
}

/** Where orders go: one place for all that have the same. */
function factsOf(orders: readonly OrderRow[], lang: Lang): DraftFact[] {
  const { delivery, pickup } = wordsIn(lang).letters;
  const places = orders
    .map((order) => ({ order, lines: placeOf(order, lang) }))
    .filter(({ lines }) => lines.length > 0);
  const different = places.filter(
    ({ lines }, at) => places.findIndex((other) => other.lines.join("\n") === lines.join("\n")) === at,
  );
  return different.map(({ order, lines }) => ({
    label: order.deliveryMethod === "SELF_PICK_UP" ? pickup : delivery,
    lines,
  }));
}

function numbersOf(orders: readonly OrderRow[], lang: Lang): string {
  const [first, ...others] = orders.map(({ sn }) => sn);
  return others.length === 0 ? (first ?? "") : wordsIn(lang).letters.others(first ?? "", others.length);
}

function payPath(tradeSn: string): string {
  return `/#/payMent?orderType=TRADE&sn=${encodeURIComponent(tradeSn)}`;
}

function ordersPath(orders: readonly OrderRow[]): string {
  const [only] = orders;
  return orders.length === 1 && only ? orderPath(only.sn) : "/#/home/MyOrder";
}
