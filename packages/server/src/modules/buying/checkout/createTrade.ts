import { inOneStatement } from "#server/db/reading.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId, nextSn } from "#server/ids.ts";
import { fromWire } from "#server/money/cents.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { maxTradeCents } from "#server/money/maximum.ts";
import { streetLine } from "#server/modules/account/address/service.ts";
import { clearOrdered, lockBasket } from "#server/modules/buying/cart/queries.ts";
import {
  refuseBelowMinimum,
  type Settlement,
  settlementFrom,
  settlementReadings,
  settlementValues,
} from "#server/modules/buying/cart/settlement.ts";
import { wayOf } from "#server/modules/buying/cart/basketWay.ts";
import { spendCoupons } from "#server/modules/catalogue/coupon/service.ts";
import { bindingReading } from "#server/modules/buying/distribution/binding.ts";
import { recordCommissions } from "#server/modules/buying/distribution/commission.ts";
import { repeatMs } from "#server/modules/platform/limits/repeatGuard.ts";
import { movePoints, refuseTooFewPoints } from "#server/modules/account/member/points.ts";
import { takeExchanges } from "#server/modules/catalogue/pointsGoods/exchange.ts";
import { sendLetter } from "#server/modules/platform/outgoing/sendLetter.ts";
import { maxPerBuyer } from "#server/modules/catalogue/seckill/service.ts";
import { takeFromOffers, takeStock } from "#server/modules/catalogue/stock/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { differencesFrom } from "./differences.ts";
import { payExchangeFreight } from "./exchangeFreight.ts";
import { draftOrders } from "./orderDrafts.ts";
import { hashOf, type Submission } from "./submission.ts";
import { eventRows } from "../order/eventLog.ts";
import { markPaid, paidWithNothing } from "../order/payment.ts";
import { hasTradeSince, insertTrade, type TradeRow, tradeByKeyReading, unpaidReading } from "../order/queries.ts";
import { tradeView } from "../order/view.ts";
import { type Lang, inLanguage, localeOf } from "#server/locales.ts";

/** Everything needed to create a trade, in one statement. */
const readAll = inOneStatement("basket to be ordered", {
  ...settlementReadings,
  before: tradeByKeyReading,
  bound: bindingReading,
  unpaid: unpaidReading,
});

/**
 * Creates a trade from the ticked lines: one order per store, together with stock, coupons and points, all or nothing.
 * The same key from the same buyer returns the trade it created the first time (AP-07). Throws Refused 31041 nothing
 * ticked, 11001 or 11011 goods that are not available (named), 11025 below the minimum, 31009 no address or pick-up
 * point, 31011 no delivery there, 41003 a coupon is gone, 20024 or 32010 too few points, 47003 fully redeemed, 31059
 * too many unpaid trades, 31064 more than a checkout may be, 40021 more of a flash sale than one buyer can have, 31065 a wallet that cannot pay for the delivery of an exchange, 31063 not what the buyer saw (line by
 * line), 31060 not the total they saw (BU-05), 1003 a repeat within 3 s. BU-03, BU-07.
 */
export async function createTrade(tx: Tx, services: Services, buyer: Buyer, submission: Submission, lang: Lang) {
  const key = { memberId: buyer.id, way: wayOf(submission.way) };
  const now = new Date(services.clock.now());
  // Submits of one buyer take turns here: a repeat finds what the first one created.
  await lockBasket(tx, key, now);
  const submitKey = submission.key?.trim() || null;
  const found = await readAll(tx, { ...settlementValues(services, key, "settlement"), submitKey });
  const [before] = found.before;
  if (before) return tradeView(before, services.config.shopZone);
  const settled = settlementFrom(found, services, key, "settlement");
  const contentHash = hashOf(submission, settled);
  if (submitKey === null) await refuseRepeatedSubmit(tx, settled, now, contentHash);
  refuseUnfit(settled, submission, { lang, currency: services.config.currency });
  const limit = services.config.unpaidTrades;
  if (settled.total.flowCents > 0 && (found.unpaid[0]?.num ?? 0) >= limit) throw new Refused(31059, { limit });
  await refuseTooFewPoints(tx, buyer.id, settled.total.points, 20024);
  const tradeSn = nextSn(services, "trade");
  const trade = tradeRow(services, settled, { tradeSn, submitKey, contentHash, now, lang });
  const drafts = draftOrders(services, buyer, settled, trade, submission);
  const sns = drafts.orders.map(({ sn }) => sn);
  const pieces = settled.ordered.map((line) => ({ ...piecesOf(line), name: nameOf(line, lang) }));
  await sendLetter(tx, services, buyer.id, { kind: "ORDER_PLACED", values: { trade: tradeSn }, event: tradeSn });
  await insertTrade(tx, { trade, ...drafts, logs: eventRows(services, sns, "CREATED", buyer) });
  await clearOrdered(
    tx,
    key,
    pieces.map(({ skuId }) => skuId),
  );
  // Stock comes last, because other buyers of these SKUs then wait until the transaction ends.
  await takeStock(tx, pieces);
  await takeFromOffers(tx, buyer.id, pieces);
  await takeExchanges(tx, settled.ordered.flatMap(exchangedOf));
  const couponIds = settled.spent.map(({ owned }) => owned.id);
  await spendCoupons(tx, services, buyer.id, couponIds, tradeSn);
  for (const { id } of found.bound) await recordCommissions(tx, services, id, drafts.items);
  for (const { sn, points = 0 } of drafts.orders)
    await movePoints(tx, services, { memberId: buyer.id, delta: -points, reason: "EXCHANGE", reference: sn });
  if (trade.flowCents > 0) {
    if (!submission.paysFreight || key.way !== "POINTS") return tradeView(trade, services.config.shopZone);
    const paid = await payExchangeFreight(tx, services, buyer, { trade, orders: drafts.orders }, lang);
    return tradeView(paid, services.config.shopZone);
  }
  // Nothing to pay: the cashier would refuse it (rules 6).
  return tradeView(await markPaid(tx, services, trade.sn, sns, paidWithNothing, buyer), services.config.shopZone);
}

/** Pieces of a line to take from stock and from its flash sale. */
function piecesOf({ row, offer, sold }: Settlement["ordered"][number]) {
  const max = offer && maxPerBuyer(offer.quantity, sold.goods.minimum);
  return {
    skuId: row.skuId,
    num: row.num,
    offer: offer && max !== null ? { id: offer.offerId, day: offer.day, maxPerBuyer: max } : null,
  };
}

/** Pieces of a line to take from a points mall offer. */
function exchangedOf({ row, exchange }: Settlement["ordered"][number]) {
  return exchange ? [{ id: exchange.id, num: row.num }] : [];
}

function nameOf({ sold }: Settlement["ordered"][number], lang: Lang): string {
  return inLanguage(lang, sold.goods.name);
}

/** Without a key: an empty basket, or equal content shortly after a trade, means a repeated click. */
async function refuseRepeatedSubmit(tx: Tx, settled: Settlement, now: Date, contentHash: string): Promise<void> {
  const { memberId, way } = settled.key;
  const since = new Date(now.getTime() - repeatMs);
  const nothingSelected = !settled.lines.some(({ row }) => row.checked);
  if (await hasTradeSince(tx, memberId, way, since, nothingSelected ? undefined : contentHash)) throw new Refused(1003);
}

function refuseUnfit(
  settled: Settlement,
  { expectedPrice, seen }: Submission,
  { lang, currency }: { lang: Lang; currency: string | undefined },
): void {
  refuseBelowMinimum(settled);
  for (const { row, sold, fault } of settled.lines) {
    if (!row.checked || fault === null) continue;
    const goods = sold ? inLanguage(lang, sold.goods.name) : row.skuId;
    if (fault.kind === "gone") throw new Refused(11001, { goods });
    if (fault.kind === "offerLimit") throw new Refused(40021, { goods, limit: fault.limit, left: fault.left });
    if (fault.kind !== "belowMinimum") throw new Refused(11011, { goods, left: fault.left });
  }
  if (settled.ordered.length === 0) throw new Refused(31041);
  if (settled.total.goodsCents + settled.total.freightCents + settled.total.taxAddedCents > maxTradeCents)
    throw new Refused(31064, { amount: amountWords(maxTradeCents, lang, currency) });
  const differences = seen ? differencesFrom(seen, settled, { lang, currency }) : [];
  if (differences.length > 0) throw new Refused(31063, { differences: differences.join("\n") });
  const place = settled.deliveryMethod === "SELF_PICK_UP" ? settled.pickup : settled.address;
  if (!place) throw new Refused(31009);
  if (settled.unserved.length > 0) {
    const names = settled.unserved.flatMap((at) => {
      const line = settled.ordered[at];
      return line ? [nameOf(line, lang)] : [];
    });
    throw new Refused(31011, { names: names.join(localeOf(lang).between.names) });
  }
  if (settled.lostCoupons.length > 0) throw new Refused(41003);
  if (expectedPrice !== undefined && fromWire(expectedPrice) !== settled.total.flowCents)
    throw new Refused(31060, { amount: amountWords(settled.total.flowCents, lang, currency) });
}

function tradeRow(
  services: Services,
  settled: Settlement,
  made: { tradeSn: string; submitKey: string | null; contentHash: string; now: Date; lang: Lang },
): TradeRow {
  const { total, address, key } = settled;
  const byParcel = settled.deliveryMethod === "LOGISTICS";
  return {
    id: nextId(services),
    sn: made.tradeSn,
    memberId: key.memberId,
    way: key.way,
    idempotencyKey: made.submitKey,
    contentHash: made.contentHash,
    payState: "UNPAID",
    paymentMethod: null,
    paidAt: null,
    deliveryMethod: settled.deliveryMethod,
    consigneeName: address?.name ?? null,
    consigneeMobile: address?.mobile ?? null,
    consigneeRegionNames: byParcel ? (address?.regionNames ?? null) : null,
    consigneeRegionIds: byParcel ? (address?.regionIds ?? null) : null,
    consigneeDetail: byParcel && address ? streetLine(address) : null,
    ...total,
    createdAt: made.now,
    expiresAt: new Date(made.now.getTime() + services.config.autoCancelMinutes * 60_000),
    language: made.lang,
  };
}
