import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** The smallest quantity and the price that follows from how many one takes. */
export const minimumOrders: ArticleEntry = {
  key: "minimum-orders",
  category: "orders",
  type: "OTHER",
  title: both(["Minimum orders and batch prices", "起订量与阶梯价"]),
  daysAgo: 12,
  content: story(
    para(
      "The minimum is the smallest number of pieces that a store sells of one product. It stands on every product card, and on the button: “+12” adds twelve. More than a third of our products have no minimum. You can buy one piece of them, and many cost less for each if you take more.",
      "起订量是店铺一款商品最少卖几件，写在每张商品卡上，也写在按钮上：“+12”就是一次加12件。超过三分之一的商品没有起订量，一件也卖，其中不少多买单价更低。",
    ),
    para(
      "If you wonder how much that is, press “Show me” beside the quantity: the page lays out as many pieces as you have chosen.",
      "想知道这么多有多大一堆，点数量旁的“看看有多少”，页面会按所选件数把商品摆出来给您看。",
    ),
    head("Colours and sizes count together", "颜色尺码合计"),
    para(
      "With a minimum of 12 you can take six in blue and six in red. The simplest way is “Order several variants at once” on the product page: type the number for each colour and size, and it tells you how many are missing. In the cart you can then change each line, as long as all of them together still reach the minimum.",
      "起订12件，可以六件蓝色、六件红色。最省事的办法是在商品页点“多规格批量下单”，逐个填好各颜色、尺码的件数，页面会提示还差几件。加购后也可以在购物车里逐行调整，只要合计不低于起订量。",
    ),
    head("Batch prices", "阶梯价"),
    bullets(
      [
        "Many products have several prices. From a certain number on, each piece costs less.",
        "不少商品有几档价格，达到一定件数，每件更便宜。",
      ],
      [
        "The price you reach applies to <strong>all</strong> pieces, not only to those above the step.",
        "达到哪一档，<strong>全部</strong>件数都按那一档算，而不只是超出的部分。",
      ],
      [
        "All colours and sizes of a product in your cart count towards the step.",
        "购物车里同一商品的各颜色、尺码合并计算档位。",
      ],
      [
        "The cart says how many more pieces bring the next price, if the store has that many.",
        "库存足够时，购物车会提示再加几件可到下一档。",
      ],
    ),
    head("What the cart does", "购物车怎么处理"),
    para(
      "Products below their minimum stay in the cart but are not ticked, with the number that is missing. The same happens to a line for which there is too little stock. Nothing leaves your cart unless you remove it or order it. Products without batch prices stop at 99 pieces a line.",
      "不足起订量的商品留在购物车里但不勾选，并写明还差几件；库存不足的商品也一样。除非您删除或下单，购物车里的商品不会消失。没有阶梯价的商品，每行最多99件。",
    ),
    para(
      `During a ${articleLink("flash-sale-rules", "flash sale")} the price of the sale replaces the batch price. The minimum still applies.`,
      `${articleLink("flash-sale-rules", "限时秒杀")}期间按秒杀价计算，不再适用阶梯价，但起订量照常。`,
    ),
  ),
};
