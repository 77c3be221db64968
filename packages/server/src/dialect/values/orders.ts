import {
  deliverStatusLabels,
  deliveryMethodLabels,
  label,
  orderStatusLabels,
  paymentMethodLabels,
  payStatusLabels,
} from "@sundry/api/contract/labels";
import { type Asking, type Fields, fieldsOf, listOf, ofBuyer, textOf, type Values } from "./valueObject.ts";

/** The labels of an order's states, in the buyer's language. */
const labelsOf = (order: Fields, { lang }: Asking): Fields => ({
  orderStatusValue: label(orderStatusLabels, textOf(order["orderStatus"]), lang),
  payStatusValue: label(payStatusLabels, textOf(order["payStatus"]), lang),
  deliverStatusValue: label(deliverStatusLabels, textOf(order["deliverStatus"]), lang),
  deliveryMethodValue: label(deliveryMethodLabels, textOf(order["deliveryMethod"]), lang),
  paymentMethodValue: label(paymentMethodLabels, textOf(order["paymentMethod"]), lang),
});

/** A line of an order that nobody has paid has nothing to refund, even if it was cancelled. */
const refundOf = (order: Fields, line: Fields) =>
  order["paymentTime"] === null && line["isRefund"] === "ALL_REFUND" ? "NO_REFUND" : line["isRefund"];

/** The lines of an order as texts joined with commas, beside their list. */
function groupsOf(lines: readonly Fields[]): Fields {
  const joined = (name: string) => lines.map((line) => String(line[name] ?? "")).join(",");
  return {
    groupGoodsId: joined("goodsId"),
    groupSkuId: joined("skuId"),
    groupNum: joined("num"),
    groupImages: joined("image"),
    groupName: joined("name"),
    groupOrderItemsSn: joined("sn"),
    groupGoodsPrice: joined("goodsPrice"),
    groupAfterSaleStatus: joined("afterSaleStatus"),
    groupComplainStatus: joined("complainStatus"),
    groupCommentStatus: joined("commentStatus"),
    groupIsRefund: joined("isRefund"),
  };
}

function detailOf(own: Fields, asking: Asking): Fields {
  const order = fieldsOf(own["order"]);
  const { sn, tradeSn, createTime } = order;
  return {
    ...labelsOf(order, asking),
    orderItems: listOf(own["orderItems"]).map((line) => ({
      ...line,
      isRefund: refundOf(order, line),
      tradeSn,
      createTime,
    })),
    orderLogs: listOf(own["orderLogs"]).map((log, at) => ({
      ...log,
      id: `${textOf(sn)}-${at}`,
      orderSn: sn,
      createBy: log["operatorName"] ?? "",
    })),
  };
}

const invoice = { record: true, none: "taxpayerId receiptPrice memberName receiptDetail", add: ofBuyer } as const;

/** Orders, parcels, invoices. */
export const orderValues: Values = {
  objects: {
    OrderSummary: {
      none: "paymentMethod paymentTime clientType groupRefundPrice sellerRemark",
      add: (own, asking) => {
        const lines = listOf(own["orderItems"]).map((line) => ({ ...line, isRefund: refundOf(own, line) }));
        return { ...ofBuyer(own, asking), ...groupsOf(lines), orderItems: lines };
      },
      inside: { orderItems: "OrderSummaryItem[]", allowOperationVO: "OrderAllowOperation" },
    },
    // Counts are texts there.
    OrderSummaryItem: { none: "refundPrice", add: (own) => ({ num: String(own["num"]) }) },
    OrderAllowOperation: {
      add: (own) => ({ ship: false, editConsignee: false, editPrice: false, take: own["take"] ?? false }),
    },
    OrderDetail: {
      none: "receipt priceDetail",
      add: detailOf,
      inside: {
        order: "Order",
        orderItems: "OrderItem[]",
        orderLogs: "OrderLog[]",
        receipt: "Receipt",
        allowOperationVO: "OrderAllowOperation",
      },
    },
    Order: {
      record: true,
      none: "receivableNo paymentMethod paymentTime consigneeName consigneeMobile consigneeAddressPath consigneeAddressIdPath consigneeDetail logisticsNo logisticsCode logisticsName weight remark sellerRemark cancelReason completeTime logisticsTime payOrderNo clientType needReceipt parentOrderSn promotionId priceDetail canReturn verificationCode distributionId useStoreMemberCouponIds usePlatformMemberCouponId qrCode storeAddressPath storeAddressMobile storeAddressCenter",
      add: (own, asking) => ({
        ...ofBuyer(own, asking),
        updateTime: own["completeTime"] ?? own["logisticsTime"] ?? own["paymentTime"] ?? own["createTime"],
      }),
      inside: { priceDetailDTO: "PriceDetail" },
    },
    OrderItem: {
      record: true,
      none: "tradeSn image categoryId snapshotId specs promotionType promotionId goodsPrice priceDetail complainId returnGoodsNumber",
      inside: { priceDetailDTO: "PriceDetail" },
    },
    OrderLog: { none: "operatorId operatorType operatorName" },
    Receipt: {
      ...invoice,
      none: `${invoice.none} orderSn receiptTitle receiptContent storeId storeName receiptStatus`,
    },
    OrderReceipt: invoice,
    OrderPackage: {
      none: "packageNo logisticsNo logisticsCode logisticsName consigneeMobile status orderPackageItemList traces",
      inside: { orderPackageItemList: "OrderPackageItem[]", traces: "LogisticsTraces" },
    },
    OrderPackageItem: {
      record: true,
      none: "packageNo orderItemSn thumbnail deliverNumber logisticsTime",
      add: (own) => ({ id: own["orderItemSn"], createTime: own["logisticsTime"] }),
    },
    LogisticsTraces: { none: "shipper logisticCode traces", inside: { traces: "TraceNode[]" } },
    TraceNode: { none: "Remark" },
    CashierDetail: { none: "orderSns", add: (own) => ({ title: own["title"] ?? own["detail"] }) },
  },
  answers: {
    "order.list": "Page<OrderSummary>",
    "order.get": "OrderDetail",
    "order.packages": "OrderPackage[]",
    "order.traces": "LogisticsTraces",
    "order.tracesList": "OrderPackage[]",
    "receipt.list": "Page<OrderReceipt>",
    "receipt.get": "Receipt",
    "receipt.save": "Receipt",
    "cashier.detail": "CashierDetail",
  },
};
