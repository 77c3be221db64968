import * as z from "zod/mini";
import { call } from "./call.ts";
import { Distribution, DistributionCash, DistributionGoods, DistributionOrder } from "./entities/distribution.ts";
import { DistributionOrderStatus } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { Money, Nothing, ShortText } from "./scalars.ts";

const Written = ShortText.check(z.minLength(1));

/** The buyer as a distributor; null when he never applied. Refused: 22000 the market has closed distribution. Source: spec 7, distribution. */
export const get = call({
  id: "distribution.get",
  method: "GET",
  path: "/distribution",
  auth: "required",
  result: z.nullable(Distribution),
});

/**
 * Applies to become a distributor; the market decides. Who was refused or dismissed may apply again. Refused: 22002 applied or
 * accepted already, 22000 closed, 4002 something is missing or too long. Source: spec 7, distribution (MC-12).
 */
export const apply = call({
  id: "distribution.apply",
  method: "POST",
  path: "/distribution",
  auth: "required",
  body: z.object({
    name: Written,
    idNumber: Written,
    settlementBankAccountName: Written,
    settlementBankAccountNum: Written,
    settlementBankBranchName: Written,
  }),
  result: Distribution,
});

/**
 * Goods to recommend: those the distributor has chosen (`checked` true) or the others. Refused: 22001 not an accepted
 * distributor, 22000 closed. Source: spec 7, distribution.
 */
export const goods = call({
  id: "distribution.goods",
  method: "GET",
  path: "/distribution/goods",
  auth: "required",
  query: z.object({
    goodsId: z.optional(z.string()),
    goodsName: z.optional(z.string()),
    checked: z.optional(z.boolean()),
    ...paging,
  }),
  result: page(DistributionGoods),
});

/**
 * Chooses goods to recommend, or drops them; the same again changes nothing. A GET that writes (decisions 27). Refused: 22001 not
 * an accepted distributor, 22000 closed, 11001 these goods can't be recommended. Source: spec 7, distribution.
 */
export const checkGoods = call({
  id: "distribution.checkGoods",
  method: "GET",
  path: "/distribution/goods/checked/{id}",
  auth: "required",
  unsafe: true,
  query: z.object({ checked: z.boolean() }),
  result: Nothing,
});

/** Withdrawals of commission, newest first. Refused: 22001 never applied, 22000 closed. Source: spec 7, distribution. */
export const cashList = call({
  id: "distribution.cashList",
  method: "GET",
  path: "/distribution/cash",
  auth: "required",
  query: z.object(paging),
  result: page(DistributionCash),
});

/**
 * Asks for commission to be paid into the wallet: 1 to 9999, two decimals, at most what can be withdrawn; it is frozen until the
 * market decides. Refused: 4002 another amount, 22001 not an accepted distributor, 34002 more than can be withdrawn, 22000
 * closed, 1003 the same again within 3 s. Source: spec 7, distribution.
 */
export const cash = call({
  id: "distribution.cash",
  method: "POST",
  path: "/distribution/cash",
  auth: "required",
  body: z.object({ price: Money }),
  result: Nothing,
});

/**
 * Ties the buyer to the distributor whose link he opened, in place of another one; his orders of the next days carry that
 * distributor. An unknown code, one of somebody who is no distributor now, and one's own change nothing. A GET that writes
 * (decisions 27). Refused: 20003 no valid token. Source: spec 7, distribution.
 */
export const bind = call({
  id: "distribution.bind",
  method: "GET",
  path: "/distribution/bindingDistribution/{code}",
  auth: "required",
  unsafe: true,
  result: Nothing,
});

/**
 * Paid order lines that came through the distributor's links, newest first; moments are `yyyy-MM-dd HH:mm:ss`. Refused: 22001
 * never applied, 22000 closed, 4002 a malformed moment. Beyond the specification.
 */
export const orders = call({
  id: "distribution.orders",
  method: "GET",
  path: "/distribution/order",
  auth: "required",
  inSpec: false,
  query: z.object({
    orderSn: z.optional(z.string()),
    distributionOrderStatus: z.optional(only(DistributionOrderStatus)),
    startTime: z.optional(z.string()),
    endTime: z.optional(z.string()),
    ...paging,
  }),
  result: page(DistributionOrder),
});
