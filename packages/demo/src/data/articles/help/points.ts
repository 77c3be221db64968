import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Earning points, waiting for them and spending them. */
export const points: ArticleEntry = {
  key: "points",
  category: "saving",
  type: "OTHER",
  title: both(["Points and rewards", "积分与兑换"]),
  daysAgo: 12,
  content: story(
    para(
      'Points are a thank-you for orders that you keep. They pay for rewards in the <a href="#/PointMall">rewards store</a>. <a href="#/home/Point">My points</a> shows what you have, what is on its way, and where each point came from.',
      '积分是对成交订单的回馈，可在<a href="#/PointMall">积分商城</a>兑换商品。<a href="#/home/Point">我的积分</a>列出可用积分、待生效积分和每一笔的来源。',
    ),
    head("Earning them", "怎样获得"),
    bullets(
      ["<strong>100 points</strong> when you register.", "注册即得<strong>100积分</strong>。"],
      [
        "<strong>1 point</strong> for every whole dollar that you pay for an order, once it is complete. Cents do not count, and neither does what coupons paid.",
        "订单完成后，每实付1元得<strong>1积分</strong>，不足1元不计，优惠券抵扣的部分不计。",
      ],
      [
        `<strong>5 points</strong> for each item that you ${articleLink("reviews", "review")}.`,
        `每件商品发表${articleLink("reviews", "评价")}得<strong>5积分</strong>。`,
      ],
      [
        "Extra points with some store offers. They come with the order that earned them.",
        "部分店铺优惠另送积分，随对应订单获得。",
      ],
    ),
    head("Why they are pending at first", "为什么先“待生效”"),
    para(
      "The points of an order are pending until its time for returns is over: <strong>15 days</strong> after you have confirmed receipt. Then you can spend them. If a return or refund is open on that day, they wait until it is decided. The points for registering can be spent at once.",
      "订单积分要等退货期结束才生效，即确认收货满<strong>15天</strong>，届时即可使用。当天仍有售后在处理的，处理完成后生效。注册积分立即可用。",
    ),
    para(
      "My points lists each order whose points are pending, with the day on which they can be spent, and each change since you registered. The rewards store can show only those rewards that you have enough points for. A reward of which none are left says so.",
      "“我的积分”逐笔列出待生效的订单和生效日期，以及注册以来的每次变动。积分商城可以只看积分够换的商品；已兑完的会标明。",
    ),
    head("If something is refunded", "退款时"),
    para(
      "An order earns points for what you keep. If part of the money goes back, the points become fewer in the same proportion, and with the last of the money they are gone. Your points never fall below zero: what you have already spent is made up by the next points.",
      "积分按您最终留下的商品计算。部分退款，积分按比例减少；全部退款则全部收回。积分不会变成负数，已经用掉的部分，从之后获得的积分中扣回。",
    ),
    para(
      "A small example: you pay $40.60 for an order and review its two items. That makes 40 points and 10 points. You return one item that cost half, so 20 and 5 of them remain.",
      "举个例子：一笔订单实付40.60元，两件商品都写了评价，可得40积分加10积分。之后退了占一半金额的那件，最后得20积分加5积分。",
    ),
    head("Spending them", "怎样使用"),
    para(
      "A reward costs points alone. Shipping, if there is any, is paid in money. If you cancel before it ships, the points come back. Rewards can't be returned after that, so their checkout promises no return. Points have no expiry date. They can't be exchanged for money or given to somebody else.",
      "兑换商品只花积分，如有运费另付。发货前取消，积分退回；发货后不能退货，结算页也不承诺退货。积分长期有效，不能兑换现金，不能转让。",
    ),
  ),
};
