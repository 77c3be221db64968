import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

const slipperSizes = words(
  ["Size", "尺码"],
  ["36-37", "36-37"],
  ["38-39", "38-39"],
  ["40-41", "40-41"],
  ["42-44", "42-44"],
);

/** Baskets and slippers. */
export const laundryFamilies: readonly GoodsFamily[] = [
  {
    key: "laundry-basket",
    category: "household-laundry-baskets",
    store: "dailywell",
    brand: "greenstep",
    unit: both(["pc", "只"]),
    picture: { object: "basket", recolour: true },
    intro: story(
      para(
        "Baskets woven over a steel ring, so the rim stays a circle when it is full of wet towels. Handles go under the base, not just through the rim.",
        "钢圈编织，装满湿毛巾口沿也不变形。提手绕到底部，不只穿边。",
      ),
      para("Natural fibre is kiln dried and comes with a plant certificate.", "天然纤维经烘干，附植检证书。"),
    ),
    params: params(
      ["Material", "材质", "Seagrass, cotton rope or PP", "海草、棉绳或PP"],
      ["Ring", "骨架", "Steel, powder coated", "钢圈喷粉"],
      ["Load", "承重", "12 kg", "12公斤"],
      ["Certificate", "证书", "Phytosanitary", "植检证"],
    ),
    axes: [colourAxis("sand", "chestnut", "grey")],
    variants: [
      offer(
        "rope-m",
        ["Cotton rope basket, leather-look handles", "棉绳收纳篮，仿皮提手"],
        ["Soft enough for a child's room", "软边，儿童房放心用"],
        {
          cents: 465,
          was: 560,
          grams: 640,
          min: 6,
          axes: [
            colourAxis("pearl", "grey", "blush"),
            words(["Size", "尺寸"], ["25 cm", "25厘米"], ["35 cm", "35厘米", 190]),
          ],
        },
      ),
      offer("seagrass-belly", ["Seagrass belly basket", "海草大肚篮"], ["Folds down to a bowl", "上口可翻折成盆"], {
        cents: 500,
        grams: 520,
        larger: [
          [8, 398],
          [32, 372],
          [128, 335],
        ],
        axes: [],
      }),
      offer(
        "hamper-45l",
        ["Laundry hamper 45 L with lid", "带盖脏衣篮45升"],
        ["Lining comes out for the wash", "内衬可拆洗"],
        { cents: 1115, grams: 1600, larger: [[3, 980]] },
      ),
      offer(
        "pp-stack",
        ["Ventilated PP basket, stacking", "PP透气叠放篮"],
        ["Air through the wall, no musty smell", "四面通风不闷味"],
        {
          cents: 176,
          was: 220,
          grams: 340,
          min: 20,
          larger: [
            [80, 166],
            [320, 154],
          ],
          axes: [colourAxis("sky", "mint", "pearl", "charcoal")],
        },
      ),
    ],
  },
  {
    key: "slipper",
    category: "household-laundry-slippers",
    store: "dailywell",
    brand: "dailywell",
    unit: both(["pair", "双"]),
    picture: { object: "slippers", recolour: true },
    intro: story(
      para(
        "One-piece EVA that weighs less than an apple. The sole has drain slots and a tread that grips wet tile; straps are moulded in, not plugged.",
        "一体EVA拖鞋，比一个苹果轻。鞋底排水槽加防滑纹，湿瓷砖不打滑；鞋带一体成型，不脱出。",
      ),
      para(
        "Sizes run true. A mixed carton holds 48 pairs in the split you tell us.",
        "尺码标准。48双一箱，比例可自报。",
      ),
    ),
    params: params(
      ["Material", "材质", "EVA", "EVA"],
      ["Weight", "单只重", "85 g each", "单只85克"],
      ["Sole", "鞋底", "18 mm, drain slots", "18毫米，排水槽"],
      ["Smell test", "气味测试", "Grade 2, odour-free after airing", "2级，通风后无味"],
    ),
    axes: [colourAxis("blue", "charcoal", "blush"), slipperSizes],
    variants: [
      offer(
        "eva-mixed",
        ["EVA slippers, sizes 36-44, mixed pack", "EVA拖鞋36-44码混装"],
        ["The one that guesthouses reorder", "民宿回头款"],
        {
          cents: 115,
          grams: 190,
          min: 48,
          larger: [
            [240, 104],
            [960, 92],
          ],
        },
      ),
      offer(
        "flip-flop",
        ["Beach flip-flops, woven strap", "编织带人字拖"],
        ["Soft toe post, no blister on day one", "软趾柱，不磨脚"],
        { picture: { object: "flip-flops", recolour: true }, cents: 138, was: 175, grams: 210, min: 36 },
      ),
      offer(
        "thick-4cm",
        ["Thick-sole slippers 4 cm", "厚底拖鞋4厘米"],
        ["Like standing on a loaf of bread", "踩着像面包"],
        { cents: 330, grams: 280, larger: [[20, 265]] },
      ),
      offer(
        "hotel-100",
        [
          "Hotel slippers, closed toe, non-woven, 100 pairs with one-colour logo on the vamp",
          "酒店一次性包头拖鞋，无纺布，100双，鞋面单色印标",
        ],
        ["5 mm sole, not paper", "5毫米底，不是纸底"],
        { cents: 3400, was: 3950, grams: 4200, min: 1, axes: [] },
      ),
    ],
  },
];
