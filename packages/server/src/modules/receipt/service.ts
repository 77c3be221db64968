import type { Receipt } from "@sundry/api/contract/entities/receipt";
import { pageOf, type PageWish, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { receiptView } from "#server/modules/order/view.ts";
import type { Services } from "#server/services.ts";
import { insertTitle, receiptPage, receiptWithId } from "./queries.ts";
import type { Lang } from "#server/locales.ts";

export interface ReceiptWish extends PageWish {
  receiptTitle?: string | undefined;
  orderSn?: string | undefined;
  /** `0` not issued, `1` issued. */
  receiptStatus?: string | undefined;
}

/** The buyer's invoices and the titles they keep, newest first. */
export async function receipts(tx: Tx, services: Services, memberId: string, wish: ReceiptWish, lang: Lang) {
  const window = windowOf(wish);
  const issued = wish.receiptStatus === "1" || wish.receiptStatus === "0" ? wish.receiptStatus === "1" : undefined;
  const filter = { title: wish.receiptTitle, orderSn: wish.orderSn, issued };
  const { rows, total } = await receiptPage(tx, memberId, filter, window);
  const reader = { lang, zone: services.config.shopZone };
  return pageOf(
    rows.map(({ receipt, order }) => receiptView(receipt, order, reader)),
    total,
    window,
  );
}

/** One invoice, or one title that the buyer keeps. Throws Refused(20014) for an unknown one and for somebody else's. */
export async function receiptOf(
  tx: Tx,
  services: Services,
  memberId: string,
  id: string,
  lang: Lang,
): Promise<Receipt> {
  const found = await receiptWithId(tx, memberId, id);
  if (!found) throw new Refused(20014);
  return receiptView(found.receipt, found.order, { lang, zone: services.config.shopZone });
}

/** Keeps an invoice title for later; null when the buyer keeps it already. */
export async function saveTitle(
  tx: Tx,
  services: Services,
  memberId: string,
  wish: { receiptTitle: string; taxpayerId?: string | undefined; receiptContent: string },
  lang: Lang,
): Promise<Receipt | null> {
  const made = await insertTitle(tx, {
    id: nextId(services),
    memberId,
    title: wish.receiptTitle.trim(),
    taxpayerId: wish.taxpayerId?.trim() || null,
    content: wish.receiptContent.trim(),
    createdAt: new Date(services.clock.now()),
  });
  return made && receiptView(made, null, { lang, zone: services.config.shopZone });
}
