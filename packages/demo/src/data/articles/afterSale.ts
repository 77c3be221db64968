import { both } from "../familyBuilders.ts";
import { bullets, head, para, story } from "../richText.ts";
import type { ArticleEntry } from "./shapes.ts";

/** When something went wrong. */
export const afterSaleArticles: readonly ArticleEntry[] = [
  {
    key: "after-sale",
    category: "after-sale-help",
    type: "OTHER",
    title: both(["Returns and refunds: wrong, missing or broken items", "售后：错发、少发、破损"]),
    daysAgo: 388,
    content: story(
      para(
        "You have <strong>15 days</strong> from receipt. Open the order, choose the item and quantity, and add up to five photos. A photo of the carton label usually settles it in one message.",
        "自收货起<strong>15天</strong>内可申请。打开订单选中商品，填写件数，最多附五张照片。拍一张外箱面单，多数情况一次就能解决。",
      ),
      head("What happens then", "之后的流程"),
      bullets(
        [
          "The store replies within three days. If it does not, your request is approved.",
          "店铺三天内答复，逾期自动同意。",
        ],
        ["Refund only: refunded on approval.", "仅退款：同意后即时退款。"],
        [
          "Return and refund: send the items within seven days and add the tracking number.",
          "退货退款：七天内寄回并填写快递单号。",
        ],
      ),
      para(
        "Ask the store in the chat who pays for sending items back. Refunds here are for the items.",
        "退货运费由谁承担，请在聊天中与店铺协商；此处退款仅含商品金额。",
      ),
    ),
  },
  {
    key: "refunds",
    category: "after-sale-help",
    type: "OTHER",
    title: both(["When the refund arrives", "退款多久到账"]),
    daysAgo: 350,
    content: story(
      bullets(
        [
          "Paid from the wallet, with Alipay or WeChat Pay: into your wallet, as soon as the refund is approved. You can withdraw it from there.",
          "余额、支付宝、微信支付：退款同意后即时退至余额，可随时提现。",
        ],
        [
          "Paid by bank transfer: to the bank account you name in the request. If you cancel an order before it ships, the money goes into your wallet.",
          "银行转账：退至您申请时填写的银行账户；发货前取消订单的，款项退至余额。",
        ],
      ),
      para(
        "A partial refund is what you actually paid for those items. Coupons are shared across all items when you place the order.",
        "部分退款按所退件数的实付分摊：下单时优惠已分摊到每件商品。",
      ),
    ),
  },
  {
    key: "complaints",
    category: "after-sale-help",
    type: "OTHER",
    title: both(["Complaints", "投诉"]),
    daysAgo: 350,
    content: story(
      para(
        "If you and the store can't agree, make a complaint from the item in your order. Both sides can add messages and photos. We read everything before we decide.",
        "与店铺协商不成，可在订单商品处发起投诉。双方在同一处留言附图，平台通读后裁定。",
      ),
      bullets(
        ["You can withdraw your complaint at any time before the decision.", "裁定前可随时撤销。"],
        [
          "The store must follow the decision. It does not affect your legal rights.",
          "裁定对店铺有约束力，不影响您的法定权利。",
        ],
      ),
    ),
  },
  {
    key: "reviews",
    category: "after-sale-help",
    type: "OTHER",
    title: both(["Writing reviews", "评价说明"]),
    daysAgo: 320,
    content: story(
      para(
        "You can review each item of a completed order once, with up to nine photos. Your review appears straight away, with part of your name hidden.",
        "已完成订单的每件商品可评价一次，最多九张图。评价即时显示，名字做部分隐藏。",
      ),
      para(
        "We remove insults, phone numbers and paid reviews. We never remove a review because it is negative.",
        "辱骂、电话号码、刷评会被删除。差评不会因为是差评而删除。",
      ),
    ),
  },
];
