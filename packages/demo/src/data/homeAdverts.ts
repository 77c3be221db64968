import type {
  BannerAdvertBlock,
  Carousel1Block,
  Carousel2Block,
  CarouselBlock,
  FirstAdvertBlock,
  HotAdvertBlock,
  NavBarBlock,
  TopAdvertBlock,
} from "./pageShapes.ts";
import { banner } from "./pageBlocks.ts";
import type { PageWriter } from "./pageWriter.ts";

/** The strip above the header. */
export function topAdvert({ refs, say }: PageWriter): TopAdvertBlock {
  return {
    type: "topAdvert",
    img: refs.art("party"),
    url: refs.topicUrl("harvest-fair"),
    bgColor: "#143BA3",
    name: say(["Harvest Fair", "金秋集市"]),
    describe: say(["The lowest batch prices on full cartons", "整箱享最低阶梯价"]),
    action: say(["See the fair", "去看看"]),
  };
}

/** The row under the search box. */
export function navBar({ refs, say }: PageWriter): NavBarBlock {
  const entry = (en: string, zh: string, url: string) => ({ name: say([en, zh]), url });
  return {
    type: "navBar",
    list: [
      entry("Flash sale", "限时秒杀", "/seckill"),
      entry("Coupon centre", "领券中心", "/coupon"),
      entry("Rewards store", "积分商城", "/PointMall"),
      entry("School lists", "开学清单", refs.topicUrl("school-lists")),
      entry("Full cartons", "整箱专区", refs.topicUrl("harvest-fair")),
      entry("Help", "帮助中心", "/article"),
    ],
  };
}

/** Full-width slides; the background takes each slide's colour. White text has a contrast of 4.5:1 on all of them. */
export function heroSlides({ refs, say, advert }: PageWriter): Carousel1Block {
  return {
    type: "carousel1",
    key: "hero",
    name: say(["Opening slides", "首屏轮播"]),
    options: {
      list: [
        {
          ...advert({
            art: "rain",
            name: ["Ready for the wet months", "雨季备货，趁早下单"],
            describe: [
              "Umbrellas, boots and ponchos. Mix styles in one carton, from 12 pieces.",
              "雨伞、雨靴与雨披，12件起混装一箱。",
            ],
            action: ["Shop rainwear", "选购雨具"],
            url: refs.categoryUrl("umbrellas"),
            from: "rain-poncho/emergency-card",
          }),
          bgColor: "#1A4DD2",
          label: say(["Rainwear", "雨具"]),
        },
        {
          ...advert({
            art: "kitchen",
            name: ["Kitchen week, from pan to plate", "厨房周，从锅到盘"],
            describe: ["Enamel, stoneware and glass, for every table.", "搪瓷、炻器、玻璃，一桌配齐。"],
            action: ["Shop kitchenware", "选购厨具"],
            url: refs.categoryUrl("kitchen"),
            from: "chopsticks/ironwood",
          }),
          bgColor: "#0B6B47",
          label: say(["Kitchen week", "厨房周"]),
        },
        {
          ...advert({
            art: "school",
            name: ["Thirty of each, for one class", "全班用品，每样三十份"],
            describe: ["Paper, pencils and paint, packed by class.", "纸笔颜料，按班配齐。"],
            action: ["Open the school lists", "查看开学清单"],
            url: refs.topicUrl("school-lists"),
            from: "notebooks/stitched-exercise",
          }),
          bgColor: "#7A4300",
          label: say(["School lists", "开学清单"]),
        },
        {
          ...advert({
            art: "party",
            name: ["Wrap it, tie it, hand it over", "精心包装，体面送礼"],
            describe: ["Boxes, bows and balloons for a busy shop.", "礼盒、蝴蝶结、气球，旺季备货更省心。"],
            action: ["Shop gift wrap", "选购包装"],
            url: refs.categoryUrl("party-wrap"),
            from: "gift-bow/satin-six",
          }),
          bgColor: "#6B2A66",
          label: say(["Gift wrap", "礼品包装"]),
        },
      ],
    },
  };
}

/** Four tinted tiles below the first slides. */
export function firstTiles({ refs, say, advert }: PageWriter): FirstAdvertBlock {
  return {
    type: "firstAdvert",
    key: "first-tiles",
    name: say(["Four tiles", "四格入口"]),
    options: {
      list: [
        {
          ...advert({
            art: "sewing",
            name: ["Sewing by the gross", "缝纫辅料"],
            describe: ["Thread, pins and tape", "线、针、带"],
            action: ["Shop sewing", "选购辅料"],
            url: refs.categoryUrl("sewing"),
            from: "sewing-kits/hotel-mini",
          }),
          fromColor: "#F8E4A4",
          toColor: "#F9D3B4",
        },
        {
          ...advert({
            art: "points",
            name: ["Rewards store", "积分商城"],
            describe: ["Swap points for rewards", "积分直接兑换"],
            action: ["Redeem points", "去兑换"],
            url: "/PointMall",
          }),
          fromColor: "#C8DFF3",
          toColor: "#DAD5EF",
        },
        {
          ...advert({
            art: "dressing",
            name: ["Dressing table", "梳妆台"],
            describe: ["Mirrors, combs, lip balm", "镜子、梳子、唇膏"],
            action: ["Shop dressing table", "选购梳妆"],
            url: refs.categoryUrl("jewellery-accessories-dressing"),
            from: "hair-comb/pick",
          }),
          fromColor: "#F6CFCF",
          toColor: "#F9D3B4",
        },
        {
          ...advert({
            art: "toys",
            name: ["Toy corner", "玩具角"],
            describe: ["Tested to EN 71 and ASTM F963", "通过EN 71与ASTM F963检测"],
            action: ["Shop toys", "选购玩具"],
            url: refs.categoryUrl("toys"),
            from: "plush-pendant/chick-squeak",
          }),
          fromColor: "#C6E6D6",
          toColor: "#C8DFF3",
        },
      ],
    },
  };
}

/** A large picture that changes by hand, with two more stacked beside it. */
export function kitchenSlides({ refs, say, advert }: PageWriter): Carousel2Block {
  return {
    type: "carousel2",
    key: "kitchen-carton",
    name: say(["Kitchen carton", "厨房整箱"]),
    options: {
      list: [
        advert({
          art: "kitchen",
          name: ["A kitchen in one carton", "厨房好物，一箱装齐"],
          describe: ["Teapots, jars and cutlery, packed together.", "茶壶、储物罐、刀叉，合并装箱。"],
          action: ["Build a carton", "开始配箱"],
          url: refs.categoryUrl("kitchen"),
          from: "mugs/espresso-90",
        }),
        advert({
          art: "bags",
          name: ["Bags that last the school year", "背满一学年的书包"],
          describe: ["Double bottoms, number 8 zips, four colours.", "双层底，8号拉链，四色可选。"],
          action: ["Shop bags", "选购书包"],
          url: refs.categoryUrl("bags-backpacks"),
          from: "school-backpack/pe-sack",
        }),
      ],
      listRight: [
        [
          advert({
            art: "school",
            name: ["School lists", "开学清单"],
            describe: ["Sets of 30, packed by class", "30份一套，按班装箱"],
            action: ["Open the lists", "查看清单"],
            url: refs.topicUrl("school-lists"),
            from: "pencils/hb-dozen",
          }),
          advert({
            art: "lighting",
            name: ["Evening light", "夜灯季"],
            describe: ["Lanterns and LED trays", "灯笼与LED整盘批发"],
            action: ["Shop lighting", "选购灯饰"],
            url: refs.categoryUrl("lighting"),
            from: "birthday-candle/numbers",
          }),
        ],
      ],
    },
  };
}

/** One large tile and four small ones. */
export function hotTiles({ refs, say, advert }: PageWriter): HotAdvertBlock {
  return {
    type: "hotAdvert",
    key: "hot-tiles",
    name: say(["Five tiles", "五格推荐"]),
    options: {
      title: say(["Stock up by trade", "按行业备货"]),
      list: [
        advert({
          art: "tools",
          name: ["A workshop on one pallet", "五金工具，整托备齐"],
          describe: ["Screwdrivers to toolboxes, freight by weight.", "从螺丝刀到工具箱，按重量计运费。"],
          action: ["Shop hand tools", "选购工具"],
          url: refs.categoryUrl("hand-tools"),
          from: "screwdriver/tester",
        }),
        advert({
          art: "sewing",
          name: ["For tailors", "裁缝铺"],
          describe: ["Cones, snips and chalk", "宝塔线、纱剪、划粉"],
          action: ["Shop thread", "选购缝线"],
          url: refs.categoryUrl("sewing-thread"),
          from: "thread-spools/jeans-thread",
        }),
        advert({
          art: "knitwear",
          name: ["For market stalls", "集市摊位"],
          describe: ["Socks, gloves, scarves", "袜子、手套、围巾"],
          action: ["Shop knitwear", "选购针织"],
          url: refs.categoryUrl("knitwear"),
          from: "sport-socks/ankle-mesh",
        }),
        advert({
          art: "party",
          name: ["For party shops", "派对小店"],
          describe: ["Balloons by the bag", "气球按袋卖"],
          action: ["Shop balloons", "选购气球"],
          url: refs.categoryUrl("party-decor"),
          from: "balloon/foil-numbers",
        }),
        advert({
          art: "dressing",
          name: ["For salons", "美发沙龙"],
          describe: ["Combs, mirrors, bows", "梳子、镜子、发饰"],
          action: ["Shop salon supplies", "选购沙龙用品"],
          url: refs.categoryUrl("jewellery-hair"),
          from: "hair-bow/satin-8",
        }),
      ],
    },
  };
}

/** Slides in the page's column, further down. */
export function seasonSlides({ refs, say, advert }: PageWriter): CarouselBlock {
  return {
    type: "carousel",
    key: "season-slides",
    name: say(["Season slides", "当季轮播"]),
    options: {
      list: [
        {
          ...advert({
            art: "winter",
            name: ["Warm hands, warm rooms", "手暖，屋也暖"],
            describe: ["Candles, night lights and soap for the dark months.", "蜡烛、夜灯、香皂，温暖过冬。"],
            action: ["Shop the season", "选购当季好物"],
            url: refs.categoryUrl("lighting-candles"),
            from: "pillar-candle/dinner-12",
          }),
          label: say(["Winter", "冬日"]),
        },
        {
          ...advert({
            art: "knitwear",
            name: ["Knitwear by the bundle", "针织整捆批发"],
            describe: ["Mixed colours, one size label per bundle.", "混色成捆，一捆一码。"],
            action: ["Shop knitwear", "选购针织"],
            url: refs.categoryUrl("knitwear"),
            from: "childrens-socks/animal-toes",
          }),
          label: say(["Knitwear", "针织"]),
        },
        {
          ...advert({
            art: "toys",
            name: ["Playtime, tested", "玩得放心"],
            describe: ["Every toy comes with its test report.", "每款玩具附检测报告。"],
            action: ["Shop toys", "选购玩具"],
            url: refs.categoryUrl("toys"),
            from: "kites/foam-glider",
          }),
          label: say(["Toys", "玩具"]),
        },
      ],
    },
  };
}

/** The wide banner in the middle of the home page: it leads to the page with all that is not on it. */
export function walkBanner(writer: PageWriter): BannerAdvertBlock {
  return banner(writer, "walk-banner", ["Walk banner", "逛市场横幅"], {
    art: "winter",
    name: ["A walk through the market", "逛一圈市场"],
    describe: [
      "Lanterns, knitwear, full cartons: what else the stores have laid out this season.",
      "灯笼、针织、整箱好货，看看店家这一季还摆了什么。",
    ],
    action: ["Take the walk", "去逛逛"],
    url: writer.refs.topicUrl("market-walk"),
    from: "birthday-candle/numbers",
  });
}
