import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params } from "../../familyBuilders.ts";
import { bullets, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** School bags and day packs. */
export const backpacksFamilies: readonly GoodsFamily[] = [
  {
    key: "school-backpack",
    category: "bags-backpacks-school",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "backpack", companions: ["notebook", "pencil"], recolour: true },
    intro: story(
      para(
        "School bags that last the school year. Bottoms are doubled, zips are number 8, and straps are sewn through the back panel with a bar tack at each end.",
        "能背满一学年的书包。双层底，8号拉链，肩带穿过背板打枣缝合。",
      ),
      bullets(
        ["Reflective piping on both sides and the front pocket", "两侧和前袋均有反光条"],
        ["Name window inside the lid", "包盖内侧有姓名窗"],
      ),
    ),
    params: params(
      ["Fabric", "面料", "Polyester 600D, PU coated", "600D涤纶，PU涂层"],
      ["Zip", "拉链", "No. 8, auto-lock", "8号自锁"],
      ["Back", "背板", "EVA foam, air channel", "EVA透气背板"],
      ["Bottle pockets", "水杯袋", "Two", "两个"],
      ["Standard", "标准", "EN 71-3 prints", "印花符合EN 71-3"],
    ),
    axes: [colourAxis("rose", "blue", "mint", "violet")],
    variants: [
      offer(
        "day-12l",
        ["Children's day pack 12 L, padded straps", "儿童双肩包12升，加厚肩带"],
        ["Chest clip keeps straps on small shoulders", "胸扣防滑肩"],
        {
          cents: 740,
          was: 990,
          grams: 360,
          min: 6,
          larger: [
            [24, 698],
            [96, 640],
          ],
        },
      ),
      offer(
        "primary-18l",
        ["Primary school bag 18 L, stands up by itself", "小学书包18升，可自立"],
        ["Rubber feet, so it does not topple in the cloakroom", "底部胶脚，放下不倒"],
        { cents: 1180, grams: 680, min: 4 },
      ),
      offer(
        "nursery",
        ["Nursery backpack with reins", "幼儿园小书包带牵引绳"],
        ["Reins unclip when no longer needed", "牵引绳可拆"],
        { cents: 565, was: 690, grams: 260, min: 8, axes: [colourAxis("sky", "blush", "lime")] },
      ),
      offer(
        "trolley",
        ["School backpack 28 l, stiff back and hip belt", "28升护脊书包，带腰带"],
        ["The belt takes the weight off the shoulders", "腰带分担重量，双肩更轻"],
        { cents: 1960, grams: 1150, min: 2 },
      ),
      offer(
        "pe-sack",
        ["PE drawstring sack", "束口运动袋"],
        ["Wipes clean, name tape inside", "可擦洗，内有姓名布条"],
        {
          cents: 145,
          grams: 70,
          picture: { object: "drawstring-sack", recolour: true },
          min: 40,
          larger: [
            [200, 132],
            [1000, 115],
          ],
          axes: [colourAxis("navy", "scarlet", "forest", "mustard", "violet", "charcoal")],
        },
      ),
    ],
  },
  {
    key: "day-backpack",
    category: "bags-backpacks-day",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "backpack", companions: ["cap"], recolour: true },
    intro: story(
      para(
        "Plain backpacks without a logo, made to be printed or sold as they are. The front panel has no seam for 22 by 20 centimetres.",
        "无标素面背包，可印可直接卖。前幅22×20厘米内无接缝。",
      ),
      para(
        "Weight is given with packing. All fabrics are free of PFAS water repellents.",
        "重量含包装。面料防泼水剂均不含PFAS。",
      ),
    ),
    params: params(
      ["Fabric", "面料", "Recycled polyester 300D", "300D再生涤纶"],
      ["Print area", "可印面积", "22 x 20 cm", "22×20厘米"],
      ["Zip", "拉链", "No. 5, two pullers", "5号双头"],
      ["Water repellent", "防泼水", "PFAS-free", "不含PFAS"],
    ),
    axes: [colourAxis("charcoal", "navy", "forest", "mustard")],
    variants: [
      offer(
        "city-16l",
        ["City backpack 16 L, laptop sleeve 15 in", "通勤双肩包16升，15寸电脑层"],
        ["Sleeve hangs above the floor of the bag", "电脑层悬空不磕底"],
        {
          cents: 1125,
          grams: 420,
          larger: [
            [6, 985],
            [60, 906],
            [240, 818],
          ],
        },
      ),
      offer(
        "foldaway",
        ["Foldaway backpack 20 L in its own pocket", "自收纳折叠背包20升"],
        ["140 g, smaller than a sandwich", "140克，比三明治还小"],
        {
          cents: 318,
          was: 390,
          grams: 140,
          min: 20,
          larger: [
            [100, 295],
            [400, 262],
          ],
        },
      ),
      offer(
        "roll-top",
        [
          "Roll-top backpack 22 L, welded seams, rides out a downpour on the back of a motorcycle",
          "卷口防水背包22升，热压接缝，骑摩托淋暴雨也不怕",
        ],
        ["Tested under a shower for an hour", "花洒下淋一小时测试"],
        { cents: 1690, grams: 610, min: 3 },
      ),
      offer("mini", ["Mini backpack, quilted", "菱格迷你双肩包"], ["Room for a phone and a purse", "手机钱包刚刚好"], {
        cents: 740,
        was: 905,
        grams: 240,
        larger: [[8, 620]],
        axes: [colourAxis("blush", "plum", "charcoal")],
      }),
    ],
  },
];
