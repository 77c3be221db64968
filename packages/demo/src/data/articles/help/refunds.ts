import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** When refunds are made, where they go and how much they are. */
export const refunds: ArticleEntry = {
  key: "refunds",
  category: "after-sale-help",
  type: "OTHER",
  title: both(["When the money comes", "退款多久到账"]),
  daysAgo: 12,
  content: story(
    head("When", "什么时候退"),
    bullets(
      ["<strong>You cancel an order before it ships:</strong> at once.", "<strong>发货前取消订单：</strong>即时退款。"],
      [
        "<strong>Refund only:</strong> as soon as the store approves, after 3 days at the latest.",
        "<strong>仅退款：</strong>店铺同意后即退，最迟3天。",
      ],
      [
        "<strong>Return and refund:</strong> as soon as the store has checked the items, 10 days after you have sent them at the latest.",
        "<strong>退货退款：</strong>店铺验收后即退，最迟在您寄出后10天。",
      ],
    ),
    para(
      "These times run by themselves. You need not remind anybody: you get a message at every step, and the request shows the next deadline.",
      "以上时限到期后由系统自动处理，不用催促，每一步都会给您发消息，售后单里也能看到下一步的截止时间。",
    ),
    head("Where it goes", "退到哪里"),
    bullets(
      [
        `<strong>Paid from the wallet, with Alipay or WeChat Pay:</strong> into your ${articleLink("wallet", "wallet")}, in the same moment. From there you can pay with it or have it paid out.`,
        `<strong>余额、支付宝、微信支付：</strong>即时退到${articleLink("wallet", "余额")}，可用于付款，也可提现。`,
      ],
      [
        "<strong>Paid by bank transfer:</strong> to the bank account that you name in the request. We make this transfer by hand, and your bank needs its time. If you cancel before it ships, the money goes into your wallet instead.",
        "<strong>银行转账：</strong>退到您在售后申请中填写的银行账户，由人工打款，到账时间取决于银行。发货前取消的，退到余额。",
      ],
      ["What you paid with welcome money comes back as welcome money.", "用新人礼金支付的部分，退回为礼金。"],
    ),
    head("How much", "退多少"),
    para(
      "You get back what you really paid for the pieces that you return: their price less their share of offers and coupons, plus their share of the shipping. These shares are fixed when you order. If you return an item bit by bit, all refunds together are exactly what you paid for it, to the cent.",
      "退款为所退商品的实付金额：商品价格减去分摊的优惠和优惠券，加上分摊的运费。分摊在下单时就已确定。分几次退的，各次退款加起来与实付金额分毫不差。",
    ),
    para(
      "A store may offer a part of the money for items that you keep, such as for a scratch. That does not take your right away: within the 15 days you can still return them, for the rest.",
      "商品有小瑕疵时，店铺可能退一部分钱而不用寄回。这不影响您的权利：15天内仍可退货，退还余下的金额。",
    ),
    head("What else changes", "其他变化"),
    para(
      `${articleLink("points", "Points")} that the order would have earned become fewer in the same proportion. If all of it goes back, its coupons return to you too, with their old last day. The order and the wallet both list every refund with its date.`,
      `该订单可得的${articleLink("points", "积分")}按比例减少；全部退款的，优惠券一并退回，有效期不变。每笔退款的时间和金额，在订单和余额明细中都能查到。`,
    ),
    para(
      "If a payment arrives after its order has closed, or arrives twice, you need not ask for it: it goes into your wallet by itself, with a line that says why.",
      "订单关闭后才到账的付款，或重复支付的款项，不用申请，会自动退到余额，并在明细中注明原因。",
    ),
  ),
};
