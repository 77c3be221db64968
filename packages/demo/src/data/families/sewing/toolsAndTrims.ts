import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const scissors: GoodsFamily = {
  key: "scissors",
  category: "sewing-cutting-scissors",
  store: "threadwell",
  brand: "ironleaf",
  unit: units.piece,
  picture: { object: "scissors", companions: ["thread-spool"], recolour: false },
  intro: intro(
    ["Cuts to the very tip", "剪到刀尖都利"],
    [
      "Blades are ground hollow and set by hand with a screw that can be tightened. Silk cuts without a push.",
      "内凹磨刃，手工调合，螺丝可紧；剪真丝不推布。",
    ],
    ["Left-handed means the blades are swapped, not only the grips.", "左手款是真换刃，不只换手柄。"],
  ),
  params: params(
    ["Steel", "钢材", "420J2, hardened", "420J2硬化钢"],
    ["Pivot", "转轴", "Adjustable screw", "可调螺丝"],
    ["Grip", "手柄", "Soft, two-component", "双料软胶"],
    ["Sharpening", "可否研磨", "Yes", "可磨"],
  ),
  axes: [],
  variants: [
    goods(
      "tailors-9",
      ["Tailor's scissors 9 in, left or right hand", "9寸裁缝剪 左右手可选"],
      ["Through four layers of denim", "四层牛仔一剪到底"],
      {
        cents: 465,
        formerCents: 580,
        minimum: 8,
        grams: 230,
        axes: [words(["Hand", "用手"], ["Right", "右手"], ["Left", "左手", 60])],
      },
    ),
    goods(
      "embroidery-stork",
      ["Stork embroidery scissors", "仙鹤绣花剪"],
      ["The classic bird, in a leather sheath", "经典仙鹤造型，附皮套"],
      {
        cents: 285,
        tiers: batches([1, 285], [20, 228], [80, 211], [360, 194]),
        grams: 35,
        axes: [words(["Finish", "表面"], ["Gold", "金色"], ["Antique", "古铜"], ["Rainbow", "彩钛"])],
      },
    ),
    goods(
      "thread-snips",
      ["Thread snips, box of 12", "纱剪 12把盒装"],
      ["Springs open, lives beside the machine", "自动弹开，机旁常备"],
      { cents: 496, tiers: batches([6, 496], [36, 458], [144, 420]), grams: 330 },
    ),
    goods(
      "school-blunt",
      ["Children's scissors, blunt tip", "儿童圆头剪刀"],
      ["Cut paper, not hair", "剪纸可以，剪头发不行"],
      { cents: 68, minimum: 60, grams: 32 },
    ),
  ],
};

const measures: GoodsFamily = {
  key: "measures",
  category: "sewing-cutting-measures",
  store: "threadwell",
  brand: "button-yard",
  unit: units.piece,
  picture: { object: "ruler", companions: ["scissors"], recolour: true },
  intro: intro(
    ["Measure twice", "量两遍，剪一刀"],
    [
      "Tapes are fibreglass under vinyl and don't stretch: we hang two kilos on one from each roll overnight.",
      "玻纤芯软尺不拉长，每卷抽一条挂两公斤过夜检验。",
    ],
    ["Centimetres on one side, inches on the other.", "一面厘米，一面英寸。"],
  ),
  params: params(
    ["Scale", "刻度", "cm and inch", "厘米与英寸"],
    ["Core", "芯材", "Fibreglass", "玻璃纤维"],
    ["Ends", "端头", "Brass", "铜头"],
    ["Accuracy", "精度", "1 mm over 1.5 m", "1.5米误差1毫米"],
  ),
  axes: [],
  variants: [
    goods(
      "soft-tape",
      ["Soft tape measure 150 cm", "150厘米软皮尺"],
      ["Numbers readable from both ends", "两头都能读数"],
      {
        cents: 38,
        tiers: batches([100, 38], [500, 33], [2000, 30]),
        grams: 18,
        picture: { object: "tape-measure", companions: ["scissors"], recolour: true },
        axes: [colourAxis("mustard", "pearl", "rose")],
      },
    ),
    goods(
      "quilting-ruler",
      ["Quilting ruler 15 × 60 cm", "拼布尺15×60cm"],
      ["Frosted dots stop it from sliding", "磨砂防滑点"],
      { cents: 480, tiers: batches([1, 480], [8, 385]), grams: 290 },
    ),
    goods(
      "french-curve",
      ["Pattern-making curves, set of 4", "打版曲线尺 4件"],
      ["Armhole, hip, neckline, hem", "袖窿、臀弧、领口、下摆"],
      {
        cents: 610,
        formerCents: 770,
        tiers: batches([1, 610], [6, 512]),
        grams: 310,
        picture: { object: "set-square", recolour: true },
        axes: [],
      },
    ),
    goods(
      "chalk-pencils",
      ["Tailor's chalk pencils with brush", "带毛刷划粉笔"],
      ["Marks brush off, even from black wool", "黑呢上也刷得掉"],
      {
        cents: 54,
        minimum: 60,
        grams: 12,
        picture: { object: "pencil", recolour: true },
        axes: [colourAxis("pearl", "sky", "rose", "mustard")],
      },
    ),
  ],
};

const ribbon: GoodsFamily = {
  key: "ribbon",
  category: "sewing-trims-ribbon",
  store: "threadwell",
  brand: "button-yard",
  unit: units.roll,
  picture: { object: "bow", recolour: true },
  intro: intro(
    ["The shine is woven in", "光泽是织进去的"],
    [
      "Double-face satin with a woven edge that won't ladder. Colours are dyed in one bath with the thread range.",
      "双面缎织边不脱丝，与缝纫线同缸同色系。",
    ],
    ["Rolls are 22 metres, which is 24 yards less a tag.", "每卷22米，合24码去头尾。"],
  ),
  params: params(
    ["Weave", "织法", "Double-face satin", "双面缎"],
    ["Edge", "边", "Woven", "织边"],
    ["Roll", "每卷", "22 m", "22米"],
    ["Washing", "洗涤", "40 °C", "40℃"],
  ),
  axes: [
    colourAxis("scarlet", "blush", "navy", "forest"),
    words(["Width", "宽度"], ["10 mm", "10mm"], ["25 mm", "25mm", 70], ["38 mm", "38mm", 130]),
  ],
  variants: [
    goods(
      "satin-roll",
      ["Satin ribbon, 22 m roll", "缎带22米卷"],
      ["Twelve ways to order the same good ribbon", "四色三宽，一条好缎带"],
      {
        cents: 98,
        tiers: batches([40, 98], [200, 88], [800, 78]),
        grams: 70,
        picture: { object: "ribbon-roll", recolour: true },
      },
    ),
    goods(
      "grosgrain",
      ["Grosgrain ribbon, ribbed", "罗纹带"],
      ["Holds a fold, good for hats and badges", "折得住形，做帽饰、胸花都行"],
      {
        cents: 116,
        minimum: 36,
        grams: 85,
        picture: { object: "ribbon-roll", recolour: true },
        axes: [colourAxis("mustard", "charcoal", "plum", "teal")],
      },
    ),
    goods(
      "ready-bows",
      ["Ready-made satin bows, 50 pcs", "成品缎面蝴蝶结 50枚"],
      ["Sewn, not glued; ends cut on the slant", "缝制非胶粘，尾端斜切"],
      {
        cents: 245,
        formerCents: 318,
        tiers: batches([16, 245], [80, 228], [360, 214]),
        grams: 60,
        axes: [colourAxis("scarlet", "blush", "violet", "pearl")],
      },
    ),
    goods(
      "awareness-loops",
      ["Awareness ribbon loops with pin, 100 pcs", "公益丝带胸针 100枚"],
      ["Folded, stitched and pinned, ready to hand out", "折好缝好别好针，直接发放"],
      {
        cents: 1120,
        minimum: 2,
        grams: 240,
        picture: { object: "awareness-loops", recolour: true },
        axes: [colourAxis("mustard", "rose", "violet", "scarlet")],
      },
    ),
    goods(
      "rosettes",
      ["Rosettes with long tails", "长尾玫瑰结"],
      ["Blank centre for a printed disc", "中心留白，可贴印刷圆片"],
      {
        cents: 68,
        minimum: 48,
        grams: 22,
        picture: { object: "rosette", recolour: true },
        axes: [colourAxis("scarlet", "blue", "mustard")],
      },
    ),
  ],
};

const patches: GoodsFamily = {
  key: "patches-and-beads",
  category: "sewing-trims-patches",
  store: "threadwell",
  brand: "button-yard",
  unit: units.pack,
  picture: { object: "eye-beads", recolour: true },
  intro: intro(
    ["For holes and for fun", "补破洞，也添乐趣"],
    [
      "Patches are embroidered edge to edge and backed with film that melts at 150 °C. Beads are drilled clean, no flakes in the hole.",
      "布贴满绣，背胶150℃熔合；珠孔钻得干净，无毛刺。",
    ],
    ["Instructions are drawn, not written.", "说明书用图，不用字。"],
  ),
  params: params(
    ["Fixing", "固定方式", "Iron or sew", "熨烫或缝制"],
    ["Iron", "熨烫温度", "150 °C, 15 s", "150℃，15秒"],
    ["Washing", "洗涤", "40 °C, inside out", "40℃翻面洗"],
    ["Backing", "背面", "Heat film", "热熔膜"],
  ),
  axes: [],
  variants: [
    goods(
      "eye-beads",
      ["Glass eye beads, 12 mm, 50 pcs", "12毫米琉璃眼珠 50颗"],
      ["Wound by hand over the flame", "明火手工缠制"],
      { cents: 268, minimum: 12, grams: 120, axes: [colourAxis("blue", "teal", "scarlet")] },
    ),
    goods(
      "flower-patches",
      ["Iron-on flower patches, 10 pcs", "花朵熨烫布贴 10枚"],
      ["Five sizes that look picked, not bought", "五种大小，像刚摘下来的"],
      {
        cents: 178,
        formerCents: 228,
        minimum: 24,
        grams: 30,
        picture: { object: "flower-patches", recolour: true },
        axes: [colourAxis("blush", "violet", "mustard")],
      },
    ),
    goods(
      "insect-patches",
      ["Butterfly, bee and ladybird patches", "蝴蝶蜜蜂瓢虫布贴"],
      ["Three of each, wings free at the edges", "各三枚，翅膀边缘可翘起"],
      {
        cents: 260,
        tiers: batches([1, 260], [24, 196]),
        grams: 28,
        picture: { object: "insect-patches", recolour: false },
      },
    ),
    goods(
      "plaster-patches",
      ["Repair patches for rainwear, clear", "雨具透明补丁贴"],
      ["Sticks to tents, coats and umbrellas", "帐篷、雨衣、雨伞都能补"],
      {
        cents: 190,
        tiers: batches([1, 190], [24, 145], [120, 131], [480, 117]),
        grams: 25,
        picture: { object: "clear-patches", recolour: false },
      },
    ),
  ],
};

const sewingKits: GoodsFamily = {
  key: "sewing-kits",
  category: "sewing-trims-kits",
  store: "threadwell",
  brand: "threadwell",
  unit: units.set,
  picture: { object: "thread-spool", companions: ["scissors", "needle-pack"], recolour: true },
  intro: intro(
    ["The button comes off at eight in the morning", "扣子总在早上八点掉"],
    [
      "Everything to put it back: thread in eight colours, threaded needles, spare buttons, scissors that pass a cabin check.",
      "缝回去要的都在：八色线、穿好线的针、备用扣、可带上飞机的小剪。",
    ],
    ["Hotels may print the lid from 500 pieces.", "酒店500套起可印盒面。"],
  ),
  params: params(
    ["Contents", "内容", "12 to 128 pieces", "12–128件"],
    ["Scissors", "剪刀", "Blade under 6 cm", "刃长小于6厘米"],
    ["Case", "盒子", "Paper, tin or wood", "纸盒、铁盒或木盒"],
    ["Printing", "印刷", "From 500 pcs", "500套起"],
  ),
  axes: [],
  variants: [
    goods(
      "hotel-mini",
      ["Hotel sewing kit, card fold", "酒店折卡针线包"],
      ["Two needles already threaded", "两根针已穿好线"],
      { cents: 34, tiers: batches([100, 34], [1000, 31], [5000, 30]), grams: 9 },
    ),
    goods("tin-travel", ["Travel kit in a tin", "旅行铁盒针线包"], ["The size of a mint box", "一盒薄荷糖大小"], {
      cents: 245,
      formerCents: 315,
      tiers: batches([1, 245], [24, 186], [120, 176], [480, 164]),
      grams: 80,
      axes: [colourAxis("scarlet", "teal", "violet")],
    }),
    goods(
      "basket-beginner",
      ["Sewing basket for beginners, 128 pieces, with a padded lid that takes pins", "新手缝纫篮128件套 软盖可插针"],
      ["Three trays lift out one by one", "三层托盘逐层取出"],
      {
        cents: 1685,
        minimum: 2,
        grams: 1250,
        picture: { object: "basket", companions: ["thread-spool", "scissors"], recolour: true },
        axes: [colourAxis("sand", "rose")],
      },
    ),
    goods(
      "button-tin",
      ["Tin of 200 shirt buttons", "衬衫纽扣200枚铁盒"],
      ["Whites that match, blacks that match", "白的一样白，黑的一样黑"],
      {
        cents: 430,
        tiers: batches([1, 430], [12, 345]),
        grams: 190,
        picture: { object: "buttons", recolour: true },
        axes: [words(["Colour", "颜色"], ["White", "白色"], ["Black", "黑色"], ["Mixed", "混色"])],
      },
    ),
  ],
};

/** Cutting, measuring, trims and kits. */
export const toolsAndTrimsFamilies: readonly GoodsFamily[] = [scissors, measures, ribbon, patches, sewingKits];
