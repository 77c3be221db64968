import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** From the cart to the receipt. */
export const ordering: ArticleEntry = {
  key: "ordering",
  category: "orders",
  type: "OTHER",
  title: both(["How orders work", "下单流程"]),
  daysAgo: 12,
  content: story(
    para(
      "One checkout can have items from several stores. You pay once. It becomes one order for each store, with a number of its own, because each store packs and sends its items itself.",
      "一次结算可以买多家店铺的商品，只付一次款。付款后按店铺拆成多个订单，各有订单号，由各店分别备货、发货。",
    ),
    head("The steps", "步骤"),
    bullets(
      [
        "Add items to your cart. Items below their minimum are not ticked, and the line says how many more you need.",
        "加入购物车。不足起订量的商品不会勾选，并提示还差几件。",
      ],
      [
        "At checkout choose the address, coupons and invoice. The summary shows every amount, and for each store the days on which the parcel arrives.",
        "结算时选择地址、优惠券和发票。金额明细逐项列出，每家店铺的包裹预计哪天送达也会显示。",
      ],
      [
        "Place the order. If a price, the stock or a coupon has changed since the page opened, we tell you what is different and order nothing until you place it again.",
        "提交订单。若打开页面后价格、库存或优惠券有变化，会逐项告知，您重新提交之前不会下单。",
      ],
      [
        "Pay within <strong>30 minutes</strong>. After that the order closes by itself, the items go back on sale, and your coupons are yours again. You can have at most 10 checkouts waiting for payment at a time.",
        "请在<strong>30分钟</strong>内付款。超时订单自动关闭，商品恢复出售，优惠券退回。同时待付款的结算最多10笔。",
      ],
    ),
    head("Where an order is", "订单在哪一步"),
    para(
      "My orders sorts them by what comes next: to pay, to ship, to receive, completed and cancelled. You can search for a number or a product. The page of an order has its whole history, from the moment you placed it, with the time of each step, its parcels and every amount. It can be printed on one sheet.",
      "“我的订单”按下一步分类：待付款、待发货、待收货、已完成、已取消，也可以按订单号或商品名称搜索。订单页列出从下单起每一步的时间、包裹物流和各项金额，可打印在一张纸上。",
    ),
    head("Cancelling", "取消订单"),
    para(
      "You can cancel an order yourself, free of charge, until its first parcel is on the way. Items that wait at a pick-up point can be cancelled too. Choose a reason and confirm. Your coupons and points come back, and so does the money: into your wallet, at once, however you paid.",
      "第一个包裹发出之前，您可以自行取消订单，不收任何费用；待自提的订单同样可以取消。选择原因并确认后，优惠券和积分退回，已付款项无论当初怎样支付，都即时退到余额。",
    ),
    head("Receiving", "确认收货"),
    para(
      `Confirm receipt in the order once you have everything. If you do not, the order counts as received <strong>7 days</strong> after it has shipped. From receipt you have 15 days for ${articleLink("after-sale", "a return or refund")}, so look at the items before you confirm. Finished orders can be ordered again with one press: the cart then says what has changed since.`,
      `收齐后请在订单中确认收货；未确认的，发货后<strong>7天</strong>自动确认。确认收货后15天内可申请${articleLink("after-sale", "退货或退款")}，请先验货再确认。已完成的订单可一键再次购买，购物车会列出价格、库存等变化。`,
    ),
  ),
};
