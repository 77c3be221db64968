import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const scarves: GoodsFamily = {
  key: "scarves",
  category: "knitwear-scarves-scarves",
  store: "dongyi-knit",
  brand: "dongyi",
  unit: units.piece,
  picture: { object: "scarf", recolour: true },
  intro: intro(
    ["Once round, and once more", "绕一圈，再绕一圈"],
    [
      "Woven wide, brushed on both sides, fringed by hand. It is long enough to tie and so light that you forget it.",
      "宽幅织造，双面拉绒，手工打穗；够长好系，够轻不觉。",
    ],
    ["Folded on card with a loop, ready for the hook.", "折卡带挂环，直接上架。"],
  ),
  params: params(
    ["Yarn", "成分", "Viscose and acrylic, brushed", "粘胶与腈纶拉绒"],
    ["Length", "长度", "160 to 200 cm", "160–200cm"],
    ["Fringe", "流苏", "Hand knotted", "手工打结"],
    ["Washing", "洗涤", "30 °C, gentle", "30℃轻柔"],
  ),
  axes: [colourAxis("scarlet", "navy", "mustard", "forest", "grey", "plum")],
  variants: [
    goods(
      "brushed-180",
      ["Brushed scarf 180 cm, fringe ends", "180厘米拉绒流苏围巾"],
      ["Soft on the first evening, softer after", "头一晚就软，越戴越软"],
      { cents: 354, minimum: 12, grams: 190 },
    ),
    goods(
      "tartan-blanket",
      ["Blanket scarf, tartan, 200 × 65 cm", "格纹披肩围巾200×65cm"],
      ["Scarf, shawl, or cover for a cold train", "能围、能披，坐车还能盖"],
      {
        cents: 675,
        formerCents: 850,
        tiers: batches([1, 675], [6, 568]),
        grams: 330,
        axes: [colourAxis("scarlet", "forest", "sand")],
      },
    ),
    goods(
      "fan-stripe",
      ["Fan scarf in club stripes", "球迷条纹围巾"],
      ["Letters knitted in from 200 pieces", "200条起可织字"],
      {
        cents: 360,
        tiers: batches([1, 360], [20, 286], [100, 262], [400, 238]),
        grams: 160,
        axes: [colourAxis("scarlet", "blue", "forest", "mustard")],
      },
    ),
    goods("snood", ["Snood", "围脖"], ["No ends to lose", "没有头尾，掉不了"], {
      cents: 220,
      tiers: batches([1, 220], [24, 168]),
      grams: 90,
      axes: [colourAxis("charcoal", "rose", "teal", "sand")],
    }),
    goods(
      "silk-look",
      ["Silk-look square 70 cm, hand-rolled hem", "70厘米仿真丝方巾 手卷边"],
      ["For a neck, a bag handle, a ponytail", "系颈、绑包、扎马尾"],
      {
        cents: 265,
        formerCents: 335,
        tiers: batches([1, 265], [20, 212], [100, 194]),
        grams: 32,
        axes: [colourAxis("rose", "teal", "mustard", "violet")],
      },
    ),
  ],
};

const caps: GoodsFamily = {
  key: "caps",
  category: "knitwear-scarves-caps",
  store: "dongyi-knit",
  brand: "dongyi",
  unit: units.piece,
  picture: { object: "cap", recolour: true },
  intro: intro(
    ["Blank, ready for a badge", "空白款，等你绣标"],
    [
      "Six panels of washed twill, brass eyelets, and a strap with a metal slider. The front is fused for embroidery up to 12 by 6 cm.",
      "六片水洗斜纹布，铜气眼，金属扣调节带；前片粘衬，可绣12×6cm。",
    ],
    ["Peaks are shaped when packed and stay so.", "帽檐定型包装，到手不扁。"],
  ),
  params: params(
    ["Cloth", "面料", "Cotton twill, 260 g/m²", "260克纯棉斜纹"],
    ["Strap", "调节", "Metal slider", "金属扣"],
    ["Head", "帽围", "54 to 61 cm", "54–61cm"],
    ["Embroidery", "绣标", "From 50 pcs", "50顶起绣"],
  ),
  axes: [colourAxis("sky", "charcoal", "scarlet", "sand", "forest", "navy")],
  variants: [
    goods(
      "six-panel-blank",
      ["Six-panel cotton cap, blank, adjustable strap", "六片纯棉空白棒球帽 可调节"],
      ["Washed soft, not stiff out of the box", "水洗柔软，到手不硬"],
      { cents: 174, tiers: batches([20, 174], [100, 158], [500, 142]), grams: 85 },
    ),
    goods("mesh-trucker", ["Mesh-back cap", "网眼货车帽"], ["Foam front for a printed badge", "海绵前片，可热转印"], {
      cents: 180,
      formerCents: 225,
      tiers: batches([1, 180], [30, 138]),
      grams: 70,
      axes: [colourAxis("blue", "scarlet", "charcoal")],
    }),
    goods(
      "child-cap",
      ["Children's cap with neck flap", "儿童护颈太阳帽"],
      ["UPF 50+ and a chin strap that opens when pulled", "UPF50+，下巴带一拉就开"],
      {
        cents: 260,
        tiers: batches([1, 260], [20, 196]),
        grams: 60,
        axes: [
          colourAxis("sky", "rose", "lime"),
          words(["Head", "头围"], ["48 to 50 cm", "48–50cm"], ["52 to 54 cm", "52–54cm"]),
        ],
      },
    ),
    goods("visor", ["Sports visor, towelling band", "毛巾吸汗空顶帽"], ["Sweat stays in the band", "汗留在帽圈里"], {
      cents: 118,
      minimum: 30,
      grams: 55,
      axes: [colourAxis("pearl", "sky", "rose", "lime")],
    }),
  ],
};

const sunHats: GoodsFamily = {
  key: "sun-hats",
  category: "knitwear-scarves-sunhats",
  store: "dongyi-knit",
  brand: "dongyi",
  unit: units.piece,
  picture: { object: "sun-hat", companions: ["sunglasses"], recolour: true },
  intro: intro(
    ["A brim that survives a suitcase", "压不坏的帽檐"],
    [
      "Paper straw braided in a spiral and wired at the edge. Fold it, forget it, and pull it back into shape with two hands.",
      "纸草螺旋编，帽檐包钢丝，折了压了，两手一拉就复原。",
    ],
    ["A cord inside makes it fit two sizes.", "内圈抽绳，适配两个头围。"],
  ),
  params: params(
    ["Straw", "材质", "Paper straw", "纸草"],
    ["Brim", "帽檐", "7 to 14 cm", "7–14cm"],
    ["Inside", "内圈", "Cord, 54 to 59 cm", "抽绳54–59cm"],
    ["Protection", "防护指数", "UPF 40", "UPF 40防护"],
  ),
  axes: [colourAxis("sand", "chestnut", "blush")],
  variants: [
    goods(
      "bow-hat",
      ["Straw-look sun hat with bow", "仿草蝴蝶结遮阳帽"],
      ["The bow is tied, not glued, and can be retied", "蝴蝶结是系的，可以重系"],
      { cents: 286, minimum: 15, grams: 110 },
    ),
    goods(
      "wide-brim",
      ["Wide-brim beach hat, 14 cm", "14厘米大檐沙滩帽"],
      ["Shade for the shoulders too", "连肩膀一起遮"],
      {
        cents: 500,
        formerCents: 625,
        tiers: batches([1, 500], [10, 398]),
        grams: 150,
        axes: [colourAxis("sand", "pearl")],
      },
    ),
    goods(
      "panama-band",
      ["Panama-style hat with ribbon band", "巴拿马风缎带礼帽"],
      ["The band comes off, so colours can be mixed", "帽带可拆，颜色任意换"],
      {
        cents: 430,
        tiers: batches([1, 430], [12, 342], [60, 316], [240, 290]),
        grams: 120,
        axes: [
          colourAxis("sand", "pearl", "chestnut"),
          words(["Head", "头围"], ["56 cm", "56cm"], ["58 cm", "58cm"], ["60 cm", "60cm"]),
        ],
      },
    ),
    goods(
      "top-hat-felt",
      ["Felt top hat for parties and stage", "毛毡舞台礼帽"],
      ["Stiff enough to pull something out of", "够挺，变魔术也够用"],
      {
        cents: 268,
        tiers: batches([12, 268], [60, 245], [240, 228]),
        grams: 130,
        picture: { object: "top-hat", recolour: false },
        axes: [words(["Head", "头围"], ["Child", "儿童"], ["Adult", "成人"])],
      },
    ),
  ],
};

const tees: GoodsFamily = {
  key: "t-shirts",
  category: "knitwear-tops-tees",
  store: "dongyi-knit",
  brand: "dongyi",
  unit: units.piece,
  picture: { object: "t-shirt", recolour: true },
  intro: intro(
    ["Blank, straight, pre-shrunk", "空白、不歪、不缩水"],
    [
      "Knitted in the round and washed once before cutting, so the side seams stay at the sides. Necks are taped from shoulder to shoulder.",
      "圆筒织造，裁前先缩水，侧缝不扭；领口肩到肩加织带。",
    ],
    ["Tear-out labels leave nothing behind for your own brand.", "易撕标不留痕，方便贴自有品牌。"],
  ),
  params: params(
    ["Cloth", "面料", "Cotton jersey, 180 g/m²", "180克纯棉汗布"],
    ["Shrinkage", "缩水率", "Below 3%", "3%以内"],
    ["Label", "领标", "Tear out", "易撕标"],
    ["Printing", "印花", "Screen, transfer, direct", "丝印、烫印、直喷"],
    ["Washing", "洗涤", "40 °C", "40℃"],
  ),
  axes: [
    colourAxis("lime", "pearl", "navy"),
    words(["Size", "尺码"], ["S", "S码"], ["M", "M码"], ["L", "L码"], ["XL", "XL码", 20]),
  ],
  variants: [
    goods(
      "blank-tee",
      ["Blank T-shirt, combed cotton", "精梳棉空白T恤"],
      ["The one that printers keep in stock", "印花厂常年备货的那款"],
      {
        cents: 268,
        tiers: batches([24, 268], [120, 246], [600, 225]),
        grams: 165,
        notMade: [
          ["lime", "XL"],
          ["navy", "S"],
        ],
      },
    ),
    goods(
      "child-tee",
      ["Children's T-shirt", "儿童T恤"],
      ["The neck stretches wide and springs back", "领口好套，穿上不垮"],
      {
        cents: 198,
        minimum: 24,
        grams: 95,
        axes: [
          colourAxis("mustard", "sky", "rose"),
          words(
            ["Height", "身高"],
            ["104 cm", "104cm"],
            ["116 cm", "116cm"],
            ["128 cm", "128cm"],
            ["140 cm", "140cm", 15],
          ),
        ],
      },
    ),
    goods(
      "boat-neck",
      ["Boat-neck top, three-quarter sleeve", "一字领七分袖上衣"],
      ["Straight hem with a side slit", "平摆侧开衩"],
      {
        cents: 430,
        formerCents: 545,
        tiers: batches([1, 430], [12, 345]),
        grams: 170,
        picture: { object: "boat-top", recolour: true },
        axes: [colourAxis("rose", "teal"), words(["Size", "尺码"], ["S", "S码"], ["M", "M码"], ["L", "L码"])],
      },
    ),
    goods(
      "hi-vis-vest",
      ["High-visibility vest, class 2", "二级反光背心"],
      ["Zip, pocket and a clear badge window", "拉链、口袋、透明证件位"],
      {
        cents: 156,
        minimum: 40,
        grams: 140,
        picture: { object: "hi-vis-vest", recolour: true },
        axes: [colourAxis("orange", "lime"), words(["Size", "尺码"], ["M", "M码"], ["XL", "XL码"])],
        notMade: [
          ["orange", "XL"],
          ["lime", "M"],
        ],
      },
    ),
    goods(
      "drawstring-shorts",
      ["Jersey shorts with drawstring", "针织抽绳短裤"],
      ["Pockets deep enough for a phone", "口袋够深，放得下手机"],
      {
        cents: 296,
        formerCents: 372,
        minimum: 18,
        grams: 150,
        picture: { object: "shorts", recolour: true },
        axes: [
          colourAxis("lime", "navy"),
          words(["Size", "尺码"], ["S", "S码"], ["M", "M码"], ["L", "L码"], ["XL", "XL码"]),
        ],
      },
    ),
  ],
};

const cardigans: GoodsFamily = {
  key: "cardigans",
  category: "knitwear-tops-cardigans",
  store: "dongyi-knit",
  brand: "warmhand",
  unit: units.piece,
  picture: { object: "cardigan", recolour: true },
  intro: intro(
    ["For draughty shops and late trams", "为穿堂风和末班车准备"],
    [
      "Fully fashioned, which means knitted to shape and linked, with no cut edges inside. Buttons are sewn through and knotted.",
      "成型编织，套口缝合，内里无裁边；纽扣打结缝牢。",
    ],
    ["One spare button and a metre of yarn hang at the seam.", "侧缝附备用扣一枚、纱线一米。"],
  ),
  params: params(
    ["Yarn", "成分", "50% wool, 50% acrylic", "50%羊毛、50%腈纶"],
    ["Gauge", "针型", "7 and 12 gauge", "7针与12针"],
    ["Make", "工艺", "Fully fashioned", "成型编织"],
    ["Washing", "洗涤", "30 °C, dry flat", "30℃，平铺晾干"],
  ),
  axes: [
    colourAxis("sand", "charcoal", "forest"),
    words(["Size", "尺码"], ["S", "S码"], ["M", "M码"], ["L", "L码"], ["XL", "XL码", 60]),
  ],
  variants: [
    goods(
      "long-coat-knit",
      ["Long knitted coat with lapels", "翻领针织长外套"],
      ["A coat that packs like a jumper", "像毛衣一样好收的大衣"],
      { cents: 1890, formerCents: 2380, minimum: 2, grams: 780, picture: { object: "long-cardigan", recolour: true } },
    ),
    goods(
      "shop-cardigan",
      ["Shop cardigan, two pockets", "双口袋店员开衫"],
      ["One pocket for the pen, one for the keys", "一袋放笔，一袋放钥匙"],
      {
        cents: 1245,
        tiers: batches([4, 1245], [20, 1160], [80, 1080]),
        grams: 420,
        notMade: [
          ["charcoal", "S"],
          ["forest", "S"],
          ["forest", "M"],
        ],
      },
    ),
    goods(
      "sleeveless",
      ["Sleeveless pullover, V neck", "V领针织马甲"],
      ["Sits flat under a jacket", "套外套下不臃肿"],
      {
        cents: 868,
        tiers: batches([6, 868], [30, 798], [120, 732]),
        grams: 260,
        picture: { object: "slipover", recolour: true },
        axes: [colourAxis("navy", "plum", "sand"), words(["Size", "尺码"], ["M", "M码"], ["L", "L码"], ["XL", "XL码"])],
        stock: 0,
      },
    ),
    goods(
      "yukata-robe",
      ["Light cotton robe, wave pattern", "海浪纹薄棉浴袍"],
      ["For after the bath and before the tea", "出浴之后，喝茶之前"],
      {
        cents: 1125,
        tiers: batches([1, 1125], [4, 985]),
        grams: 380,
        picture: { object: "robe", recolour: true },
        axes: [colourAxis("blue", "scarlet"), words(["Length", "衣长"], ["120 cm", "120cm"], ["135 cm", "135cm", 40])],
      },
    ),
  ],
};

/** Scarves, hats and tops. */
export const scarvesAndTopsFamilies: readonly GoodsFamily[] = [scarves, caps, sunHats, tees, cardigans];
