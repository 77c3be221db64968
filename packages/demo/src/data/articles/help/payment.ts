import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** The methods of the cashier. */
export const payment: ArticleEntry = {
  key: "payment",
  category: "paying",
  type: "OTHER",
  title: both(["Ways to pay", "支付方式"]),
  daysAgo: 12,
  content: story(
    para(
      "You choose how to pay after you have placed the order. The payment page shows the amount, the orders that it covers and the time that is left, and only the methods that are possible for this order.",
      "提交订单后再选择支付方式。收银台会显示金额、包含的订单和剩余时间，并只列出该订单可用的方式。",
    ),
    bullets(
      [
        `<strong>Wallet:</strong> pays at once. If you have set a payment password, we ask for it; if not, we ask you to confirm. ${articleLink("wallet", "How the wallet works")}`,
        `<strong>余额：</strong>即时到账。设了支付密码需输入密码，没设的需再确认一次。${articleLink("wallet", "余额怎么用")}`,
      ],
      [
        "<strong>Alipay and WeChat Pay:</strong> scan the code with your phone, or open the link below it. The page goes on by itself once you have paid. If a code has run out, ask for a new one on the same page.",
        "<strong>支付宝、微信：</strong>用手机扫描二维码，或打开下方链接，付款后页面自动跳转。二维码过期，在原页面重新获取即可。",
      ],
      [
        "<strong>Bank transfer:</strong> the page shows our account and a reference to put on the transfer. Press “I have transferred” and we hold the order until <strong>24 hours</strong> after you placed it. The store starts packing when the money is there.",
        "<strong>银行转账：</strong>页面显示收款账户和附言。转账后点“我已转账”，订单为您保留至下单后<strong>24小时</strong>，到账后店铺开始备货。",
      ],
    ),
    head("What transfers can't pay", "哪些不能转账"),
    para(
      "A checkout with flash sale pieces can't be paid by bank transfer, because those pieces can't wait. Top-ups of the wallet can't be paid from the wallet.",
      "含秒杀商品的结算不能用银行转账，因为秒杀库存不能久等。余额充值不能用余额支付。",
    ),
    head("If a payment goes wrong", "付款遇到问题"),
    para(
      "If the connection breaks, the page checks first whether your money has arrived, so you do not pay twice. Should you pay twice all the same, or should the money come after the order has closed, the surplus goes into your wallet. A payment of another amount than the one shown is not counted.",
      "网络中断时，页面会先核对是否已付款，避免重复支付。万一付了两次，或订单关闭后才到账，多出的钱会退到余额。付款金额与显示不一致的，不作为付款处理。",
    ),
    head("Later, or in parts", "稍后付款，分开付款"),
    para(
      "If you leave the page, nothing is lost: the order waits in My orders, with its clock, until the time is over. A payment of a checkout covers all its orders. To pay one of them alone, open that order and press “Pay now” there.",
      "离开收银台也没关系，订单在“我的订单”里等您，旁边有倒计时，时间到之前都能付。从结算页付款，会一次付清所有店铺的订单；只想先付其中一笔，进入那个订单点“去付款”。",
    ),
    head("Currency", "货币"),
    para(
      "The sign before a price follows the language of the page. The number is never converted: you pay exactly the number that you see. Your bank may convert it and charge for that.",
      "价格前的符号随页面语言变化，数字不做换算，看到多少就付多少。银行如需换汇，可能另收手续费。",
    ),
    para(
      `If you need an invoice, choose it at checkout. ${articleLink("invoices", "Invoices and tax")}`,
      `需要发票，请在结算时选择。${articleLink("invoices", "发票与税")}`,
    ),
  ),
};
