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
      para("Choose the question you need help with.", "请选择您要了解的问题。"),
      bullets(
        [
          `How do I order? <a href="${articleAddress("ordering")}">How orders work</a>`,
          `我要下单：<a href="${articleAddress("ordering")}">下单流程</a>`,
        ],
        [
          `Why is my quantity too small? <a href="${articleAddress("minimum-orders")}">Minimum orders</a>`,
          `提示数量不够：<a href="${articleAddress("minimum-orders")}">起订量说明</a>`,
        ],
        [
          `Where is my parcel? <a href="${articleAddress("shipping")}">Shipping and customs</a>`,
          `包裹在哪：<a href="${articleAddress("shipping")}">运输与清关</a>`,
        ],
        [
          `Something is wrong, missing or broken: <a href="${articleAddress("after-sale")}">Returns and refunds</a>`,
          `错发、少发、破损：<a href="${articleAddress("after-sale")}">售后说明</a>`,
        ],
      ),
      para(
        "Can't find it? Customer service is open from 8:00 to 24:00, China time.",
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
        "One checkout can include orders from several stores. You pay once, each store packs its own order, and the warehouse combines the parcels.",
        "一次结算可包含多家店铺的订单。只需付款一次，各店分别备货，仓库合并包裹。",
      ),
      head("The steps", "步骤"),
      bullets(
        [
          "Add items to your cart. Items below their minimum order are not selected, and show how many more you need.",
          "加入购物车。低于起订量的商品不会勾选，并提示还差几件。",
        ],
        [
          "Choose your address, coupons and payment method. The summary shows every amount.",
          "选择地址、优惠券与支付方式，费用明细一目了然。",
        ],
        [
          "Pay within <strong>30 minutes</strong>. After that the order closes and your coupons are returned.",
          "请在<strong>30分钟</strong>内付款，超时订单关闭，优惠券退回。",
        ],
        [
          "Track the parcel in My orders and confirm receipt when everything has arrived.",
          "在“我的订单”查看物流，收齐后确认收货。",
        ],
      ),
      para("You can cancel free of charge until the store ships.", "店铺发货前可自行取消。"),
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
        "The minimum is the smallest number of pieces a store can pack without losing money. It counts <strong>all colours and sizes of one product together</strong>: with a minimum of 12 you can buy six blue and six red.",
        "起订量是店铺打包不亏本的最低件数，<strong>同一商品不同颜色尺码合计</strong>：起订12件，可以六蓝六红。",
      ),
      para(
        "More than a third of our products have no minimum. You can buy one piece, and pay less for each if you take more.",
        "超过三分之一的商品没有起订量，一件也卖，多买单价更低。",
      ),
      para(
        "Add the minimum of one colour first. The other colours then start at one piece, and in the cart you can lower the first one as far as the colours together make the minimum.",
        "先加购一种颜色的起订量，其他颜色即可一件起加；在购物车中可再调低第一种颜色，只要合计不低于起订量。",
      ),
      head("Batch prices", "阶梯价"),
      para(
        "Many products cost less when you buy more. The price you reach applies to every piece, not only to the extra ones.",
        "不少商品达到一定件数就降价。达到的那一档适用于全部件数，而不只是超出部分。",
      ),
      para(
        "The button shows how many will be added, such as Add 12. You can enter a larger number.",
        "按钮写明会加几件：“加购12件”，也可自行输入更大的数量。",
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
          "<strong>Wallet:</strong> pays instantly. Refunds go into the wallet as soon as they are approved.",
          "<strong>余额：</strong>即时到账，退款同意后即退回余额。",
        ],
        [
          "<strong>Alipay and WeChat Pay:</strong> scan the code on the payment page. The page updates when you have paid.",
          "<strong>支付宝、微信：</strong>扫描收银台二维码，付款后页面自动跳转。",
        ],
        [
          "<strong>Bank transfer:</strong> for all orders without flash sale items. The payment page says until when the money has to arrive; the store packs your order then.",
          "<strong>银行转账：</strong>不含秒杀商品的订单均可使用，须在收银台显示的时间前到账，到账后开始备货。",
        ],
      ),
      para(
        "The currency symbol follows your language. Amounts are not converted: you pay the number shown.",
        "切换语言只改变货币符号，不影响金额，显示的数字即实付金额。",
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
        "Choose an invoice at checkout and enter your name, or your company name and tax number. Once you have paid, request it in your order. It is issued at once, and you can open, print and save it there.",
        "结算时选择开票并填写抬头：个人姓名，或公司名称与税号。付款后可在订单中申请，即时开具，可随时查看、打印或保存。",
      ),
      para(
        "Invoices show the amount after coupons. Rewards and free gifts are not invoiced.",
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
        "Stores send items to the joint warehouse within <strong>48 hours</strong>, unless the product page says otherwise. There they are checked, combined and shipped.",
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
        "We fill in the forms with the HS codes from the product pages. You pay duty and import tax. Keep the order summary, because it shows the value of each item.",
        "报关单由我们按商品页海关编码代填。关税与进口税由收件人缴纳，请保留列明货值的订单明细。",
      ),
    ),
  },
  {
    key: "freight",
    category: "delivery",
    type: "OTHER",
    title: both(["Shipping costs", "运费怎么算"]),
    daysAgo: 365,
    content: story(
      para(
        "Each store charges by piece or by weight. Sundry Select ships free. There is a base price for the first amount, and a fixed price for each further amount or part of it.",
        "各店按件或按重量计费，万物自营包邮。首件（首重）一个价，续件（续重）每满一档加一档，不足一档按一档计。",
      ),
      para(
        "Items from one store share one base price, so ten items from one store cost less to send than one item from each of ten stores.",
        "同一店铺的商品共用一份首费，所以同店凑十样，比十家各买一样运费低。",
      ),
      para(
        "If a store can't deliver an item to your address, we tell you before you pay.",
        "若店铺不支持您的地址，付款前会有提示。",
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
        "Some stores have a pick-up point. If everything in the order is from one such store, choose Pick up at checkout and pay no shipping.",
        "部分店铺设有提货点。若订单商品全部来自同一家，可在结算时选“到店自提”，免运费。",
      ),
      para(
        "When your order is ready it shows an eight-digit pick-up code. Show it at the pick-up point. The order is complete when the store has entered it.",
        "备货完成后订单显示八位提货码，到店出示，核对后订单完成。",
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
        'Claim coupons in the <a href="#/coupon">coupon centre</a>. In one checkout you can use one Sundry coupon and one coupon for each store.',
        '在<a href="#/coupon">领券中心</a>领取。同一次结算可用一张平台券，加每家店铺各一张。',
      ),
      bullets(
        ["The minimum spend counts eligible items only, without shipping.", "门槛只计适用商品金额，不含运费。"],
        ["A 15% coupon takes 15% off every eligible item.", "8.5折即每件适用商品支付85%。"],
        [
          "You get your coupons back if an order closes unpaid or is cancelled before it ships.",
          "订单未付关闭或发货前取消，优惠券退回。",
        ],
      ),
      para(
        "Some coupons have fixed dates. Others run from the day you claim them.",
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
        "You earn points on the amount you pay for completed orders, and for written reviews. Gifts of points come with the order that earned them. Points are pending until the return period of their order is over; then you can spend them. Points do not expire if you use your account at least once every two years.",
        "订单完成按实付金额得积分，写评价也有，赠送积分随订单一并获得。积分在该订单退货期结束后生效，生效后即可使用。账户两年内有使用，积分不过期。",
      ),
      para(
        'Redeem them in the <a href="#/PointMall">rewards store</a>. Rewards can be replaced if they are faulty, but not refunded in money.',
        '在<a href="#/PointMall">积分商城</a>兑换。积分商品有质量问题可换，不退现金。',
      ),
      para(
        "If we refund an order, it earns points only for what you keep. A return or refund that is open keeps the order's points pending until it is decided.",
        "退款时，该订单的积分相应减少；售后处理完成前，该订单的积分暂不生效。",
      ),
    ),
  },
  {
    key: "flash-sale-rules",
    category: "saving",
    type: "OTHER",
    title: both(["Flash sale rules", "限时秒杀规则"]),
    daysAgo: 300,
    content: story(
      para(
        "Six rounds a day begin at 8:00, 10:00, 14:00, 18:00, 20:00 and 22:00 China time. A round runs until the next one begins; the last ends at midnight.",
        "每天六场，北京时间8:00、10:00、14:00、18:00、20:00、22:00开始，到下一场开始为止，末场至24:00。",
      ),
      bullets(
        ["The bar shows how much of the stock for this round has really sold.", "进度条显示本场库存的真实售出比例。"],
        ["Minimum orders still apply.", "起订量照常适用。"],
        [
          "You can't combine a flash sale price with a batch price. The flash sale price applies.",
          "秒杀价与阶梯价不叠加，以秒杀价为准。",
        ],
      ),
    ),
  },
];
