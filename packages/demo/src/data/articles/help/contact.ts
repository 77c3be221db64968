import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** How to reach a person; linked from the footer. */
export const contact: ArticleEntry = {
  key: "contact",
  category: "about-sundry",
  type: "OTHER",
  title: both(["Contact us", "联系我们"]),
  daysAgo: 12,
  content: story(
    para(
      "People answer here, in English and in Chinese, from <strong>8:00 to 24:00</strong> China time, every day. Which way is quickest depends on what it is about.",
      "这里由真人答复，中英文均可，北京时间每天<strong>8:00至24:00</strong>。不同的问题，有不同的捷径，先看看您的属于哪一种。",
    ),
    head("About an order", "订单问题"),
    para(
      'Open it in <a href="#/home/MyOrder">My orders</a> and press “Customer service”. A chat opens with the store that packs the order, and it sees which order you mean. You can add photos, products and other orders to the talk, and it is still there when you come back.',
      '在<a href="#/home/MyOrder">我的订单</a>中进入订单，点“联系客服”，即可与发货的店铺对话，对方能直接看到是哪笔订单。对话中可以发照片、商品和其他订单，下次打开记录还在。',
    ),
    head("About a product", "商品问题"),
    para(
      "Press “Contact store” on the page of the product or of the store. The store knows its products best: sizes, materials, printing, what fits into a carton.",
      "在商品页或店铺页点“联系客服”。尺寸、材质、印标、装箱数，店铺最清楚。",
    ),
    head("About anything else", "其他问题"),
    bullets(
      [
        'Send us a message with the <a href="#/mailUs">contact form</a>. You need no account for it. We reply by email within one working day.',
        '用<a href="#/mailUs">联系表单</a>给我们留言，无需登录，一个工作日内以邮件答复。',
      ],
      [
        "Use it for a new mobile number or email address in your account, which we change after we have checked that it is you.",
        "更换账号的手机号或邮箱，也请在此提出，核实身份后由我们修改。",
      ],
      [
        "What you type stays in your browser until you send it, even if the page is closed meanwhile.",
        "填写的内容在提交前会保留在您的浏览器中，中途关闭页面也不会丢失。",
      ],
    ),
    para(
      "Write in your own words, one matter in each message. An order number, a photo of the label or the exact words of an error save us both a question.",
      "用自己的话写就好，一条留言说一件事。附上订单号、包裹面单照片或报错原文，双方可以少问一个来回，答复也更准。",
    ),
    head("If you and a store do not agree", "与店铺意见不一"),
    para(
      `Do not argue for long. Make a request for ${articleLink("after-sale", "a return or refund")}, or ${articleLink("complaints", "a complaint")}: both have fixed times, both sides can add photos, and in a complaint we decide.`,
      `不必长时间争论，请提交${articleLink("after-sale", "售后申请")}或${articleLink("complaints", "投诉")}：两者都有明确时限，双方均可举证，投诉由平台裁定。`,
    ),
    head("Staying safe", "安全提示"),
    para(
      "We never ask for your password or for a code that was sent to you, and we never ask you to pay outside the shop. If somebody does, it is not us. Tell us through the contact form.",
      "我们绝不会索要密码或验证码，也不会让您在商城之外付款。遇到这种情况，对方一定不是我们，请通过联系表单告知。",
    ),
    para(
      "Our office is on the third floor of 699 Chouzhou North Road, Yiwu, Zhejiang. Visits by appointment.",
      "办公地址：浙江省义乌市稠州北路699号三楼，来访请预约。",
    ),
  ),
};
