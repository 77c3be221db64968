import { inArray } from "drizzle-orm";
import { skus } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { fromWire } from "#server/money/cents.ts";
import { taxByRate } from "#server/money/tax.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { placeOf, speedWords } from "#server/modules/shopwide/letter/place.ts";
import { sumsOf } from "#server/modules/shopwide/letter/sums.ts";
import { type ItemRow, itemsOf, type OrderRow, receiptOf } from "#server/modules/buying/order/queries.ts";
import { creditNotesOf } from "#server/modules/buying/tax/creditNotes.ts";
import { percentOf, taxShares } from "#server/modules/buying/tax/taxView.ts";
import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import type { Paper, PaperFact, PaperTable } from "./paper.ts";
import { paperHead } from "./paperHead.ts";

/** What is packed into the parcels of an order: where it goes, and the pieces that are not sent yet (all, once they are). */
export async function packingList(tx: Tx, services: Services, order: OrderRow, lang: Lang): Promise<Paper> {
  const words = wordsIn(lang).papers;
  const items = await itemsOf(tx, [order.sn]);
  const left = items.filter((item) => item.refundState !== "ALL_REFUND" && item.num > item.deliverNumber);
  const articles = await articlesOf(tx, items);
  const lines = left.length > 0 ? left : items;
  return {
    head: await paperHead(tx, services, order.sn, lang),
    title: words.packingList,
    facts: present([
      ...orderFacts(order, lang, services),
      { label: words.telephone, lines: [order.consigneeMobile ?? ""] },
      { label: words.remark, lines: [order.remark ?? ""] },
      { label: words.note, lines: [order.shopNote ?? ""] },
    ]),
    tables: [
      {
        columns: [
          { label: words.article, isCode: true },
          { label: words.goods },
          { label: words.pieces, isNumber: true },
        ],
        rows: lines.map((item) => ({
          cells: [
            articles.get(item.skuId) ?? "",
            nameOf(item, lang),
            String(left.length > 0 ? item.num - item.deliverNumber : item.num),
          ],
        })),
      },
    ],
  };
}

/** The invoice of an order, as its buyer sees it; null before it has one. */
export async function invoicePaper(tx: Tx, services: Services, order: OrderRow, lang: Lang): Promise<Paper | null> {
  const receipt = await receiptOf(tx, order.sn);
  const number = order.invoiceNumber ?? (receipt?.issued ? receipt.id : null);
  if (number === null) return null;
  const words = wordsIn(lang).papers;
  const items = await itemsOf(tx, [order.sn]);
  const money = (cents: number) => amountWords(cents, lang, services.config.currency);
  return {
    head: await paperHead(tx, services, order.sn, lang),
    title: words.invoice,
    facts: present([
      { label: words.number, lines: [number] },
      { label: words.issued, lines: [order.paidAt ? day(order.paidAt, services) : ""] },
      ...orderFacts(order, lang, services),
      { label: words.from, lines: [...(order.tax?.seller ?? [])] },
      { label: words.sellerNumber, lines: [order.tax?.number ?? ""] },
      { label: words.buyer, lines: [receipt?.title ?? "", receipt?.taxpayerId ?? ""] },
      { label: words.sent, lines: [order.shippedAt ? day(order.shippedAt, services) : ""] },
    ]),
    tables: [
      goodsTable(items, lang, money),
      sumsTable(order, items, lang, money),
      ...taxTable(order, items, lang, money),
      ...(await creditNotesTable(tx, services, order, lang, money)),
    ],
  };
}

type Money = (cents: number) => string;

function orderFacts(order: OrderRow, lang: Lang, services: Services): PaperFact[] {
  const { papers, letters } = wordsIn(lang);
  return [
    { label: papers.order, lines: [order.sn] },
    { label: papers.ordered, lines: [day(order.createdAt, services)] },
    { label: papers.soldBy, lines: [inLanguage(lang, order.storeName)] },
    {
      label: order.deliveryMethod === "SELF_PICK_UP" ? letters.pickup : letters.delivery,
      lines: placeOf(order, lang),
    },
    { label: papers.speed, lines: [speedWords(order, lang)] },
  ];
}

function goodsTable(items: readonly ItemRow[], lang: Lang, money: Money): PaperTable {
  const words = wordsIn(lang).papers;
  const hasTax = items.some(({ taxRate }) => taxRate !== null);
  return {
    columns: [
      { label: words.goods },
      ...(hasTax ? [{ label: words.rate, isNumber: true }] : []),
      { label: words.price, isNumber: true },
      { label: words.pieces, isNumber: true },
      { label: words.amount, isNumber: true },
    ],
    rows: items.map((item) => ({
      cells: [
        nameOf(item, lang),
        ...(hasTax ? [percent(item.taxRate ?? 0)] : []),
        money(item.unitCents),
        String(item.num),
        money(item.goodsCents),
      ],
    })),
  };
}

function sumsTable(order: OrderRow, items: readonly ItemRow[], lang: Lang, money: Money): PaperTable {
  return {
    columns: [{ label: "" }, { label: "", isNumber: true }],
    rows: sumsOf([order], items, lang, money).map(({ label, amount, isTotal = false }) => ({
      cells: [label, amount],
      isTotal,
    })),
  };
}

function taxTable({ tax }: OrderRow, items: readonly ItemRow[], lang: Lang, money: Money): PaperTable[] {
  if (tax === null) return [];
  const words = wordsIn(lang).papers;
  const name = inLanguage(lang, tax.label);
  return [
    {
      title: name,
      columns: [
        { label: words.rate },
        { label: words.net, isNumber: true },
        { label: name, isNumber: true },
        { label: words.gross, isNumber: true },
      ],
      rows: taxByRate(taxShares(items)).map(({ rate, grossCents, taxCents }) => ({
        cells: [percent(rate), money(grossCents - taxCents), money(taxCents), money(grossCents)],
      })),
    },
  ];
}

async function creditNotesTable(
  tx: Tx,
  { config }: Services,
  { sn, tax }: OrderRow,
  lang: Lang,
  money: Money,
): Promise<PaperTable[]> {
  const notes = await creditNotesOf(tx, sn, config.shopZone);
  if (notes.length === 0 || tax === null) return [];
  const words = wordsIn(lang).papers;
  return [
    {
      title: words.creditNotes,
      columns: [
        { label: words.number },
        { label: words.day },
        { label: words.paidBack, isNumber: true },
        { label: words.ofWhich(inLanguage(lang, tax.label)), isNumber: true },
      ],
      rows: notes.map(({ number, time, price, taxPrice }) => ({
        cells: [number, time.slice(0, 10), money(fromWire(price)), money(fromWire(taxPrice))],
      })),
    },
  ];
}

async function articlesOf(tx: Tx, items: readonly ItemRow[]): Promise<Map<string, string>> {
  const ids = items.map(({ skuId }) => skuId);
  if (ids.length === 0) return new Map();
  const rows = await tx.select({ id: skus.id, sn: skus.sn }).from(skus).where(inArray(skus.id, ids));
  return new Map(rows.map(({ id, sn }) => [id, sn]));
}

function nameOf(item: ItemRow, lang: Lang): string {
  const options = specText(item, lang);
  return `${inLanguage(lang, item.goodsName)}${options && ` (${options})`}`;
}

function percent(rate: number): string {
  return `${percentOf(rate)}%`;
}

/** A day in the shop's zone, as 2026-11-30. */
function day(moment: Date, { config }: Services): string {
  return wireMoment(moment, config.shopZone).slice(0, 10);
}

/** Facts that have something to say. */
function present(facts: readonly PaperFact[]): PaperFact[] {
  return facts
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line !== "") }))
    .filter(({ lines }) => lines.length > 0);
}
