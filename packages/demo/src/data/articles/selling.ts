import { both } from "../familyBuilders.ts";
import { bullets, head, para, story } from "../richText.ts";
import type { ArticleEntry } from "./shapes.ts";

/** For stores and distributors. */
export const sellingArticles: readonly ArticleEntry[] = [
  {
    key: "open-a-store",
    category: "selling-here",
    type: "OTHER",
    title: both(["Opening a store", "商家入驻"]),
    daysAgo: 330,
    content: story(
      para(
        'Makers and wholesalers with a business licence can <a href="#/shopEntry">apply</a>. The form has three parts: company, bank account, shop.',
        '持有营业执照的工厂与批发商可<a href="#/shopEntry">申请入驻</a>。表单分三步：企业信息、结算账户、店铺信息。',
      ),
      bullets(
        ["We reply within three working days and visit within two weeks.", "三个工作日内答复，两周内上门。"],
        ["If we decline your application, we say why and you can apply again.", "未通过会说明原因，可修改后重新提交。"],
        ["Commission is 5% of sales. Listing is free.", "佣金为成交额的5%，上架不收费。"],
      ),
    ),
  },
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
  {
    key: "referral",
    category: "selling-here",
    type: "OTHER",
    title: both(["Referral programme", "分销推广"]),
    daysAgo: 310,
    content: story(
      para(
        "Share a link from a product page. If someone orders through it in time, you earn the rate shown for that product, usually 3% of the sale.",
        "从商品页分享链接，访客在绑定期内下单，您按该商品标明的比例得佣金，通常为成交额的3%。",
      ),
      bullets(
        ["Apply in the member centre. Approval takes a day.", "在会员中心申请，一天内审核。"],
        ["Commission is held until the order can no longer be returned.", "佣金在退货期满后解冻。"],
        ["Your own orders earn nothing.", "自购不计佣金。"],
      ),
    ),
  },
];
