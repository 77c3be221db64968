import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Invoices, and what is said about tax. */
export const invoices: ArticleEntry = {
  key: "invoices",
  category: "paying",
  type: "OTHER",
  title: both(["Invoices and tax", "发票与税"]),
  daysAgo: 12,
  content: story(
    para(
      "Decide about the invoice at checkout. If an order was placed without one, it can't be added later; you can only cancel the order before it ships and place it again.",
      "是否开票请在结算时选好。下单时没有选发票的订单，事后不能补开；只能在发货前取消，重新下单。",
    ),
    head("How to get one", "怎样开票"),
    bullets(
      [
        "At checkout, open “Invoice” and choose Person or Company. A person enters a name. A company enters its name and tax number, which has 5 to 30 letters and digits.",
        "结算页点“发票”，选择个人或企业。个人填写抬头；企业填写名称和税号，税号为5至30位字母或数字。",
      ],
      ["Place the order and pay it.", "提交订单并付款。"],
      [
        "Open the order and press <strong>Request invoice</strong>. It is issued at once.",
        "进入订单点<strong>申请开票</strong>，即时开具。",
      ],
      [
        "From then on it can be opened there at any time, printed, or saved as a PDF.",
        "开具后随时可在订单中查看、打印或存为PDF。",
      ],
    ),
    para(
      "Read the name and the number once more before you place the order. An invoice says what you entered, and what has been issued can't be changed. If you buy again, enter it anew: another order is another invoice.",
      "提交订单前，请再核对一遍抬头和税号。发票按您填写的内容开具，开出后不能修改。再次购买时需要重新填写，每笔订单单独开票，互不影响。",
    ),
    head("What it shows", "发票内容"),
    para(
      "Each store's order has an invoice of its own, so a checkout with three stores makes three. An invoice names the seller and the buyer, the number and date of the order, every item with its quantity, and the amount that you really paid: after offers and coupons, with shipping. Rewards that you paid with points have no price, and so nothing is invoiced for them.",
      "每家店铺的订单各开一张，一次结算买了三家店就是三张。发票列明销售方、购买方、订单号与日期、每件商品的数量，以及您的实付金额：已减去店铺优惠和优惠券，含运费。用积分兑换的商品没有金额，不计入发票。",
    ),
    head("Tax", "税"),
    para(
      "At the moment Sundry adds no sales tax of its own: the total at checkout is what you pay. Should that change, the checkout, the order and the invoice will each show the rate and the amount in a line of their own.",
      "目前，Sundry结算时不另加销售税，结算页的合计就是您要付的金额。以后如有变化，结算页、订单和发票上都会单独列出税率和税额。",
    ),
    para(
      `If goods cross a border, the country of delivery may ask for duty and import tax. You pay those to the carrier or to customs, not to us. Keep the invoice or print the order: both show the value of each item. More is in ${articleLink("shipping", "Delivery times and customs")}.`,
      `商品跨境时，目的国可能征收关税和进口税，由您向承运商或海关缴纳，不付给我们。请保留发票或打印订单，上面有每件商品的货值。详见${articleLink("shipping", "多久能收到")}。`,
    ),
  ),
};
