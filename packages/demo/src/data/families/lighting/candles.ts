import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Candles for tables and cakes. */
export const candlesFamilies: readonly GoodsFamily[] = [
  {
    key: "pillar-candle",
    category: "lighting-candles-pillar",
    store: "lumen-lane",
    brand: "lumen-lane",
    unit: both(["pc", "支"]),
    picture: { object: "candle", recolour: true },
    intro: story(
      para(
        "Poured, not pressed: poured candles burn level and do not tunnel. Cotton wicks, no metal core. Colour goes through to the middle.",
        "浇注成型而非压粉，燃面平整不打洞。棉芯无金属，颜色通体。",
      ),
      bullets(
        ["Burning time measured in still air at 20 °C", "燃时在20℃无风下实测"],
        ["Safety pictograms to EN 15494 under each candle", "底部印EN 15494安全图标"],
      ),
    ),
    params: params(
      ["Wax", "蜡", "Paraffin and stearin, or soy", "石蜡加硬脂，或大豆蜡"],
      ["Wick", "烛芯", "Cotton", "棉芯"],
      ["Scent", "香味", "None unless named", "未注明即无香"],
      ["Pictograms", "安全标识", "EN 15494", "EN 15494"],
    ),
    axes: [colourAxis("pearl", "scarlet", "forest", "sand")],
    variants: [
      offer(
        "set-3",
        ["Pillar candle, unscented, 40 h burn", "柱形蜡烛，无香，燃40小时"],
        ["Burns level to the last hour", "烧到最后也平整"],
        { cents: 310, grams: 820, min: 12 },
      ),
      offer(
        "dinner-12",
        ["Pillar candle, hand-dipped, 60 h burn", "手工浸制柱形蜡烛，燃60小时"],
        ["Twelve coats of wax, one wick", "十二道蜡层，一根棉芯"],
        {
          cents: 285,
          was: 340,
          grams: 640,
          min: 8,
          larger: [
            [40, 262],
            [160, 236],
          ],
        },
      ),
      offer(
        "tea-100",
        ["Church pillar candle, 120 h burn", "教堂柱形蜡烛，燃120小时"],
        ["Wide enough to stand without a holder", "底部够宽，不用烛台也立得稳"],
        { cents: 395, grams: 1350, min: 5, axes: [] },
      ),
      offer(
        "soy-jar",
        ["Soy pillar candle, linen scent", "大豆蜡香薰柱烛，棉麻香"],
        ["Scented all through, so the last hour smells like the first", "香味通体，燃到最后一样香"],
        {
          cents: 348,
          grams: 380,
          min: 10,
          axes: [words(["Scent", "香味"], ["Linen", "棉麻"], ["Fig", "无花果"], ["Cedar", "雪松"])],
        },
      ),
      offer(
        "led-flame-3",
        ["LED pillar candle, real wax, with remote", "LED真蜡柱形烛，带遥控"],
        ["Real wax outside, no fire inside", "外层真蜡，内里无火"],
        { cents: 690, was: 860, grams: 520, min: 6, axes: [], stock: 0 },
      ),
    ],
  },
  {
    key: "birthday-candle",
    category: "lighting-candles-birthday",
    store: "festive-row",
    unit: both(["pack", "包"]),
    picture: { object: "spiral-candles", recolour: false },
    intro: story(
      para(
        "Cake candles with holders, so the wax stays off the icing. Food-contact wax and dyes; packs hang on a hook by the bakery till.",
        "带托的蛋糕蜡烛，蜡不滴奶油。食品级蜡与色料，挂装，烘焙店收银台边挂着卖。",
      ),
      para(
        "Number candles are flat-backed and come in assorted or single figures.",
        "数字蜡烛平背款，可混装或单数字装。",
      ),
    ),
    params: params(
      ["Wax", "蜡", "Paraffin, food contact", "食品级石蜡"],
      ["Holders", "烛托", "Included", "附赠"],
      ["Height", "高度", "6 to 8 cm", "6至8厘米"],
      ["Burning time", "燃时", "6 to 12 min", "6至12分钟"],
    ),
    axes: [words(["Colours", "配色"], ["Pastel mix", "马卡龙混色"], ["Bright mix", "亮彩混色"], ["Gold", "金色", 6])],
    variants: [
      offer(
        "spiral-24",
        ["Spiral cake candles with holders, 24", "螺纹蛋糕蜡烛24支带托"],
        ["Two cakes in one pack", "一包点两个蛋糕"],
        {
          cents: 54,
          grams: 46,
          min: 48,
          larger: [
            [240, 48],
            [1200, 42],
          ],
        },
      ),
      offer(
        "numbers",
        ["Number candles 0 to 9, glitter", "数字蜡烛0至9，闪粉"],
        ["Choose one figure or the mixed tray", "可选单数字或混装盘"],
        { cents: 36, was: 45, grams: 18, picture: { object: "number-candles", recolour: false }, min: 60 },
      ),
      offer(
        "cupcake",
        ["Cupcake-shaped candles, box of 6", "纸杯蛋糕造型蜡烛6只"],
        ["A small gift that smells of vanilla", "香草味小礼物"],
        {
          cents: 218,
          grams: 210,
          min: 10,
          larger: [
            [100, 201],
            [400, 181],
          ],
          axes: [],
          picture: { object: "cupcake-candles", recolour: true },
        },
      ),
      offer(
        "fountain-4",
        ["Ice fountains for cakes, 4", "蛋糕冷焰火4支"],
        ["Indoor class F1, 40 seconds", "室内F1级，40秒"],
        { cents: 165, grams: 90, min: 20, axes: [], picture: { object: "ice-fountains", recolour: false } },
      ),
    ],
  },
];
