import { amountOf, type Line, priceOf } from "./baskets.ts";
import { entity } from "./entity.ts";
import { productOf, store } from "./goods.ts";

/** An order. There is only one store, so each trade has one. */
export interface Order {
  sn: string;
  tradeSn: string;
  memberId: string;
  lines: readonly Line[];
  address: Readonly<Record<string, unknown>> | undefined;
  createTime: string;
  state: "UNPAID" | "UNDELIVERED" | "DELIVERED";
  /** Pieces with an after-sale case, by SKU. */
  applied: Map<string, number>;
}

const stateOf = ({ state }: Order) => ({
  orderStatus: state,
  payStatus: state === "UNPAID" ? "UNPAID" : "PAID",
  deliverStatus: state === "DELIVERED" ? "DELIVERED" : "UNDELIVERED",
});

const allowed = ({ state }: Order) =>
  entity("OrderAllowOperation", {
    cancel: state !== "DELIVERED",
    pay: state === "UNPAID",
    ship: false,
    rog: state === "DELIVERED",
    showLogistics: state === "DELIVERED",
    editConsignee: false,
    editPrice: false,
    take: false,
  });

export const itemSn = (order: Order, skuId: string) => `${order.sn}-${skuId}`;

function lineStates(order: Order, { skuId, num }: Line) {
  const open = order.applied.has(skuId) ? "ALREADY_APPLIED" : "NOT_APPLIED";
  return {
    sn: itemSn(order, skuId),
    skuId,
    num,
    goodsId: productOf(skuId).goodsId,
    image: "",
    commentStatus: "NEW",
    complainStatus: "NO_APPLY",
    afterSaleStatus: order.state === "DELIVERED" ? open : "NEW",
    isRefund: "NO_REFUND",
  };
}

const common = (order: Order) => ({
  ...store,
  ...stateOf(order),
  sn: order.sn,
  tradeSn: order.tradeSn,
  memberId: order.memberId,
  createTime: order.createTime,
  flowPrice: amountOf(order.lines),
  orderType: "NORMAL",
  orderPromotionType: "NORMAL",
});

/** A row of the list of orders; its numbers are texts. */
export function summaryOf(order: Order) {
  const items = order.lines.map((line) =>
    entity("OrderSummaryItem", {
      ...lineStates(order, line),
      num: String(line.num),
      name: productOf(line.skuId).name,
      goodsPrice: productOf(line.skuId).price,
    }),
  );
  return entity("OrderSummary", { ...common(order), orderItems: items, allowOperationVO: allowed(order) });
}

export function detailOf(order: Order) {
  const goodsPrice = amountOf(order.lines);
  const items = order.lines.map((line) => {
    const { price, name } = productOf(line.skuId);
    const amount = amountOf([line]);
    return entity("OrderItem", {
      ...lineStates(order, line),
      orderSn: order.sn,
      goodsName: name,
      unitPrice: price,
      goodsPrice: price,
      subTotal: amount,
      flowPrice: amount,
      refundPrice: 0,
      deliverNumber: order.state === "DELIVERED" ? line.num : 0,
      priceDetailDTO: priceOf(amount),
    });
  });
  const own = entity("Order", {
    ...common(order),
    goodsPrice,
    freightPrice: 0,
    deliveryMethod: "LOGISTICS",
    consigneeName: order.address?.["name"] ?? null,
    consigneeMobile: order.address?.["mobile"] ?? null,
    consigneeAddressPath: order.address?.["consigneeAddressPath"] ?? null,
    consigneeDetail: order.address?.["detail"] ?? null,
    priceDetailDTO: priceOf(goodsPrice),
  });
  return entity("OrderDetail", { order: own, orderItems: items, orderLogs: [], allowOperationVO: allowed(order) });
}
