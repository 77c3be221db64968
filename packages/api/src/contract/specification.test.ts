import { describe, expect, test } from "vitest";
import * as article from "./entities/article.ts";
import { AfterSale } from "./entities/afterSale.ts";
import { CartItem } from "./entities/basket.ts";
import { Coupon, MemberCoupon } from "./entities/coupon.ts";
import { FavouriteGoods } from "./entities/favourite.ts";
import { GoodsSku } from "./entities/goods.ts";
import { Member, Token } from "./entities/member.ts";
import { Order, OrderItem, OrderSummary, OrderSummaryItem } from "./entities/order.ts";
import { GoodsIndex } from "./entities/search.ts";
import { SeckillGoods, SeckillSlot } from "./entities/seckill.ts";
import { SiteSettingValue } from "./entities/site.ts";
import { StoreBasicInfo } from "./entities/store.ts";
import { allCalls } from "./index.ts";
import { closedEnum } from "./enumeration.ts";
import * as enums from "./enums.ts";

/** What docs/specification.md says of names, values and calls, word for word. */

describe("entities", () => {
  test.each([
    ["a cart item", CartItem, "goodsSku num purchasePrice"],
    ["the goods of a cart item", GoodsSku, "id goodsId goodsName thumbnail price"],
    ["an order", Order, "sn orderStatus createTime flowPrice"],
    ["an order in the list", OrderSummary, "sn orderStatus createTime flowPrice orderItems"],
    ["a line of an order", OrderItem, "orderSn image skuId goodsId"],
    ["a line of an order in the list", OrderSummaryItem, "image skuId goodsId"],
    [
      "a coupon",
      Coupon,
      "id couponType price couponDiscount consumeThreshold scopeType scopeId storeId storeName endTime",
    ],
    [
      "a buyer's coupon",
      MemberCoupon,
      "id couponType price discount consumeThreshold scopeType scopeId storeId storeName endTime",
    ],
    ["a favourite", FavouriteGoods, "skuId goodsId image price"],
    ["a track", GoodsIndex, "id goodsId thumbnail price"],
    ["a row of articles", article.ArticleSummary, "sort"],
    ["an article", article.Article, "type sort"],
    ["a slot of the flash sale", SeckillSlot, "timeLine seckillGoodsList"],
    ["goods of a slot", SeckillGoods, "goodsImage goodsName price originalPrice"],
    ["a buyer", Member, "username nickName face"],
    ["the site's settings", SiteSettingValue, "siteName buyerSideLogo buyerSideIcon"],
    ["the tokens", Token, "accessToken refreshToken"],
    ["goods", SeckillGoods, "goodsId skuId"],
    ["a store", StoreBasicInfo, "storeId"],
  ] as const)("[EN-01] %s has its fields", (_, { shape }, names) => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(names.split(" ")));
  });

  test("[EN-01] an after-sale case is addressed by afterSaleSn", () => {
    expect(allCalls["afterSale.delivery"]?.path).toContain("{afterSaleSn}");
    expect(AfterSale.shape).toHaveProperty("sn");
  });
});

describe("enumerations", () => {
  // The last text names what the document does not: docs/specification.md says of each where it is from.
  test.each([
    ["the read status of a message", enums.MessageStatus, "UN_READY ALREADY_READY ALREADY_REMOVE", ""],
    ["the status of a buyer's coupon", enums.MemberCouponStatus, "NEW USED EXPIRE", "CLOSED"],
    ["the kind of a coupon", enums.CouponType, "PRICE DISCOUNT", ""],
    [
      "the scope of a coupon",
      enums.PromotionScope,
      "ALL PORTION_GOODS PORTION_GOODS_CATEGORY",
      "PORTION_SHOP_CATEGORY",
    ],
    ["the payment method", enums.PaymentMethod, "ALIPAY WECHAT WALLET BANK_TRANSFER", "CARD UNIONPAY"],
    [
      "the state of an after-sale case",
      enums.AfterSaleStatus,
      "APPLY PASS REFUSE BUYER_RETURN SELLER_CONFIRM SELLER_TERMINATION BUYER_CONFIRM BUYER_CANCEL COMPLETE WAIT_REFUND",
      "",
    ],
    ["the state of a withdrawal", enums.WithdrawStatus, "VIA_AUDITING SUCCESS ERROR REJECT", "APPLY FAIL_AUDITING"],
    [
      "the status of an order",
      enums.OrderStatus,
      "UNPAID PAID UNDELIVERED PARTS_DELIVERED DELIVERED COMPLETED TAKE CANCELLED STAY_PICKED_UP",
      "",
    ],
  ] as const)(
    "[EN-01] %s has its values, and beside them only those listed as ours or the reference backend's",
    (_, enumeration, values, beside) => {
      const known: readonly string[] = [...values.split(" "), ...beside.split(" ").filter((value) => value !== "")];
      expect(new Set<string>(enumeration.values)).toEqual(new Set(known));
      for (const value of known) expect(closedEnum<string>(enumeration).safeParse(value).success).toBe(true);
    },
  );

  test.each([
    ["the type of an announcement", enums.ArticleCategoryType, "ANNOUNCEMENT"],
    ["the tab of the order list", enums.OrderTag, "ALL"],
    ["the kind of a favourite", enums.FavouriteType, "GOODS STORE"],
  ] as const)("[EN-01] %s has the values that the document names", (_, enumeration, values) => {
    expect(enumeration.values).toEqual(expect.arrayContaining(values.split(" ")));
    for (const value of values.split(" ")) expect(closedEnum<string>(enumeration).safeParse(value).success).toBe(true);
  });
});

/** A call as the document writes it, its parameters, and `open` where it says that no token is sent. */
const said: readonly (readonly [call: string, parameters?: string, open?: "open"])[] = [
  ["DELETE /cart"],
  ["GET /cart/all"],
  ["GET /cart/count"],
  ["GET /cart/checked"],
  ["POST /cart", "skuId num"],
  ["POST /cart/create/trade"],
  ["GET /cart/select/coupon"],
  ["GET /cart/coupon/num"],
  ["GET /cart/shippingAddress"],
  ["POST /cart/sku/checked"],
  ["POST /cart/store/{storeId}"],
  ["POST /cart/sku/checked/{skuId}"],
  ["POST /cart/sku/num/{skuId}"],
  ["DELETE /cart/sku/remove", "skuIds"],
  ["GET /cart/select/receipt"],
  ["GET /cart/shippingMethodList"],
  ["GET /cart/storeAddress", "storeAddressId way"],
  ["PUT /cart/shippingMethod"],
  ["GET /sms/{verificationEnums}/{mobile}"],
  ["GET /email/{verificationEnums}/{email}"],
  ["POST /email/{type}"],
  ["GET /region/item/{id}"],
  ["GET /content", "pageNumber pageSize type sort", "open"],
  ["GET /content/articleCategory/list", "", "open"],
  ["GET /content/get/{id}", "", "open"],
  ["GET /ic"],
  ["GET /site", "", "open"],
  ["GET /page/get/{id}", "", "open"],
  ["POST /page/log", "accessPageUrl userAgent"],
  ["GET /page/home", "", "open"],
  ["GET /page", "pageClientType", "open"],
  ["GET /coupon/activity"],
  ["GET /goods/es", "keyword storeId categoryId pageNumber pageSize", "open"],
  ["GET /goods/es/related", "", "open"],
  ["GET /goods/sku/{goodsId}/{skuId}"],
  ["GET /goods/category/get/{id}", "", "open"],
  ["GET /goods/hot-words", "count", "open"],
  ["GET /seckill", "", "open"],
  ["GET /pointsGoods/category"],
  ["GET /pointsGoods"],
  ["GET /pointsGoods/{id}"],
  ["GET /passport/refresh/{token}"],
  ["POST /passport/register"],
  ["POST /passport/userLogin"],
  ["POST /passport/smsLogin"],
  ["GET /passport"],
  ["GET /connect/login/web/{type}"],
  ["GET /connect/result", "state"],
  ["POST /passport/resetByMobile"],
  ["POST /passport/resetPassword"],
  ["POST /passport/pc_session"],
  ["POST /passport/session_login/{id}"],
  ["PUT /passport/editOwn"],
  ["PUT /passport/modifyPass"],
  ["POST /passport/logout"],
  ["GET /money/wallet/check"],
  ["POST /money/wallet/set-password"],
  ["GET /money/wallet"],
  ["GET /money/log"],
  ["GET /money/recharge"],
  ["GET /member/withdrawApply"],
  ["POST /recharge"],
  ["POST /money/wallet/withdrawal"],
  ["POST /member/collection/add/{type}/{id}"],
  ["POST /member/storeCollection/add/{type}/{id}"],
  ["DELETE /member/collection/delete/{type}/{id}"],
  ["DELETE /member/storeCollection/delete/{type}/{id}"],
  ["GET /member/collection/isCollection/{type}/{id}"],
  ["GET /member/storeCollection/isCollection/{type}/{id}"],
  ["GET /member/collection/{type}", "pageNumber pageSize"],
  ["GET /member/evaluation/{goodsId}/goodsEvaluation"],
  ["GET /member/evaluation/{id}/evaluationNumber"],
  ["POST /member/evaluation"],
  ["GET /member/evaluation"],
  ["GET /coupon", "pageNumber pageSize"],
  ["GET /coupon/getCoupons"],
  ["GET /coupon/canUse"],
  ["GET /coupon/receive/{id}"],
  ["GET /member/footprint", "pageNumber pageSize"],
  ["DELETE /member/footprint"],
  ["DELETE /member/footprint/delByIds/{ids}"],
  ["GET /member/memberPointsHistory/getByPage"],
  ["GET /member/memberPointsHistory/getMemberPointsHistoryVO"],
  ["GET /message"],
  ["PUT /message/{id}"],
  ["DELETE /message/{id}"],
  ["GET /distribution"],
  ["POST /distribution"],
  ["GET /distribution/goods"],
  ["GET /distribution/goods/checked/{id}"],
  ["GET /distribution/cash"],
  ["POST /distribution/cash"],
  ["GET /distribution/bindingDistribution/{code}"],
  ["GET /order", "pageNumber pageSize tag"],
  ["GET /order/{sn}"],
  ["POST /order/{orderSn}/cancel", "reason"],
  ["DELETE /order/{sn}"],
  ["POST /order/{sn}/receiving"],
  ["POST /order/getTraces/{sn}"],
  ["GET /order/getPackage/{sn}"],
  ["GET /afterSale/page"],
  ["GET /afterSale/applyAfterSaleInfo/{sn}"],
  ["GET /afterSale/get/afterSaleReason/{type}"],
  ["GET /afterSale/get/{sn}"],
  ["GET /afterSale/get/getAfterSaleLog/{sn}"],
  ["POST /afterSale/save/{orderItemSn}"],
  ["POST /afterSale/cancel/{sn}"],
  ["POST /afterSale/delivery/{afterSaleSn}", "logisticsNo logisticsId mDeliverTime"],
  ["POST /complain"],
  ["GET /complain"],
  ["GET /complain/{id}"],
  ["PUT /complain/status/{id}"],
  ["POST /complain/communication", "complainId content"],
  ["GET /logistics", "pageNumber pageSize disabled"],
];

describe("calls", () => {
  const calls = Object.values(allCalls);

  test.each(said)("[AP-01] %s is declared, with its parameters", (name, parameters = "", open) => {
    const declared = calls.find(({ method, path }) => `${method} ${path}` === name);
    const known = { ...declared?.query.shape, ...declared?.body.shape };
    expect(declared?.inSpec).toBe(true);
    expect(parameters.split(" ").filter((one) => one !== "" && !(one in known))).toEqual([]);
    if (open === "open") expect(declared?.auth).toBe("none");
  });

  test("[AP-01] no other call counts as one of the specification", () => {
    const names = new Set(said.map(([name]) => name));
    expect(calls.filter(({ inSpec }) => inSpec).map(({ method, path }) => `${method} ${path}`)).toHaveLength(
      names.size,
    );
  });
});
