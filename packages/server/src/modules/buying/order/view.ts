import type { Order, OrderItem, OrderSummary, OrderSummaryItem, Trade } from "@sundry/api/contract/entities/order";
import type { Receipt } from "@sundry/api/contract/entities/receipt";
import { toWire } from "#server/money/cents.ts";
import { priceView } from "#server/modules/buying/cart/priceView.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { goodsGallery, goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import { carrierName, type Carriers } from "#server/modules/platform/logistics/carriers.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import { percentOf, taxShares, taxView } from "#server/modules/buying/tax/taxView.ts";
import { wireMoment } from "#server/shopTime.ts";
import { allowedOperations } from "./operations.ts";
import type { ItemRow, OrderRow, ReceiptRow, TradeRow } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** A trade in the contract's form. */
export function tradeView(trade: TradeRow, zone: string): Trade {
  return {
    id: trade.id,
    sn: trade.sn,
    payStatus: trade.payState,
    paymentMethod: trade.paymentMethod,
    flowPrice: toWire(trade.flowCents),
    goodsPrice: toWire(trade.goodsCents),
    freightPrice: toWire(trade.freightCents),
    discountPrice: toWire(trade.discountCents + trade.couponCents),
    createTime: wireMoment(trade.createdAt, zone),
  };
}

/** A row of the order list; `expiresAt` is when its trade closes. */
export function summaryView(
  order: OrderRow,
  items: readonly ItemRow[],
  expiresAt: Date | undefined,
  { lang, zone }: Reader,
): OrderSummary {
  return {
    sn: order.sn,
    orderStatus: order.state,
    payStatus: order.payState,
    deliverStatus: order.deliverState,
    createTime: wireMoment(order.createdAt, zone),
    flowPrice: toWire(order.flowCents),
    paymentMethod: order.paymentMethod,
    paymentTime: order.paidAt && wireMoment(order.paidAt, zone),
    storeId: order.storeId,
    storeName: inLanguage(lang, order.storeName),
    orderType: order.orderType,
    orderPromotionType: order.promotionType,
    orderItems: items.map((item) => summaryItemView(item, lang)),
    allowOperationVO: allowedOperations(order, items),
    autoCancel: closesAt(order, expiresAt),
  };
}

/** An order with its lines for its page. */
export function orderView(
  order: OrderRow,
  items: readonly ItemRow[],
  expiresAt: Date | undefined,
  carriers: Carriers,
  { lang, zone }: Reader,
): Order {
  const moment = (at: Date | null) => at && wireMoment(at, zone);
  return {
    id: order.id,
    sn: order.sn,
    tradeSn: order.tradeSn,
    storeId: order.storeId,
    storeName: inLanguage(lang, order.storeName),
    orderStatus: order.state,
    payStatus: order.payState,
    deliverStatus: order.deliverState,
    orderType: order.orderType,
    orderPromotionType: order.promotionType,
    createTime: wireMoment(order.createdAt, zone),
    paymentMethod: order.paymentMethod,
    paymentTime: moment(order.paidAt),
    logisticsTime: moment(order.shippedAt),
    completeTime: moment(order.completedAt),
    cancelReason: order.cancelReason,
    flowPrice: toWire(order.flowCents),
    goodsPrice: toWire(order.goodsCents),
    freightPrice: toWire(order.freightCents),
    discountPrice: toWire(order.discountCents),
    updatePrice: 0,
    priceDetailDTO: priceView(order, lang),
    deliveryMethod: order.deliveryMethod,
    ...(order.deliverySpeed === "EXPRESS" && { deliverySpeed: order.deliverySpeed }),
    consigneeName: order.consigneeName,
    consigneeMobile: order.consigneeMobile,
    consigneeAddressPath: order.consigneeRegionNames,
    consigneeAddressIdPath: order.consigneeRegionIds,
    consigneeDetail: order.consigneeDetail,
    logisticsNo: order.logisticsNo,
    logisticsCode: order.logisticsCode,
    logisticsName: order.logisticsCode && carrierName(carriers, order.logisticsCode, lang),
    goodsNum: order.goodsNum,
    weight: order.weightGrams / 1000,
    remark: order.remark,
    needReceipt: order.needReceipt,
    verificationCode: order.verificationCode,
    storeAddressPath: pickupWords(order, lang),
    storeAddressMobile: order.pickupMobile,
    storeAddressCenter: order.pickupCenter,
    autoCancel: closesAt(order, expiresAt),
    ...(order.tax && { tax: taxView(order.tax, taxShares(items), lang) }),
    ...(order.invoiceNumber !== null && { invoiceNumber: order.invoiceNumber }),
  };
}

/** A line of an order. */
export function itemView(item: ItemRow, lang: Lang): OrderItem {
  const specs = Object.fromEntries(
    item.specs.map(({ name, value }) => [inLanguage(lang, name), inLanguage(lang, value)]),
  );
  const images = goodsGallery(item.goodsId, item.pictureSlot === null ? [] : [item.pictureSlot]);
  const promotions = item.discounts.map(({ type, promotionId }) => ({ type: type as string, promotionId }));
  if (item.seckillOfferId !== null) promotions.unshift({ type: "SECKILL", promotionId: item.seckillOfferId });
  return {
    id: item.id,
    sn: item.sn,
    orderSn: item.orderSn,
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsName: inLanguage(lang, item.goodsName),
    image: pictureOf(item),
    num: item.num,
    toMake: item.toMake,
    unitPrice: toWire(item.unitCents),
    subTotal: toWire(item.unitCents * item.num),
    goodsPrice: toWire(item.listCents),
    flowPrice: toWire(item.flowCents),
    specs: JSON.stringify({ ...specs, images }),
    simpleSpecs: specText(item, lang),
    promotionType: promotions.map(({ type }) => type).join(","),
    promotionId: promotions.map(({ promotionId }) => promotionId).join(","),
    commentStatus: item.commentState,
    afterSaleStatus: item.afterSaleState,
    complainStatus: item.complainState,
    isRefund: item.refundState,
    refundPrice: toWire(item.refundCents),
    deliverNumber: item.deliverNumber,
    priceDetailDTO: priceView(item, lang),
    ...(item.taxRate !== null && { taxRate: percentOf(item.taxRate) }),
  };
}

/** An invoice, with the store of its order if it has one. */
export function receiptView(receipt: ReceiptRow, order: OrderRow | null, { lang, zone }: Reader): Receipt {
  return {
    id: receipt.id,
    receiptTitle: receipt.title,
    taxpayerId: receipt.taxpayerId,
    receiptContent: receipt.content,
    receiptPrice: receipt.priceCents === null ? null : toWire(receipt.priceCents),
    orderSn: receipt.orderSn,
    storeId: order?.storeId ?? null,
    storeName: order && inLanguage(lang, order.storeName),
    receiptStatus: receipt.issued ? 1 : 0,
    createTime: wireMoment(receipt.createdAt, zone),
  };
}

function summaryItemView(item: ItemRow, lang: Lang): OrderSummaryItem {
  return {
    sn: item.sn,
    goodsId: item.goodsId,
    skuId: item.skuId,
    num: item.num,
    image: pictureOf(item),
    name: inLanguage(lang, item.goodsName),
    goodsPrice: toWire(item.listCents),
    afterSaleStatus: item.afterSaleState,
    complainStatus: item.complainState,
    commentStatus: item.commentState,
    isRefund: item.refundState,
    specs: specText(item, lang),
  };
}

/** The picture of the goods of an order line. */
export function pictureOf({ goodsId, pictureSlot }: ItemRow): string {
  return goodsPicture(goodsId, pictureSlot ?? undefined, "thumbnail");
}

function closesAt({ state }: OrderRow, expiresAt: Date | undefined): number | null {
  return state === "UNPAID" ? (expiresAt?.getTime() ?? null) : null;
}

function pickupWords({ pickupName, pickupAddress }: OrderRow, lang: Lang): string | null {
  if (!pickupName || !pickupAddress) return null;
  return `${inLanguage(lang, pickupName)} · ${inLanguage(lang, pickupAddress)}`;
}
