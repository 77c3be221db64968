import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import type { AfterSaleApplyInfo, AfterSaleDetail } from "@sundry/api/contract/entities/afterSale";
import type { EvaluationDetail } from "@sundry/api/contract/entities/evaluation";
import type { Order, OrderDetail, OrderItem, OrderSummary } from "@sundry/api/contract/entities/order";
import { umbrella } from "./entities.ts";

// Orders, their bills and what follows them. A test changes the fields it is about and leaves the rest.

/** An unpaid order of twelve umbrellas. */
export function orderSummary(change: Partial<OrderSummary> = {}): OrderSummary {
  return {
    sn: "O1",
    orderStatus: "UNPAID",
    payStatus: "UNPAID",
    deliverStatus: "UNDELIVERED",
    createTime: "2026-11-20 10:00:00",
    flowPrice: 41.76,
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    orderType: "NORMAL",
    orderItems: [
      { sn: "OI1", goodsId: "1", skuId: "11", num: 12, name: umbrella, goodsPrice: 3.48, commentStatus: "UNFINISHED" },
    ],
    allowOperationVO: { cancel: true, pay: true, rog: false, showLogistics: false },
    autoCancel: Date.now() + 3_600_000,
    ...change,
  };
}

export function orderItem(change: Partial<OrderItem> = {}): OrderItem {
  return {
    sn: "OI1",
    goodsId: "1",
    skuId: "11",
    goodsName: umbrella,
    num: 12,
    unitPrice: 3.48,
    subTotal: 41.76,
    flowPrice: 41.76,
    ...change,
  };
}

/** The same order with everything on its page. */
export function orderDetail(change: Partial<OrderDetail> = {}, of: Partial<Order> = {}): OrderDetail {
  return {
    order: {
      sn: "O1",
      storeId: "7",
      storeName: "Jinhe Umbrella Works",
      orderStatus: "UNPAID",
      payStatus: "UNPAID",
      orderType: "NORMAL",
      createTime: "2026-11-20 10:00:00",
      flowPrice: 41.76,
      goodsPrice: 41.76,
      priceDetailDTO: { goodsPrice: 41.76, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 41.76 },
      deliveryMethod: "LOGISTICS",
      consigneeName: "Mei Tanaka",
      consigneeMobile: "138****8000",
      consigneeAddressPath: "China,Zhejiang,Jinhua,Yiwu",
      consigneeDetail: "18 Chouzhou North Road",
      autoCancel: Date.now() + 3_600_000,
      ...of,
    },
    orderItems: [orderItem()],
    orderLogs: [{ createTime: "2026-11-20 10:00:00", message: "Order placed" }],
    allowOperationVO: { cancel: true, pay: true, rog: false, showLogistics: false },
    ...change,
  };
}

export function evaluation(change: Partial<EvaluationDetail> = {}): EvaluationDetail {
  return {
    id: "3",
    goodsId: "1",
    skuId: "11",
    goodsName: umbrella,
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    grade: "GOOD",
    content: "Stands every storm.",
    descriptionScore: 5,
    serviceScore: 4,
    deliveryScore: 3,
    createTime: "2026-11-20 10:00:00",
    orderNo: "O1",
    orderItemSn: "OI1",
    ...change,
  };
}

/** An approved return of two umbrellas: the buyer can send them. */
export function afterSale(change: Partial<AfterSaleDetail> = {}): AfterSaleDetail {
  return {
    id: "1",
    sn: "A1",
    orderSn: "O1",
    orderItemSn: "OI1",
    memberId: "1",
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    goodsId: "1",
    skuId: "11",
    goodsName: umbrella,
    num: 2,
    flowPrice: 41.76,
    reason: "Not as described",
    serviceType: "RETURN_GOODS",
    serviceStatus: "PASS",
    applyRefundPrice: 6.96,
    createTime: "2026-11-20 10:00:00",
    afterSaleAllowOperationVO: { confirm: false, returnGoods: true, rog: false, refund: false, cancel: true },
    ...change,
  };
}

/** What can be requested for the umbrellas of an order. */
export function afterSaleInfo(change: Partial<AfterSaleApplyInfo> = {}): AfterSaleApplyInfo {
  return {
    goodsId: "1",
    skuId: "11",
    goodsName: umbrella,
    num: 12,
    applyRefundPrice: 3.48,
    refundWay: "ORIGINAL",
    accountType: "WALLET",
    returnGoods: true,
    returnMoney: true,
    memberId: "1",
    ...change,
  };
}

/** A bill of $25 that a wallet with $80 or a bank transfer can pay. */
export const bill: CashierDetail = {
  price: 25,
  detail: "Enamelled teapot",
  orderSns: "O1",
  support: ["WALLET", "BANK_TRANSFER"],
  autoCancel: Date.now() + 600_000,
  walletValue: 80,
  walletPassword: false,
  bankAccount: "Account 1",
  transferUntil: Date.parse("2026-11-25T04:00:00Z"),
};
