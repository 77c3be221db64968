import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const childrensUmbrella: GoodsFamily = {
  key: "childrens-umbrella",
  category: "umbrellas-children-dome",
  store: "little-fair",
  brand: "puddle-club",
  unit: units.umbrella,
  picture: { object: "open-umbrella", recolour: true },
  intro: intro(
    ["Made for small hands", "小手也撑得开"],
    [
      "The safety runner cannot pinch a finger, the tips are rounded caps, and the shaft carries no spring at all.",
      "安全巢不夹手，伞珠是圆头，中棒不带弹簧。",
    ],
    [
      "A name label is sewn inside. Whistles on the handle can be left out on request.",
      "内侧缝有姓名标，手柄上的口哨可按需取消。",
    ],
  ),
  params: params(
    ["Age", "适用年龄", "3 to 9 years", "3–9岁"],
    ["Safety", "安全标准", "EN 71, ASTM F963", "符合EN 71与ASTM F963"],
    ["Length", "长度", "58 to 66 cm", "58–66cm"],
    ["Tips", "伞珠", "Round plastic caps", "圆头塑料珠"],
  ),
  axes: [colourAxis("sky", "rose", "lime", "mustard", "violet", "scarlet")],
  variants: [
    goods(
      "dome-safety-runner",
      ["Children's dome umbrella, safety runner, 6 colours", "儿童拱形安全伞 六色"],
      ["A clear window at the front, so they see the kerb", "前片透明，看得见路沿"],
      { cents: 238, formerCents: 310, minimum: 24, grams: 260 },
    ),
    goods(
      "frog-eyes",
      ["Frog umbrella with pop-up eyes", "青蛙立体眼儿童雨伞"],
      ["Two stuffed eyes sit on top and bounce when you walk", "头顶两只立体眼睛，走路一颤一颤"],
      {
        cents: 360,
        tiers: batches([1, 360], [12, 286]),
        grams: 270,
        axes: [colourAxis("lime")],
        picture: { object: "open-umbrella", recolour: true },
      },
    ),
    goods(
      "colour-change",
      ["Colour-change umbrella for children", "遇水变色儿童伞"],
      ["White clouds turn to a rainbow in the rain and fade back when dry", "遇雨白云变彩虹，晾干又复原"],
      {
        cents: 400,
        formerCents: 510,
        tiers: batches([1, 400], [12, 318], [60, 292], [240, 268]),
        grams: 270,
        axes: [colourAxis("sky", "blush", "mint")],
      },
    ),
    goods(
      "paint-your-own",
      ["Paint-your-own umbrella, white, with 6 markers", "手绘涂鸦白伞 配6支马克笔"],
      ["An afternoon for a class of twelve", "够一个小班玩一下午"],
      {
        cents: 430,
        tiers: batches([1, 430], [12, 342], [72, 322], [360, 301]),
        grams: 330,
        axes: [],
        picture: { object: "open-umbrella", recolour: true },
      },
    ),
    goods(
      "school-crossing",
      ["Bright umbrella for the way to school, reflective band, whistle", "上学反光安全伞 带口哨"],
      ["Yellow that drivers notice in November", "雨天司机也看得见的亮黄"],
      { cents: 265, minimum: 24, grams: 280, axes: [colourAxis("mustard", "orange")] },
    ),
  ],
};

const rainSet: GoodsFamily = {
  key: "rain-set",
  category: "umbrellas-children-sets",
  store: "dongyi-knit",
  brand: "puddle-club",
  unit: units.set,
  picture: { object: "open-umbrella", companions: ["rain-boots"], recolour: true },
  intro: intro(
    ["Ready for the puddle", "准备好踩水坑"],
    [
      "Natural rubber boots with a cotton lining, an umbrella in the same colour, and a bag to carry both home wet.",
      "天然橡胶雨靴配棉里，同色小伞一把，再加一个装湿物的袋子。",
    ],
    ["Sizes run true. Measure the foot and add one centimetre.", "尺码标准，量脚长再加一厘米即可。"],
  ),
  params: params(
    ["Boots", "雨靴", "Natural rubber, cotton lined", "天然橡胶，棉里"],
    ["Sizes", "尺码", "24 to 34", "24–34码"],
    ["Sole", "鞋底", "Ribbed, non-slip", "防滑纹底"],
    ["Packing", "包装", "PE bag with hook", "挂钩自封袋"],
  ),
  axes: [
    colourAxis("scarlet", "mustard", "navy"),
    words(["Size", "尺码"], ["24 to 26", "24–26码"], ["28 to 30", "28–30码"], ["32 to 34", "32–34码", 40]),
  ],
  variants: [
    goods(
      "boots-and-umbrella",
      ["Rain set: boots and umbrella, child 24 to 34", "雨靴雨伞套装 童码24–34"],
      ["Boots and umbrella in one matching colour", "雨靴雨伞同色成套"],
      { cents: 598, minimum: 6, grams: 980 },
    ),
    goods(
      "three-piece",
      ["Three-piece rain set: coat, boots, umbrella", "雨衣雨靴雨伞三件套"],
      ["Everything for the first wet term, in one bag", "开学雨季一袋备齐"],
      {
        cents: 1185,
        formerCents: 1480,
        minimum: 4,
        grams: 1450,
        picture: { object: "poncho", companions: ["rain-boots", "open-umbrella"], recolour: true },
      },
    ),
    goods(
      "boots-only",
      ["Rubber rain boots, pull-on loops", "橡胶雨靴 带提拉耳"],
      ["Two loops, so they learn to put them on alone", "两侧提耳，孩子自己穿得上"],
      {
        cents: 465,
        tiers: batches([6, 465], [36, 432], [120, 405]),
        grams: 720,
        picture: { object: "rain-boots", recolour: true },
      },
    ),
    goods(
      "boots-warm",
      ["Lined winter rain boots for children", "加绒儿童冬款雨靴"],
      ["A felt sock comes out for drying", "毛毡内靴可取出晾干"],
      {
        cents: 582,
        minimum: 6,
        grams: 810,
        picture: { object: "rain-boots", companions: ["socks"], recolour: true },
        stock: 0,
      },
    ),
  ],
};

const beachParasol: GoodsFamily = {
  key: "beach-parasol",
  category: "umbrellas-outdoor-parasols",
  store: "dailywell",
  brand: "dailywell",
  unit: units.umbrella,
  picture: { object: "parasol", companions: ["sun-hat"], recolour: true },
  intro: intro(
    ["A square of shade on the sand", "沙滩上的一方阴影"],
    [
      "The lower pole screws into sand or turf without a hammer. A click joint tilts the canopy with the afternoon.",
      "下杆旋入沙地或草坪，无需锤子；关节一按，伞面随太阳倾斜。",
    ],
    [
      ["Oxford cloth with silver lining", "Powder-coated pole of 25 mm", "Carrying bag included"],
      ["牛津布银胶内里", "25毫米喷塑杆", "附收纳背袋"],
    ],
  ),
  params: params(
    ["Cloth", "面料", "Oxford 210D, silver coated", "210D牛津布涂银"],
    ["Pole", "伞杆", "Steel, two parts, 25 mm", "两节25毫米钢管"],
    ["Protection", "防护指数", "UPF 40+", "UPF 40+（户外）"],
    ["Wind", "抗风", "Close it above 30 km/h", "风速超过30km/h请收起"],
  ),
  axes: [colourAxis("scarlet", "blue", "mustard")],
  variants: [
    goods(
      "tilt-180",
      ["Beach parasol 180 cm, tilt, with ground spike", "沙滩遮阳伞180cm 可倾斜 带地插"],
      ["Two minutes from bag to shade", "从袋中到撑好只要两分钟"],
      { cents: 590, minimum: 6, grams: 1650 },
    ),
    goods(
      "tilt-220",
      ["Beach umbrella 220 cm, fringe edge", "流苏边沙滩伞220cm"],
      ["Cotton fringe, the hotel look", "棉线流苏，度假酒店款"],
      {
        cents: 1240,
        formerCents: 1590,
        tiers: batches([2, 1240], [10, 1165], [40, 1080]),
        grams: 2700,
        axes: [colourAxis("sand", "teal")],
      },
    ),
    goods(
      "garden-market",
      ["Garden umbrella 2.4 m, pulley and crank-free", "庭院大伞2.4米 拉绳款"],
      ["A cord and a pin instead of gears that rust", "拉绳加插销，没有会锈的齿轮"],
      { cents: 2680, minimum: 2, grams: 5200, axes: [colourAxis("sand", "forest", "scarlet")] },
    ),
    goods(
      "stall-square",
      ["Market stall umbrella, square, 2 × 2 m", "摆摊方伞 2×2米"],
      ["Square corners meet, so stalls can stand side by side", "四角方正，可连排摆放"],
      {
        cents: 2350,
        tiers: batches([2, 2350], [10, 2190], [40, 2040]),
        grams: 6100,
        axes: [colourAxis("scarlet", "blue", "forest")],
      },
    ),
    goods(
      "clip-on-pram",
      ["Clip-on sun umbrella for prams", "婴儿车夹式遮阳伞"],
      ["The clamp fits round and oval tubes up to 32 mm", "夹具适配32毫米以内圆管与椭圆管"],
      {
        cents: 470,
        formerCents: 585,
        tiers: batches([1, 470], [10, 375]),
        grams: 380,
        axes: [colourAxis("sky", "grey", "blush")],
        picture: { object: "open-umbrella", recolour: true },
      },
    ),
  ],
};

const poncho: GoodsFamily = {
  key: "rain-poncho",
  category: "umbrellas-outdoor-ponchos",
  store: "dailywell",
  brand: "dailywell",
  unit: units.piece,
  picture: { object: "poncho", recolour: true },
  intro: intro(
    ["For when an umbrella won't do", "撑不了伞的时候"],
    [
      "Seams are welded, not sewn, so water has nowhere to creep in. Each one folds into its own pocket.",
      "热压接缝不走针，水无处可渗，整件可折进自带口袋。",
    ],
    ["Plain chest and back leave room for a festival print.", "前胸后背素面，适合活动印字。"],
  ),
  params: params(
    ["Material", "材质", "EVA, 0.14 mm", "0.14毫米EVA"],
    ["Seams", "接缝", "Heat welded", "热压"],
    ["Hood", "帽子", "Drawstring, clear brim", "抽绳，透明帽檐"],
    ["Fits", "适合身高", "150 to 190 cm", "150–190cm"],
  ),
  axes: [colourAxis("sky", "mustard", "scarlet", "forest")],
  variants: [
    goods(
      "reusable-adult",
      ["Reusable rain poncho with sleeves", "带袖可重复穿雨披"],
      ["Snap sleeves, long enough for cycling", "按扣袖口，骑车够长"],
      { cents: 142, tiers: batches([20, 142], [100, 126], [500, 112]), grams: 210 },
    ),
    goods(
      "cycling-cape",
      ["Cycling cape, clear window for the lamp", "骑行雨披 车灯透明窗"],
      ["Thumb loops keep the front over the bars", "拇指环固定前摆，罩住车把"],
      { cents: 368, formerCents: 455, minimum: 10, grams: 420, axes: [colourAxis("mustard", "navy", "grey")] },
    ),
    goods(
      "emergency-card",
      ["Pocket poncho, card size", "卡片装应急雨披"],
      ["As flat as a bank card until it rains", "没下雨前薄如银行卡"],
      { cents: 36, minimum: 100, grams: 42, axes: [colourAxis("sky", "pearl", "orange")] },
    ),
    goods(
      "child-poncho",
      ["Children's poncho with room for a school bag", "儿童书包位雨披"],
      ["An extra pleat behind for the backpack", "背后加褶，罩得下书包"],
      {
        cents: 270,
        formerCents: 335,
        tiers: batches([1, 270], [12, 215]),
        grams: 230,
        axes: [
          colourAxis("rose", "sky", "lime"),
          words(["Height", "身高"], ["100 to 120 cm", "100–120cm"], ["120 to 140 cm", "120–140cm"]),
        ],
      },
    ),
  ],
};

const umbrellaStand: GoodsFamily = {
  key: "umbrella-stand",
  category: "umbrellas-outdoor-stands",
  store: "sundry-select",
  brand: "sundry-select",
  unit: units.piece,
  picture: { object: "bucket", companions: ["folded-umbrella"], recolour: true },
  intro: intro(
    ["A place for the wet ones", "湿伞有处放"],
    [
      "Shops, clinics and stairwells need somewhere to leave an umbrella. These are the plain pieces we use in our own entrance.",
      "店铺、诊所和楼道都需要放伞的地方，这些是我们自家门口也在用的朴素款。",
    ],
    ["Everything wipes clean and stacks for shipping.", "一擦即净，可叠放运输。"],
  ),
  params: params(
    ["Place", "使用场所", "Entrance, shop, car", "门厅、店铺、车内"],
    ["Cleaning", "清洁", "Wipe with a damp cloth", "湿布擦拭"],
    ["Shipping", "发货", "Within 24 hours", "24小时内"],
    ["Warranty", "质保", "One year", "一年"],
  ),
  axes: [colourAxis("charcoal", "pearl", "teal")],
  variants: [
    goods(
      "round-stand",
      ["Umbrella bucket with carry handle", "提手雨伞桶"],
      ["Holds ten straight umbrellas; carry it out to empty it", "可放十把长伞，提起就能倒水"],
      { cents: 985, tiers: batches([2, 985], [10, 914], [40, 840]), grams: 1400 },
    ),
    goods(
      "wall-rack",
      ["Umbrella bucket with a weighted base", "加重底雨伞桶"],
      ["Stays upright with all umbrellas on one side", "雨伞全靠一边也不倒"],
      {
        cents: 742,
        formerCents: 890,
        minimum: 2,
        grams: 900,
        axes: [colourAxis("charcoal", "pearl")],
      },
    ),
    goods(
      "wet-sleeve",
      ["Small umbrella bucket for the car", "车载小雨伞桶"],
      ["Fits the footwell and holds two", "放得进脚垫处，可插两把"],
      {
        cents: 188,
        tiers: batches([10, 188], [50, 169], [200, 152]),
        grams: 120,
        axes: [colourAxis("charcoal", "navy", "sand")],
      },
    ),
    goods(
      "bagging-refill",
      ["Umbrella bucket for shop doors, extra large", "商场门口特大雨伞桶"],
      ["Holds forty umbrellas on a wet Saturday", "雨天周末可放四十把"],
      {
        cents: 1160,
        minimum: 2,
        grams: 3800,
        axes: [
          words(
            ["Height", "高度"],
            ["For folding umbrellas, 30 cm", "折叠伞用 30cm"],
            ["For straight umbrellas, 55 cm", "长柄伞用 55cm", 320],
          ),
        ],
      },
    ),
  ],
};

/** Children's rainwear, and umbrellas for beaches, gardens and doorways. */
export const childrensAndOutdoorFamilies: readonly GoodsFamily[] = [
  childrensUmbrella,
  rainSet,
  beachParasol,
  poncho,
  umbrellaStand,
];
