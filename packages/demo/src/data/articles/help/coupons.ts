import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Claiming and using coupons. */
export const coupons: ArticleEntry = {
  key: "coupons",
  category: "saving",
  type: "OTHER",
  title: both(["Coupons and store offers", "优惠券与店铺优惠"]),
  daysAgo: 12,
  content: story(
    para(
      'Claim coupons in the <a href="#/coupon">coupon centre</a>, on the page of a store or of a product, or in the cart. They wait in <a href="#/home/Coupons">My coupons</a>. New buyers get one when they register, and every day a small one is given to whoever is logged in.',
      '优惠券可在<a href="#/coupon">领券中心</a>、店铺页、商品页或购物车领取，领到的在<a href="#/home/Coupons">我的优惠券</a>里。新用户注册即送一张，登录用户每天还有一张小额券。',
    ),
    head("Using them", "怎样使用"),
    bullets(
      [
        "In one checkout you can use <strong>one Sundry coupon and one coupon for each store</strong>. The checkout picks those that save most; you can change them.",
        "一次结算可用<strong>一张平台券，加每家店铺各一张</strong>。结算页会自动选用最省的组合，也可以自行更换。",
      ],
      [
        "The minimum spend counts the products that the coupon is for, at their price before offers and coupons, without shipping.",
        "使用门槛只计该券适用的商品，按优惠前的价格，不含运费。",
      ],
      [
        "A coupon of an amount is shared among its products. A coupon of 15% takes 15% off each of them.",
        "满减券的金额由适用商品分摊；8.5折券则每件适用商品都按85%计算。",
      ],
      [
        "Coupons that do not fit are listed too, so that you see what is missing.",
        "不可用的券也会列出，方便查看差在哪里。",
      ],
    ),
    head("How long they last", "有效期"),
    para(
      "Some have fixed dates that are printed on them. Others run for a number of days from the day you claim them, which counts as the first, and end at midnight, China time. How many of a coupon one buyer can have, and how many are left, stands in the coupon centre.",
      "有的券面印有固定日期；有的从领取当天算第一天，按天数计，到期日24:00（北京时间）失效。每人限领几张、还剩多少，领券中心都有显示。",
    ),
    para(
      "My coupons has those that are ready to use, used and expired. An expired coupon is still shown for three days. Each says what it is for, and “Use now” leads to those products.",
      "“我的优惠券”分为未使用、已使用、已过期，过期的再显示三天。券上写明适用范围，点“去使用”直达适用商品。",
    ),
    head("Getting them back", "退回"),
    para(
      `If an order closes unpaid or is cancelled before it ships, its store's coupon comes back. A Sundry coupon comes back once all orders of the checkout that used it are closed. The last day stays the same. If you return only a part of an order, the coupon stays used, and the refund is what you really paid for that part: ${articleLink("refunds", "When the money comes")}.`,
      `订单未付关闭或发货前取消，店铺券退回；平台券要等使用它的所有订单都关闭才退回，有效期不变。只退部分商品的，券不退回，退款按该部分实付计算，见${articleLink("refunds", "退款多久到账")}。`,
    ),
    head("Store offers", "店铺优惠"),
    para(
      "Stores also have offers that need no coupon, such as an amount off, free shipping or extra points from a certain sum on. Of each store the one that saves most applies by itself, before coupons.",
      "部分店铺还有无需领券的优惠，如满减、满额包邮、满额送积分。每家店自动采用最省的一项，先于优惠券计算。",
    ),
  ),
};
