import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const notebooks: GoodsFamily = {
  key: "notebooks",
  category: "stationery-paper-notebooks",
  store: "papermint",
  brand: "papermint",
  unit: units.book,
  picture: { object: "wire-notebook", recolour: true },
  intro: intro(
    ["Paper that takes a fountain pen", "钢笔写上去不洇"],
    [
      "Eighty-gram paper, slightly cream, with a 7 mm rule printed in grey so that it stays behind the handwriting.",
      "80克微黄纸，7毫米浅灰横线，不抢字迹。",
    ],
    [
      "Sheets come from certified mills; covers are cut and bound in our own shop. Schools may have their name stamped from 300 books.",
      "纸张来自认证纸厂，封面自有车间裁切装订，300本起可烫校名。",
    ],
  ),
  params: params(
    ["Paper", "内页", "80 g/m², cream", "80克米黄纸"],
    ["Rule", "线格", "7 mm or as chosen", "7毫米横线或按选项"],
    ["Cover", "封面", "Board, 300 g/m²", "300克卡纸"],
    ["Carton", "装箱", "120 books", "120本"],
  ),
  axes: [
    colourAxis("mustard", "scarlet", "sky", "forest"),
    words(["Rule", "内页"], ["Lined", "横线"], ["Squared", "方格"], ["Blank", "空白"]),
  ],
  variants: [
    goods(
      "wire-bound-a5",
      ["Wire-bound notebook A5, 80 leaves", "A5双线圈笔记本 80张"],
      ["Lies flat, folds round, tears off clean", "平摊对折都行，撕页齐整"],
      { cents: 96, formerCents: 128, minimum: 60, grams: 210 },
    ),
    goods(
      "stitched-exercise",
      ["Stitched exercise book, 32 leaves", "骑缝线练习本 32张"],
      ["Thread, not staples: nothing to rust or scratch", "线缝不用钉，不生锈不划手"],
      {
        cents: 38,
        tiers: batches([100, 38], [500, 34], [2000, 30]),
        grams: 95,
        picture: { object: "exercise-books", recolour: true },
      },
    ),
    goods(
      "hardcover-b6",
      ["Hardcover notebook B6 with elastic", "B6硬面绑带本"],
      ["Pocket at the back, ribbon at the front", "后有内袋，前有书签带"],
      {
        cents: 245,
        formerCents: 318,
        minimum: 24,
        grams: 260,
        picture: { object: "notebook", recolour: true },
        axes: [colourAxis("charcoal", "navy", "plum", "forest")],
      },
    ),
    goods(
      "composition",
      ["Composition book, marbled cover", "大理石纹作文本"],
      ["The old pattern, on better paper", "老花纹，新好纸"],
      {
        cents: 175,
        tiers: batches([1, 175], [48, 134]),
        grams: 280,
        picture: { object: "composition-book", recolour: false },
        axes: [],
      },
    ),
    goods(
      "clothbound-set",
      ["Clothbound journals, set of three sizes", "布面手账本 三本套"],
      ["Book linen that frays nowhere, edges stained to match", "书籍布面不毛边，切口同色"],
      {
        cents: 815,
        tiers: batches([1, 815], [6, 685], [30, 640], [120, 596]),
        grams: 620,
        picture: { object: "journals", recolour: true },
        axes: [colourAxis("scarlet", "teal", "mustard")],
      },
    ),
    goods(
      "reporter-pad",
      ["Reporter's pad", "上翻速记本"],
      ["Card back, so it can be written on while standing", "硬纸板底，站着也能写"],
      { cents: 72, minimum: 60, grams: 110, picture: { object: "reporter-pad", recolour: false }, axes: [] },
    ),
  ],
};

const planners: GoodsFamily = {
  key: "planners",
  category: "stationery-paper-planners",
  store: "papermint",
  brand: "papermint",
  unit: units.book,
  picture: { object: "desk-calendar", recolour: true },
  intro: intro(
    ["A year with room to write", "留得下字的一整年"],
    [
      "Weeks begin on Monday or Sunday; you add your own public holidays with the stickers supplied.",
      "周一或周日起始可选，节假日用附赠贴纸自行标注，各国通用。",
    ],
    ["New years ship from August.", "新一年款每年8月起发货。"],
  ),
  params: params(
    ["Week", "周起始", "Monday or Sunday", "周一或周日"],
    ["Paper", "纸张", "100 g/m², no show-through", "100克不透墨"],
    ["Extras", "附件", "Holiday stickers", "节假日贴纸"],
    ["Binding", "装订", "Wire or thread", "线圈或线装"],
  ),
  axes: [],
  variants: [
    goods(
      "desk-calendar",
      ["Desk calendar with notes column", "带便签栏台历"],
      ["Stands on a board that folds flat for posting", "底板可折平邮寄"],
      {
        cents: 245,
        formerCents: 315,
        tiers: batches([1, 245], [24, 186], [120, 174]),
        grams: 230,
        axes: [colourAxis("blue", "scarlet", "forest")],
      },
    ),
    goods(
      "wall-family",
      ["Family wall calendar, five columns", "家庭挂历 五栏款"],
      ["One column each, and one for the cat", "一人一栏，猫也有份"],
      {
        cents: 335,
        tiers: batches([1, 335], [20, 268]),
        grams: 260,
        picture: { object: "wall-calendar", recolour: true },
        axes: [colourAxis("blue", "mint")],
      },
    ),
    goods(
      "tear-off-day",
      ["Tear-off day block", "日撕台历"],
      ["A page a day, big enough to read from the door", "一天一页，门口也看得清"],
      {
        cents: 430,
        tiers: batches([1, 430], [12, 345], [60, 318], [240, 290]),
        grams: 480,
        picture: { object: "day-block", recolour: true },
        axes: [colourAxis("blue", "orange")],
      },
    ),
    goods(
      "undated-weekly",
      ["Undated weekly planner, 54 spreads", "无日期周计划本 54跨页"],
      ["Start in March or in a muddle, it doesn't mind", "三月开始，或乱着开始，都没关系"],
      {
        cents: 370,
        tiers: batches([1, 370], [20, 298]),
        grams: 240,
        picture: { object: "notebook", recolour: true },
        axes: [colourAxis("orange", "violet", "teal", "rose")],
      },
    ),
  ],
};

const envelopes: GoodsFamily = {
  key: "envelopes-and-tags",
  category: "stationery-paper-envelopes",
  store: "papermint",
  brand: "papermint",
  unit: units.pack,
  picture: { object: "envelopes", recolour: true },
  intro: intro(
    ["For posting, pricing and saying thanks", "寄信、标价、说谢谢"],
    [
      "Gummed with potato starch, cut square, packed in fifties. The flap sticks at the first press and still does next year.",
      "马铃薯淀粉胶，裁切方正，50只一包；一按就牢，放一年也粘得住。",
    ],
    ["Kraft and colours share one size list, so they can be mixed.", "牛皮与彩色尺寸一致，可混搭。"],
  ),
  params: params(
    ["Paper", "纸张", "100 to 350 g/m²", "100–350克"],
    ["Glue", "胶", "Starch or peel-off", "淀粉胶或自粘"],
    ["Per pack", "每包", "50 or 100", "50或100件"],
    ["Printing", "印刷", "From 500 pcs", "500件起印"],
  ),
  axes: [colourAxis("pearl", "sand", "blush", "sky")],
  variants: [
    goods(
      "c6-fifty",
      ["Envelopes C6, 50 pcs, peel and seal", "C6自粘信封 50只"],
      ["For A6 cards and handwritten letters", "配A6卡片与手写信"],
      {
        cents: 156,
        tiers: batches([20, 156], [100, 141], [400, 127]),
        grams: 260,
      },
    ),
    goods(
      "love-letter",
      ["Heart-seal envelopes with cards, 12 sets", "爱心封口信封贺卡 12套"],
      ["Seal stickers come on a separate sheet", "封口贴另附一张"],
      {
        cents: 270,
        formerCents: 345,
        tiers: batches([1, 270], [16, 218]),
        grams: 180,
        picture: { object: "heart-envelope", recolour: false },
        axes: [],
      },
    ),
    goods(
      "price-tags",
      ["Price tags with string, 100 pcs", "带绳价格吊牌 100枚"],
      ["Reinforced eyelet, knotted cotton", "加固孔眼，棉绳已打结"],
      {
        cents: 98,
        minimum: 40,
        grams: 130,
        picture: { object: "price-tag", recolour: true },
        axes: [colourAxis("mustard", "sand", "scarlet")],
      },
    ),
    goods("bookmarks", ["Ribbon bookmarks", "丝带书签"], ["Sealed ends", "切口热封"], {
      cents: 64,
      minimum: 50,
      grams: 20,
      picture: { object: "bookmarks", recolour: true },
      axes: [colourAxis("scarlet", "navy", "forest", "violet")],
    }),
    goods(
      "index-tabs",
      ["Index tabs, 5 colours × 40, write-on", "五色可写索引贴 各40枚"],
      ["They peel off old paper without taking it along", "撕下不伤旧纸"],
      { cents: 58, minimum: 60, grams: 18, picture: { object: "index-tabs", recolour: false }, axes: [] },
    ),
  ],
};

const pencils: GoodsFamily = {
  key: "pencils",
  category: "stationery-writing-pencils",
  store: "papermint",
  brand: "inkhollow",
  unit: units.box,
  picture: { object: "pencil", companions: ["notebook"], recolour: true },
  intro: intro(
    ["Leads glued full length", "铅芯全长胶合"],
    [
      "Basswood from replanted forests, leads bonded from end to end, so a drop on the floor doesn't break them inside.",
      "再植林椴木，铅芯通体粘合，掉地上也不会内断。",
    ],
    ["The lacquer is water based, because children chew.", "水性漆——孩子爱咬，我们考虑到了。"],
  ),
  params: params(
    ["Wood", "木材", "Basswood, FSC", "FSC椴木"],
    ["Lacquer", "涂漆", "Water-based", "水性漆"],
    ["Sharpened", "削好", "Yes", "已削"],
    ["Safety", "安全标准", "EN 71-3", "EN 71-3认证"],
  ),
  axes: [],
  variants: [
    goods(
      "jumbo-48",
      ["Jumbo pencils with eraser, box of 48", "粗杆带橡皮铅笔 48支盒装"],
      ["Triangular, for a grip that comes right by itself", "三角杆，握姿自然就对"],
      { cents: 648, minimum: 4, grams: 460, axes: [colourAxis("orange", "blue", "lime")] },
    ),
    goods("hb-dozen", ["HB pencils, dozen", "HB铅笔一打"], ["The plain one, well made", "普普通通，做得踏实"], {
      cents: 92,
      formerCents: 120,
      tiers: batches([40, 92], [200, 83], [1000, 74]),
      grams: 70,
      axes: [words(["Grade", "硬度"], ["HB", "HB铅芯"], ["2B", "2B铅芯"], ["2H", "2H铅芯"])],
    }),
    goods(
      "carpenter",
      ["Carpenter's pencils, flat, 24 pcs", "扁杆木工铅笔 24支"],
      ["Won't roll off the roof", "放屋顶也不滚"],
      { cents: 326, minimum: 10, grams: 340, axes: [colourAxis("scarlet", "mustard")] },
    ),
    goods(
      "plantable",
      [
        "Pencils with a seed capsule in place of the eraser, eight herbs and flowers, plant the stub when it gets too short",
        "种子铅笔 笔尾含种子胶囊 八种香草花卉 用短了就种下",
      ],
      ["Basil, mint, daisy and five more", "罗勒、薄荷、雏菊等八种"],
      {
        cents: 495,
        tiers: batches([1, 495], [12, 415]),
        grams: 65,
        axes: [],
        picture: { object: "pencil", recolour: true },
      },
    ),
  ],
};

const pens: GoodsFamily = {
  key: "pens",
  category: "stationery-writing-pens",
  store: "papermint",
  brand: "inkhollow",
  unit: units.pen,
  picture: { object: "click-pen", recolour: true },
  intro: intro(
    ["Starts at once, after a month too", "搁一个月，落笔就出墨"],
    [
      "Tips are tungsten carbide in a brass seat. Ink is tested on thermal paper, receipts and the shiny side of an envelope.",
      "碳化钨笔珠配铜座，在热敏纸、小票和光面信封上都试过墨。",
    ],
    ["Refills fit other makers' barrels, and theirs fit ours.", "通用笔芯，别家的能用，我们的别家也能用。"],
  ),
  params: params(
    ["Tip", "笔尖", "0.5 or 0.7 mm", "0.5或0.7毫米"],
    ["Ink", "墨水", "Gel, quick drying", "速干中性墨"],
    ["Refill", "笔芯", "Standard", "通用"],
    ["Length written", "书写长度", "800 m", "800米"],
  ),
  axes: [colourAxis("blue", "charcoal", "scarlet")],
  variants: [
    goods("gel-click", ["Click gel pen", "按动中性笔"], ["A quiet click, fit for meetings", "静音按动，开会不扰人"], {
      cents: 42,
      tiers: batches([100, 42], [500, 37], [2000, 32]),
      grams: 11,
      axes: [
        colourAxis("blue", "charcoal", "scarlet"),
        words(["Tip", "笔尖"], ["0.5 mm", "0.5mm"], ["0.7 mm", "0.7mm"]),
      ],
    }),
    goods(
      "fountain-school",
      ["School fountain pen with two cartridges", "学生钢笔 附两支墨囊"],
      ["The nib shows which way is up", "笔握有定位，不会握反"],
      {
        cents: 268,
        formerCents: 345,
        minimum: 20,
        grams: 18,
        picture: { object: "fountain-pen", recolour: true },
        axes: [colourAxis("blue", "violet", "teal")],
      },
    ),
    goods(
      "dip-nib-set",
      ["Dip pen with six nibs, tin", "蘸水笔 六尖铁盒装"],
      ["From hairline to three-millimetre italic", "从发丝细线到三毫米斜体"],
      {
        cents: 695,
        tiers: batches([1, 695], [6, 586]),
        grams: 120,
        picture: { object: "dip-pen", recolour: false },
        axes: [],
      },
    ),
    goods(
      "metal-ball-gift",
      ["Metal ballpoint in a gift tube", "金属圆珠笔 礼筒装"],
      ["Room for a name on the barrel, laser engraved", "笔杆可激光刻名"],
      {
        cents: 245,
        tiers: batches([1, 245], [30, 184], [180, 171]),
        grams: 38,
        picture: { object: "gift-pen", recolour: true },
        axes: [colourAxis("navy", "charcoal", "forest", "plum")],
      },
    ),
  ],
};

/** Paper and writing. */
export const paperAndWritingFamilies: readonly GoodsFamily[] = [notebooks, planners, envelopes, pencils, pens];
