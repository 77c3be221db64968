import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const pans: GoodsFamily = {
  key: "pots-and-pans",
  category: "kitchen-cooking-pans",
  store: "kilnmate",
  brand: "ironleaf",
  unit: units.piece,
  picture: { object: "skillet", recolour: false },
  intro: intro(
    ["Even heat, edge to edge", "从中心到边缘，热得一样"],
    [
      "Bases are pressed in one piece with the wall, so there is no ring to come loose. Handles stay below 50 °C on a low flame.",
      "锅底锅身一体压铸，没有会脱的复底；小火时手柄不超过50℃。",
    ],
    ["Oil it lightly after use and it gets better every year.", "用后薄薄抹一层油，越用越顺。"],
  ),
  params: params(
    ["Stoves", "适用炉灶", "Gas, ceramic, induction", "燃气、电陶炉、电磁炉"],
    ["Handle", "手柄", "Riveted, stays cool", "铆接，不烫手"],
    ["Coating", "涂层", "PFAS free", "不含PFAS"],
    ["Warranty", "质保", "Two years", "两年"],
  ),
  axes: [],
  variants: [
    goods(
      "skillet-24",
      ["Cast-iron skillet, pre-seasoned", "免开锅铸铁煎锅"],
      ["Eggs slide from the first morning", "第一次煎蛋就不粘"],
      {
        cents: 1290,
        formerCents: 1580,
        minimum: 2,
        grams: 1900,
        axes: [words(["Diameter", "直径"], ["20 cm", "20cm"], ["24 cm", "24cm", 260], ["28 cm", "28cm", 540])],
      },
    ),
    goods(
      "stock-pot",
      ["Stock pot 5 L, glass lid", "5升汤锅 玻璃盖"],
      ["Litre marks inside, a steam hole on top", "内壁有容量刻度，盖上有透气孔"],
      { cents: 1860, minimum: 2, grams: 1750, picture: { object: "stock-pot", recolour: false } },
    ),
    goods(
      "paella-pan",
      ["Shallow pan with two handles, 32 cm", "双耳浅锅32cm"],
      ["Goes from the stove to the middle of the table", "从灶台直接端上桌"],
      {
        cents: 1280,
        tiers: batches([1, 1280], [4, 1125]),
        grams: 1250,
        picture: { object: "two-handled-pan", recolour: false },
      },
    ),
    goods(
      "egg-pan-mini",
      ["One-egg pan 12 cm", "一人份煎蛋小锅12cm"],
      ["One egg, perfectly round", "一个蛋，圆得刚好"],
      {
        picture: { object: "egg-pan", recolour: false },
        cents: 370,
        tiers: batches([1, 370], [12, 298], [60, 275], [240, 251]),
        grams: 320,
      },
    ),
  ],
};

const knives: GoodsFamily = {
  key: "kitchen-knives",
  category: "kitchen-cooking-knives",
  store: "kilnmate",
  brand: "ironleaf",
  unit: units.piece,
  picture: { object: "kitchen-knife", recolour: false },
  intro: intro(
    ["Sharp out of the box", "开箱就快"],
    [
      "Blades are hardened to 56 HRC, which holds an edge and still takes a steel at home. Every blade comes in a sheath.",
      "刀刃硬度56HRC，锋利持久，在家也磨得动；每把配护套。",
    ],
    ["We do not sell knives to people under eighteen.", "未满18岁不售。"],
  ),
  params: params(
    ["Steel", "钢材", "X50CrMoV15", "X50CrMoV15不锈钢"],
    ["Hardness", "硬度", "56 HRC", "56HRC"],
    ["Edge", "开刃", "15° per side", "单边15°"],
    ["Handle", "手柄", "POM, riveted", "POM三铆钉"],
  ),
  axes: [],
  variants: [
    goods(
      "chef-20",
      ["Chef's knife 20 cm, full tang", "20厘米主厨刀 全龙骨"],
      ["Balanced at the first rivet", "重心正落在第一颗铆钉"],
      { cents: 928, formerCents: 1180, minimum: 4, grams: 240 },
    ),
    goods(
      "paring-12-card",
      ["Paring knives with sheath, 12 on a card", "带护套水果刀 12把挂卡"],
      ["A colour for each board: meat, fish, greens", "按砧板分色：肉、鱼、蔬菜"],
      {
        picture: { object: "paring-card", recolour: false },
        cents: 1480,
        tiers: batches([2, 1480], [10, 1383], [40, 1269]),
        grams: 620,
        axes: [],
      },
    ),
    goods(
      "bread-knife",
      ["Bread knife, wave edge", "波纹刃面包刀"],
      ["Crust stays on the bread, not on the board", "酥皮留在面包上，不掉一桌"],
      {
        cents: 576,
        tiers: batches([6, 576], [36, 535], [144, 498]),
        grams: 190,
        picture: { object: "bread-knife", recolour: false },
      },
    ),
    goods(
      "cleaver",
      ["Vegetable cleaver 17 cm", "17厘米菜刀"],
      ["Thin behind the edge, flat enough to crush garlic", "刃后够薄，刀面拍蒜正好"],
      { picture: { object: "cleaver", recolour: false }, cents: 965, tiers: batches([1, 965], [4, 845]), grams: 310 },
    ),
  ],
};

const baking: GoodsFamily = {
  key: "baking",
  category: "kitchen-cooking-baking",
  store: "sundry-select",
  brand: "sundry-select",
  unit: units.pack,
  picture: { object: "cupcake-cases", recolour: false },
  intro: intro(
    ["For Sunday bakers and small cafés", "周末烘焙与小咖啡馆"],
    [
      "Paper that holds its shape without a tin, and moulds that let go. We bake with every batch before it is listed.",
      "不用模具也立得住的纸杯，一倒就脱的模具；每批上架前我们都烤一炉试。",
    ],
    ["Food contact reports are available for all of it.", "全部有食品接触检测报告。"],
  ),
  params: params(
    ["Heat", "耐温", "Up to 220 °C", "最高220℃"],
    ["Contact", "食品接触", "EU 1935/2004", "欧盟1935/2004"],
    ["Storage", "存放", "Dry, away from light", "干燥避光"],
    ["Origin", "产地", "Yiwu", "义乌"],
  ),
  axes: [],
  variants: [
    goods(
      "cupcake-cases",
      ["Cupcake cases, greaseproof, 500 pcs", "防油蛋糕纸杯 500只"],
      ["The print shows after baking too", "烤完花色依旧清楚"],
      {
        cents: 346,
        tiers: batches([6, 346], [30, 318], [120, 289]),
        grams: 420,
        axes: [words(["Pattern", "花色"], ["Stripes", "条纹"], ["Dots", "波点"], ["Kraft", "牛皮纸"])],
      },
    ),
    goods(
      "pie-tins",
      ["Loose-base tart tins, set of 4", "活底挞模 4只装"],
      ["Push from below and the tart stands free", "从底下一顶就脱模"],
      { cents: 415, minimum: 8, grams: 380, picture: { object: "tart-tins", recolour: false } },
    ),
    goods(
      "waffle-mould",
      ["Silicone waffle mould, 4 squares", "硅胶华夫饼模 四格"],
      ["Crisp waffles from an ordinary oven", "普通烤箱也能烤出脆华夫"],
      { cents: 228, formerCents: 290, minimum: 16, grams: 170, picture: { object: "waffle-mould", recolour: false } },
    ),
    goods(
      "cookie-stamps",
      ["Cookie stamps, beech, set of 6", "榉木饼干印模 6枚"],
      ["Deep cuts, so the pattern survives the rise", "刻得深，发起来花纹还在"],
      {
        cents: 610,
        tiers: batches([1, 610], [6, 512]),
        grams: 340,
        picture: { object: "cookie-stamps", recolour: false },
      },
    ),
    goods(
      "cake-box-window",
      ["Cake boxes with window, 10 pcs", "开窗蛋糕盒 10只"],
      ["Fold flat, no glue, one hand", "平板折叠，免胶，单手成型"],
      {
        cents: 388,
        minimum: 6,
        grams: 720,
        picture: { object: "cake-box", recolour: false },
        axes: [words(["Size", "尺寸"], ["6 inch", "6寸"], ["8 inch", "8寸", 70], ["10 inch", "10寸", 150])],
      },
    ),
  ],
};

const jars: GoodsFamily = {
  key: "storage-jars",
  category: "kitchen-storage-jars",
  store: "kilnmate",
  brand: "blue-rim",
  unit: units.piece,
  picture: { object: "bail-jars", recolour: false },
  intro: intro(
    ["You can see what is left", "剩多少，一眼看见"],
    [
      "Square shoulders save shelf space, round bodies are easy to clean. The bail closes on a silicone ring that can be boiled.",
      "方肩省柜位，圆身好清洗；卡扣配硅胶圈，可煮沸消毒。",
    ],
    ["Labels that come off in warm water are in every carton.", "每箱附温水可撕标签。"],
  ),
  params: params(
    ["Glass", "玻璃", "Soda lime", "钠钙玻璃"],
    ["Seal", "密封", "Silicone ring", "硅胶圈"],
    ["Volume", "容量", "0.25 to 2 L", "0.25–2L"],
    ["Heat", "耐温差", "60 °C difference", "60℃温差"],
  ),
  axes: [words(["Volume", "容量"], ["500 ml", "500ml"], ["750 ml", "750ml", 45], ["1 L", "1L", 90])],
  variants: [
    goods(
      "bail-lid-two",
      ["Storage jar 750 ml, bail lid, set of 2", "卡扣密封罐750ml 两只装"],
      ["Wire bail, no plastic anywhere", "钢丝卡扣，全无塑料"],
      { cents: 475, tiers: batches([8, 475], [40, 438]), grams: 1100, axes: [] },
    ),
    goods(
      "screw-lid",
      ["Preserving jars, two-part lid", "两片式盖果酱罐"],
      ["The lid clicks down when it has sealed", "密封到位，盖子会咔哒一声凹下"],
      {
        picture: { object: "screw-jar", recolour: false },
        cents: 88,
        formerCents: 118,
        tiers: batches([48, 88], [240, 79], [960, 70]),
        grams: 310,
      },
    ),
    goods(
      "bamboo-lid",
      ["Glass jar with bamboo lid", "竹盖玻璃储物罐"],
      ["The lid is a coaster as well", "盖子翻过来就是杯垫"],
      { picture: { object: "bamboo-jar", recolour: false }, cents: 212, minimum: 16, grams: 390 },
    ),
    goods(
      "drinks-dispenser-jar",
      ["Drinks jar with tap, 4 L", "带龙头饮料罐4L"],
      ["The tap is steel and comes apart for cleaning", "不锈钢龙头，可拆洗"],
      {
        cents: 1340,
        minimum: 2,
        grams: 2300,
        axes: [],
        picture: { object: "drinks-jar", recolour: false },
      },
    ),
  ],
};

const lunchBoxes: GoodsFamily = {
  key: "lunch-boxes",
  category: "kitchen-storage-lunch",
  store: "dailywell",
  brand: "dailywell",
  unit: units.piece,
  picture: { object: "bento-box", recolour: true },
  intro: intro(
    ["Lunch that arrives as packed", "装好什么样，打开就什么样"],
    [
      "Compartments are sealed from each other, not only from the outside. Sauce stays where you put it.",
      "不光整盒密封，各格之间也互不串味，酱汁待在该待的地方。",
    ],
    ["Spare seals are in the box.", "盒内附备用密封圈。"],
  ),
  params: params(
    ["Material", "材质", "PP or steel 304", "PP或304不锈钢"],
    ["Seal", "密封", "Silicone, removable", "可拆硅胶圈"],
    ["Microwave", "微波炉", "PP only, without lid", "PP款去盖可用"],
    ["Dishwasher", "洗碗机", "Yes", "可用"],
  ),
  axes: [colourAxis("charcoal", "mint", "blush")],
  variants: [
    goods(
      "bento-four",
      ["Bento box with four compartments", "四格便当盒"],
      ["Dividers move to suit the leftovers", "隔板可移，剩菜多少都合适"],
      { cents: 326, tiers: batches([12, 326], [60, 302], [240, 278]), grams: 380 },
    ),
    goods(
      "steel-two-tier",
      ["Two-tier steel lunch box, clip handle", "双层不锈钢饭盒 提手扣"],
      ["Warm below, salad above", "下层热饭，上层沙拉"],
      {
        picture: { object: "two-tier-box", recolour: true },
        cents: 688,
        formerCents: 860,
        minimum: 6,
        grams: 620,
        axes: [colourAxis("mint", "navy")],
      },
    ),
    goods(
      "takeaway-pails",
      ["Take-away pails, 700 ml, 50 pcs", "外卖纸盒700ml 50只"],
      ["Leak-tight corners, wire-free, microwave safe", "折角不漏，无金属丝，可微波"],
      { cents: 585, minimum: 6, grams: 950, axes: [], picture: { object: "takeaway-pails", recolour: false } },
    ),
    goods(
      "sandwich-wrap",
      ["Sandwich wrap, reusable", "可重复用三明治包布"],
      ["Opens into a place mat", "摊开就是餐垫"],
      {
        cents: 124,
        minimum: 24,
        grams: 45,
        axes: [words(["Pattern", "图案"], ["Lemons", "柠檬"], ["Gingham", "格子"], ["Olive leaves", "橄榄叶"])],
        picture: { object: "gingham-wrap", recolour: false },
      },
    ),
  ],
};

const kitchenBaskets: GoodsFamily = {
  key: "kitchen-baskets",
  category: "kitchen-storage-baskets",
  store: "dailywell",
  brand: "greenstep",
  unit: units.piece,
  picture: { object: "basket", recolour: true },
  intro: intro(
    ["Carry, store, put on the table", "能拎、能装、能上桌"],
    [
      "Woven over a frame, so they keep their corners. Each is brushed and fumigated, with the certificate that customs ask for.",
      "带骨架编织，用久不塌角；逐只刷净并熏蒸，附海关所需证书。",
    ],
    ["Sizes nest for shipping.", "大小套叠发货。"],
  ),
  params: params(
    ["Material", "材质", "Willow and wood chip", "柳条、木片"],
    ["Handle", "提手", "Swing or fixed", "活动或固定"],
    ["Certificate", "证书", "Fumigated", "附熏蒸证书"],
    ["Load", "承重", "8 kg", "8kg"],
  ),
  axes: [],
  variants: [
    goods(
      "picnic-swing",
      ["Woven picnic basket with swing handle", "活动提手编织野餐篮"],
      ["Lined in cotton that buttons out for washing", "棉布内衬可拆洗"],
      {
        cents: 1125,
        formerCents: 1405,
        tiers: batches([1, 1125], [3, 985], [20, 908]),
        grams: 820,
        axes: [colourAxis("sand", "chestnut")],
      },
    ),
    goods("bread-basket-oval", ["Bread basket, oval", "椭圆面包篮"], ["Doubles as a proving basket", "也能当发酵篮"], {
      picture: { object: "bread-basket", recolour: false },
      cents: 335,
      tiers: batches([1, 335], [12, 268]),
      grams: 210,
    }),
    goods(
      "fruit-stand",
      ["Fruit basket in two tiers", "双层水果篮"],
      ["Bananas on the hook, the rest below", "香蕉挂钩上，其余放下层"],
      { picture: { object: "fruit-stand", recolour: false }, cents: 742, minimum: 4, grams: 900, stock: 0 },
    ),
  ],
};

/** Cooking, baking and food storage. */
export const cookingAndStorageFamilies: readonly GoodsFamily[] = [
  pans,
  knives,
  baking,
  jars,
  lunchBoxes,
  kitchenBaskets,
];
