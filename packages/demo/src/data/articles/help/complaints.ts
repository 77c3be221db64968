import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** What to do when buyer and store do not agree. */
export const complaints: ArticleEntry = {
  key: "complaints",
  category: "after-sale-help",
  type: "OTHER",
  title: both(["Complaints", "投诉"]),
  daysAgo: 12,
  content: story(
    para(
      `A complaint asks Sundry to decide between you and a store. Most problems end sooner another way: ask the store in the chat, or make a request for ${articleLink("after-sale", "a return or refund")}, which the store has to answer within 3 days. Complain if it declines, if what it sent is not what it showed, or if it treats you badly.`,
      `投诉是请Sundry在您与店铺之间裁定。多数问题有更快的办法：在聊天中问店铺，或提交${articleLink("after-sale", "售后申请")}，店铺须在3天内答复。店铺拒绝售后、货不对板或态度恶劣时，再发起投诉。`,
    ),
    head("When you can complain", "什么时候可以投诉"),
    para(
      "From the moment the store has shipped everything until <strong>15 days</strong> after receipt. A complaint is about one item of an order, and there can be one complaint about each item. You need not have asked for a refund before.",
      "店铺全部发货后，至确认收货后<strong>15天</strong>内。投诉针对订单中的一件商品，每件商品只能投诉一次，不要求先申请售后。",
    ),
    head("How to make one", "怎样投诉"),
    bullets(
      [
        "Open the order and press “Complain” beside the item. A request that was declined has the same button.",
        "进入订单，在商品旁点“投诉”；被拒绝的售后单里也有这个按钮。",
      ],
      [
        "Choose what it is about, such as items that are not as described, or a refund that was refused.",
        "选择投诉主题，如商品与描述不符、拒不退款等。",
      ],
      [
        "Tell us what happened and what you would like to happen. Add up to five photos.",
        "说明经过和您的诉求，最多附五张照片。",
      ],
    ),
    head("What helps us decide", "怎样有助于裁定"),
    para(
      "Say what you ordered, what you got, and since when you know. Show it: the items, the label on the parcel, the place on the product page that promised something else. Tell us what you want, such as all of the money, a part of it, or a missing piece. One thing at a time is quicker than everything at once.",
      "请写清楚：订的是什么、收到的是什么、什么时候发现的。附上照片：商品本身、包裹面单、商品页上与实物不符的描述。说明您的诉求：全额退款、部分退款，还是补发缺件。一事一诉，处理更快。",
    ),
    head("What happens then", "之后的流程"),
    bullets(
      [
        "The store reads your complaint and answers it, with photos of its own if it likes. You get a message.",
        "店铺会看到投诉内容并作出答复，可附图片，届时您会收到消息。",
      ],
      [
        "Until the decision, both sides and we can add messages. Everybody sees all of it.",
        "裁定之前，双方和平台都可以继续留言，内容彼此可见。",
      ],
      [
        "We read everything and decide. The decision stands in the complaint, and you get a message about it.",
        "平台阅读全部内容后裁定，结果写在投诉中，并给您发消息。",
      ],
      [
        "The store has agreed to follow our decision. Your legal rights stay as they are.",
        "店铺入驻时已承诺接受裁定。裁定不影响您的法定权利。",
      ],
    ),
    head("Withdrawing it", "撤销投诉"),
    para(
      'You can withdraw a complaint until it is decided, for example because the store has put things right. It is closed then, and there can be no second one about the same item. All your complaints are in <a href="#/home/ComplainList">My complaints</a>.',
      '裁定前可随时撤销，例如店铺已妥善处理。撤销后投诉关闭，同一件商品不能再次投诉。全部投诉见<a href="#/home/ComplainList">我的投诉</a>。',
    ),
  ),
};
