import type { Tx } from "#server/db/transaction.ts";
import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";
import { caseBySn } from "#server/modules/aftercare/afterSale/queries.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { carrierName, shopCarriers, trackingPage } from "#server/modules/platform/logistics/carriers.ts";
import { wordsOf } from "#server/modules/account/message/noticeText.ts";
import { itemsIn, parcelsOf } from "#server/modules/buying/order/parcelQueries.ts";
import { itemsOf, type OrderRow, orderBySn, tradeBySn } from "#server/modules/buying/order/queries.ts";
import type { LetterRow } from "#server/modules/platform/outgoing/letterQueries.ts";
import type { Services } from "#server/services.ts";
import type { Draft, DraftFact } from "./draft.ts";
import { orderPath } from "./paths.ts";
import { placeOf } from "./place.ts";

type Told = Pick<LetterRow, "kind" | "values">;

/** What a letter says about an event that the buyer has a message about in the shop too. Null if its order is gone. */
export async function noticeLetter(
  tx: Tx,
  { config }: Services,
  told: Told,
  usual: Lang,
): Promise<{ draft: Draft; lang: Lang } | null> {
  const { kind, values } = told;
  const sn = typeof values["sn"] === "string" ? values["sn"] : "";
  const isCase = /^(AFTER_SALE|REFUND)_/.test(kind);
  const order = await orderBySn(tx, isCase ? ((await caseBySn(tx, sn))?.orderSn ?? "") : sn);
  if (sn !== "" && !order) return null;
  const lang = (order && (await tradeBySn(tx, order.tradeSn))?.language) ?? usual;
  // The page of the carrier is a link of its own.
  const words = wordsOf(kind, { ...values, page: null }, lang, config.currency);
  if (!words) return null;
  const { letters } = wordsIn(lang);
  const parcel = order && /^ORDER_(PARTS_)?SHIPPED$/.test(kind) ? await parcelPart(tx, order, told, lang) : {};
  const place = order && kind === "ORDER_READY" ? placeFacts(order, lang) : {};
  const draft: Draft = {
    subject: sn === "" ? words.title : letters.about(words.title, sn),
    preview: words.content,
    title: words.title,
    paragraphs: kind === "ORDER_ARRIVED" ? [words.content, letters.review] : [words.content],
    action: actionFor(kind, sn, lang),
    ...parcel,
    ...place,
    why: order ? letters.why.order : letters.why.account,
  };
  return { draft, lang };
}

function actionFor(kind: string, sn: string, lang: Lang): Draft["action"] {
  const { view, viewCase, viewWallet } = wordsIn(lang).letters;
  if (sn === "") return { label: viewWallet, path: "/#/home/MoneyManagement" };
  if (/^(AFTER_SALE|REFUND)_/.test(kind))
    return { label: viewCase, path: `/#/home/AfterSaleDetail?sn=${encodeURIComponent(sn)}` };
  return { label: view(1), path: orderPath(sn) };
}

/** The parcel of a letter: its carrier, its page there, and what is in it. */
async function parcelPart(
  tx: Tx,
  order: OrderRow,
  { values }: Told,
  lang: Lang,
): Promise<Pick<Draft, "orders" | "facts">> {
  const { letters } = wordsIn(lang);
  const parcel = (await parcelsOf(tx, [order.sn])).find(({ number }) => number === values["number"]);
  if (!parcel) return {};
  const carriers = await shopCarriers(tx);
  const link = trackingPage(carriers, parcel.carrierCode, parcel.number);
  const inside = await itemsIn(tx, [parcel.id]);
  const items = await itemsOf(tx, [order.sn]);
  const lines = items.flatMap((item) => {
    const num = inside.find(({ orderItemSn }) => orderItemSn === item.sn)?.num ?? 0;
    if (num === 0) return [];
    return [{ name: inLanguage(lang, item.goodsName), options: specText(item, lang), count: `× ${num}`, amount: "" }];
  });
  const carrier = [carrierName(carriers, parcel.carrierCode, lang), parcel.number];
  return {
    orders: [{ heading: inLanguage(lang, order.storeName), sn: letters.number(order.sn), lines }],
    facts: [
      { label: letters.parcel, lines: carrier, ...(link && { link: { label: letters.track, address: link } }) },
      ...(placeFacts(order, lang).facts ?? []),
    ],
  };
}

function placeFacts(order: OrderRow, lang: Lang): { facts?: DraftFact[] } {
  const { delivery, pickup } = wordsIn(lang).letters;
  const lines = placeOf(order, lang);
  if (lines.length === 0) return {};
  return { facts: [{ label: order.deliveryMethod === "SELF_PICK_UP" ? pickup : delivery, lines }] };
}
