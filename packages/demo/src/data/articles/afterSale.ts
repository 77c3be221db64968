import { both } from "../familyBuilders.ts";
import { bullets, head, para, story } from "../richText.ts";
import type { ArticleEntry } from "./shapes.ts";

/** When something went wrong. */
export const afterSaleArticles: readonly ArticleEntry[] = [
  {
    key: "after-sale",
    category: "after-sale-help",
    type: "OTHER",
    title: both(["After-sale: wrong, short or broken", "售后：错发、少发、破损"]),
    daysAgo: 388,
    content: story(
      para(
        "You have <strong>15 days</strong> from receipt. Open the order, choose the line, say how many pieces, and add up to five photos. A photo of the carton label settles most cases in one message.",
        "自收货起<strong>15天</strong>内可申请。打开订单选中商品，填写件数，最多附五张照片。拍一张外箱面单，多数情况一次就能解决。",
      ),
      head("What happens then", "之后的流程"),
      bullets(
        ["The store answers within two days. If it does not, we decide.", "店铺两天内答复，逾期由平台处理。"],
        ["Money only: refunded after approval.", "仅退款：同意后退款。"],
        [
          "Return: send the goods within seven days and enter the parcel number.",
          "退货退款：七天内寄回并填写物流单号。",
        ],
      ),
      para("Return freight is paid by whoever made the mistake.", "退货运费由责任方承担。"),
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
        ["Wallet: within minutes of approval", "余额：同意后几分钟"],
        ["Alipay, WeChat Pay: one to three days", "支付宝、微信：一至三天"],
        ["Bank transfer: three to seven working days", "银行转账：三至七个工作日"],
      ),
      para(
        "A partial refund is the share of what you really paid for the pieces: coupons are spread over all lines when the order is placed.",
        "部分退款按所退件数的实付分摊：下单时优惠已摊到每一行。",
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
        "If the store and you cannot agree, open a complaint from the order line. Both sides write in the same place, with photos; we read everything and decide within five working days.",
        "与店铺协商不成，可在订单商品处发起投诉。双方在同一处留言附图，平台通读后五个工作日内裁定。",
      ),
      bullets(
        ["You may withdraw at any time before the decision.", "裁定前可随时撤销。"],
        [
          "The decision is binding for the store. It does not take any legal right from you.",
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
        "Each line of a completed order can be reviewed once, with up to nine photos. Reviews appear at once and under a shortened name.",
        "已完成订单的每件商品可评价一次，最多九张图。评价即时显示，名字做部分隐藏。",
      ),
      para(
        "We remove insults, phone numbers and texts that a store paid for. We never remove a bad mark because it is bad.",
        "辱骂、电话号码、刷评会被删除。差评不会因为是差评而删除。",
      ),
    ),
  },
];
