import type { AfterSale, AfterSaleDetail } from "@sundry/api/contract/entities/afterSale";
import { toWire } from "#server/money/cents.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import { carrierName, type Carriers } from "#server/modules/platform/logistics/carriers.ts";
import type { LineRow } from "#server/modules/buying/order/lineQueries.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import { wireMoment } from "#server/shopTime.ts";
import { allowedMoves } from "./caseStates.ts";
import type { AfterSaleRow } from "./queries.ts";
import { reasonWords } from "./reasons.ts";
import { inLanguage } from "#server/locales.ts";

/** A case in the contract's form. */
export function caseView(
  row: AfterSaleRow,
  { item, order }: LineRow,
  carriers: Carriers,
  { lang, zone }: Reader,
): AfterSale {
  const specs = Object.fromEntries(
    item.specs.map(({ name, value }) => [inLanguage(lang, name), inLanguage(lang, value)]),
  );
  return {
    id: row.id,
    sn: row.sn,
    orderSn: row.orderSn,
    orderItemSn: row.orderItemSn,
    tradeSn: order.tradeSn,
    memberId: row.memberId,
    storeId: order.storeId,
    storeName: inLanguage(lang, order.storeName),
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsName: inLanguage(lang, item.goodsName),
    goodsImage: goodsPicture(item.goodsId, item.pictureSlot ?? undefined, "thumbnail"),
    specs: JSON.stringify(specs),
    simpleSpecs: specText(item, lang),
    num: row.num,
    flowPrice: toWire(item.flowCents),
    reason: reasonWords(row.reason, lang),
    problemDesc: row.description,
    afterSaleImage: row.images.join(","),
    serviceType: row.kind,
    serviceStatus: row.state,
    refundWay: row.refundWay,
    accountType: row.paymentMethod,
    bankDepositName: row.bankName,
    bankAccountName: row.bankHolder,
    bankAccountNumber: row.bankNumber,
    auditRemark: row.remark,
    applyRefundPrice: toWire(row.appliedCents),
    actualRefundPrice: row.grantedCents === null ? null : toWire(row.grantedCents),
    refundTime: row.refundedAt?.toISOString() ?? null,
    mlogisticsNo: row.parcelNo,
    mlogisticsCode: row.carrierCode,
    mlogisticsName: row.carrierCode && carrierName(carriers, row.carrierCode, lang),
    mdeliverTime: row.sentOn,
    createTime: wireMoment(row.createdAt, zone),
    updateTime: wireMoment(row.updatedAt, zone),
    dueTime: row.dueAt?.getTime() ?? null,
  };
}

/** A case with its possible actions. */
export function caseDetailView(row: AfterSaleRow, line: LineRow, carriers: Carriers, reader: Reader): AfterSaleDetail {
  return { ...caseView(row, line, carriers, reader), afterSaleAllowOperationVO: allowedMoves(row) };
}
