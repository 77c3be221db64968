import { both } from "../familyBuilders.ts";
import { bullets, head, para, story } from "../richText.ts";
import { articleLink } from "./articleAddress.ts";
import { contact } from "./help/contact.ts";
import type { ArticleEntry } from "./shapes.ts";

/** Who we are and what we promise. */
export const platformArticles: readonly ArticleEntry[] = [
  {
    key: "about",
    category: "about-sundry",
    type: "ABOUT",
    title: both(["About us", "关于我们"]),
    daysAgo: 410,
    content: story(
      para(
        "Sundry is a marketplace for small goods: the bows, buckets, bulbs and buttons that shops run out of first. Fourteen stores sell here. Most of them are makers, and we visited each one before it opened.",
        "Sundry是做小商品的集市：蝴蝶结、水桶、灯泡、纽扣，都是小店最容易断货的东西。这里有十四家店，多数是工厂，开店前我们都上门看过。",
      ),
      head("How we differ", "我们的做法"),
      bullets(
        [
          "You see the minimum order on every product before you open it.",
          "起订量写在每张商品卡上，不用点进去才知道。",
        ],
        [
          "You pay once for goods from many stores, and see for each when it arrives.",
          "多家店铺一次付款，每家何时送达一目了然。",
        ],
        [
          "Batch prices count all colours and sizes of a product together.",
          "阶梯价按同一商品各颜色尺码的合计件数计算。",
        ],
      ),
      para(
        `People answer your questions, not a form: see ${articleLink("contact", "Contact us")}.`,
        `有问题直接找人，不用填表：见${articleLink("contact", "联系我们")}。`,
      ),
    ),
  },
  contact,
  {
    key: "privacy",
    category: "about-sundry",
    type: "PRIVACY_POLICY",
    title: both(["Privacy policy", "隐私政策"]),
    daysAgo: 380,
    content: story(
      para(
        "We only keep what we need to handle your orders. This page explains what we keep, for how long, and how you can get a copy or have it deleted.",
        "我们只保存履行订单所需的信息。本页说明存什么、存多久、怎样取回或删除。",
      ),
      head("What we keep", "保存什么"),
      bullets(
        [
          "Account: login name, mobile number, a one-way hash of your password.",
          "账户：登录名、手机号、密码的单向摘要。",
        ],
        [
          "Orders: what you bought, the address and the amount, because tax law requires it. Once you close your account they have no name, number or address.",
          "订单：商品、地址、金额，依税法保存。注销账号后，订单不再包含姓名、电话和地址。",
        ],
        [
          "Recently viewed: the products you opened while logged in. You can clear them in the member centre at any time.",
          "足迹：登录时浏览过的商品，可随时在会员中心清空。",
        ],
      ),
      head("Who sees it", "谁能看到"),
      para(
        "The store that packs your order sees the name, address and phone number on the label. So do carriers and customs. Nobody else does. We do not sell data or use advertising trackers.",
        "为您发货的店铺能看到面单上的姓名、地址和电话，承运商与海关亦同。除此之外没有别人；我们不出售数据，也没有广告追踪。",
      ),
      head("Your rights", "您的权利"),
      para(
        'In your <a href="#/home/AccountSafe">account security</a> you can download everything we keep about you, see where you are logged in, and close your account. For a correction use <a href="#/mailUs">our contact form</a>. We answer within 30 days.',
        '在<a href="#/home/AccountSafe">账户安全</a>中，您可以下载我们保存的全部数据、查看已登录的设备、注销账号。如需更正，请使用<a href="#/mailUs">联系表单</a>，我们在30天内答复。',
      ),
      head("Consent", "授权同意"),
      para(
        "We don't ask you to agree to cookies or tracking, because there are none. What we store in your browser is only what the shop needs: your login, language, theme and unfinished forms.",
        "我们不使用跟踪类Cookie，因此不会请求您同意。浏览器中只保存商城运行所需的内容：登录状态、语言、主题和未提交的表单。",
      ),
    ),
  },
  {
    key: "user-agreement",
    category: "about-sundry",
    type: "USER_AGREEMENT",
    title: both(["Terms of use", "用户协议"]),
    daysAgo: 380,
    content: story(
      para(
        "By registering you agree to these terms. We have kept them short.",
        "注册即表示同意以下条款。我们有意写得简短。",
      ),
      bullets(
        [
          "The contract of sale is between you and the store. Sundry takes payment and settles disputes.",
          "买卖合同由您与店铺订立，Sundry负责收款与调解纠纷。",
        ],
        [
          "A price is binding once you place the order. If a decimal point is obviously wrong, we cancel and refund the order.",
          "下单后价格有效；明显小数点错误的订单将取消并退款。",
        ],
        [
          "One account for one person or company. Points and coupons cannot be sold.",
          "一人或一企业一个账户，积分与优惠券不得转售。",
        ],
        [
          "Stores check items against the rules of the delivery country as far as they know them. You pay import duty.",
          "店铺按已知规定核对目的国要求，进口税费由买家承担。",
        ],
      ),
      para(
        "Chinese law applies; consumers keep the rights of the country they live in.",
        "适用中国法律；消费者仍享有居住国法律赋予的权利。",
      ),
    ),
  },
  {
    key: "licence",
    category: "about-sundry",
    type: "LICENSE_INFORMATION",
    title: both(["Business licence", "营业执照"]),
    daysAgo: 375,
    content: story(
      para(
        "Sundry Trade Co. is a demonstration company. The numbers on this page are examples.",
        "Sundry Trade Co.为演示公司，本页编号均为示例，不对应任何实体。",
      ),
      bullets(
        ["Registered name: Sundry Trade Co.", "注册名称：Sundry Trade Co."],
        ["Record filing: 0000-0000", "备案号：0000-0000"],
        ["Scope: sale of household goods, stationery, toys, hardware", "经营范围：日用品、文具、玩具、五金销售"],
      ),
    ),
  },
];
