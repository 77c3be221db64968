import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Who can review, when, and what others see. */
export const reviews: ArticleEntry = {
  key: "reviews",
  category: "after-sale-help",
  type: "OTHER",
  title: both(["Writing reviews", "怎样评价"]),
  daysAgo: 12,
  content: story(
    para(
      'Only people who have bought a product here can review it. Each item of an order has one review. You can write it once you have confirmed receipt; <a href="#/home/CommentList">My reviews</a> lists what you have not reviewed yet.',
      '只有在这里买过的人才能评价。订单中的每件商品可评价一次，确认收货后即可填写；<a href="#/home/CommentList">我的评价</a>列出还没评价的商品。',
    ),
    head("What a review has", "评价内容"),
    bullets(
      [
        "A verdict: good, average or poor. The share of good verdicts is the rating of the product.",
        "总体评价：好评、中评或差评。好评占比就是商品的好评率。",
      ],
      [
        "Stars for three questions: is it as described, how was the service, how was the delivery. They make the three scores on the page of the store.",
        "三项打分：描述相符、服务态度、发货速度，合成店铺页上的三项评分。",
      ],
      [
        "Your words, and up to nine photos of at most 10 MB each. Photos are turned upright, and what the camera wrote into them, such as the place, is removed.",
        "文字和最多九张照片，每张不超过10MB。照片会自动转正，拍摄地点等相机信息会被清除。",
      ],
    ),
    head("What helps others", "怎样写对别人有用"),
    para(
      "Say what you bought it for and in which size or colour, and what you would have liked to know before. A photo beside something that everybody knows, such as a coin or a hand, says more than a number. Leave out telephone numbers, addresses and other people's names: a review is public.",
      "写明用途、买的尺码或颜色，以及下单前最想知道的事。和硬币、手掌这类熟悉的东西放在一起拍，比写数字更直观。请不要写电话、地址或他人姓名，评价是公开的。",
    ),
    head("Who sees it", "谁能看到"),
    para(
      "It appears on the page of the product straight away. Of your nickname others see the first and the last letter only. The store can answer once, below your review, and you get a message when it does. Reviews stay in the language that you wrote them in.",
      "评价提交后立即显示在商品页。别人只能看到您昵称的首尾两个字。店铺可在下方回复一次，届时您会收到消息。评价按您书写的语言显示，不做翻译。",
    ),
    head("Before you send it", "提交之前"),
    para(
      `A review can't be changed afterwards, so wait until you have used the thing. There are 15 days. If you have not written one by then, a good verdict with five stars is added by itself, with a sentence that says so. If something is wrong with the items, ask for ${articleLink("after-sale", "a return or refund")} too: a review alone brings no money back, and a poor review does not harm your request.`,
      `评价提交后不能修改，建议用过再写。期限为15天，逾期未评价的，系统自动给出五星好评，并注明为默认评价。商品有问题，请同时申请${articleLink("after-sale", "退货或退款")}：评价本身不会带来退款，写了差评也不影响售后。`,
    ),
    para(
      `Each review earns ${articleLink("points", "5 points")}, whatever its verdict. They are pending until the time for returns is over.`,
      `每条评价得${articleLink("points", "5积分")}，好评差评一样，退货期结束后生效。`,
    ),
  ),
};
