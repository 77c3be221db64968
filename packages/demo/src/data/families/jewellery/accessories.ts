import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Eyewear, watches and the dressing table. */
export const accessoriesFamilies: readonly GoodsFamily[] = [
  {
    key: "sunglasses",
    category: "jewellery-accessories-eyewear",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "副"]),
    picture: { object: "sunglasses", recolour: true },
    intro: story(
      para(
        "UV400 lenses in light frames, made for a summer on a rotating stand. Hinges are metal, screws have thread lock, and every pair carries the category and CE marks.",
        "UV400镜片配轻质镜框，适合夏天转架陈列。金属铰链，螺丝点胶，每副印有类别与CE标识。",
      ),
      bullets(
        ["Lens category 3: for bright sun, fine for driving", "3类镜片，强光可用，可驾驶"],
        ["Display cards hold 24 pairs and fold flat", "陈列卡可挂24副，可折平"],
      ),
    ),
    params: params(
      ["Lens", "镜片", "Polycarbonate, UV400, category 3", "PC，UV400，3类"],
      ["Frame", "镜框", "Polycarbonate", "PC"],
      ["Hinge", "铰链", "Metal, two-hole", "金属双孔"],
      ["Standard", "标准", "EN ISO 12312-1", "EN ISO 12312-1"],
      ["Width", "总宽", "142 mm", "142毫米"],
    ),
    axes: [colourAxis("violet", "charcoal", "scarlet", "teal")],
    variants: [
      offer(
        "assortment-24",
        ["UV400 sunglasses assortment, 24 pairs on display card", "UV400太阳镜混装，24副陈列卡"],
        ["Six shapes, four colours, one card", "六款四色，一卡上架"],
        {
          cents: 2160,
          was: 2880,
          grams: 860,
          min: 1,
          axes: [],
        },
      ),
      offer(
        "classic",
        ["Classic square sunglasses", "经典方框太阳镜"],
        ["The shape that fits most faces", "不挑脸型的百搭款"],
        {
          cents: 108,
          grams: 26,
          min: 24,
          larger: [
            [120, 98],
            [600, 86],
          ],
        },
      ),
      offer(
        "kids",
        ["Children's sunglasses, soft frame, 3 to 8 years", "儿童软框太阳镜，3至8岁"],
        ["Arms bend outwards and spring back", "镜腿外掰不断"],
        {
          cents: 124,
          was: 155,
          grams: 19,
          min: 24,
          axes: [colourAxis("sky", "rose", "lime")],
        },
      ),
      offer(
        "folding",
        ["Folding sunglasses with belt case", "折叠太阳镜，带腰挂盒"],
        ["Folds to 7 cm", "折叠后仅7厘米"],
        { cents: 276, grams: 58, min: 10, stock: 0 },
      ),
      offer(
        "party-blank",
        [
          "Party sunglasses, blank arms for printing, one colour of your choice for the whole carton, 300 pairs",
          "派对太阳镜，镜腿留白可印字，整箱单色任选，300副",
        ],
        ["Pad print area 40 x 6 mm on each arm", "每侧镜腿可移印40×6毫米"],
        {
          cents: 52,
          grams: 22,
          min: 100,
          larger: [
            [300, 46],
            [1500, 41],
          ],
        },
      ),
    ],
  },
  {
    key: "reading-glasses",
    category: "jewellery-accessories-eyewear",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "副"]),
    picture: { object: "reading-glasses", recolour: true },
    intro: story(
      para(
        "Ready readers for chemists, bookshops and hotel desks. Lenses are aspheric, edges do not swim, and the strength is printed inside the arm and on the lens.",
        "成品老花镜，药房、书店、酒店前台常备。非球面镜片，边缘不变形，度数印在镜腿内侧和镜片上。",
      ),
      para("Sold per pair; a mixed dozen is packed by strength on request.", "按副出售，可按度数混装一打。"),
    ),
    params: params(
      ["Lens", "镜片", "Acrylic, aspheric", "亚克力非球面"],
      ["Frame", "镜框", "PC, spring hinge", "PC，弹簧铰链"],
      ["Marking", "标识", "CE, EN 14139", "CE，EN 14139"],
      ["Weight", "重量", "22 g", "22克"],
    ),
    axes: [
      words(
        ["Strength", "度数"],
        ["+1.00", "+1.00"],
        ["+1.50", "+1.50"],
        ["+2.00", "+2.00"],
        ["+2.50", "+2.50"],
        ["+3.00", "+3.00"],
      ),
    ],
    variants: [
      offer("spring", ["Spring-hinge readers", "弹簧铰链老花镜"], ["Fits wide faces without pressing", "大脸不夹"], {
        cents: 132,
        grams: 22,
        min: 12,
        larger: [
          [60, 120],
          [300, 106],
        ],
      }),
      offer("tube", ["Pocket readers in an aluminium tube", "铝管便携老花镜"], ["As thin as a pen", "和笔一样细"], {
        cents: 205,
        was: 260,
        grams: 34,
        min: 10,
      }),
      offer(
        "blue-filter",
        ["Screen readers, blue filter, clear frame", "防蓝光老花镜，透明框"],
        ["Filter is in the lens, not a film", "蓝光吸收在片内，非贴膜"],
        {
          cents: 250,
          grams: 23,
          larger: [
            [12, 188],
            [60, 175],
            [240, 160],
          ],
        },
      ),
      offer(
        "zero-fashion",
        ["Fashion frames, plain lens", "平光装饰镜"],
        ["Six colours for the photo wall", "六色，拍照墙常用"],
        {
          cents: 96,
          was: 118,
          grams: 21,
          min: 24,
          axes: [colourAxis("navy", "chestnut", "plum", "forest", "scarlet", "charcoal")],
        },
      ),
    ],
  },
  {
    key: "wrist-watch",
    category: "jewellery-accessories-watches",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "只"]),
    picture: { object: "watch", recolour: true },
    intro: story(
      para(
        "A plain quartz watch that keeps time to twenty seconds a month. The movement is Japanese, the case is sealed with a screwed back, and a spare battery comes with every tenth watch.",
        "简单耐用的石英表，月差二十秒内。日本机芯，旋入后盖，每十只送一颗备用电池。",
      ),
      head("Water", "防水"),
      para("5 ATM is for hand washing and swimming in a pool, not for diving.", "5ATM可洗手、泳池游泳，不可潜水。"),
    ),
    params: params(
      ["Movement", "机芯", "Quartz, Japan", "日本石英"],
      ["Case", "表壳", "36 to 42 mm, ABS or alloy", "36至42毫米，ABS或合金"],
      ["Battery", "电池", "SR626SW, 2 years", "SR626SW，约2年"],
      ["Strap", "表带", "20 mm, quick release", "20毫米快拆"],
      ["Guarantee", "质保", "12 months", "12个月"],
    ),
    axes: [colourAxis("blue", "charcoal", "scarlet", "forest")],
    variants: [
      offer(
        "silicone-5atm",
        ["Quartz watch, silicone strap, 5 ATM", "硅胶带石英表，5ATM防水"],
        ["Strap washes clean under the tap", "表带冲水即净"],
        {
          cents: 536,
          was: 690,
          grams: 52,
          min: 10,
          larger: [
            [50, 498],
            [200, 455],
          ],
        },
      ),
      offer(
        "kids-teach",
        ["Children's learn-the-time watch", "儿童认时手表"],
        ["“Past” and “to” are written on the dial", "表盘写明几点过几分"],
        {
          cents: 500,
          grams: 34,
          larger: [[12, 398]],
          axes: [colourAxis("sky", "rose", "lime")],
        },
      ),
      offer(
        "nurse-fob",
        ["Nurse's fob watch, pin back", "护士挂表，别针款"],
        ["Dial reads upside down", "倒置表盘，低头即看"],
        {
          cents: 305,
          was: 385,
          grams: 28,
          larger: [
            [12, 245],
            [48, 232],
            [192, 214],
          ],
        },
      ),
      offer(
        "digital",
        ["Sports watch with luminous hands", "夜光指针运动表"],
        ["Read it at night, swim with it by day", "夜里看得清，白天可游泳"],
        {
          cents: 555,
          grams: 44,
          larger: [[10, 468]],
          axes: [colourAxis("charcoal", "navy")],
        },
      ),
      offer(
        "slim-leather-look",
        ["Slim dress watch with leather-look strap, boxed", "超薄正装表，仿皮表带，盒装"],
        ["7 mm case slides under a cuff", "7毫米表壳，不卡袖口"],
        {
          cents: 965,
          was: 1130,
          grams: 96,
          larger: [[6, 845]],
          axes: [words(["Strap", "表带"], ["Black", "黑色"], ["Brown", "棕色"])],
        },
      ),
    ],
  },
  {
    key: "tabletop-mirror",
    category: "jewellery-accessories-dressing",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "面"]),
    picture: { object: "mirror", companions: ["lipstick"], recolour: true },
    intro: story(
      para(
        "Silvered 3 mm glass with a safety film on the back: if it cracks, it stays in the frame. Frames are moulded in one piece and painted, not printed.",
        "3毫米镀银玻璃，背贴安全膜，碎了不散。边框一体成型，喷漆而非贴纸。",
      ),
      para("Each mirror is drop-tested in its carton from 80 cm.", "每款带箱做80厘米跌落测试。"),
    ),
    params: params(
      ["Glass", "镜片", "3 mm silvered, safety film", "3毫米镀银，背安全膜"],
      ["Frame", "边框", "ABS, sprayed", "ABS喷漆"],
      ["Foot", "底座", "Folding, two angles", "折叠脚，两档角度"],
      ["Carton", "外箱", "24 pcs", "24面"],
    ),
    axes: [colourAxis("mustard", "blush", "pearl", "mint")],
    variants: [
      offer("scalloped-22", ["Scalloped tabletop mirror 22 cm", "花边台镜22厘米"], ["Stands or hangs", "可立可挂"], {
        cents: 520,
        grams: 520,
        larger: [
          [8, 438],
          [24, 412],
          [96, 376],
        ],
      }),
      offer(
        "compact",
        ["Compact mirror, plain and 2x", "随身小圆镜，平面加2倍"],
        ["Lid takes a printed disc of 58 mm", "盖面可印58毫米圆标"],
        {
          cents: 92,
          grams: 46,
          min: 36,
          larger: [
            [360, 85],
            [1440, 76],
          ],
        },
      ),
      offer(
        "hand",
        ["Hand mirror with long handle, salon size", "长柄手持镜，沙龙号"],
        ["Handle hole for a hook", "手柄带挂孔"],
        { cents: 176, was: 225, grams: 190, min: 15 },
      ),
      offer(
        "led",
        ["LED make-up mirror, USB, three tones of light", "LED化妆镜，USB供电，三色光"],
        ["Touch dimmer, remembers the last level", "触控调光，记忆亮度"],
        { cents: 1125, was: 1415, grams: 610, larger: [[4, 985]] },
      ),
    ],
  },
  {
    key: "lip-tint",
    category: "jewellery-accessories-dressing",
    store: "freshfold",
    brand: "freshfold",
    unit: both(["tray", "盘"]),
    picture: { object: "lipstick", recolour: true },
    intro: story(
      para(
        "Tinted balm in twist tubes, poured in Guangzhou under GMPC. Beeswax and shea, no menthol, no sugar taste. Each tray has a tester and a lid.",
        "旋管润色唇膏，广州GMPC车间灌装。蜂蜡加乳木果油，无薄荷醇，不加甜味。每盘含试用装和盖板。",
      ),
      para(
        "Ingredients are listed on every tube in English and Chinese; shelf life is three years, twelve months once opened.",
        "每支管身印中英文成分，保质期三年，开封后十二个月。",
      ),
    ),
    params: params(
      ["Base", "基质", "Beeswax, shea butter", "蜂蜡、乳木果油"],
      ["Net", "净含量", "3.5 g a stick", "每支3.5克"],
      ["Shelf life", "保质期", "3 years", "3年"],
      ["Registration", "备案", "CPNP and NMPA on file", "CPNP与药监备案"],
    ),
    axes: [colourAxis("rose", "scarlet", "plum")],
    variants: [
      offer(
        "tray-24",
        ["Tinted balm sticks, tray of 24", "润色唇膏，24支一盘"],
        ["The three shades that sell everywhere", "三个走量色号"],
        { cents: 1680, was: 2100, grams: 420, min: 1 },
      ),
      offer(
        "clear-24",
        ["Clear lip balm, tray of 24", "无色润唇膏，24支一盘"],
        ["Winter standard, no scent", "冬季常备，无香"],
        {
          cents: 1320,
          grams: 410,
          min: 1,
          larger: [
            [6, 1260],
            [24, 1150],
          ],
          axes: [],
        },
      ),
      offer(
        "crayon",
        ["Lip crayon with sharpener cap, 12 pcs", "唇彩笔带削笔盖，12支"],
        ["Sharpener is in the cap", "笔盖自带卷笔刀"],
        { cents: 960, grams: 180, min: 2 },
      ),
      offer("gift-trio", ["Gift trio in a window box", "三支礼盒，开窗款"], ["One of each shade", "三色各一"], {
        cents: 345,
        was: 410,
        grams: 60,
        min: 12,
        stock: 0,
        axes: [],
      }),
    ],
  },
  {
    key: "hand-fan",
    category: "jewellery-accessories-dressing",
    store: "glint",
    unit: both(["pc", "把"]),
    picture: { object: "lace-fan", recolour: true },
    intro: story(
      para(
        "Bamboo ribs sanded on both edges, cloth or paper leaf, a metal rivet that opens smoothly on the hundredth time. In July they are ordered by the hundred for weddings.",
        "竹骨双边打磨，布面或纸面，金属铆钉开合百次依旧顺滑。七月婚礼常成百订购。",
      ),
      para(
        "Blank leaves take screen printing; send a vector file and a colour number.",
        "素面可丝印，请提供矢量文件和色号。",
      ),
    ),
    params: params(
      ["Ribs", "扇骨", "Bamboo", "竹"],
      ["Leaf", "扇面", "Cotton, polyester or paper", "棉、涤纶或纸"],
      ["Length", "长度", "21 to 23 cm", "21至23厘米"],
      ["Printing", "印刷", "Screen, from 200 pcs", "丝印，200把起"],
    ),
    axes: [colourAxis("scarlet", "charcoal", "blush", "teal")],
    variants: [
      offer(
        "lace",
        ["Hand fan, bamboo ribs, lace edge", "竹骨蕾丝边折扇"],
        ["Lace is sewn, not glued", "蕾丝缝边，不用胶"],
        {
          cents: 78,
          grams: 36,
          min: 60,
          larger: [
            [240, 70],
            [1200, 61],
          ],
        },
      ),
      offer(
        "blank-cotton",
        ["Blank cotton fan for printing", "素面棉布折扇，可印"],
        ["Primed leaf, ink does not bleed", "扇面已上浆，印墨不晕"],
        {
          cents: 66,
          picture: { object: "folding-fan", recolour: true },
          grams: 32,
          min: 80,
          axes: [colourAxis("pearl", "sand")],
        },
      ),
      offer(
        "dance-33",
        ["Dance fan 33 cm with silk-look veil", "舞蹈扇33厘米，仿丝长纱"],
        ["Cracks open loudly, as dancers like it", "开扇有响声，舞者喜欢"],
        { cents: 210, picture: { object: "dance-fan", recolour: true }, was: 265, grams: 88, min: 12 },
      ),
      offer(
        "sandalwood-look",
        ["Carved wooden fan", "镂空木扇"],
        ["Laser-cut ribs, no leaf to tear", "镭雕扇骨，无面不破"],
        {
          cents: 195,
          picture: { object: "wooden-fan", recolour: false },
          grams: 40,
          larger: [
            [24, 148],
            [120, 138],
            [480, 126],
          ],
          axes: [words(["Wood", "木色"], ["Natural", "原木色"], ["Walnut", "胡桃色"])],
        },
      ),
    ],
  },
];
