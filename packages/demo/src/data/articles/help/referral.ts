import { both } from "../../familyBuilders.ts";
import { distributionPlans } from "../../distribution.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

const rates = distributionPlans.map(({ percent }) => percent);
const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];

/** Recommending products for a commission. */
export const referral: ArticleEntry = {
  key: "referral",
  category: "selling-here",
  type: "OTHER",
  title: both(["Referral programme", "分销推广"]),
  daysAgo: 12,
  content: story(
    para(
      `If you recommend our products, in a blog, a class or a club, you can earn a commission. Only some products have one: between ${lowest}% and ${highest}% of their price, shown for each piece in <a href="#/home/Distribution">My referrals</a>.`,
      `您可以把商品推荐给读者、同学、社群，成交后获得佣金。只有部分商品有佣金，为售价的${lowest}%至${highest}%，每件多少在<a href="#/home/Distribution">我的分销</a>中标明。`,
    ),
    head("Joining", "加入"),
    para(
      "Apply under My referrals with your name, the number of an identity document and a bank account. Only Sundry sees these details; your links carry nothing but a code. We tell you our decision in a message. If it is no, you can correct the details and apply again.",
      "在“我的分销”中提交姓名、证件号和银行账户申请。这些信息只有Sundry能看到，推广链接里只含推广码。审核结果会发消息通知；未通过的，可修改后重新申请。",
    ),
    head("How a sale counts", "怎样算成交"),
    bullets(
      [
        "Choose products and share their links or QR codes, or the link to the whole shop.",
        "选择商品，分享链接或二维码，也可以分享整个商城。",
      ],
      [
        "Whoever opens your link and logs in counts as yours for <strong>7 days</strong>. If they open somebody else's link meanwhile, they count as theirs from then on.",
        "对方打开链接并登录后，<strong>7天</strong>内的订单算作您的推广；其间又打开了别人的链接，则改算别人的。",
      ],
      ["What you order yourself through your own link earns nothing.", "通过自己的链接下单不计佣金。"],
      [
        "Commission is at most what was paid for the items, and what was paid with welcome money earns none.",
        "佣金不超过商品实付金额；用新人礼金支付的部分不计佣金。",
      ],
    ),
    head("When it is yours", "什么时候到手"),
    para(
      `It is pending until the order can no longer be returned: 15 days after receipt, and until every open ${articleLink("after-sale", "return or refund")} of it is decided. If a part of the money goes back to the buyer, the same part of your commission is deducted. What you see as available is yours.`,
      `订单退货期结束前，佣金处于冻结状态，即对方确认收货满15天，且没有处理中的${articleLink("after-sale", "售后")}。对方部分退款的，佣金按比例扣减。显示为可提现的，就是您的。`,
    ),
    para(
      "Each sale stands under Results, with the product, the number of pieces, a covered name of the buyer and the day on which the commission becomes yours. You never learn who it was or where they live, and buyers pay no more because of you.",
      "每一笔成交都列在分销业绩中：商品、件数、隐去部分的买家昵称、佣金解冻日期。您不会看到买家的真实姓名和地址，买家也不会因此多付钱。",
    ),
    head("Withdrawing it", "提现"),
    para(
      `Ask for any amount from 1 to 9,999. Once it is approved, it is in your ${articleLink("wallet", "wallet")}, from where you can spend it or have it paid out. If the programme ends for you, you keep what you have earned.`,
      `每次可提1至9,999，审核通过后转入${articleLink("wallet", "余额")}，可用于购物，也可再提现。即使退出分销，已获得的佣金仍归您所有。`,
    ),
  ),
};
