import { both, type Pair } from "../familyBuilders.ts";
import { para } from "../richText.ts";
import type { ArticleEntry } from "./shapes.ts";

function notice(key: string, daysAgo: number, title: Pair, text: Pair): ArticleEntry {
  return { key, category: "announcements", type: "OTHER", title: both(title), content: para(...text), daysAgo };
}

/** Notices of the platform, newest first. */
export const announcements: readonly ArticleEntry[] = [
  notice(
    "holiday-sea-freight",
    1,
    ["Sea freight for the holidays has closed, air parcels still leave daily", "节前海运已截单，空运照常每日发出"],
    [
      "The last consolidated container has sailed. Air parcels keep leaving every day; the product page shows delivery times to your country.",
      "节前最后一柜已开船。空运包裹每日照发，到各国时效见商品页。",
    ],
  ),
  notice(
    "rail-europe-schedule",
    5,
    ["Rail to Europe: a third train each week", "中欧班列每周加开第三班"],
    [
      "From this week a third train runs on Saturdays. Expect 18 to 26 days to Rotterdam, Duisburg and Łódź.",
      "本周起周六加开一班，到鹿特丹、杜伊斯堡、罗兹约18至26天。",
    ],
  ),
  notice(
    "lumen-lane-guarantee",
    9,
    ["Lumen Lane extends the guarantee on LED bulbs to three years", "光巷灯饰LED灯泡质保延至三年"],
    [
      "This covers bulbs bought from this month on. A photo of the lamp and its batch number is enough.",
      "本月起购买的灯泡适用，拍下灯泡与批号即可理赔。",
    ],
  ),
  notice(
    "batch-price-rule",
    14,
    ["Batch prices now count all colours and sizes together", "阶梯价改为颜色尺码合计"],
    [
      "Until now each colour counted separately. From today all pieces of one product are added up, so mixed cartons reach the lower price sooner.",
      "此前各颜色单独计数，即日起同一商品合并计数，混色也能更快享受低价。",
    ],
  ),
  notice(
    "toy-reports",
    21,
    ["Test reports on every toy page", "玩具页全部附检测报告"],
    [
      "Little Fair Toys has added the EN 71 and ASTM F963 reports to its product pages. Reports older than two years are being renewed.",
      "小集玩具已在商品页附上EN 71与ASTM F963报告，满两年的正在更新。",
    ],
  ),
  notice(
    "wallet-maintenance",
    27,
    ["Wallet maintenance on Sunday, 2:00 to 4:00", "周日2:00至4:00余额维护"],
    [
      "Top-ups and withdrawals pause for two hours China time. Paying from the balance keeps working.",
      "北京时间该时段充值与提现暂停，余额支付不受影响。",
    ],
  ),
  notice(
    "pickup-yiwu",
    33,
    ["A second pick-up point in Yiwu", "义乌新增第二个自提点"],
    [
      "It is on the ground floor of the joint warehouse, gate 3. Bring the eight-digit pick-up code from your order.",
      "位于集货仓一层3号门，凭订单八位提货码取货。",
    ],
  ),
  notice(
    "review-photos",
    41,
    ["Reviews take up to nine photos", "评价最多可传九张图"],
    [
      "Photos of what is inside the carton help other buyers most. Each can be up to 10 MB.",
      "开箱照对其他买家最有帮助，每张不超过10MB。",
    ],
  ),
  notice(
    "new-store-glint",
    56,
    ["Glint Jewellery has opened its second hall", "微光饰品二馆开张"],
    [
      "Watches, eyewear and hair accessories join the rings and strands. Many are sold singly.",
      "在戒指与串珠之外，新增手表、眼镜与发饰，不少款式可单件购买。",
    ],
  ),
  notice(
    "customs-hs-codes",
    70,
    ["HS codes are now on product pages", "商品页新增海关编码"],
    [
      "This is the code we put on the customs form. If your broker needs a different one, tell us before the parcel leaves.",
      "即报关单所用编码。若您的报关行另有要求，请在发货前告知。",
    ],
  ),
  notice(
    "fake-messages",
    88,
    ["We never ask for your password", "我们不会索要密码"],
    [
      "Some buyers have received messages that pretend to be from us. We never ask for passwords or codes, in chat or by phone.",
      "有买家收到冒充我们的消息。无论聊天还是电话，我们都不会索要密码或验证码。",
    ],
  ),
  notice(
    "spring-festival-hours",
    104,
    ["Warehouse hours around the Spring Festival", "春节期间仓库安排"],
    [
      "The warehouse closes for six days. Orders placed during that time ship from the seventh day, in the order they were paid.",
      "仓库休息六天，期间订单自第七天起按付款顺序发出。",
    ],
  ),
];
