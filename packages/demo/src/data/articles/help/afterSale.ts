import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Asking for a return or a refund, and every deadline of it. */
export const afterSale: ArticleEntry = {
  key: "after-sale",
  category: "after-sale-help",
  type: "OTHER",
  title: both(["Returns and refunds", "退货与退款"]),
  daysAgo: 12,
  content: story(
    para(
      "You can ask for a return or a refund from the moment the store has shipped everything until <strong>15 days</strong> after receipt. Receipt is when you confirm it, or 7 days after shipping if you do not. Before an order ships you do not need this: cancel it.",
      "店铺全部发货后即可申请退货或退款，直到确认收货后<strong>15天</strong>。未主动确认的，发货7天后自动确认收货。发货前不用申请售后，直接取消订单即可。",
    ),
    head("How to ask", "怎样申请"),
    bullets(
      [
        'Open the order in <a href="#/home/MyOrder">My orders</a> and press “Return or refund”. If the order has several items, choose the one you mean.',
        '在<a href="#/home/MyOrder">我的订单</a>中进入订单，点“申请售后”；订单有多件商品时，选择其中一件。',
      ],
      [
        "Choose what you want: <strong>Return and refund</strong>, if the items go back, or <strong>Refund only</strong>, if you keep them, never got them, or some are missing.",
        "选择类型：需要寄回的选<strong>退货退款</strong>；没收到、少件或不用寄回的选<strong>仅退款</strong>。",
      ],
      [
        "Say how many pieces, choose the reason, and describe what is wrong. Up to five photos help: of the fault, and of the label on the parcel.",
        "填写件数、选择原因、说明问题，可附最多五张照片，最好拍下问题所在和包裹面单。",
      ],
      ["Before you send the request you see the amount that you will get.", "提交前会显示可退金额。"],
    ),
    head("What happens then", "之后的流程"),
    bullets(
      [
        "The store has <strong>3 days</strong> to answer. If it does not, your request is approved.",
        "店铺须在<strong>3天</strong>内答复，逾期视为同意。",
      ],
      ["Refund only: the money goes back with the approval.", "仅退款：同意后即退款。"],
      [
        "Return: the request shows the address. Send the items within <strong>7 days</strong> and enter carrier and number, or the request closes. Put the packing list in, which you can print there.",
        "退货退款：售后单中会显示退货地址，请在<strong>7天</strong>内寄回，并填写物流公司和单号，逾期售后关闭。可打印退货清单放入包裹。",
      ],
      [
        "The store has <strong>10 days</strong> from then to check the items. If it does not, the refund is made by itself.",
        "寄出后店铺须在<strong>10天</strong>内验收，逾期自动退款。",
      ],
    ),
    head("Who pays for sending it back", "寄回的运费谁出"),
    para(
      "You choose the carrier and pay it. If the store sent something wrong or broken, agree in the chat before you send it that the store bears this cost. The refund itself has what you paid for the items and their share of the shipping to you.",
      "快递由您选择并先行付费。若是店铺发错或商品破损，请在寄出前与店铺在聊天中谈妥由其承担。退款本身包含商品实付金额和当初分摊的运费。",
    ),
    head("If the store declines", "店铺不同意"),
    para(
      `The request says why. You can ask again with better photos while the 15 days last, or take it to us: the request has a button for ${articleLink("complaints", "a complaint")}. Items that you bought with points can't be returned.`,
      `售后单会写明原因。15天内可补充凭证重新申请，也可以直接在售后单中发起${articleLink("complaints", "投诉")}，由平台处理。积分兑换的商品不能退货。`,
    ),
  ),
};
