import { amountOf } from "./baskets.ts";
import { entity } from "./entity.ts";
import { productOf, store } from "./goods.ts";
import { itemSn, type Order } from "./orders.ts";

export interface AfterSale {
  sn: string;
  order: Order;
  skuId: string;
  num: number;
  serviceType: string;
  reason: string;
  problemDesc: string | undefined;
  createTime: string;
}

export const reasons = ["Damaged on arrival", "Not as described"].map((reason, place) =>
  entity("AfterSaleReason", { id: `${place + 1}`, reason, serviceType: "RETURN_GOODS" }),
);

export function applyInfoOf(order: Order, skuId: string) {
  const { goodsId, name, price } = productOf(skuId);
  const line = order.lines.find((one) => one.skuId === skuId);
  return entity("AfterSaleApplyInfo", {
    orderItemSn: itemSn(order, skuId),
    goodsId,
    skuId,
    goodsName: name,
    goodsPrice: price,
    applyRefundPrice: price,
    num: (line?.num ?? 0) - (order.applied.get(skuId) ?? 0),
    refundWay: "ORIGINAL",
    accountType: "WALLET",
    returnGoods: true,
    returnMoney: true,
    memberId: order.memberId,
  });
}

/** A case, and what its buyer can do. */
export function afterSaleOf({ sn, order, skuId, num, serviceType, reason, problemDesc, createTime }: AfterSale) {
  const { goodsId, name } = productOf(skuId);
  const line = order.lines.find((one) => one.skuId === skuId) ?? { skuId, num, checked: true };
  const operations = { confirm: true, returnGoods: false, rog: false, refund: false, cancel: true };
  return entity("AfterSaleDetail", {
    ...store,
    sn,
    orderSn: order.sn,
    orderItemSn: itemSn(order, skuId),
    memberId: order.memberId,
    goodsId,
    skuId,
    goodsName: name,
    num,
    serviceType,
    serviceStatus: "APPLY",
    reason,
    problemDesc: problemDesc ?? null,
    refundWay: "ORIGINAL",
    accountType: "WALLET",
    flowPrice: amountOf([line]),
    applyRefundPrice: amountOf([{ ...line, num }]),
    createTime,
    afterSaleAllowOperationVO: entity("AfterSaleAllowOperation", operations),
  });
}
