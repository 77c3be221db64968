import * as z from "zod/mini";
import { call } from "./call.ts";
import { OrderDetail, OrderSummary } from "./entities/order.ts";
import { LogisticsTraces, OrderPackage } from "./entities/parcel.ts";
import { CommentStatus, OrderPromotionType, OrderStatus, OrderTag, OrderType, PayStatus } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { Nothing, ShortText } from "./scalars.ts";

/**
 * The buyer's orders, newest first, without removed ones. `keywords` finds numbers, goods, receivers and stores; `flowPrice` is
 * `min_max`; dates are `yyyy-MM-dd`. Source: spec 7, orders (MC-02).
 */
export const list = call({
  id: "order.list",
  method: "GET",
  path: "/order",
  auth: "required",
  query: z.object({
    tag: z.optional(only(OrderTag)),
    orderStatus: z.optional(only(OrderStatus)),
    keywords: z.optional(z.string()),
    orderSn: z.optional(z.string()),
    goodsName: z.optional(z.string()),
    orderType: z.optional(only(OrderType)),
    orderPromotionType: z.optional(only(OrderPromotionType)),
    commentStatus: z.optional(only(CommentStatus)),
    payStatus: z.optional(only(PayStatus)),
    startDate: z.optional(z.string()),
    endDate: z.optional(z.string()),
    flowPrice: z.optional(z.string()),
    ...paging,
  }),
  result: page(OrderSummary),
});

/** One order. Refused: 31002 unknown, 20005 somebody else's. Source: spec 7, orders (MC-03). */
export const get = call({ id: "order.get", method: "GET", path: "/order/{sn}", auth: "required", result: OrderDetail });

/**
 * Cancels an order; paid money, coupons, points and stock go back. Refused: 31012 the state forbids it, 20005 not the buyer's,
 * 1003 the same again within 3 s. Source: spec 7, orders (decisions 30).
 */
export const cancel = call({
  id: "order.cancel",
  method: "POST",
  path: "/order/{orderSn}/cancel",
  auth: "required",
  query: z.object({ reason: ShortText.check(z.minLength(1)) }),
  result: Nothing,
});

/** Confirms that the goods have come: DELIVERED becomes COMPLETED. Refused: 31002, 31003 not shipped, 20005, 1003. Source: spec 7, orders. */
export const receive = call({
  id: "order.receive",
  method: "POST",
  path: "/order/{sn}/receiving",
  auth: "required",
  result: Nothing,
});

/** Takes a finished order off the list. Refused: 20005 not the buyer's or unknown, 1003. Source: spec 7, orders. */
export const remove = call({
  id: "order.remove",
  method: "DELETE",
  path: "/order/{sn}",
  auth: "required",
  result: Nothing,
});

/**
 * The way of the newest parcel of an order, newest step first; without a parcel nothing is known. A POST that reads.
 * Refused: 31002 unknown, 20005 not the buyer's. Source: spec 7, orders (MC-03).
 */
export const traces = call({
  id: "order.traces",
  method: "POST",
  path: "/order/getTraces/{sn}",
  auth: "required",
  result: LogisticsTraces,
});

/** The parcels of an order with what is in each and how far it is, newest first. Refused: 31002 unknown, 20005 not the buyer's. Source: spec 7, orders (MC-03). */
export const packages = call({
  id: "order.packages",
  method: "GET",
  path: "/order/getPackage/{sn}",
  auth: "required",
  result: z.array(OrderPackage),
});

/** The same as `order.packages`, under the name that other clients use. Refused: 31002, 20005. Beyond the specification. */
export const tracesList = call({
  id: "order.tracesList",
  method: "GET",
  path: "/order/getTracesList/{sn}",
  auth: "required",
  inSpec: false,
  result: z.array(OrderPackage),
});

/**
 * Issues the invoice of a paid order; true also when it was issued before. Refused: 20014 none was wanted, 31001 not paid or
 * cancelled, 31002 unknown, 20005 not the buyer's. Beyond the specification.
 */
export const invoice = call({
  id: "order.invoice",
  method: "POST",
  path: "/order/receipt/{sn}",
  auth: "required",
  inSpec: false,
  result: z.boolean(),
});
