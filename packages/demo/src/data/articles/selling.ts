import { both } from "../familyBuilders.ts";
import { head, para, story } from "../richText.ts";
import { openStore } from "./help/openStore.ts";
import { referral } from "./help/referral.ts";
import type { ArticleEntry } from "./shapes.ts";

/** For stores and distributors. */
export const sellingArticles: readonly ArticleEntry[] = [
  openStore,
  {
    key: "store-agreement",
    category: "selling-here",
    type: "STORE_REGISTER",
    title: both(["Store entry agreement", "店铺入驻协议"]),
    daysAgo: 330,
    content: story(
      head("1. Goods", "一、商品"),
      para(
        "The store lists only products it has the right to sell, with true photos, measurements and test reports. We remove and report counterfeits.",
        "店铺仅上架有权销售的商品，图片、尺寸、检测报告须真实。仿冒商品下架并上报。",
      ),
      head("2. Orders", "二、订单"),
      para(
        "Paid orders reach the joint warehouse within 48 hours, or by the date on the product page.",
        "已付款订单须在48小时内或商品页承诺时间内送达集货仓。",
      ),
      head("3. Returns and refunds", "三、售后"),
      para(
        "The store replies to requests within three days; a request without a reply is approved. The store accepts our decision if the two sides can't agree.",
        "店铺三天内答复售后申请，逾期视为同意；协商不成的，接受平台裁定。",
      ),
      head("4. Money", "四、结算"),
      para(
        "We settle sales seven days after receipt, less commission and refunds. Statements list every order.",
        "买家收货七天后结算，扣除佣金与退款，账单逐单列明。",
      ),
      head("5. Leaving", "五、退出"),
      para(
        "Either side can end the agreement with 30 days' notice. Open orders must be completed first.",
        "任一方可提前30天通知终止，未完成订单须先履行完毕。",
      ),
    ),
  },
  referral,
];
