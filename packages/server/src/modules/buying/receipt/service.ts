import type { Receipt } from "@sundry/api/contract/entities/receipt";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { receiptView } from "#server/modules/buying/order/view.ts";
import type { Services } from "#server/services.ts";
import { insertTitle, receiptPage, receiptWithId } from "./queries.ts";
import type { Lang } from "#server/locales.ts";

export interface ReceiptQuery extends PageQuery {
  receiptTitle?: string | undefined;
  orderSn?: string | undefined;
  /** `0` not issued, `1` issued. */
  receiptStatus?: string | undefined;
}

/** The buyer's invoices and saved titles, newest first. */
export async function receipts(tx: Tx, services: Services, memberId: string, query: ReceiptQuery, lang: Lang) {
  const window = windowOf(query);
  const issued = query.receiptStatus === "1" || query.receiptStatus === "0" ? query.receiptStatus === "1" : undefined;
  const filter = { title: query.receiptTitle, orderSn: query.orderSn, issued };
  const { rows, total } = await receiptPage(tx, memberId, filter, window);
  const reader = { lang, zone: services.config.shopZone };
  return pageOf(
    rows.map(({ receipt, order }) => receiptView(receipt, order, reader)),
    total,
    window,
  );
}

/** One invoice or saved title of the buyer. Throws Refused(20014) for any other. */
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

/** Saves an invoice title for later; null if the buyer has it already. */
export async function saveTitle(
  tx: Tx,
  services: Services,
  memberId: string,
  query: { receiptTitle: string; taxpayerId?: string | undefined; receiptContent: string },
  lang: Lang,
): Promise<Receipt | null> {
  const made = await insertTitle(tx, {
    id: nextId(services),
    memberId,
    title: query.receiptTitle.trim(),
    taxpayerId: query.taxpayerId?.trim() || null,
    content: query.receiptContent.trim(),
    createdAt: new Date(services.clock.now()),
  });
  return made && receiptView(made, null, { lang, zone: services.config.shopZone });
}
