import { both } from "../../familyBuilders.ts";
import { flashHours, offersPerSlot } from "../../flashSales.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

const hours = flashHours.map((hour) => `${hour}:00`);
const last = hours.at(-1) ?? "";

/** Rounds, limits and what happens to pieces that are not paid. */
export const flashSale: ArticleEntry = {
  key: "flash-sale-rules",
  category: "saving",
  type: "OTHER",
  title: both(["Flash sale rules", "限时秒杀规则"]),
  daysAgo: 12,
  content: story(
    para(
      `Every day has ${hours.length} rounds of ${offersPerSlot} products each. They begin at ${hours.slice(0, -1).join(", ")} and ${last}, China time. If your clock shows another time, the <a href="#/seckill">flash sale</a> names the zone beside each hour. A round runs until the next one begins, the last one until midnight. When it has ended, its prices have ended too.`,
      `每天${hours.length}场，每场${offersPerSlot}款商品，北京时间${hours.join("、")}开始。您所在的时区不同时，<a href="#/seckill">限时秒杀</a>页会在时间旁注明时区。每场到下一场开始为止，末场至24:00，结束后恢复原价。`,
    ),
    head("Before a round", "开始之前"),
    para(
      "You can look at the products of a later round and see their price, but not buy at it yet. “Remind me” sets a reminder. It works as long as you keep the shop open in that browser.",
      "后面场次的商品和价格可以先看，但还不能按秒杀价购买。点“提醒我”可设置提醒，须在同一浏览器中保持商城打开。",
    ),
    head("What you can buy", "能买多少"),
    bullets(
      [
        "The bar shows how much of the day's pieces has really been sold. When they are gone, the normal price applies.",
        "进度条显示当天数量已被抢去多少，抢完即恢复原价。",
      ],
      [
        "One buyer can have <strong>a fifth</strong> of the day's pieces of an offer, and at least the product's minimum.",
        "每人最多购买当天该款数量的<strong>五分之一</strong>，但不少于起订量。",
      ],
      [
        `The ${articleLink("minimum-orders", "minimum")} applies as usual. The flash sale price replaces the batch price.`,
        `${articleLink("minimum-orders", "起订量")}照常适用；按秒杀价计算，不与阶梯价叠加。`,
      ],
      [
        "Pieces are yours when the order is made, not when they are in the cart.",
        "提交订单时才占用库存，加入购物车不算。",
      ],
    ),
    para(
      "In the cart the price of the sale stands beside the product as long as the round runs. Afterwards the normal price is there again, and the line says that it has risen.",
      "场次进行中，购物车显示秒杀价；场次结束后自动恢复原价，并在该行提示价格上涨。",
    ),
    head("Paying", "付款"),
    para(
      "You have 30 minutes, as for every order. If you do not pay, or cancel, the pieces go back into the round and no longer count as yours. A checkout with flash sale pieces can't be paid by bank transfer, because nobody else could buy them while we wait for the bank.",
      "与其他订单一样，须在30分钟内付款。未付款或取消的，数量退回本场，也不再计入您的限购。含秒杀商品的结算不能用银行转账，以免等待到账期间占着库存。",
    ),
    para(
      `If the round ends between the cart and your order, we tell you the new price and order nothing until you agree. Returns work as for all products: ${articleLink("after-sale", "Returns and refunds")}.`,
      `提交订单前若场次已结束，会告知您新的价格，您再次确认之前不会下单。售后与其他商品相同，见${articleLink("after-sale", "退货与退款")}。`,
    ),
  ),
};
