import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const crookUmbrella: GoodsFamily = {
  key: "crook-umbrella",
  category: "umbrellas-straight-crook",
  store: "jinhe-umbrella",
  brand: "jinhe",
  unit: units.umbrella,
  picture: { object: "folded-umbrella", companions: ["open-umbrella"], recolour: true },
  intro: intro(
    ["The umbrella by the door", "门边常备的那一把"],
    [
      "A long shaft, a bent handle and nothing that can jam. Hotels and offices keep them in a stand for guests.",
      "长杆弯柄，没有会卡住的零件，酒店和写字楼常整桶备用。",
    ],
    ["Numbers or a small logo can be burned into the handle from 240 pieces.", "240把起可在手柄上烙编号或小标。"],
  ),
  params: params(
    ["Shaft", "中棒", "Steel, 10 mm, chrome plated", "10毫米镀铬钢杆"],
    ["Length", "长度", "84 cm", "84cm"],
    ["Opening", "开合方式", "Push button, closes by hand", "按钮开、手动收"],
    ["Tip", "伞尖", "Metal ferrule", "金属伞尖"],
  ),
  axes: [colourAxis("navy", "charcoal", "scarlet", "forest", "violet", "mustard")],
  variants: [
    goods(
      "carton-24",
      ["Straight crook-handle umbrella, 24 pcs a carton", "弯柄直杆伞 24把整箱"],
      ["Six colours, four of each, in one carton", "六色各四把，一箱配齐"],
      { cents: 415, tiers: batches([24, 415], [120, 387], [480, 362]), grams: 420 },
    ),
    goods(
      "sixteen-ribs",
      ["Crook umbrella, 16 ribs, round canopy", "16骨弯钩圆伞"],
      ["Sixteen ribs draw an almost perfect circle", "十六骨撑出近乎正圆的伞面"],
      {
        cents: 630,
        tiers: batches([1, 630], [12, 528], [48, 492], [192, 456]),
        grams: 560,
        axes: [colourAxis("navy", "chestnut", "forest")],
      },
    ),
    goods(
      "hotel-guest",
      ["Hotel guest umbrella, numbered handle, charcoal", "酒店客用伞 编号手柄 炭黑"],
      ["Numbers 1 to 24 on the collar, so they come back", "领圈编号1–24，方便归还"],
      { cents: 476, formerCents: 590, minimum: 24, grams: 470, axes: [colourAxis("charcoal")] },
    ),
    goods(
      "bamboo-handle",
      ["Bamboo-handle umbrella", "竹柄长伞"],
      ["Steam-bent bamboo root, no two handles alike", "竹根蒸弯成柄，每把纹路不同"],
      { cents: 820, tiers: batches([1, 820], [6, 690]), grams: 510, axes: [colourAxis("sand", "forest", "plum")] },
    ),
    goods(
      "oil-paper-look",
      [
        "Oil-paper style umbrella, painted plum blossom, for photos and shop windows",
        "仿油纸伞 手绘梅花 拍照橱窗陈列用",
      ],
      ["Hand-painted silk cloth on a bamboo frame, for display and dry days", "手绘绢布配竹骨，适合陈列与晴天"],
      { cents: 845, formerCents: 1080, minimum: 4, grams: 450, axes: [colourAxis("scarlet", "blush", "sky")] },
    ),
    goods(
      "jumbo-family",
      ["Long umbrella for two, 130 cm", "双人加大长柄雨伞 130cm"],
      ["Keeps two people and a shopping bag dry", "两个人加一个购物袋都淋不到"],
      { cents: 562, minimum: 12, grams: 610, axes: [colourAxis("navy", "charcoal", "teal")] },
    ),
  ],
};

const clearUmbrella: GoodsFamily = {
  key: "clear-umbrella",
  category: "umbrellas-straight-clear",
  store: "dailywell",
  brand: "dailywell",
  unit: units.umbrella,
  picture: { object: "clear-umbrella", recolour: true },
  intro: intro(
    ["See the street through the rain", "隔着雨也看得清路"],
    [
      "POE film of 0.25 mm stays soft in the cold and has no smell when the carton is opened. It can be wiped with a cloth.",
      "0.25毫米POE环保膜，低温不发硬，开箱无异味，擦一擦就净。",
    ],
    [
      "Coloured edges and handles make pairs easy to tell apart at a wedding or a station kiosk.",
      "彩色包边和手柄便于区分，婚礼、车站便利店都好卖。",
    ],
  ),
  params: params(
    ["Canopy", "伞面", "POE film, 0.25 mm", "0.25毫米POE膜"],
    ["Ribs", "伞骨", "8, white coated steel", "8根白色烤漆钢骨"],
    ["Length", "长度", "78 cm", "78cm"],
    ["Storage", "存放", "Dry before folding", "晾干后收起"],
  ),
  axes: [colourAxis("pearl", "sky", "blush", "charcoal")],
  variants: [
    goods(
      "clear-edge",
      ["Clear-edge umbrella, 60 cm, drip cover", "透明包边伞 60cm 带防滴套"],
      ["A telescopic cover slides over the wet canopy", "伸缩防滴套，一拉罩住湿伞"],
      { cents: 355, minimum: 24, grams: 430 },
    ),
    goods(
      "station-kiosk",
      ["Clear umbrella for kiosks, 58 cm", "便利店透明雨伞 58cm"],
      ["Bar code on the band, hangs ten to a hook", "伞带贴好条码，一钩挂十把"],
      {
        cents: 168,
        formerCents: 225,
        tiers: batches([48, 168], [240, 154], [960, 141]),
        grams: 330,
        axes: [colourAxis("pearl", "charcoal")],
      },
    ),
    goods(
      "bubble-dome",
      ["Bubble dome umbrella, deep canopy", "深拱泡泡透明伞"],
      ["Comes down to the shoulders, hair stays in place", "罩到肩膀，发型不乱"],
      { cents: 480, tiers: batches([1, 480], [12, 385], [60, 355], [300, 327]), grams: 460 },
    ),
    goods(
      "wedding-white",
      ["Wedding umbrella, clear with white trim", "婚礼白边透明伞"],
      ["White handle, white ferrule, no print anywhere", "白柄白尖，通身无字"],
      { cents: 420, formerCents: 540, minimum: 10, grams: 450, axes: [colourAxis("pearl")] },
    ),
  ],
};

const golfUmbrella: GoodsFamily = {
  key: "golf-umbrella",
  category: "umbrellas-straight-golf",
  store: "jinhe-umbrella",
  brand: "gale-and-rib",
  unit: units.umbrella,
  picture: { object: "open-umbrella", companions: ["folded-umbrella"], recolour: true },
  intro: intro(
    ["Built for open ground", "为空旷场地而做"],
    [
      "Vents between two canopies let gusts through and keep rain out. The frame was held in a wind tunnel at 90 km/h for ten minutes.",
      "双层伞面留风口，阵风穿过而雨进不来，骨架在90km/h风洞中坚持10分钟。",
    ],
    ["Panels take a print of 25 by 20 cm. Send artwork after ordering.", "单片印刷面积25×20cm，下单后发稿即可。"],
  ),
  params: params(
    ["Diameter open", "张开直径", "122 to 132 cm", "122–132cm"],
    ["Shaft", "中棒", "Fibreglass, 14 mm", "14毫米玻纤杆"],
    ["Handle", "手柄", "EVA foam, straight", "EVA直柄"],
    ["Wind test", "抗风测试", "90 km/h", "90km/h"],
    ["Carton", "装箱", "24 pcs, 17 kg", "24把，17kg"],
  ),
  axes: [
    colourAxis("scarlet", "navy", "forest", "charcoal"),
    words(["Diameter", "直径"], ["122 cm", "122cm"], ["132 cm", "132cm", 85]),
  ],
  variants: [
    goods(
      "storm-scarlet",
      ["Storm umbrella, double canopy, 10 ribs, scarlet", "双层伞面10骨风暴伞 大红"],
      ["Ten ribs and a vent all round", "十骨加一圈风口"],
      { cents: 572, formerCents: 750, minimum: 6, grams: 620, axes: [colourAxis("scarlet")] },
    ),
    goods(
      "vented-golf",
      ["Vented golf umbrella, fibreglass shaft", "双层透风高尔夫伞"],
      ["Nothing in it conducts: shaft and ribs are fibreglass", "杆与骨全玻纤，不导电"],
      {
        cents: 770,
        tiers: batches([1, 770], [6, 648], [24, 605], [96, 560]),
        grams: 640,
        notMade: [
          ["scarlet", "132 cm"],
          ["navy", "122 cm"],
          ["forest", "132 cm"],
          ["charcoal", "122 cm"],
        ],
      },
    ),
    goods(
      "two-colour-panels",
      ["Golf umbrella, white and colour panels", "拼色高尔夫雨伞"],
      ["White panels between the colours carry the logo", "白色伞片正好印标"],
      { cents: 585, minimum: 12, grams: 610 },
    ),
    goods(
      "automatic-golf",
      ["Automatic golf umbrella with shoulder sleeve", "自动高尔夫伞 带肩背伞套"],
      ["The sleeve has a strap and a pocket for the ball marker", "伞套带肩带和小袋"],
      { cents: 728, formerCents: 910, minimum: 6, grams: 690, axes: [colourAxis("navy", "charcoal")] },
    ),
    goods(
      "square-canopy",
      ["Square canopy umbrella", "方形伞面长伞"],
      ["Four corners reach further over a shoulder bag", "四个角多遮住一个单肩包"],
      { cents: 614, minimum: 6, grams: 600, axes: [colourAxis("charcoal", "teal", "mustard")] },
    ),
  ],
};

/** Straight umbrellas: crook handle, clear canopy, golf. */
export const straightFamilies: readonly GoodsFamily[] = [crookUmbrella, clearUmbrella, golfUmbrella];
