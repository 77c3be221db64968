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
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { Day, Filled, ShortText } from "./scalars.ts";

/** Pictures that one request may carry. */
export const mostAfterSalePictures = 5;

/**
 * The buyer's after-sale cases, newest first. `sn`, `orderSn`, `goodsName` and `keywords` (any of them) find a part; dates are
 * `yyyy-MM-dd HH:mm:ss`. Refused: 4002 a malformed date. Source: spec 7, after-sale (MC-04).
 */
export const list = call({
  id: "afterSale.list",
  method: "GET",
  path: "/afterSale/page",
  auth: "required",
  query: z.object({
    sn: z.optional(z.string()),
    orderSn: z.optional(z.string()),
    keywords: z.optional(z.string()),
    goodsName: z.optional(z.string()),
    serviceType: z.optional(only(AfterSaleType)),
    serviceStatus: z.optional(only(AfterSaleStatus)),
    startDate: z.optional(z.string()),
    endDate: z.optional(z.string()),
    ...paging,
  }),
  result: page(AfterSaleDetail),
});

/**
 * What can be asked for an order line; `sn` is the number of the line. Refused: 20005 unknown or somebody else's, 33001 the
 * order is not paid, 33003 the line can't or can no longer go into after-sale. Source: spec 7, after-sale (MC-04).
 */
export const applyInfo = call({
  id: "afterSale.applyInfo",
  method: "GET",
  path: "/afterSale/applyAfterSaleInfo/{sn}",
  auth: "required",
  result: AfterSaleApplyInfo,
});

/**
 * The reasons to choose from, by what they are for: cancelling an order, the two kinds of after-sale, a complaint. Nothing for
 * another type. Source: spec 7, after-sale.
 */
export const reasons = call({
  id: "afterSale.reasons",
  method: "GET",
  path: "/afterSale/get/afterSaleReason/{type}",
  auth: "required",
  result: z.array(AfterSaleReason),
});

/** One case by its own number. Refused: 20005 unknown or somebody else's. Source: spec 7, after-sale (MC-04). */
export const get = call({
  id: "afterSale.get",
  method: "GET",
  path: "/afterSale/get/{sn}",
  auth: "required",
  result: AfterSaleDetail,
});

/** The history of a case, the first step first. Refused: 20005 unknown or somebody else's. Source: spec 7, after-sale (MC-04). */
export const logs = call({
  id: "afterSale.logs",
  method: "GET",
  path: "/afterSale/get/getAfterSaleLog/{sn}",
  auth: "required",
  result: z.array(AfterSaleLog),
});

/**
 * Asks for money or for a return, for some or all pieces of an order line. The server reckons the refund and its way; what is
 * sent of them is ignored. `reason` is one of the words of `afterSale.reasons` for the kind, `images` at most 5 uploaded photos. The
 * three bank fields belong to orders paid by bank transfer. Refused: 20005 unknown or somebody else's line, 33001 not paid,
 * 33003 the line or the kind of service is not open to it, 33008 more pieces than are left, 33007 bank fields are missing, 4002
 * an unknown reason, too many or foreign photos, 1003 the same again within 3 s. Source: spec 7, after-sale (MC-04).
 */
export const apply = call({
  id: "afterSale.apply",
  method: "POST",
  path: "/afterSale/save/{orderItemSn}",
  auth: "required",
  body: z.object({
    goodsId: z.optional(z.string()),
    skuId: z.optional(z.string()),
    num: z.int().check(z.gte(1)),
    serviceType: only(AfterSaleType),
    reason: ShortText.check(z.minLength(1)),
    problemDesc: z.optional(ShortText),
    /** Addresses that `upload.file` answered, joined with commas. */
    images: z.optional(z.string()),
    applyRefundPrice: z.optional(z.number()),
    refundWay: z.optional(only(RefundWay)),
    accountType: z.optional(z.string()),
    bankDepositName: z.optional(ShortText),
    bankAccountName: z.optional(ShortText),
    bankAccountNumber: z.optional(ShortText),
  }),
  result: AfterSale,
});

/**
 * Takes a case back while the seller has not decided, or before the goods were sent; its pieces can be asked for again. Refused:
 * 20005 unknown or somebody else's, 33002 another state, 1003 the same again within 3 s. Source: spec 7, after-sale (MC-04).
 */
export const cancel = call({
  id: "afterSale.cancel",
  method: "POST",
  path: "/afterSale/cancel/{sn}",
  auth: "required",
  result: AfterSale,
});

/**
 * Tells by which parcel the goods go back: PASS becomes BUYER_RETURN. `logisticsId` is one of `logistics.list`, `mDeliverTime`
 * the day of sending, not before the application and not in the future. Refused: 20005 unknown or somebody else's, 33006 another
 * state, 33005 an unknown carrier, 4002 a malformed day. Source: spec 7, after-sale (MC-04).
 */
export const delivery = call({
  id: "afterSale.delivery",
  method: "POST",
  path: "/afterSale/delivery/{afterSaleSn}",
  auth: "required",
  query: z.object({ logisticsNo: ShortText.check(z.minLength(1)), logisticsId: Filled, mDeliverTime: Day }),
  result: AfterSale,
});

/** Where the goods of a case go back to. Refused: 20005 unknown or somebody else's. Beyond the specification (decisions 38). */
export const storeAddress = call({
  id: "afterSale.storeAddress",
  method: "GET",
  path: "/afterSale/getStoreAfterSaleAddress/{sn}",
  auth: "required",
  inSpec: false,
  result: StoreAfterSaleAddress,
});
