import * as z from "zod/mini";
import { call } from "./call.ts";
import { OrderDetail, OrderSummary } from "./entities/order.ts";
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
