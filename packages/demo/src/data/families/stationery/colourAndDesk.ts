import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const crayons: GoodsFamily = {
  key: "crayons",
  category: "stationery-colour-crayons",
  store: "papermint",
  brand: "crayonry",
  unit: units.box,
  picture: { object: "crayon", recolour: true },
  intro: intro(
    ["Strong colour, no crumbs", "颜色饱满，不掉渣"],
    [
      "Beeswax is blended in, so the stroke is soft and the stick is not. Each colour carries its name in both languages on the sleeve.",
      "配入蜂蜡，笔触软而笔身硬，纸套上印中英文色名。",
    ],
    ["They wash out of cotton at 40 °C.", "棉布沾上，40℃洗得掉。"],
  ),
  params: params(
    ["Base", "基料", "Paraffin and beeswax", "石蜡与蜂蜡"],
    ["Age", "适用年龄", "3 and up", "3岁以上"],
    ["Safety", "安全标准", "EN 71-3, ASTM D4236", "EN 71-3与ASTM D4236认证"],
    ["Sleeve", "纸套", "Paper, named", "印色名纸套"],
  ),
  axes: [],
  variants: [
    goods(
      "rolled-64",
      ["Wax crayons, 64 colours, rolled box", "64色蜡笔 卷筒盒"],
      ["The lid rolls back and becomes a stand", "盒盖卷开就是笔架"],
      { cents: 248, formerCents: 320, minimum: 12, grams: 390, picture: { object: "crayon-box", recolour: false } },
    ),
    goods(
      "chunky-12",
      ["Chunky crayons for toddlers, 12 colours", "幼儿粗杆蜡笔 12色"],
      ["Too thick to snap, too round to poke", "粗得掰不断，圆得戳不疼"],
      {
        cents: 196,
        tiers: batches([24, 196], [120, 178], [480, 159]),
        grams: 210,
        picture: { object: "chunky-crayons", recolour: false },
      },
    ),
    goods(
      "party-four",
      ["Crayons for restaurant tables, 400 pcs", "餐厅儿童桌蜡笔 400支"],
      ["Red, blue, green and yellow, a hundred each", "红蓝绿黄各一百支"],
      { cents: 1280, minimum: 2, grams: 2400 },
    ),
    goods(
      "oil-pastels",
      ["Oil pastels, 36 sticks in a tray", "36色油画棒"],
      ["Blend with a fingertip, no fixative needed", "指尖就能晕染，无需定画液"],
      {
        cents: 425,
        formerCents: 530,
        tiers: batches([10, 425], [50, 399], [200, 368]),
        grams: 360,
        axes: [
          words(["Colours", "色数"], ["24 sticks", "24色"], ["36 sticks", "36色", 90], ["48 sticks", "48色", 180]),
        ],
      },
    ),
    goods(
      "window-crayons",
      ["Window crayons, wipe off", "玻璃可擦蜡笔"],
      ["For shop panes and rainy afternoons", "橱窗写价，雨天涂鸦"],
      {
        cents: 220,
        tiers: batches([1, 220], [24, 168]),
        grams: 85,
        axes: [colourAxis("lime", "rose", "sky", "pearl")],
      },
    ),
  ],
};

const paint: GoodsFamily = {
  key: "paint-and-brushes",
  category: "stationery-colour-paint",
  store: "papermint",
  brand: "crayonry",
  unit: units.set,
  picture: { object: "paint-box", recolour: false },
  intro: intro(
    ["Ready when wet, flat when dry", "一蘸就开，干后平整"],
    [
      "Pigments are ground three times, so a school set reaches the strength of a hobby box. Pans can be replaced one by one.",
      "颜料三次研磨，学生款也有爱好者级的饱和度；单色块可单独更换。",
    ],
    ["Brushes are synthetic and keep their point.", "尼龙笔毛，聚锋不散。"],
  ),
  params: params(
    ["Binder", "粘合剂", "Gum arabic", "阿拉伯胶"],
    ["Light", "耐光", "4 to 5 of 5 stars", "五星制4–5级"],
    ["Brush", "画笔", "Synthetic, round", "尼龙圆头"],
    ["Age", "适用年龄", "6 and up", "6岁以上"],
  ),
  axes: [],
  variants: [
    goods(
      "watercolour-8",
      ["Watercolour set with brush, 8 pans", "8色固体水彩 附画笔"],
      ["The lid is a palette, the brush fits inside", "盒盖当调色盘，画笔收得进"],
      { cents: 265, minimum: 16, grams: 150 },
    ),
    goods(
      "watercolour-36",
      ["Watercolour box, 36 pans", "36色固体水彩盒"],
      ["Names and pigment numbers under each pan", "色块下标色名与颜料编号"],
      {
        cents: 1180,
        formerCents: 1460,
        minimum: 2,
        grams: 420,
        picture: { object: "large-paint-box", recolour: false },
        stock: 0,
      },
    ),
    goods(
      "brush-ten",
      ["Round and flat brushes, set of 10", "圆头平头画笔 10支"],
      ["Handles short enough for a school box", "短杆，装得进文具盒"],
      {
        cents: 400,
        tiers: batches([1, 400], [12, 318], [60, 292], [240, 268]),
        grams: 95,
        picture: { object: "brushes", recolour: true },
        axes: [colourAxis("rose", "teal", "mustard")],
      },
    ),
    goods(
      "framed-canvas",
      ["Paint-by-numbers, framed canvas 40 × 50 cm", "数字油画 带框40×50cm"],
      ["Paint for every field, plus a spare of the darkest", "颜料足量，最深色多配一罐"],
      {
        cents: 885,
        tiers: batches([1, 885], [4, 742]),
        grams: 860,
        picture: { object: "numbered-canvas", recolour: false },
        axes: [
          words(
            ["Picture", "图案"],
            ["Lotus pond", "荷塘"],
            ["Old street", "老街"],
            ["Sleeping cat", "睡猫"],
            ["Lighthouse", "灯塔"],
          ),
        ],
      },
    ),
  ],
};

const pins: GoodsFamily = {
  key: "pins-and-clips",
  category: "stationery-desk-pins",
  store: "papermint",
  brand: "papermint",
  unit: units.box,
  picture: { object: "push-pins", recolour: false },
  intro: intro(
    ["Small, counted, in a tub that closes", "小物件，数得清，盖得紧"],
    [
      "Counted by weight to within one piece in two hundred. Tubs have a lid that children's fingers can't open and desks don't tip over.",
      "称重计数，两百枚误差不过一枚；盖子儿童打不开，盒子不易翻。",
    ],
    ["Steel is plated against rust for bathrooms and boats.", "钢件电镀防锈，潮湿处也放心。"],
  ),
  params: params(
    ["Steel", "钢材", "Nickel plated", "镀镍"],
    ["Tub", "包装盒", "PET, resealable", "PET可复盖"],
    ["Count", "数量误差", "±0.5%", "±0.5%以内"],
    ["Carton", "装箱", "144 tubs", "144盒"],
  ),
  axes: [],
  variants: [
    goods(
      "push-pins-200",
      ["Push pins, 5 colours, tub of 200", "五色工字钉 200枚"],
      ["Heads you can find on a carpet", "掉地毯上也找得到"],
      { cents: 118, formerCents: 152, tiers: batches([36, 118], [144, 106], [720, 95]), grams: 130 },
    ),
    goods(
      "map-pins",
      ["Map pins, 4 mm heads", "4毫米圆头地图钉"],
      ["For floor plans and travel plans", "标工地，也标旅程"],
      {
        cents: 86,
        minimum: 48,
        grams: 60,
        picture: { object: "map-pins", recolour: true },
        axes: [colourAxis("scarlet", "blue", "forest", "mustard", "charcoal")],
      },
    ),
    goods(
      "paper-clips",
      ["Paper clips 33 mm, box of 500", "33毫米回形针 500枚"],
      ["Wire thick enough to be straightened and used again", "线够粗，掰直了还能再用"],
      {
        cents: 142,
        tiers: batches([36, 142], [180, 134], [960, 126]),
        grams: 260,
        picture: { object: "paper-clips", recolour: false },
      },
    ),
    goods(
      "memo-magnets",
      ["Horseshoe memo magnets, 6 pcs", "马蹄形备忘磁铁 6枚"],
      ["One holds eight sheets of A4", "一枚吸住八张A4"],
      {
        cents: 295,
        tiers: batches([1, 295], [20, 236]),
        grams: 110,
        picture: { object: "memo-magnets", recolour: true },
        axes: [colourAxis("scarlet", "navy", "mint")],
      },
    ),
  ],
};

const rulers: GoodsFamily = {
  key: "rulers",
  category: "stationery-desk-rulers",
  store: "papermint",
  brand: "papermint",
  unit: units.piece,
  picture: { object: "ruler", recolour: true },
  intro: intro(
    ["Zero is at the edge", "零刻度就在边上"],
    [
      "Scales are moulded in, not printed on, and checked against a steel master every hour. Rulers bend and spring back.",
      "刻度一体成型，每小时用钢尺校对一次；可弯曲回弹。",
    ],
    ["Left-handed scales are available on the same page.", "左手刻度同页可选。"],
  ),
  params: params(
    ["Material", "材质", "Flexible acrylic", "柔性亚克力"],
    ["Accuracy", "精度", "0.2 mm over 30 cm", "30厘米误差0.2毫米"],
    ["Edge", "边缘", "Bevelled", "斜边"],
    ["Packing", "包装", "Sleeve with hole", "挂孔袋"],
  ),
  axes: [],
  variants: [
    goods(
      "ruler-30",
      ["Ruler 30 cm, flexible", "30厘米软尺"],
      ["Rolls up in a pencil case and springs back", "塞进笔袋卷起来也不变形"],
      {
        cents: 46,
        tiers: batches([80, 46], [400, 41], [1600, 36]),
        grams: 26,
        axes: [
          colourAxis("sky", "rose", "lime"),
          words(["Length", "长度"], ["15 cm", "15cm"], ["20 cm", "20cm", 4], ["30 cm", "30cm", 9]),
        ],
      },
    ),
    goods(
      "geometry-tin",
      ["Geometry set in a tin, 9 pieces", "9件套铁盒绘图仪"],
      ["A compass that keeps its radius", "圆规不走样"],
      {
        cents: 298,
        formerCents: 380,
        minimum: 20,
        grams: 210,
        picture: { object: "set-square", companions: ["pencil"], recolour: true },
        axes: [colourAxis("violet", "teal")],
      },
    ),
    goods(
      "set-square",
      ["Set square 20 cm", "20厘米三角板"],
      ["With protractor and a grip to lift it by", "带量角器和提手"],
      {
        cents: 78,
        minimum: 60,
        grams: 40,
        picture: { object: "set-square", recolour: true },
        axes: [words(["Angle", "角度"], ["45°", "45°角"], ["60°", "60°角"])],
      },
    ),
    goods(
      "steel-rule",
      ["Steel rule 50 cm, cork backed", "50厘米软木背钢尺"],
      ["Safe to cut along; cork keeps it in place", "可作裁切靠尺，软木防滑"],
      { cents: 246, minimum: 20, grams: 120 },
    ),
  ],
};

const files: GoodsFamily = {
  key: "files-and-boards",
  category: "stationery-desk-files",
  store: "papermint",
  brand: "papermint",
  unit: units.piece,
  picture: { object: "folders", recolour: true },
  intro: intro(
    ["Order, by colour", "按颜色归档"],
    [
      "Manila board of 320 grams with a rounded tab that outlasts the paper inside. Colours match across folders, boxes and dividers.",
      "320克马尼拉卡，圆角标签耐翻，文件夹、档案盒、分隔页同色系配套。",
    ],
    ["Labels are included and print on any office machine.", "附标签，普通打印机可打。"],
  ),
  params: params(
    ["Format", "规格", "A4 and foolscap", "A4与大页"],
    ["Board", "材质", "320 g/m²", "320克卡"],
    ["Capacity", "容量", "Up to 300 sheets", "最多300张"],
    ["Labels", "标签", "Included", "附送"],
  ),
  axes: [colourAxis("mustard", "sky", "rose", "mint")],
  variants: [
    goods(
      "folders-25",
      ["Tab folders A4, pack of 25", "A4单片标签夹 25只"],
      ["Three tab positions, so all of them can be read", "标签三段错位，一目了然"],
      {
        cents: 385,
        tiers: batches([8, 385], [40, 356], [160, 326]),
        grams: 980,
      },
    ),
    goods(
      "divider-box",
      ["Desk file box with dividers", "桌面索引卡盒 带分隔"],
      ["Recipes, customers, seed packets", "菜谱、客户、种子袋，都装得下"],
      {
        cents: 468,
        formerCents: 590,
        minimum: 6,
        grams: 540,
        picture: { object: "card-box", recolour: false },
        axes: [],
      },
    ),
    goods(
      "clipboard",
      ["Clipboard A4, low clip", "A4低夹板夹"],
      ["Clips can be stacked without a hump", "夹子低矮，叠放不鼓包"],
      {
        cents: 164,
        tiers: batches([30, 164], [180, 151]),
        grams: 310,
        picture: { object: "clipboard", recolour: false },
        axes: [],
      },
    ),
    goods(
      "receipt-books",
      ["Receipt books, carbonless, 2-part, 10 pcs", "两联无碳收据本 10本"],
      ["Numbered, perforated, two languages", "带编号、齿孔、中英双语"],
      { cents: 428, minimum: 10, grams: 720, picture: { object: "receipt-books", recolour: false }, axes: [] },
    ),
  ],
};

/** Colour and desk. */
export const colourAndDeskFamilies: readonly GoodsFamily[] = [crayons, paint, pins, rulers, files];
