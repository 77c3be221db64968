import type { delivery, list } from "@sundry/api/contract/afterSale";
import type { Received, Result } from "@sundry/api/contract/call";
import type {
  AfterSale,
  AfterSaleDetail,
  AfterSaleLog,
  StoreAfterSaleAddress,
} from "@sundry/api/contract/entities/afterSale";
import { type SQL, and, eq, gte, ilike, lte, or } from "drizzle-orm";
import { pageOf, windowOf } from "#server/db/paging.ts";
import { type AfterSaleState, afterSales } from "#server/db/schema/afterSale.ts";
import { orderItems } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { isRepeat } from "#server/modules/platform/limits/repeatGuard.ts";
import { openCarriers, shopCarriers } from "#server/modules/platform/logistics/carriers.ts";
import { type LineRow, lineBySn, linesBySn } from "#server/modules/buying/order/lineQueries.ts";
import { returnPlace } from "#server/modules/catalogue/store/returnPlace.ts";
import type { Buyer, Services } from "#server/services.ts";
import { isDay, momentIn as shopMoment, wallTime } from "#server/shopTime.ts";
import { type LockedCase, lockCase, moveCase, settleLine } from "./caseChanges.ts";
import { allowedMoves } from "./caseStates.ts";
import { logView } from "./logView.ts";
import { type AfterSaleRow, caseBySn, casePage, logsOfCase } from "./queries.ts";
import { caseDetailView, caseView } from "./view.ts";
import type { Lang } from "#server/locales.ts";
import { anyContains } from "#server/db/translations.ts";

type CaseQuery = Received<typeof list>;

/** The buyer's cases, newest first. Throws Refused(4002) for a malformed date. MC-04. */
export async function myAfterSales(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  query: CaseQuery,
  lang: Lang,
): Promise<Result<typeof list>> {
  const zone = services.config.shopZone;
  const window = windowOf(query);
  const { rows, total } = await casePage(tx, conditions(buyer.id, query, zone), window);
  const lines = await linesBySn(tx, [...new Set(rows.map(({ orderItemSn }) => orderItemSn))]);
  const carriers = await shopCarriers(tx);
  const records = rows.flatMap((row) => {
    const line = lines.get(row.orderItemSn);
    return line ? [caseDetailView(row, line, carriers, { lang, zone })] : [];
  });
  return pageOf(records, total, window);
}

/** One case of the buyer. Throws Refused(20005) for any other. MC-04. */
export async function afterSaleDetail(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  sn: string,
  lang: Lang,
): Promise<AfterSaleDetail> {
  const { row, line } = await ownCase(tx, buyer, sn);
  return caseDetailView(row, line, await shopCarriers(tx), { lang, zone: services.config.shopZone });
}

/** The history of a case of the buyer. Throws Refused(20005) for any other. MC-04. */
export async function afterSaleHistory(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  sn: string,
  lang: Lang,
): Promise<AfterSaleLog[]> {
  await ownCase(tx, buyer, sn);
  return (await logsOfCase(tx, sn)).map((row) => logView(row, lang, services.config.shopZone));
}

/** Where a buyer sends the goods of a case. Throws Refused(20005) for a case of somebody else. */
export async function returnAddress(tx: Tx, buyer: Buyer, sn: string, lang: Lang): Promise<StoreAfterSaleAddress> {
  const { line } = await ownCase(tx, buyer, sn);
  const place = await returnPlace(tx, line.order.storeId, lang);
  return {
    salesConsigneeName: place?.name ?? null,
    salesConsigneeMobile: place?.mobile ?? null,
    salesConsigneeAddressPath: place?.address ?? null,
    salesConsigneeDetail: place?.detail ?? null,
  };
}

async function ownCase(tx: Tx, buyer: Buyer, sn: string): Promise<{ row: AfterSaleRow; line: LineRow }> {
  const row = await caseBySn(tx, sn);
  if (row?.memberId !== buyer.id) throw new Refused(20005);
  const line = await lineBySn(tx, row.orderItemSn);
  if (!line) throw new Error(`case ${sn} has no line`);
  return { row, line };
}

function conditions(memberId: string, query: CaseQuery, zone: string): SQL | undefined {
  const { keywords, goodsName } = query;
  return and(
    eq(afterSales.memberId, memberId),
    query.sn?.trim() ? contains(afterSales.sn, query.sn) : undefined,
    query.orderSn?.trim() ? contains(afterSales.orderSn, query.orderSn) : undefined,
    goodsName?.trim() ? isNamed(goodsName) : undefined,
    keywords?.trim()
      ? or(contains(afterSales.sn, keywords), contains(afterSales.orderSn, keywords), isNamed(keywords))
      : undefined,
    query.serviceType && eq(afterSales.kind, query.serviceType),
    // BUYER_CONFIRM is part of the contract, but no case has that state.
    query.serviceStatus && eq(afterSales.state, query.serviceStatus as AfterSaleState),
    query.startDate ? gte(afterSales.createdAt, momentIn("startDate", query.startDate, zone)) : undefined,
    query.endDate ? lte(afterSales.createdAt, momentIn("endDate", query.endDate, zone)) : undefined,
  );
}

function isNamed(words: string): SQL | undefined {
  return anyContains(orderItems.goodsName, words);
}

/** Matches the text literally: characters with a meaning in patterns are escaped. */
function contains(column: Parameters<typeof ilike>[0], words: string): SQL {
  return ilike(column, `%${words.trim().replace(/[\\%_]/g, "\\$&")}%`);
}

/** A time in the form `yyyy-MM-dd HH:mm:ss` in the shop's zone. */
function momentIn(name: string, text: string, zone: string): Date {
  const moment = shopMoment(text, zone);
  if (!moment) throw new Refused(4002, { detail: name });
  return moment;
}

/** Cancels a case; its pieces can be requested again. Throws Refused 20005, 33002 and 1003. MC-04. */
export async function cancelAfterSale(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  sn: string,
  lang: Lang,
): Promise<AfterSale> {
  const { row, line } = owned(await lockCase(tx, sn), buyer);
  if (!allowedMoves(row).cancel) {
    const again = row.state === "BUYER_CANCEL" && isRepeat(services, row.updatedAt);
    throw new Refused(again ? 1003 : 33002);
  }
  const moved = await moveCase(tx, services, row, "BUYER_CANCEL", buyer);
  await settleLine(tx, services, line);
  return caseView(moved, line, await shopCarriers(tx), { lang, zone: services.config.shopZone });
}

/** Records the return parcel. Throws Refused 20005, 33006, 33005 and 4002. MC-04. */
export async function sendBack(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { afterSaleSn, logisticsId, logisticsNo, mDeliverTime }: Received<typeof delivery>,
  lang: Lang,
): Promise<AfterSale> {
  const { row, line } = owned(await lockCase(tx, afterSaleSn), buyer);
  if (!allowedMoves(row).returnGoods) throw new Refused(33006);
  const carriers = await shopCarriers(tx);
  const carrier = openCarriers(carriers).find(({ id }) => id === logisticsId);
  if (!carrier) throw new Refused(33005);
  const parcelNo = logisticsNo.trim();
  if (!parcelNo) throw new Refused(4002, { detail: "logisticsNo" });
  const zone = services.config.shopZone;
  if (!isBetween(mDeliverTime, wallTime(row.createdAt.getTime(), zone).day, wallTime(services.clock.now(), zone).day))
    throw new Refused(4002, { detail: "mDeliverTime" });
  const moved = await moveCase(tx, services, row, "BUYER_RETURN", buyer, {
    carrierCode: carrier.code,
    parcelNo,
    sentOn: mDeliverTime,
    detail: parcelNo,
  });
  return caseView(moved, line, carriers, { lang, zone });
}

/** Whether a text is a day, `yyyy-MM-dd`, between the first and the last one. */
function isBetween(day: string, first: string, last: string): boolean {
  return isDay(day) && day >= first && day <= last;
}

function owned(held: LockedCase | null, buyer: Buyer): LockedCase {
  if (held?.row.memberId !== buyer.id) throw new Refused(20005);
  return held;
}
