import { both } from "../familyBuilders.ts";
import { bullets, head, para, story } from "../richText.ts";
import { articleAddress } from "./articleAddress.ts";
import type { ArticleEntry } from "./shapes.ts";

/** How to order, pay and receive. */
export const buyingArticles: readonly ArticleEntry[] = [
  {
    key: "help",
    category: "orders",
    type: "OTHER",
    title: both(["Help centre", "帮助中心"]),
    daysAgo: 400,
    content: story(
      para("Start here. Each line leads to the page that answers it.", "从这里开始，每行都通向对应的说明。"),
      bullets(
        [
          `I want to order: <a href="${articleAddress("ordering")}">How orders work</a>`,
          `我要下单：<a href="${articleAddress("ordering")}">下单流程</a>`,
        ],
        [
          `It says my quantity is too small: <a href="${articleAddress("minimum-orders")}">Minimum orders</a>`,
          `提示数量不够：<a href="${articleAddress("minimum-orders")}">起订量说明</a>`,
        ],
        [
          `Where is my parcel: <a href="${articleAddress("shipping")}">Shipping and customs</a>`,
          `包裹在哪：<a href="${articleAddress("shipping")}">运输与清关</a>`,
        ],
        [
          `Something is wrong, short or broken: <a href="${articleAddress("after-sale")}">After-sale</a>`,
          `错发、少发、破损：<a href="${articleAddress("after-sale")}">售后说明</a>`,
        ],
      ),
      para(
        "Not there? Customer service answers from 8:00 to 24:00 China time.",
        "没找到？客服每天8:00至24:00（北京时间）在线。",
      ),
    ),
  },
  {
    key: "ordering",
    category: "orders",
    type: "OTHER",
    title: both(["How orders work", "下单流程"]),
    daysAgo: 396,
    content: story(
      para(
        "One checkout becomes one trade; the trade holds one order for each store. You pay once, stores pack separately, and the warehouse joins the parcels.",
        "一次结算生成一笔交易，交易下每家店铺一张订单。付款一次，各店分别备货，仓库合并包裹。",
      ),
      head("The steps", "步骤"),
      bullets(
        [
          "Put goods into the cart. Lines below their minimum stay unticked and say how many are missing.",
          "加入购物车。低于起订量的行不勾选，并提示还差几件。",
        ],
        [
          "Choose address, coupons and payment. The summary adds up line by line.",
          "选择地址、优惠券与支付方式，右侧逐行汇总。",
        ],
        [
          "Pay within <strong>30 minutes</strong>; after that the order closes and coupons return.",
          "请在<strong>30分钟</strong>内付款，超时订单关闭，优惠券退回。",
        ],
        [
          "Follow the parcel in My orders and confirm receipt when it is complete.",
          "在“我的订单”查看物流，收齐后确认收货。",
        ],
      ),
      para("You may cancel freely until the store has shipped.", "店铺发货前可自行取消。"),
    ),
  },
  {
    key: "minimum-orders",
    category: "orders",
    type: "OTHER",
    title: both(["Minimum orders", "起订量说明"]),
    daysAgo: 396,
    content: story(
      para(
        "A minimum is the number of pieces below which a store loses money packing them. It counts <strong>all colours and sizes of one goods together</strong>: with a minimum of 12 you may take six blue and six red.",
        "起订量是店铺打包不亏本的最低件数，<strong>同一商品不同颜色尺码合计</strong>：起订12件，可以六蓝六红。",
      ),
      head("Batch prices", "阶梯价"),
      para(
        "Many goods cost less from a certain number on. The price of the batch you reach applies to every piece, not only to the ones above the step.",
        "不少商品达到一定件数就降价。达到的那一档适用于全部件数，而不只是超出部分。",
      ),
      para(
        "The button says what will be added: Add 12. Type any larger number yourself.",
        "按钮写明会加几件：“加购 12 件”，也可自行输入更大的数量。",
      ),
    ),
  },
  {
    key: "payment",
    category: "paying",
    type: "OTHER",
    title: both(["Payment", "支付方式"]),
    daysAgo: 390,
    content: story(
      bullets(
        [
          "<strong>Wallet:</strong> pays at once; refunds return there within minutes.",
          "<strong>余额：</strong>即时到账，退款几分钟内退回余额。",
        ],
        [
          "<strong>Alipay and WeChat Pay:</strong> scan the code on the payment page; the page notices by itself.",
          "<strong>支付宝、微信：</strong>扫描收银台二维码，付款后页面自动跳转。",
        ],
        [
          "<strong>Bank transfer:</strong> for orders from 500; the order waits until the money has arrived.",
          "<strong>银行转账：</strong>500以上可用，到账后开始备货。",
        ],
      ),
      para(
        "Amounts are shown with the symbol of the language you read in. They are not converted: the figure is what you pay.",
        "金额按当前语言显示货币符号，不做换算，数字即实付。",
      ),
      para("Top up the wallet with any amount from 0.01 to 9,998.99.", "余额充值每次0.01至9,998.99。"),
    ),
  },
  {
    key: "invoices",
    category: "paying",
    type: "OTHER",
    title: both(["Invoices", "发票"]),
    daysAgo: 372,
    content: story(
      para(
        "Choose an invoice at settlement and enter the title: your name, or company name and tax number. The store issues it; paper goes into the parcel, the electronic one into the order.",
        "结算时选择开票并填写抬头：个人姓名，或公司名称与税号。由店铺开具，纸质随货，电子版放在订单里。",
      ),
      para(
        "Invoices show the amount after coupons. Points and free goods are not invoiced.",
        "发票金额为优惠后实付，积分与赠品不开票。",
      ),
    ),
  },
  {
    key: "shipping",
    category: "delivery",
    type: "OTHER",
    title: both(["Shipping and customs", "运输与清关"]),
    daysAgo: 390,
    content: story(
      para(
        "Stores hand goods to the joint warehouse within <strong>48 hours</strong>, unless the goods page says otherwise. There they are counted, joined and sent.",
        "除商品页另有说明外，店铺在<strong>48小时</strong>内送达集货仓，清点、并箱、发出。",
      ),
      head("How long", "多久到"),
      bullets(
        ["China: 2 to 5 days", "中国：2至5天"],
        ["Japan, Korea, Singapore: 4 to 8 days by air", "日本、韩国、新加坡：空运4至8天"],
        ["Europe: 9 to 14 days by air, 18 to 26 days by rail", "欧洲：空运9至14天，铁路18至26天"],
        [
          "America, Africa, Gulf, Australia: 10 to 18 days by air, 28 to 45 days by sea",
          "美洲、非洲、海湾、澳洲：空运10至18天，海运28至45天",
        ],
      ),
      head("Customs", "清关"),
      para(
        "We fill in the forms with HS codes from the goods pages. Duty and import tax are paid by the receiver; keep the order summary, it shows the value line by line.",
        "报关单由我们按商品页海关编码代填。关税与进口税由收件人缴纳，请保留逐行列明货值的订单汇总。",
      ),
    ),
  },
  {
    key: "freight",
    category: "delivery",
    type: "OTHER",
    title: both(["What freight costs", "运费怎么算"]),
    daysAgo: 365,
    content: story(
      para(
        "Each store charges by pieces or by weight; Sundry Select ships free. The first amount has a base price, each further amount that is begun adds a step.",
        "各店按件或按重量计费，万物自营包邮。首件（首重）一个价，续件（续重）每满一档加一档，不足一档按一档计。",
      ),
      para(
        "Goods of one store share one base price. That is why ten kinds from one store cost less to send than ten kinds from ten.",
        "同一店铺的商品共用一份首费，所以同店凑十样，比十家各买一样运费低。",
      ),
      para(
        "If a store cannot deliver to your address, the line says so before you pay.",
        "若店铺不支持您的地址，付款前该行会有提示。",
      ),
    ),
  },
  {
    key: "self-pickup",
    category: "delivery",
    type: "OTHER",
    title: both(["Collecting in person", "到店自提"]),
    daysAgo: 340,
    content: story(
      para(
        "Some stores have a counter. If everything in the order is from one such store, choose Self pick-up at settlement and pay no freight.",
        "部分店铺设有提货点。若订单商品全部来自同一家，可在结算时选“自提”，免运费。",
      ),
      para(
        "When the goods are ready the order shows an eight-digit code. Show it at the counter; the order is complete when the store has entered it.",
        "备好后订单显示八位提货码，到店出示，店家核销后订单完成。",
      ),
    ),
  },
  {
    key: "coupons",
    category: "saving",
    type: "OTHER",
    title: both(["Coupons", "优惠券"]),
    daysAgo: 360,
    content: story(
      para(
        'Take them in the <a href="#/coupon">coupon centre</a>. One platform coupon and one coupon for each store can be used in the same checkout.',
        '在<a href="#/coupon">领券中心</a>领取。同一次结算可用一张平台券，加每家店铺各一张。',
      ),
      bullets(
        ["The threshold counts goods in scope only, without freight.", "门槛只计适用商品金额，不含运费。"],
        ["A coupon of 15% takes its share off every piece in scope.", "8.5折即每件适用商品支付85%。"],
        [
          "Coupons return when an order closes unpaid or is cancelled before shipping.",
          "订单未付关闭或发货前取消，优惠券退回。",
        ],
      ),
      para(
        "Fixed dates are on the ticket; others run from the day you take them.",
        "固定日期印在券面，其余从领取当天起算。",
      ),
    ),
  },
  {
    key: "points",
    category: "saving",
    type: "OTHER",
    title: both(["Points", "积分"]),
    daysAgo: 360,
    content: story(
      para(
        "Completed orders earn points on the amount paid, and so do written reviews. Points do not expire while the account is used at least once in two years.",
        "订单完成按实付金额得积分，写评价也有。账户两年内有使用，积分不过期。",
      ),
      para(
        'Trade them in the <a href="#/PointMall">points mall</a>. Goods taken for points can be exchanged if faulty, but not returned for money.',
        '在<a href="#/PointMall">积分商城</a>兑换。积分商品有质量问题可换，不退现金。',
      ),
      para("A refund takes back the points that the order had earned.", "退款时，该订单所得积分相应扣回。"),
    ),
  },
  {
    key: "flash-sale-rules",
    category: "saving",
    type: "OTHER",
    title: both(["Flash sale rules", "限时抢购规则"]),
    daysAgo: 300,
    content: story(
      para(
        "Six rounds a day begin at 8:00, 10:00, 14:00, 18:00, 20:00 and 22:00 China time. A round runs until the next one begins; the last ends at midnight.",
        "每天六场，北京时间8:00、10:00、14:00、18:00、20:00、22:00开始，到下一场开始为止，末场至24:00。",
      ),
      bullets(
        ["The bar shows what is really sold of the round's stock.", "进度条显示本场库存的真实售出比例。"],
        ["Minimum orders still apply.", "起订量照常适用。"],
        [
          "A flash price and a batch price do not add up; the flash price counts.",
          "抢购价与阶梯价不叠加，以抢购价为准。",
        ],
      ),
    ),
  },
];
