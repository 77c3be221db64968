import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Where each kind of question is answered; linked from the footer. */
export const start: ArticleEntry = {
  key: "help",
  category: "orders",
  type: "OTHER",
  title: both(["Where to find help", "怎样获得帮助"]),
  daysAgo: 12,
  content: story(
    para(
      'Most questions are about an order that you already have. Open <a href="#/home/MyOrder">My orders</a> and choose the order. You see what has happened to it, what happens next, and everything you can do with it now: pay, cancel, track, return, complain, or ask for the invoice.',
      '大多数问题都与已下的订单有关。打开<a href="#/home/MyOrder">我的订单</a>，点进订单，就能看到处理进度、下一步以及现在可以做的事：付款、取消、查物流、申请售后、投诉、开发票。',
    ),
    head("Before you order", "下单之前"),
    bullets(
      [
        `How many do I have to buy, and what is the price then? ${articleLink("minimum-orders", "Minimum orders and batch prices")}`,
        `要买几件，买多了什么价？${articleLink("minimum-orders", "起订量与阶梯价")}`,
      ],
      [
        `What does delivery cost, and when does it arrive? ${articleLink("freight", "Shipping costs")} and ${articleLink("shipping", "Delivery times")}`,
        `运费多少、多久能到？${articleLink("freight", "运费怎么算")}、${articleLink("shipping", "多久能收到")}`,
      ],
      [
        `How can I pay, and with which coupons? ${articleLink("payment", "Ways to pay")} and ${articleLink("coupons", "Coupons")}`,
        `怎么付款，优惠券怎么用？${articleLink("payment", "支付方式")}、${articleLink("coupons", "优惠券")}`,
      ],
    ),
    head("After you have ordered", "下单之后"),
    bullets(
      [
        `You forgot something or chose the wrong address: cancel the order before it ships and order again. ${articleLink("ordering", "How orders work")}`,
        `选错商品或地址：发货前可自行取消，重新下单。${articleLink("ordering", "下单流程")}`,
      ],
      [
        `Something is wrong, missing or broken: ${articleLink("after-sale", "Returns and refunds")} and ${articleLink("refunds", "When the money comes")}`,
        `错发、少发、破损：${articleLink("after-sale", "退货与退款")}、${articleLink("refunds", "退款多久到账")}`,
      ],
      [
        `You and the store do not agree: ${articleLink("complaints", "Complaints")}`,
        `与店铺协商不成：${articleLink("complaints", "投诉")}`,
      ],
    ),
    head("Your account", "账号"),
    para(
      `You can ${articleLink("my-data", "download everything we keep about you")} and ${articleLink("close-account", "close your account")} yourself, without writing to anybody.`,
      `${articleLink("my-data", "下载个人数据")}、${articleLink("close-account", "注销账号")}都可以自助完成，不用联系客服。`,
    ),
    head("What we tell you", "我们会通知您什么"),
    para(
      'You never have to look whether something has happened. A payment that has arrived, a parcel that has left, an answer of a store, a decision, a refund: each brings a message, and <a href="#/home/MsgList">Messages</a> keeps it for a year. If you have given us an email address, the important ones come as a letter too. You can turn off those about parcels and returns under Account security.',
      '有没有进展，不用您反复查看。付款到账、包裹发出、店铺答复、平台裁定、退款到账，都会给您发消息，在<a href="#/home/MsgList">消息</a>中保留一年。留有邮箱的，重要事项还会发邮件；物流和售后类邮件可在账户安全中关闭。',
    ),
    head("Nothing fits", "都不是"),
    para(
      `Customer service answers in English and Chinese from 8:00 to 24:00, China time, every day. Open the chat from your order: then it knows the order number, and what was said is still there when you come back. You can also ${articleLink("contact", "write to us")}. We never ask for your password or for a code, in the chat or on the telephone.`,
      `客服每天8:00至24:00（北京时间）在线，中英文均可。从订单页打开客服，对方就能直接看到是哪笔订单，不必再报订单号；聊天记录会保留，下次打开接着说。也可以${articleLink("contact", "给我们留言")}。无论聊天还是电话，我们都不会索要密码或验证码，遇到索要的请勿提供，并告知我们。`,
    ),
  ),
};
