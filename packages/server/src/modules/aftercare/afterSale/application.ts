import { maxAfterSalePictures } from "@sundry/api/contract/afterSale";
import type { apply } from "@sundry/api/contract/afterSale";
import type { Received } from "@sundry/api/contract/call";
import type { AfterSale, AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId, nextSn } from "#server/ids.ts";
import { toWire } from "#server/money/cents.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import { isRepeat } from "#server/modules/platform/limits/repeatGuard.ts";
import { lineBySn, type LineRow } from "#server/modules/buying/order/lineQueries.ts";
import { ownPhotos } from "#server/modules/platform/upload/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { leftOf, perPiece, refundFor } from "./refundAmounts.ts";
import { dueAfter } from "./caseStates.ts";
import { type AfterSaleRow, casesOfLine, insertCase } from "./queries.ts";
import { reasonKey } from "./reasons.ts";
import { lockLine, logStep, settleLine } from "./caseChanges.ts";
import { requireOpen, kindsFor, refundWayOf } from "./eligibility.ts";
import { caseView } from "./view.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

type Application = Received<typeof apply>;

/** What a buyer can request for one of their lines. Throws Refused 20005, 33001 and 33003. MC-04. */
export async function applicationInfo(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  orderItemSn: string,
  lang: Lang,
): Promise<AfterSaleApplyInfo> {
  const line = owned(await lineBySn(tx, orderItemSn), buyer);
  requireOpen(line, services.clock.now());
  const { item, order } = line;
  const claims = await casesOfLine(tx, orderItemSn);
  const left = leftOf(item, claims);
  const kinds = kindsFor(order);
  return {
    applyRefundPrice: toWire(perPiece(left)),
    restRefundPrice: toWire(left.flowCents),
    num: left.num,
    orderItemSn,
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsName: inLanguage(lang, item.goodsName),
    image: goodsPicture(item.goodsId, item.pictureSlot ?? undefined, "thumbnail"),
    specs: specText(item, lang),
    goodsPrice: toWire(item.listCents),
    refundWay: refundWayOf(order),
    accountType: order.paymentMethod,
    returnGoods: kinds.RETURN_GOODS,
    returnMoney: kinds.RETURN_MONEY,
    memberId: buyer.id,
  };
}

/**
 * Opens a case for pieces of a line. Their price is calculated here, whatever was sent. Throws Refused 20005, 33001,
 * 33003, 33008, 33007, 4002 and 1003. MC-04, BU-07.
 */
export async function applyAfterSale(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  request: Application,
  lang: Lang,
): Promise<AfterSale> {
  const line = owned(await lockLine(tx, request.orderItemSn), buyer);
  const { item, order } = line;
  const claims = await casesOfLine(tx, item.sn);
  const reason = reasonKey(request.serviceType, request.reason.trim());
  if (repeatsLast(services, claims, request, reason)) throw new Refused(1003);
  requireOpen(line, services.clock.now());
  if (!kindsFor(order)[request.serviceType]) throw new Refused(33003);
  const left = leftOf(item, claims).num;
  if (request.num > left) throw new Refused(33008, { left });
  if (reason === undefined) throw new Refused(4002, { detail: "reason" });
  const createdAt = new Date(services.clock.now());
  const row = await insertCase(tx, {
    ...refundTarget(order, request),
    id: nextId(services),
    sn: nextSn(services, "afterSale"),
    orderSn: order.sn,
    orderItemSn: item.sn,
    memberId: buyer.id,
    kind: request.serviceType,
    state: "APPLY",
    num: request.num,
    reason,
    description: request.problemDesc?.trim() || null,
    images: await ownPhotos(tx, buyer.id, request.images, maxAfterSalePictures),
    appliedCents: refundFor(item, claims, request.num),
    dueAt: dueAfter("APPLY", createdAt.getTime()),
    createdAt,
    updatedAt: createdAt,
  });
  await logStep(tx, services, row, buyer);
  await settleLine(tx, services, line);
  // A new case has no parcel yet.
  return caseView(row, line, new Map(), { lang, zone: services.config.shopZone });
}

/** A line that belongs to the buyer. Throws Refused(20005) for any other, so that nobody learns which numbers exist. */
function owned(line: LineRow | null, buyer: Buyer): LineRow {
  if (line?.order.memberId !== buyer.id) throw new Refused(20005);
  return line;
}

function repeatsLast(
  services: Services,
  claims: readonly AfterSaleRow[],
  request: Application,
  reason?: string,
): boolean {
  const last = claims.at(-1);
  return (
    last?.state === "APPLY" &&
    isRepeat(services, last.createdAt) &&
    last.num === request.num &&
    last.kind === request.serviceType &&
    last.reason === reason
  );
}

/** Where the refund goes. Throws Refused(33007) if a bank transfer has no account. */
function refundTarget(order: LineRow["order"], request: Application) {
  const refundWay = refundWayOf(order);
  const paymentMethod = order.paymentMethod ?? "WALLET";
  if (refundWay === "ORIGINAL") return { refundWay, paymentMethod };
  const bankName = request.bankDepositName?.trim();
  const bankHolder = request.bankAccountName?.trim();
  const bankNumber = request.bankAccountNumber?.trim();
  if (!bankName || !bankHolder || !bankNumber) throw new Refused(33007);
  return { refundWay, paymentMethod, bankName, bankHolder, bankNumber };
}
