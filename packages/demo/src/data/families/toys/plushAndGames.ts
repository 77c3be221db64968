import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const plushBear: GoodsFamily = {
  key: "plush-bear",
  category: "toys-plush-bears",
  store: "little-fair",
  brand: "little-fair",
  unit: units.piece,
  picture: { object: "plush-bear", companions: ["gift-box", "bow"], recolour: true },
  intro: intro(
    ["A bear that survives the washing machine", "进得了洗衣机的小熊"],
    [
      "Eyes and nose are embroidered, so nothing can be pulled off. The filling is siliconised fibre that springs back after a spin cycle.",
      "眼鼻全绣，没有可扯掉的零件；三维中空棉填充，甩干后依旧蓬松。",
    ],
    ["Each bear comes in its own bag, not vacuum-packed, so its ears stay up.", "单只独立袋装，不抽真空，耳朵不压塌。"],
  ),
  params: params(
    ["Pile", "面料", "Short plush, 5 mm", "5毫米短毛绒"],
    ["Filling", "填充", "Siliconised polyester", "三维中空棉"],
    ["Safety", "安全标准", "EN 71, from birth", "EN 71，0岁起适用"],
    ["Washing", "洗涤", "30 °C, gentle", "30℃轻柔机洗"],
  ),
  axes: [colourAxis("chestnut", "sand", "blush", "grey")],
  variants: [
    goods(
      "embroidered-nose-28",
      ["Plush bear 28 cm, embroidered nose", "毛绒熊28cm 绣鼻款"],
      ["Sits by itself on the shelf, no stand needed", "自己坐得稳，上架不用支架"],
      { cents: 492, minimum: 8, grams: 310 },
    ),
    goods(
      "honey-38",
      ["Honey bear 38 cm, felt paws", "蜜糖熊38cm 毛毡脚掌"],
      ["Paws and soles of felt, sewn twice", "掌心脚底为毛毡，双线缝牢"],
      {
        cents: 868,
        formerCents: 1090,
        tiers: batches([4, 868], [20, 818], [80, 750]),
        grams: 560,
        axes: [colourAxis("chestnut", "mustard")],
      },
    ),
    goods(
      "knitted-jumper",
      ["Plush bear 30 cm in bright colours", "彩色毛绒小熊30cm"],
      ["Dyed in the yarn, so the colour stays", "原纱染色，久洗不褪"],
      {
        cents: 685,
        tiers: batches([1, 685], [6, 576], [30, 538], [120, 496]),
        grams: 350,
        axes: [colourAxis("scarlet", "navy", "forest", "mustard", "violet")],
      },
    ),
    goods(
      "weighted-sleeper",
      ["Sleepy bear, weighted, 900 g", "负重安睡熊 900克"],
      ["Glass beads in the belly, the calm of a cat on your lap", "腹部玻璃微珠，像只猫趴在腿上"],
      { cents: 1420, minimum: 2, grams: 900, axes: [colourAxis("grey", "sand", "plum")] },
    ),
    goods(
      "counter-box-12",
      ["Mini bears 12 cm, counter box of 12", "迷你小熊12cm 展示盒12只"],
      ["The box opens into a display with a price rail", "盒盖翻开就是展示架，带价签槽"],
      { cents: 1560, formerCents: 1980, minimum: 2, grams: 780, axes: [] },
    ),
  ],
};

const plushAnimals: GoodsFamily = {
  key: "plush-animals",
  category: "toys-plush-animals",
  store: "little-fair",
  brand: "little-fair",
  unit: units.piece,
  picture: { object: "plush-rabbit", recolour: false },
  intro: intro(
    ["A small zoo, sold singly", "一只一只卖的小动物园"],
    [
      "One maker, one fabric, many animals: shops can mix the carton and keep a single price on the shelf.",
      "同一家厂、同一种面料、多种动物，整箱可混装，货架统一标价。",
    ],
    ["Seams are pulled with 90 newtons, well over what a toddler manages.", "缝线经90牛顿拉力测试，远超幼儿的力气。"],
  ),
  params: params(
    ["Fabric", "面料", "Recycled polyester plush", "再生涤纶毛绒"],
    ["Height", "高度", "18 to 45 cm", "18–45cm"],
    ["Safety", "安全标准", "EN 71, ASTM F963", "符合EN 71与ASTM F963"],
    ["Carton", "装箱", "Mixed on request", "可混装"],
  ),
  axes: [words(["Height", "高度"], ["20 cm", "20cm"], ["30 cm", "30cm", 190])],
  variants: [
    goods(
      "long-ear-rabbit",
      ["Long-eared plush rabbit", "长耳毛绒兔"],
      ["Ears long enough to be carried by", "耳朵长到可以拎着走"],
      {
        cents: 495,
        picture: { object: "plush-rabbit", recolour: false },
        tiers: batches([1, 495], [8, 418]),
        grams: 230,
      },
    ),
    goods(
      "elephant-corduroy",
      ["Corduroy elephant", "灯芯绒小象"],
      ["Wide-wale corduroy, softer with every wash", "宽条灯芯绒，越洗越软"],
      {
        cents: 635,
        formerCents: 795,
        tiers: batches([1, 635], [6, 535]),
        grams: 290,
        picture: { object: "plush-elephant", recolour: true },
        axes: [colourAxis("grey", "sky", "blush")],
      },
    ),
    goods(
      "penguin-family",
      ["Penguin and chick, joined by a button", "企鹅亲子公仔 纽扣相连"],
      ["The chick unbuttons and gets lost less often", "小企鹅可拆可扣，不容易弄丢"],
      {
        cents: 730,
        tiers: batches([1, 730], [6, 612]),
        grams: 340,
        axes: [],
        picture: { object: "plush-penguins", recolour: false },
      },
    ),
    goods(
      "dinosaur-spikes",
      ["Plush dinosaur with felt spikes", "毛毡背刺毛绒恐龙"],
      ["Soft spikes, fierce face", "背刺软软的，表情很凶"],
      {
        cents: 545,
        tiers: batches([1, 545], [8, 458], [40, 426], [160, 392]),
        grams: 260,
        picture: { object: "plush-dinosaur", recolour: true },
        axes: [colourAxis("forest", "orange", "violet")],
      },
    ),
    goods(
      "mood-octopus",
      ["Reversible octopus, two moods", "双面翻转章鱼"],
      ["Turn it inside out and everybody knows how you feel", "翻过来，今天心情一目了然"],
      {
        cents: 285,
        formerCents: 370,
        tiers: batches([1, 285], [24, 228], [120, 206], [480, 185]),
        grams: 120,
        picture: { object: "plush-octopus", recolour: true },
        axes: [colourAxis("orange", "rose", "sky", "mint", "violet", "charcoal")],
      },
    ),
    goods(
      "sloth-hook-hands",
      ["Hanging sloth with hook-and-loop hands", "挂挂树懒 魔术贴抱手"],
      ["Hangs on a curtain rail, a pram or a neck", "挂窗帘杆、挂童车、挂脖子都行"],
      {
        cents: 486,
        tiers: batches([6, 486], [36, 446]),
        grams: 280,
        axes: [],
        picture: { object: "plush-sloth", recolour: false },
      },
    ),
  ],
};

const plushPendant: GoodsFamily = {
  key: "plush-pendant",
  category: "toys-plush-pendants",
  store: "little-fair",
  brand: "little-fair",
  unit: units.piece,
  picture: { object: "plush-panda", recolour: false },
  intro: intro(
    ["The thing on every school bag", "书包上都挂的那一只"],
    [
      "Ten centimetres, a metal ball chain, and a card that hangs on any hook. They sell next to the till without help.",
      "十厘米大小，配金属珠链和挂卡，摆在收银台边自己就卖得动。",
    ],
    ["Assorted cartons hold equal numbers of each face.", "混装箱内各款数量相等。"],
  ),
  params: params(
    ["Height", "高度", "9 to 11 cm", "9–11cm"],
    ["Chain", "挂链", "Ball chain, nickel free", "无镍珠链"],
    ["Packing", "包装", "Backing card with bar code", "条码背卡"],
    ["Safety", "安全标准", "EN 71", "EN 71认证"],
  ),
  axes: [],
  variants: [
    goods(
      "panda",
      ["Panda bag pendant", "熊猫书包挂件"],
      ["Cheeks coloured by hand, so no two are alike", "手工腮红，每只略有不同"],
      {
        cents: 86,
        picture: { object: "plush-panda", recolour: false },
        tiers: batches([48, 86], [240, 77], [960, 69]),
        grams: 38,
      },
    ),
    goods(
      "koala-clip",
      ["Koala with clip arms", "夹夹手考拉挂件"],
      ["Holds on to a pencil, a strap or a curtain", "能抱铅笔、背带和窗帘"],
      {
        cents: 125,
        tiers: batches([1, 125], [48, 94]),
        grams: 36,
        picture: { object: "plush-koala", recolour: false },
      },
    ),
    goods(
      "chick-squeak",
      ["Chick, squeaks", "会叫的小鸡"],
      ["One soft squeak, tested on patient parents", "轻轻一声，家长也能忍"],
      {
        cents: 72,
        formerCents: 95,
        minimum: 60,
        grams: 30,
        picture: { object: "plush-chick", recolour: true },
        axes: [colourAxis("mustard", "blush", "sky")],
      },
    ),
    goods(
      "frog-mirror",
      ["Frog pendant with pocket mirror", "青蛙小镜子挂件"],
      ["The mirror swings out from under the chin", "下巴底下转出一面小镜子"],
      {
        cents: 155,
        tiers: batches([1, 155], [36, 118]),
        grams: 45,
        picture: { object: "plush-frog", recolour: false },
      },
    ),
  ],
};

const dice: GoodsFamily = {
  key: "dice",
  category: "toys-games-dice",
  store: "little-fair",
  brand: "oak-and-bell",
  unit: units.pack,
  picture: { object: "dice", recolour: true },
  intro: intro(
    ["Fair to the last corner", "每个角都公平"],
    [
      "Cast from solid acrylic and tumbled for a day. We float twenty dice of each batch in salt water to find any heavy side.",
      "实心亚克力浇铸，滚磨一整天；每批抽二十颗做盐水漂浮测试，排除偏重。",
    ],
    ["Pips are drilled and painted, not printed, so they don't wear away.", "点数先钻后填色，不是印的，磨不掉。"],
  ),
  params: params(
    ["Material", "材质", "Acrylic", "亚克力"],
    ["Corners", "棱角", "Rounded", "圆角"],
    ["Age", "适用年龄", "3 and up", "3岁以上"],
    ["Packing", "包装", "Zip bag or tin", "自封袋或铁盒"],
  ),
  axes: [colourAxis("pearl", "scarlet", "navy", "forest")],
  variants: [
    goods(
      "rounded-16-bag-100",
      ["Rounded dice 16 mm, bag of 100", "16毫米圆角骰子 100颗袋装"],
      ["The size that board-game boxes use", "桌游盒里的标准尺寸"],
      { cents: 372, minimum: 10, grams: 520 },
    ),
    goods(
      "six-with-cup",
      ["Six dice with a felt-lined cup", "六颗骰子配毛毡骰盅"],
      ["Rolls quietly after ten in the evening", "晚上十点后摇也不吵"],
      { cents: 265, formerCents: 340, minimum: 12, grams: 190 },
    ),
    goods(
      "polyhedral-seven",
      ["Marbled dice, seven in a pouch", "云石纹骰子 七颗一袋"],
      ["The marbling is different on each of them", "每一颗的云石纹都不同"],
      {
        cents: 260,
        tiers: batches([1, 260], [20, 198], [100, 178], [400, 159]),
        grams: 60,
        axes: [colourAxis("violet", "teal", "rose", "charcoal")],
      },
    ),
    goods(
      "foam-giant",
      ["Giant foam die 20 cm", "20厘米泡沫大骰子"],
      ["For gym halls and team games, safe for windows", "体育馆团队游戏用，砸不坏玻璃"],
      { cents: 445, tiers: batches([4, 445], [20, 408]), grams: 210, axes: [colourAxis("scarlet", "blue", "mustard")] },
    ),
    goods(
      "blank-write-on",
      ["Blank dice, write your own, 50 pcs", "空白可写骰子 50颗"],
      ["Takes pencil and marker, wipes off with alcohol", "铅笔马克笔都能写，酒精一擦就掉"],
      { cents: 318, minimum: 10, grams: 300, axes: [colourAxis("pearl")] },
    ),
  ],
};

const tableGames: GoodsFamily = {
  key: "table-games",
  category: "toys-games-dice",
  store: "little-fair",
  brand: "oak-and-bell",
  unit: units.set,
  picture: { object: "chess", recolour: false },
  intro: intro(
    ["Games that need no charging", "不用充电的游戏"],
    [
      "Rules are printed in English and Chinese, with pictures for the first round. Spare pieces are included because one always rolls under the sofa.",
      "附中英双语规则与首局图示，另配备用棋子——总有一颗会滚到沙发底下。",
    ],
    ["Boxes are the width of a shop shelf, 27 cm.", "盒宽27厘米，正好一格货架。"],
  ),
  params: params(
    ["Players", "人数", "2 to 4", "2–4人"],
    ["Age", "适用年龄", "6 and up", "6岁以上"],
    ["Rules", "说明书", "English, Chinese", "中文、英文"],
    ["Box", "盒子尺寸", "27 × 19 × 5 cm", "27×19×5cm"],
  ),
  axes: [],
  variants: [
    goods(
      "magnetic-chess",
      ["Magnetic travel chess, folding board", "磁吸折叠国际象棋"],
      ["The position survives a train ride", "坐火车颠簸棋局不乱"],
      {
        cents: 675,
        formerCents: 855,
        tiers: batches([1, 675], [6, 568]),
        grams: 480,
        axes: [words(["Board", "棋盘"], ["20 cm", "20cm"], ["25 cm", "25cm", 150], ["32 cm", "32cm", 340])],
      },
    ),
    goods(
      "travel-mahjong",
      ["Travel mahjong, 144 tiles, 20 mm, leather-look case", "旅行麻将 144张 20毫米 皮纹盒"],
      ["Four racks are built into the lid", "盒盖自带四条牌尺"],
      { cents: 1890, minimum: 2, grams: 1850, picture: { object: "mahjong", recolour: false } },
    ),
    goods(
      "playing-cards",
      ["Playing cards, linen finish", "布纹扑克牌"],
      ["They shuffle smoothly for a few hundred evenings", "洗几百个晚上也顺滑"],
      {
        cents: 74,
        tiers: batches([48, 74], [144, 66], [720, 58]),
        grams: 98,
        picture: { object: "playing-cards", recolour: false },
        axes: [words(["Index", "角标"], ["Standard", "标准"], ["Large print", "大字"])],
      },
    ),
    goods(
      "classic-six-in-one",
      [
        "Six classic board games in one box: chess, draughts, ludo, backgammon, nine men's morris and snakes and ladders",
        "六合一经典棋盒：国际象棋、跳棋、飞行棋、双陆棋、九子棋、蛇梯棋",
      ],
      ["Three double-sided boards and one tray of pieces", "三块双面棋盘，一盘棋子"],
      {
        cents: 1055,
        tiers: batches([1, 1055], [4, 925]),
        grams: 1100,
        picture: { object: "board-games", recolour: false },
      },
    ),
    goods(
      "pocket-draughts",
      ["Pocket draughts", "口袋跳棋"],
      ["Pegs instead of discs, for bumpy roads", "插销式棋子，路再颠也不跑"],
      { cents: 186, picture: { object: "pocket-draughts", recolour: false }, minimum: 20, grams: 140, stock: 0 },
    ),
  ],
};

const puzzles: GoodsFamily = {
  key: "jigsaw-puzzle",
  category: "toys-games-puzzles",
  store: "little-fair",
  brand: "oak-and-bell",
  unit: units.box,
  picture: { object: "jigsaw", recolour: true },
  intro: intro(
    ["It clicks, and you feel it", "咔哒一声，严丝合缝"],
    [
      "Blue board of two millimetres, cut with a fresh die every eight thousand prints. Linen-finish paper does not reflect the lamp.",
      "两毫米蓝芯卡，每八千张换新刀模；布纹纸面不反光，灯下拼也看得清。",
    ],
    ["A missing piece is posted on its own, free, within the year.", "一年内缺片，单片免费补寄。"],
  ),
  params: params(
    ["Board", "板材", "Blue board, 2 mm", "2毫米蓝芯卡"],
    ["Surface", "表面", "Linen, matt", "布纹哑光"],
    ["Age", "适用年龄", "3 to 99", "3–99岁"],
    ["Extras", "附件", "Poster and sorting bag", "原图海报与分拣袋"],
  ),
  axes: [words(["Picture", "图案"], ["Harbour morning", "港口清晨"], ["Tea hills", "茶山"], ["Night market", "夜市"])],
  variants: [
    goods(
      "thousand",
      ["Jigsaw puzzle, 1,000 pieces", "1000片成人拼图"],
      ["A weekend for two, 68 × 48 cm when done", "两个人一个周末，成品68×48cm"],
      { cents: 545, formerCents: 690, tiers: batches([6, 545], [24, 503], [96, 462]), grams: 640 },
    ),
    goods(
      "five-hundred",
      ["Jigsaw puzzle, 500 pieces", "500片拼图"],
      ["One long rainy afternoon", "刚好一个漫长的雨天下午"],
      { cents: 460, tiers: batches([1, 460], [10, 368], [50, 342], [200, 315]), grams: 420 },
    ),
    goods(
      "first-puzzles",
      ["First puzzles: six animals of 4 to 9 pieces", "宝宝第一套拼图 六种动物4–9片"],
      ["Thick pieces for thick little fingers", "厚厚的片，胖胖的手指也好拿"],
      {
        cents: 390,
        tiers: batches([1, 390], [10, 312]),
        grams: 380,
        axes: [],
        picture: { object: "jigsaw", recolour: true },
      },
    ),
    goods(
      "world-map-floor",
      ["Floor puzzle, map of the world, 48 giant pieces", "世界地图地板拼图 48大片"],
      ["90 × 60 cm, washable, animals on every continent", "90×60cm可擦洗，每个大洲都有动物"],
      {
        cents: 820,
        formerCents: 1025,
        tiers: batches([1, 820], [4, 688]),
        grams: 1150,
        axes: [],
        picture: { object: "world-map-puzzle", recolour: false },
      },
    ),
    goods(
      "blank-print",
      ["Blank puzzle for printing, A4, 120 pieces", "热转印空白拼图 A4 120片"],
      ["Coated for sublimation, one face white", "单面白色涂层，可热升华印图"],
      { cents: 88, minimum: 50, grams: 190, axes: [] },
    ),
  ],
};

const targetGames: GoodsFamily = {
  key: "target-games",
  category: "toys-games-targets",
  store: "little-fair",
  brand: "little-fair",
  unit: units.set,
  picture: { object: "dartboard", recolour: false },
  intro: intro(
    ["Aim, miss, laugh, again", "瞄准、脱靶、大笑、再来"],
    [
      "Nothing sharp in the box: tips are magnets, hooks or foam. They can hang in a living room without a talk about the wallpaper.",
      "盒里没有尖的：磁头、粘球或泡沫头，挂在客厅也不怕扎坏墙纸。",
    ],
    ["Score cards for twenty games are included.", "附二十局计分卡。"],
  ),
  params: params(
    ["Age", "适用年龄", "5 and up", "5岁以上"],
    ["Place", "场地", "Indoors and garden", "室内与院子"],
    ["Tips", "弹头", "Magnet, foam or hook-and-loop", "磁吸、泡沫或魔术贴"],
    ["Players", "人数", "1 to 6", "1–6人"],
  ),
  axes: [],
  variants: [
    goods(
      "magnetic-darts",
      ["Magnetic dartboard, double sided", "双面磁性飞镖盘"],
      ["Rolls up like a map", "卷起来像一张地图"],
      {
        cents: 825,
        formerCents: 1045,
        tiers: batches([1, 825], [4, 695]),
        grams: 760,
        axes: [words(["Diameter", "直径"], ["36 cm", "36cm"], ["42 cm", "42cm", 120])],
      },
    ),
    goods(
      "mini-bowling",
      ["Soft bowling, 10 pins, 2 balls", "软质保龄球 10瓶2球"],
      ["Falls over without waking the neighbours", "倒了也不会吵到楼下"],
      {
        cents: 630,
        tiers: batches([1, 630], [6, 528]),
        grams: 540,
        picture: { object: "soft-bowling", recolour: false },
      },
    ),
    goods(
      "sticky-balls",
      ["Throw-and-stick game for two, felt pads", "双人粘粘球 毛毡手靶"],
      ["Ten soft balls, two pads, one winner", "十颗软球、两块手靶、一个赢家"],
      {
        cents: 520,
        tiers: batches([1, 520], [8, 436], [48, 408], [200, 375]),
        grams: 350,
        picture: { object: "sticky-pads", recolour: false },
      },
    ),
    goods(
      "foam-archery",
      ["Foam archery target with suction arrows", "吸盘弓箭射击靶"],
      ["The bow stops drawing before it gets too strong", "弓拉到安全力度即止"],
      {
        cents: 885,
        tiers: batches([1, 885], [4, 742]),
        grams: 690,
        picture: { object: "foam-archery", recolour: false },
      },
    ),
  ],
};

/** Plush and games. */
export const plushAndGamesFamilies: readonly GoodsFamily[] = [
  plushBear,
  plushAnimals,
  plushPendant,
  dice,
  tableGames,
  puzzles,
  targetGames,
];
