import * as z from "zod/mini";
import { call } from "./call.ts";
import { OrderDetail, OrderSummary } from "./entities/order.ts";
import { LogisticsTraces, OrderPackage } from "./entities/parcel.ts";
import { CommentStatus, OrderPromotionType, OrderStatus, OrderTag, OrderType, PayStatus } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText, Nothing } from "./scalars.ts";

/**
 * Lists the buyer's orders, newest first, without removed ones. `keywords` matches numbers, goods, recipients and
 * stores; `flowPrice` is `min_max`; dates are `yyyy-MM-dd`.
 */
export const list = call({
  id: "order.list",
  method: "GET",
  path: "/order",
  auth: "required",
  query: z.object({
    tag: z.optional(closedEnum(OrderTag)),
    orderStatus: z.optional(closedEnum(OrderStatus)),
    keywords: z.optional(ShortText),
    orderSn: z.optional(ShortText),
    goodsName: z.optional(ShortText),
    orderType: z.optional(closedEnum(OrderType)),
    orderPromotionType: z.optional(closedEnum(OrderPromotionType)),
    commentStatus: z.optional(closedEnum(CommentStatus)),
    payStatus: z.optional(closedEnum(PayStatus)),
    startDate: z.optional(ShortText),
    endDate: z.optional(ShortText),
    flowPrice: z.optional(ShortText),
    ...paging,
  }),
  result: page(OrderSummary),
});

/** Reads one order. Refused: 31002 unknown, 20005 another buyer's. */
export const get = call({ id: "order.get", method: "GET", path: "/order/{sn}", auth: "required", result: OrderDetail });

/**
 * Cancels an order and gives back money, coupons, points and stock. Refused: 31012 not possible in this state, 20005 not
 * the buyer's, 1003 the same request within 3 s.
 */
export const cancel = call({
  id: "order.cancel",
  method: "POST",
  path: "/order/{orderSn}/cancel",
  auth: "required",
  query: z.object({ reason: ShortText.check(z.minLength(1)) }),
  result: Nothing,
});

/**
 * Confirms that the goods have arrived: DELIVERED becomes COMPLETED. Refused: 31002 unknown, 31003 not shipped, 20005
 * not the buyer's, 1003 the same request within 3 s.
 */
export const receive = call({
  id: "order.receive",
  method: "POST",
  path: "/order/{sn}/receiving",
  auth: "required",
  result: Nothing,
});

/**
 * Removes a finished order from the list. Refused: 20005 not the buyer's or unknown, 1003 the same request within 3 s.
 */
export const remove = call({
  id: "order.remove",
  method: "DELETE",
  path: "/order/{sn}",
  auth: "required",
  result: Nothing,
});

/**
 * Reads the tracking of an order's newest parcel, newest event first; empty without a parcel. A POST that only reads.
 * Refused: 31002 unknown, 20005 not the buyer's.
 */
export const traces = call({
  id: "order.traces",
  method: "POST",
  path: "/order/getTraces/{sn}",
  auth: "required",
  result: LogisticsTraces,
});

/**
 * Lists the parcels of an order with their contents and tracking, newest first. Refused: 31002 unknown, 20005 not the
 * buyer's.
 */
export const packages = call({
  id: "order.packages",
  method: "GET",
  path: "/order/getPackage/{sn}",
  auth: "required",
  result: z.array(OrderPackage),
});

/**
 * Does the same as `order.packages`, under the name that other clients use. Refused: 31002 unknown, 20005 not the
 * buyer's.
 */
export const tracesList = call({
  id: "order.tracesList",
  method: "GET",
  path: "/order/getTracesList/{sn}",
  auth: "required",
  inSpec: false,
  result: z.array(OrderPackage),
});

/**
 * Issues the invoice of a paid order; returns true if it was issued before. Refused: 20014 none was requested, 31001 not
 * paid or cancelled, 31002 unknown, 20005 not the buyer's.
 */
export const invoice = call({
  id: "order.invoice",
  method: "POST",
  path: "/order/receipt/{sn}",
  auth: "required",
  inSpec: false,
  result: z.boolean(),
});
