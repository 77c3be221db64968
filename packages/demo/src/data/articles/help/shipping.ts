import { both } from "../../familyBuilders.ts";
import { freightPlans } from "../../freight.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import { zonesOf } from "../freightWords.ts";
import type { ArticleEntry } from "../shapes.ts";

/** How long delivery takes, from the plans of the checkout. */
export const shipping: ArticleEntry = {
  key: "shipping",
  category: "delivery",
  type: "OTHER",
  title: both(["Delivery times and customs", "多久能收到"]),
  daysAgo: 12,
  content: story(
    para(
      "Two times add up: how long the store needs until the parcel leaves, and how long the parcel travels. You see both before you buy. The product page says when the products leave and, for your country, on which days they arrive. The checkout says it again for your address, store by store.",
      "到货时间由两段相加：店铺多久发出，路上走多久。下单前两样都能看到：商品页写明多久发货、预计哪几天送达您所在的国家；填好地址后，结算页按店铺再列一次。",
    ),
    head("Until it leaves", "发货"),
    para(
      "Each product says its own time: within 24 hours, within 48 hours, or within 7 days for products that take longer to prepare. Products from one store travel together, so the slowest of them decides. If you are in a hurry, order slow products separately.",
      "每件商品各有发货时间：24小时内、48小时内，备货较久的为7天内。同一家店的商品一起发，以最慢的一件为准。赶时间的话，慢的商品可以分开下单。",
    ),
    head("On the way", "运输"),
    bullets(
      ...zonesOf(freightPlans, ({ days: [fewest, most] }) => [`${fewest} to ${most} days`, `${fewest}至${most}天`]),
    ),
    para(
      "Some stores also send by express, which costs more and takes fewer days. Where a store does, its product pages name both, and at the checkout you choose for each store. Free shipping of an offer is for standard delivery.",
      "部分店铺还提供特快配送，更快，运费也更高。有特快的店铺，商品页会同时列出两种时效；结算时可按店铺选择。满减活动的免运费只限标准配送。",
    ),
    para(
      "These are days from dispatch to your door, on parcels that nothing holds up. Each store sends its own parcel with its own tracking number; a large order can be several. Once it has left, press Track in the order.",
      "以上为正常情况下从发出到送达的天数。每家店铺各自发货，各有快递单号，订单较大时可能分成几个包裹。发出后，在订单中点“查看物流”即可。",
    ),
    head("If it does not arrive", "一直没收到"),
    para(
      `Ask the store in the chat of the order first: it sees where the parcel is. An order counts as received 7 days after it has shipped, even if the parcel is still on a long way. From then on you still have 15 days to ask for your money back: choose “Refund only” and the reason “not received”. ${articleLink("after-sale", "Returns and refunds")}`,
      `先在订单里联系店铺查询包裹。订单发货7天后自动确认收货，路途较远时包裹可能还在路上；此后15天内仍可申请退款，选“仅退款”，原因选“未收到货”。详见${articleLink("after-sale", "退货与退款")}。`,
    ),
    head("Customs", "清关"),
    para(
      "Products that cross a border need a customs form, which is filled in for you. Duty and import tax of your country are not part of our prices: the carrier or customs asks you for them. Some countries let small parcels through without. Keep the invoice, because it shows the value of each item.",
      "跨境商品的报关单由我们代填。目的国的关税和进口税不含在商品价格里，由承运商或海关向您收取；有些国家对小额包裹免征。请保留发票，上面有每件商品的货值。",
    ),
  ),
};
