import { both, type Pair } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { stores } from "../../stores.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

const counters = stores.flatMap(({ name, pickup }): Pair[] =>
  pickup
    ? [
        [
          `<strong>${name.en}:</strong> ${pickup.name.en}, ${pickup.address.en}. ${pickup.hours.en}, telephone ${pickup.phone}`,
          `<strong>${name.zh}：</strong>${pickup.name.zh}，${pickup.address.zh}，${pickup.hours.zh}，电话${pickup.phone}`,
        ],
      ]
    : [],
);

/** Collecting at a store's counter. */
export const selfPickup: ArticleEntry = {
  key: "self-pickup",
  category: "delivery",
  type: "OTHER",
  title: both(["Collecting in person", "到店自提"]),
  daysAgo: 12,
  content: story(
    para(
      "Some stores have a counter where you can collect your order. There is no shipping to pay, and you can look at the items on the spot.",
      "部分店铺设有自提点，可以到店取货，不收运费，还能当场验货。",
    ),
    head("How it works", "怎样自提"),
    bullets(
      [
        "At checkout choose “Pick up” and then the counter. This is possible if everything in the checkout comes from one store that has one. If not, order the items of that store separately.",
        "结算时选“到店自提”，再选自提点。须结算的商品全部来自同一家设有自提点的店铺；否则请把该店商品单独结算。",
      ],
      [
        "Pay as usual. The order then shows a <strong>pick-up code of eight digits</strong>, which you can copy. It works once.",
        "照常付款。付款后订单中显示<strong>8位提货码</strong>，可以复制，仅限使用一次。",
      ],
      [
        "Show the code at the counter during its hours. When the store has entered it, the order is complete.",
        "在营业时间内到自提点出示提货码，店铺核对后订单完成。",
      ],
    ),
    para(
      "Somebody else can collect for you: whoever shows the code gets the items. So give it only to people you trust, and never to somebody who asks for it by message.",
      "也可以请人代取：谁出示提货码，货就给谁。请只告诉信得过的人，有人发消息索要时不要提供。",
    ),
    head("The counters", "自提点"),
    bullets(...counters),
    head("Changing your mind", "不想要了"),
    para(
      `Until you have collected the order, you can cancel it; the money goes into your wallet at once. You can also ask for a refund of single items that wait at the counter. After you have collected it, you have 15 days for ${articleLink("after-sale", "a return or refund")}, as with a parcel.`,
      `提货前可以取消订单，款项即时退到余额；也可以只为其中几件商品申请退款。提货后15天内，与快递订单一样可申请${articleLink("after-sale", "退货或退款")}。`,
    ),
    para(
      "If the counter is closed or can't find your order, open the order and start the chat: the store then sees the order number.",
      "自提点没开门或查不到订单时，请进入订单联系客服，店铺能直接看到订单号。",
    ),
  ),
};
