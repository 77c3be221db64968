import * as z from "zod/mini";
import { call } from "./call.ts";
import {
  AfterSale,
  AfterSaleApplyInfo,
  AfterSaleDetail,
  AfterSaleLog,
  AfterSaleReason,
  StoreAfterSaleAddress,
} from "./entities/afterSale.ts";
import { AfterSaleStatus, AfterSaleType, RefundWay } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { NonEmpty, ShortText, ShortLines, Joined, Whole, Amount } from "./scalars.ts";

/** Most pictures that one request may carry. */
export const maxAfterSalePictures = 5;

/**
 * Lists the buyer's after-sale cases, newest first. `sn`, `orderSn`, `goodsName` and `keywords` (any of the three) match
 * a part; dates are `yyyy-MM-dd HH:mm:ss`. Refused: 4002 a malformed date.
 */
export const list = call({
  id: "afterSale.list",
  method: "GET",
  path: "/afterSale/page",
  auth: "required",
  query: z.object({
    sn: z.optional(ShortText),
    orderSn: z.optional(ShortText),
    keywords: z.optional(ShortText),
    goodsName: z.optional(ShortText),
    serviceType: z.optional(closedEnum(AfterSaleType)),
    serviceStatus: z.optional(closedEnum(AfterSaleStatus)),
    startDate: z.optional(ShortText),
    endDate: z.optional(ShortText),
    ...paging,
  }),
  result: page(AfterSaleDetail),
});

/**
 * Reads what can be requested for an order line; `sn` is the number of the line. Refused: 20005 unknown or another
 * buyer's, 33001 the order is not paid, 33003 after-sale is not or no longer open for the line.
 */
export const applyInfo = call({
  id: "afterSale.applyInfo",
  method: "GET",
  path: "/afterSale/applyAfterSaleInfo/{sn}",
  auth: "required",
  result: AfterSaleApplyInfo,
});

/**
 * Lists the reasons to choose from, by purpose: cancelling an order, the two kinds of after-sale, or a complaint. Empty
 * for any other type.
 */
export const reasons = call({
  id: "afterSale.reasons",
  method: "GET",
  path: "/afterSale/get/afterSaleReason/{type}",
  auth: "required",
  result: z.array(AfterSaleReason),
});

/** Reads one case by its number. Refused: 20005 unknown or another buyer's. */
export const get = call({
  id: "afterSale.get",
  method: "GET",
  path: "/afterSale/get/{sn}",
  auth: "required",
  result: AfterSaleDetail,
});

/** Lists the history of a case, first step first. Refused: 20005 unknown or another buyer's. */
export const logs = call({
  id: "afterSale.logs",
  method: "GET",
  path: "/afterSale/get/getAfterSaleLog/{sn}",
  auth: "required",
  result: z.array(AfterSaleLog),
});

/**
 * Requests a refund or a return for some or all pieces of an order line. The server works out the refund and its method,
 * and ignores any value sent for them. `reason` is the text of one of `afterSale.reasons` for the kind; `images` are at
 * most 5 uploaded photos. The three bank fields belong to orders paid by bank transfer. Refused: 20005 unknown or
 * another buyer's line, 33001 not paid, 33003 not open for the line or the kind of service, 33008 more pieces than are
 * left, 33007 bank fields are missing, 4002 an unknown reason, too many photos or another buyer's, 1003 the same request
 * within 3 s.
 */
export const apply = call({
  id: "afterSale.apply",
  method: "POST",
  path: "/afterSale/save/{orderItemSn}",
  auth: "required",
  body: z.object({
    goodsId: z.optional(ShortText),
    skuId: z.optional(ShortText),
    num: Whole.check(z.gte(1)),
    serviceType: closedEnum(AfterSaleType),
    reason: ShortText.check(z.minLength(1)),
    problemDesc: z.optional(ShortLines),
    /** Addresses returned by `upload.file`, joined with commas. */
    images: z.optional(Joined),
    applyRefundPrice: z.optional(Amount),
    refundWay: z.optional(closedEnum(RefundWay)),
    accountType: z.optional(ShortText),
    bankDepositName: z.optional(ShortText),
    bankAccountName: z.optional(ShortText),
    bankAccountNumber: z.optional(ShortText),
  }),
  result: AfterSale,
});

/**
 * Cancels a case before the seller has decided or before the goods were sent. Its pieces can be requested again.
 * Refused: 20005 unknown or another buyer's, 33002 another state, 1003 the same request within 3 s.
 */
export const cancel = call({
  id: "afterSale.cancel",
  method: "POST",
  path: "/afterSale/cancel/{sn}",
  auth: "required",
  result: AfterSale,
});

/**
 * Records the parcel that takes the goods back: PASS becomes BUYER_RETURN. `logisticsId` is one of `logistics.list`;
 * `mDeliverTime` is the day of sending, not before the application and not in the future. Refused: 20005 unknown or
 * another buyer's, 33006 another state, 33005 an unknown carrier, 4002 a malformed day.
 */
export const delivery = call({
  id: "afterSale.delivery",
  method: "POST",
  path: "/afterSale/delivery/{afterSaleSn}",
  auth: "required",
  query: z.object({ logisticsNo: ShortText.check(z.minLength(1)), logisticsId: NonEmpty, mDeliverTime: ShortText }),
  result: AfterSale,
});

/** Reads the address to send the goods of a case back to. Refused: 20005 unknown or another buyer's. */
export const storeAddress = call({
  id: "afterSale.storeAddress",
  method: "GET",
  path: "/afterSale/getStoreAfterSaleAddress/{sn}",
  auth: "required",
  inSpec: false,
  result: StoreAfterSaleAddress,
});
