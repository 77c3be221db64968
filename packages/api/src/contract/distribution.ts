import * as z from "zod/mini";
import { call } from "./call.ts";
import { Distribution, DistributionCash, DistributionGoods, DistributionOrder } from "./entities/distribution.ts";
import { DistributionOrderStatus } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText, Amount, Nothing } from "./scalars.ts";

const Written = ShortText.check(z.minLength(1));

/** Reads the buyer's record as a distributor; null if they never applied. Refused: 22000 distribution is closed. */
export const get = call({
  id: "distribution.get",
  method: "GET",
  path: "/distribution",
  auth: "required",
  result: z.nullable(Distribution),
});

/**
 * Applies to become a distributor; the marketplace decides. Buyers who were declined or dismissed may apply again.
 * Refused: 22002 already applied or accepted, 22000 closed, 4002 something is missing or too long.
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
 * Lists goods to recommend: those the distributor has chosen (`checked` true) or the others. Refused: 22001 not an
 * accepted distributor, 22000 closed.
 */
export const goods = call({
  id: "distribution.goods",
  method: "GET",
  path: "/distribution/goods",
  auth: "required",
  query: z.object({
    goodsId: z.optional(ShortText),
    goodsName: z.optional(ShortText),
    checked: z.optional(z.boolean()),
    ...paging,
  }),
  result: page(DistributionGoods),
});

/**
 * Chooses goods to recommend, or drops them. Repeating it changes nothing. Writes, although it is a GET. Refused: 22001
 * not an accepted distributor, 22000 closed, 11001 these goods cannot be recommended.
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

/** Lists withdrawals of commission, newest first. Refused: 22001 never applied, 22000 closed. */
export const cashList = call({
  id: "distribution.cashList",
  method: "GET",
  path: "/distribution/cash",
  auth: "required",
  query: z.object(paging),
  result: page(DistributionCash),
});

/**
 * Requests a payment of commission into the wallet: 1 to 9999 with two decimals, at most the available commission. It is
 * frozen until the marketplace decides. Refused: 4002 another amount, 22001 not an accepted distributor, 34002 more than
 * is available, 22000 closed, 1003 the same request within 3 s.
 */
export const cash = call({
  id: "distribution.cash",
  method: "POST",
  path: "/distribution/cash",
  auth: "required",
  body: z.object({ price: Amount }),
  result: Nothing,
});

/**
 * Links the buyer to the distributor whose link they opened, in place of any other. Their orders of the next days carry
 * that distributor. An unknown code, the code of a former distributor and the buyer's own code change nothing. Writes,
 * although it is a GET. Refused: 20003 no valid token.
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
 * Lists paid order lines that came through the distributor's links, newest first. Times are `yyyy-MM-dd HH:mm:ss`.
 * Refused: 22001 never applied, 22000 closed, 4002 a malformed time.
 */
export const orders = call({
  id: "distribution.orders",
  method: "GET",
  path: "/distribution/order",
  auth: "required",
  inSpec: false,
  query: z.object({
    orderSn: z.optional(ShortText),
    distributionOrderStatus: z.optional(closedEnum(DistributionOrderStatus)),
    startTime: z.optional(ShortText),
    endTime: z.optional(ShortText),
    ...paging,
  }),
  result: page(DistributionOrder),
});
