import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Clocks, plants and pictures. */
export const homeFamilies: readonly GoodsFamily[] = [
  {
    key: "alarm-clock",
    category: "household-home-clocks",
    store: "dailywell",
    brand: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "alarm-clock", recolour: true },
    intro: story(
      para(
        "A clock you can set in the dark. Silent sweep movement, two brass bells, a button lamp, and an alarm that ends when you press it, not when the cell does.",
        "摸黑也能调的闹钟。静音扫秒，双铜铃，按键夜灯，一按就停。",
      ),
      bullets(
        ["One AA cell, fitted with a pull strip", "一节AA电池，已装绝缘片"],
        ["Guarantee 12 months", "质保12个月"],
      ),
    ),
    params: params(
      ["Movement", "机芯", "Sweep quartz", "扫秒石英"],
      ["Power", "供电", "1 AA cell", "1节AA"],
      ["Bell", "铃声", "Brass, 85 dB", "铜铃，85分贝"],
      ["Height", "高", "16 cm", "16厘米"],
    ),
    axes: [colourAxis("scarlet", "mint", "charcoal")],
    variants: [
      offer(
        "twin-bell",
        ["Twin-bell alarm clock, silent sweep, three colours", "双铃闹钟，静音扫秒，三色"],
        ["Loud bells, quiet hands", "铃够响，走时静"],
        {
          cents: 385,
          was: 510,
          grams: 260,
          min: 10,
          larger: [
            [100, 354],
            [400, 320],
          ],
        },
      ),
      offer(
        "kitchen-timer",
        ["Kitchen timer, 60 min, wind-up", "机械厨房定时器60分钟"],
        ["No cell to go flat", "免电池"],
        {
          cents: 205,
          grams: 92,
          larger: [
            [24, 156],
            [96, 144],
            [384, 128],
          ],
          axes: [colourAxis("sky", "scarlet", "pearl")],
          picture: { object: "kitchen-timer", recolour: true },
        },
      ),
      offer(
        "mantel-oak",
        ["Mantel clock, oak-look case", "仿橡木座钟"],
        ["Chimes can be switched off at night", "夜间可关报时"],
        { cents: 1290, grams: 980, min: 2, axes: [], picture: { object: "mantel-clock", recolour: false } },
      ),
      offer(
        "stopwatch",
        ["Stopwatch with lanyard, 1/100 s", "秒表带挂绳，百分之一秒"],
        ["Two split times kept", "可记两段分时"],
        { cents: 298, was: 365, grams: 62, min: 12, axes: [], picture: { object: "stopwatch", recolour: false } },
      ),
      offer(
        "wall-30",
        ["Wall clock 30 cm, plain face", "挂钟30厘米，素面"],
        ["Figures you can read across a classroom", "教室后排也看得清"],
        {
          picture: { object: "wall-clock", recolour: true },
          cents: 595,
          grams: 640,
          larger: [[6, 498]],
          axes: [colourAxis("pearl", "navy", "mustard")],
        },
      ),
    ],
  },
  {
    key: "planter",
    category: "household-home-plants",
    store: "dailywell",
    brand: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "terracotta-pot", recolour: false },
    intro: story(
      para(
        "Pots with a hole, a plug and a saucer that fits. Terracotta is fired at 1,000 °C and stands a frost; plastic ones have a double floor that holds a week of water.",
        "带孔、带塞、配碟的花盆。红陶1000℃烧成，耐霜冻；塑料款双层底，可存一周的水。",
      ),
      para("Artificial plants are cut from soft PE and can be rinsed.", "仿真植物为软胶PE，可水洗。"),
    ),
    params: params(
      ["Material", "材质", "Terracotta, PP or stoneware", "红陶、PP或炻器"],
      ["Hole", "底孔", "One, with plug", "一孔带塞"],
      ["Saucer", "托碟", "Included", "附带"],
      ["Frost", "耐寒", "To -5 °C (terracotta)", "红陶耐-5℃"],
    ),
    axes: [words(["Diameter", "口径"], ["12 cm", "12厘米"], ["15 cm", "15厘米", 48], ["18 cm", "18厘米", 105])],
    variants: [
      offer(
        "terracotta",
        ["Terracotta pot with saucer", "红陶花盆带托"],
        ["Breathes, so roots do not rot", "透气不烂根"],
        {
          cents: 142,
          grams: 680,
          min: 24,
          larger: [
            [96, 130],
            [384, 116],
          ],
        },
      ),
      offer(
        "faux-fern",
        ["Terracotta pot with faux fern, 18 cm", "红陶盆仿真蕨18厘米"],
        ["Looks watered all year", "四季常绿，不用浇"],
        {
          picture: { object: "faux-fern", recolour: false },
          cents: 326,
          grams: 540,
          min: 12,
          larger: [
            [60, 303],
            [240, 277],
          ],
          axes: [],
        },
      ),
      offer(
        "seed-kit",
        ["Herb seed kit: pot, peat, three packets", "香草种植盒：盆、泥炭、三包种子"],
        ["Basil, parsley, chives; sprouts in eight days", "罗勒、欧芹、细香葱，八天发芽"],
        {
          cents: 335,
          was: 410,
          grams: 210,
          larger: [[12, 268]],
          axes: [],
          picture: { object: "seed-kit", recolour: false },
        },
      ),
      offer(
        "mini-cactus",
        ["Ceramic cactus, desk size", "陶瓷小仙人掌摆件"],
        ["Holds rings and paper clips", "可挂戒指放回形针"],
        {
          cents: 245,
          grams: 260,
          larger: [[15, 184]],
          axes: [],
          picture: { object: "ceramic-cactus", recolour: true },
        },
      ),
    ],
  },
  {
    key: "wall-picture",
    category: "household-home-decor",
    store: "dailywell",
    unit: both(["pc", "幅"]),
    picture: { object: "pine-frame", recolour: false },
    intro: story(
      para(
        "Frames with real glass, a mitred corner and a back that opens with four turns. Prints inside are ours to give away: keep them or put in your own.",
        "真玻璃相框，45度拼角，背板四个旋扣即开。内附画片可留可换。",
      ),
      head("Hanging", "悬挂"),
      para(
        "Every frame has two hooks, for upright or across, and a foot up to A5.",
        "每只附横竖两个挂钩，A5及以下带支脚。",
      ),
    ),
    params: params(
      ["Frame", "框体", "Pine or MDF, 20 mm", "松木或密度板，20毫米"],
      ["Glass", "玻璃", "2 mm, edges ground", "2毫米，磨边"],
      ["Back", "背板", "MDF, turn buttons", "密度板，旋扣"],
      ["Hook", "挂钩", "Two, fitted", "两个，已装"],
    ),
    axes: [words(["Size", "尺寸"], ["A5", "A5"], ["A4", "A4", 70], ["A3", "A3", 210])],
    variants: [
      offer(
        "pine-frame",
        ["Pine picture frame with glass", "松木玻璃相框"],
        ["Unvarnished, ready to paint", "素木可自行上色"],
        {
          cents: 270,
          grams: 420,
          larger: [
            [12, 218],
            [48, 202],
            [192, 180],
          ],
        },
      ),
      offer(
        "print-set-3",
        ["Framed prints, landscape, set of 3", "风景装饰画3幅套"],
        ["Hung in ten minutes with the paper template", "附挂位纸样，十分钟挂好"],
        {
          picture: { object: "landscape-prints", recolour: false },
          cents: 1560,
          was: 1890,
          grams: 2300,
          min: 1,
          axes: [],
        },
      ),
      offer(
        "amphora",
        ["Amphora vase 24 cm, matt", "双耳陶瓶24厘米，哑光"],
        ["Glazed inside, holds water", "内施釉，可盛水"],
        { cents: 745, grams: 1100, min: 4, axes: [], picture: { object: "amphora", recolour: true } },
      ),
      offer(
        "thermometer",
        ["Room thermometer, both scales", "室内温度计，双刻度"],
        ["Red spirit, no mercury", "红液酒精，不含汞"],
        {
          cents: 88,
          grams: 40,
          min: 40,
          larger: [
            [160, 83],
            [640, 77],
          ],
          axes: [],
          picture: { object: "thermometer", recolour: false },
        },
      ),
      offer(
        "wind-chime",
        ["Glass wind chime, painted", "手绘玻璃风铃"],
        ["One clear note, not a rattle", "一声清响，不嘈杂"],
        {
          cents: 310,
          was: 380,
          grams: 110,
          larger: [[12, 246]],
          axes: [],
          picture: { object: "wind-chime", recolour: false },
        },
      ),
    ],
  },
];
