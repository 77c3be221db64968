import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const foldingUmbrella: GoodsFamily = {
  key: "folding-umbrella",
  category: "umbrellas-folding-manual",
  store: "jinhe-umbrella",
  brand: "jinhe",
  unit: units.umbrella,
  picture: { object: "open-umbrella", companions: ["folded-umbrella"], recolour: true },
  intro: intro(
    ["Holds its shape in a gale", "大风里不走形"],
    [
      "The ribs flex inside out and snap back. The pongee canopy dries with one shake, and the sleeve has a loop for display hooks.",
      "伞骨可反折回弹，碰击布伞面抖一抖就干，伞套带挂环，方便上架陈列。",
    ],
    [
      "Each carton holds 60 pieces and may be split over colours in any way. Write the split in the order note.",
      "每箱60把，颜色可任意搭配，下单时在备注里写明即可。",
    ],
  ),
  params: params(
    ["Canopy", "伞面", "Pongee, 190T", "190T碰击布"],
    ["Opening", "开合方式", "Manual, three folds", "手动三折"],
    ["Length closed", "收合长度", "24.5 cm", "24.5cm"],
    ["Carton", "装箱", "60 pcs, 22.6 kg", "60把，22.6kg"],
    ["HS code", "海关编码", "6601.91", "6601.91（折叠伞）"],
  ),
  axes: [
    colourAxis("violet", "navy", "scarlet", "forest", "mustard"),
    words(["Canopy", "伞径"], ["53 cm", "53cm"], ["58 cm", "58cm"]),
  ],
  variants: [
    goods(
      "windproof-8-ribs",
      ["Windproof folding umbrella, 8 fibreglass ribs", "8骨防风折叠伞"],
      [
        "Flexes inside out and snaps back; 60 to a carton, colours mixed as you like",
        "可反折回弹，整箱60把，颜色随意混",
      ],
      { cents: 348, formerCents: 460, tiers: batches([12, 348], [60, 319], [240, 286]), grams: 340 },
    ),
    goods(
      "with-sleeve",
      ["Folding umbrella with sleeve, forest", "带伞套折叠伞 森林绿"],
      ["A quiet green with a matching sleeve and wrist cord", "沉静的绿色，配同色伞套与手绳"],
      { cents: 312, minimum: 12, grams: 310, store: "dailywell", brand: "dailywell", axes: [colourAxis("forest")] },
    ),
    goods(
      "slim-pencil",
      ["Slim pencil umbrella, 210 g, plum", "210克细杆铅笔伞 梅紫"],
      ["Closes to the width of a rolled newspaper", "收起来只有卷报纸粗细"],
      {
        cents: 370,
        formerCents: 465,
        tiers: batches([1, 370], [20, 294]),
        grams: 210,
        axes: [colourAxis("plum")],
        picture: { object: "folded-umbrella", companions: ["open-umbrella"], recolour: true },
      },
    ),
    goods(
      "promotional-blank",
      ["Promotional umbrellas, blank, assorted carton of 60", "广告伞 无印空白 60把混色装"],
      ["Plain panels ready for your print, one price for the whole carton", "素面伞片直接印标，整箱一价"],
      {
        cents: 196,
        formerCents: 260,
        tiers: batches([60, 196], [300, 182], [1200, 168]),
        grams: 260,
        axes: [],
      },
    ),
    goods(
      "polka-dot",
      ["Folding umbrella, fine polka dots", "细波点折叠伞"],
      ["Dots of 4 mm, screen-printed so they stay crisp when wet", "4毫米小圆点，丝网印刷，湿了也清晰"],
      { cents: 326, minimum: 12, grams: 320, axes: [colourAxis("navy", "rose", "teal", "charcoal")] },
    ),
    goods(
      "pair-pack",
      ["Pair pack: folding umbrella, his and hers", "情侣对装折叠伞"],
      ["Two sizes in one box, priced per box", "大小两把装一盒，按盒计价"],
      {
        cents: 534,
        tiers: batches([6, 534], [24, 504], [120, 473]),
        grams: 640,
        axes: [colourAxis("navy", "scarlet", "mustard")],
        picture: { object: "folded-umbrella", companions: ["folded-umbrella"], recolour: true },
      },
    ),
  ],
};

const automaticUmbrella: GoodsFamily = {
  key: "automatic-umbrella",
  category: "umbrellas-folding-automatic",
  store: "jinhe-umbrella",
  brand: "drizzle-lane",
  unit: units.umbrella,
  picture: { object: "open-umbrella", companions: ["folded-umbrella"], recolour: true },
  intro: intro(
    ["One thumb, open and shut", "单手一按，收放自如"],
    [
      "The button sits where the thumb rests. A safety catch keeps the shaft from springing back at the face, so it passes retail inspection.",
      "按钮就在拇指位置，中棒带防弹回安全扣，不会冲脸，过得了商超质检。",
    ],
    [
      ["Three-stage steel shaft", "Fibreglass tips on every rib", "Rubber-coated handle with a cord"],
      ["三节钢中棒", "每根伞骨末端玻纤", "橡胶漆手柄带手绳"],
    ],
  ),
  params: params(
    ["Opening", "开合方式", "Open and close by button", "按钮自动开合"],
    ["Canopy", "伞面", "Pongee, Teflon finish", "碰击布，特氟龙整理"],
    ["Length closed", "收合长度", "28 cm", "28cm"],
    ["Spring life", "弹簧寿命", "3,000 cycles tested", "实测开合3000次"],
  ),
  axes: [colourAxis("navy", "charcoal", "scarlet", "teal")],
  variants: [
    goods(
      "compact-navy",
      ["Compact umbrella, auto open and close, navy", "自动开合便携雨伞 藏青"],
      ["Fits the bottle pocket of a backpack", "塞得进双肩包的水壶袋"],
      { cents: 505, tiers: batches([1, 505], [12, 426]), grams: 360, axes: [colourAxis("navy")] },
    ),
    goods(
      "gift-boxed",
      ["Automatic umbrella, graphite, gift boxed", "自动折叠伞 石墨色 礼盒装"],
      ["Rigid black box with a magnetic lid", "黑色硬盒，磁吸盒盖"],
      { cents: 615, formerCents: 765, tiers: batches([1, 615], [10, 515]), grams: 480, axes: [colourAxis("charcoal")] },
    ),
    goods(
      "ten-ribs",
      ["Auto folding umbrella, 10 ribs, reinforced joints", "10骨自动折叠伞 加固关节"],
      ["Two more ribs than usual, riveted in double", "比常规多两骨，双铆钉连接"],
      { cents: 468, tiers: batches([12, 468], [48, 439], [144, 405]), grams: 410 },
    ),
    goods(
      "reflective-edge",
      ["Automatic umbrella with reflective edge", "反光边自动雨伞"],
      ["A 12 mm silver band that car lights pick up at 80 metres", "12毫米银色反光条，80米外车灯可见"],
      { cents: 445, formerCents: 552, minimum: 12, grams: 390, axes: [colourAxis("charcoal", "navy", "mustard")] },
    ),
    goods(
      "wood-handle",
      ["Automatic folding umbrella, beech handle", "榉木柄自动折叠伞"],
      ["Oiled beech that looks better after a year", "上油榉木，用一年更好看"],
      { cents: 596, minimum: 6, grams: 430, axes: [colourAxis("forest", "chestnut", "navy")], stock: 0 },
    ),
  ],
};

const reverseUmbrella: GoodsFamily = {
  key: "reverse-umbrella",
  category: "umbrellas-folding-automatic",
  store: "jinhe-umbrella",
  brand: "drizzle-lane",
  unit: units.umbrella,
  picture: { object: "folded-umbrella", companions: ["open-umbrella"], recolour: true },
  intro: intro(
    ["The wet side stays inside", "湿面收在里面"],
    [
      "It closes upwards like a tulip, so car seats and bus passengers stay dry. Drops run into the closed canopy instead of down a sleeve.",
      "像郁金香一样向上收拢，雨水留在伞里，不弄湿车座，也不蹭到旁人。",
    ],
    ["The handle hangs on a forearm while you look for the keys.", "手柄可以挂在小臂上，腾出手找钥匙。"],
  ),
  params: params(
    ["Canopy", "伞面", "Double layer pongee", "双层碰击布"],
    ["Diameter open", "张开直径", "105 cm", "105cm"],
    ["Ribs", "伞骨", "8, fibreglass", "8根玻纤骨"],
    ["Carton", "装箱", "36 pcs, 21 kg", "36把，21kg"],
  ),
  axes: [colourAxis("mustard", "navy", "rose", "mint")],
  variants: [
    goods(
      "c-handle-mustard",
      ["Reversed-fold umbrella, C handle, mustard", "C型柄反向伞 芥黄"],
      ["Hands free at the till, the handle clips over the wrist", "手柄扣在腕上，结账不占手"],
      { cents: 580, formerCents: 735, tiers: batches([1, 580], [12, 488]), grams: 520, axes: [colourAxis("mustard")] },
    ),
    goods(
      "c-handle-two-tone",
      ["Reversed umbrella, C handle, two-tone lining", "C型柄双色反向雨伞"],
      ["Plain outside, a bright lining only you can see", "外层素色，亮色内里只有自己看得到"],
      { cents: 512, tiers: batches([6, 512], [36, 476], [108, 448]), grams: 540 },
    ),
    goods(
      "folding-reverse",
      ["Reverse folding umbrella with torch in the handle", "手柄带手电反向折叠伞"],
      ["The light turns on by a twist; battery included", "旋转手柄即亮，附电池"],
      {
        cents: 635,
        formerCents: 790,
        tiers: batches([6, 635], [30, 581], [150, 539]),
        grams: 460,
        axes: [colourAxis("charcoal", "navy")],
        picture: { object: "folded-umbrella", companions: ["torch"], recolour: true },
      },
    ),
    goods(
      "sky-lining",
      ["Reverse umbrella, blue-sky lining", "蓝天内里反向伞"],
      ["Good weather on the inside, printed edge to edge", "伞里一片晴天，满版印花"],
      { cents: 650, tiers: batches([1, 650], [6, 548]), grams: 540, axes: [colourAxis("charcoal", "sky")] },
    ),
  ],
};

const sunUmbrella: GoodsFamily = {
  key: "sun-umbrella",
  category: "umbrellas-folding-sun",
  store: "jinhe-umbrella",
  brand: "jinhe",
  unit: units.umbrella,
  picture: { object: "open-umbrella", companions: ["sunglasses"], recolour: true },
  intro: intro(
    ["Shade you can carry", "随身带的一片阴凉"],
    [
      "A black or titanium coating under the canopy stops more than 98% of ultraviolet light. The figure is printed on the hangtag with the number of the test.",
      "伞面内侧黑胶或钛银涂层，紫外线阻隔率98%以上，检测编号印在吊牌上。",
    ],
    [
      "The coating is rubbed 500 times before it is approved, so it will not flake along the folds in the first summer.",
      "涂层过500次摩擦测试，头一个夏天折痕处不掉胶。",
    ],
  ),
  params: params(
    ["Protection", "防护指数", "UPF 50+", "UPF 50+（国标防晒）"],
    ["Coating", "涂层", "Black gum or titanium", "黑胶或钛银"],
    ["Use", "用途", "Sun and rain", "晴雨两用"],
    ["Weight", "重量", "190 to 330 g", "190–330g"],
  ),
  axes: [colourAxis("rose", "blush", "mint", "sky", "violet")],
  variants: [
    goods(
      "black-coated-rose",
      ["Folding umbrella, black-coated, UPF 50+, rose", "黑胶防晒折叠伞 UPF50+ 玫红"],
      ["Rose outside, black inside: no glare from the pavement", "外玫红内黑胶，地面反光也挡得住"],
      { cents: 378, minimum: 12, grams: 300, axes: [colourAxis("rose")] },
    ),
    goods(
      "five-fold-capsule",
      ["Five-fold capsule sun umbrella", "五折胶囊太阳伞"],
      ["17 cm in its case, small enough for a coat pocket", "装盒仅17cm，大衣口袋放得下"],
      { cents: 500, formerCents: 655, tiers: batches([1, 500], [10, 398], [50, 369], [200, 338]), grams: 240 },
    ),
    goods(
      "feather-light",
      ["Feather-light UV umbrella, 190 g, carbon ribs", "190克碳纤骨防晒伞"],
      ["Lighter than the phone beside it in the bag", "比包里的手机还轻"],
      { cents: 655, minimum: 5, grams: 190, axes: [colourAxis("sky", "blush", "pearl")] },
    ),
    goods(
      "lace-trim",
      ["Sun umbrella with lace trim", "蕾丝花边太阳伞"],
      ["Embroidered hem, eight petals", "绣花荷叶边，八瓣伞面"],
      { cents: 426, formerCents: 530, minimum: 10, grams: 330, axes: [colourAxis("blush", "pearl", "plum")] },
    ),
    goods(
      "leaf-print",
      [
        "Sunshade umbrella, tropical leaf print under black coating, automatic, with carrying pouch and hook",
        "热带叶子印花黑胶自动晴雨伞 附收纳袋与挂钩",
      ],
      ["The print shows on the outside only, the shade stays dark", "印花只在外层，伞下依旧阴凉"],
      { cents: 462, minimum: 8, grams: 330, axes: [colourAxis("forest", "teal")] },
    ),
  ],
};

/** Folding umbrellas: manual, automatic, inverted, and for the sun. */
export const foldingFamilies: readonly GoodsFamily[] = [
  foldingUmbrella,
  automaticUmbrella,
  reverseUmbrella,
  sunUmbrella,
];
