import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const cutlery: GoodsFamily = {
  key: "cutlery",
  category: "kitchen-tableware-cutlery",
  store: "kilnmate",
  brand: "kilnmate",
  unit: units.set,
  picture: { object: "cutlery-set", recolour: false },
  intro: intro(
    ["Weight in the hand", "拿在手里有分量"],
    [
      "Pressed from 18/0 and 18/10 steel, edges rolled so that no fork catches a lip. Polished in walnut shell, not in wax.",
      "430与304不锈钢冲压，边缘滚圆不刮嘴，核桃壳抛光，不打蜡。",
    ],
    [
      "Cafés can reorder single pieces; patterns stay in the range for at least five years.",
      "咖啡馆可单件补货，花型至少保留五年。",
    ],
  ),
  params: params(
    ["Steel", "材质", "18/0 or 18/10", "430或304不锈钢"],
    ["Finish", "表面", "Mirror or satin", "镜面或砂光"],
    ["Dishwasher", "洗碗机", "Yes", "可用"],
    ["Packing", "包装", "By the dozen, tissue", "每打棉纸包"],
  ),
  axes: [],
  variants: [
    goods(
      "stainless-24",
      ["Stainless cutlery, 24-piece table set", "不锈钢餐具 24件桌面套装"],
      ["Six of each: knife, fork, spoon, teaspoon", "刀、叉、勺、茶匙各六件"],
      { cents: 964, formerCents: 1280, minimum: 4, grams: 1150 },
    ),
    goods(
      "dinner-spoon-dozen",
      ["Table spoons, dozen", "餐勺一打"],
      ["Deep bowl, made for soup and rice alike", "勺头够深，喝汤吃饭都顺手"],
      {
        cents: 318,
        tiers: batches([10, 318], [50, 294], [200, 270]),
        grams: 540,
        picture: { object: "spoon-dozen", recolour: false },
        axes: [words(["Finish", "表面"], ["Mirror", "镜面"], ["Satin", "砂光"])],
      },
    ),
    goods(
      "serving-set",
      ["Place setting with plate, 3 pieces", "单人餐盘刀叉三件套"],
      ["A 26 cm plate with its own knife and fork", "26厘米餐盘配刀叉"],
      { cents: 486, minimum: 6, grams: 690, picture: { object: "place-setting", recolour: false } },
    ),
    goods(
      "travel-cutlery",
      ["Travel cutlery in a felt sleeve", "毛毡套便携餐具"],
      ["Fork, knife, spoon and a straw with its brush", "叉、刀、勺，加吸管和吸管刷"],
      {
        picture: { object: "felt-cutlery", recolour: false },
        cents: 330,
        tiers: batches([1, 330], [20, 264]),
        grams: 140,
      },
    ),
  ],
};

const chopsticks: GoodsFamily = {
  key: "chopsticks",
  category: "kitchen-tableware-cutlery",
  store: "kilnmate",
  brand: "kilnmate",
  unit: units.pair,
  picture: { object: "chopsticks", recolour: true },
  intro: intro(
    ["Grip that doesn't roll", "夹得住，滚不走"],
    [
      "Square at the top, round at the tip. The last three centimetres are ridged, so noodles and beans stay put.",
      "天圆地方，筷头三厘米防滑纹，面条和豆子都夹得稳。",
    ],
    ["Heat-proof to 180 °C; no lacquer touches the food.", "耐温180℃，入口处不涂漆。"],
  ),
  params: params(
    ["Length", "长度", "23 to 27 cm", "23–27cm"],
    ["Heat", "耐温", "Up to 180 °C", "最高180℃"],
    ["Tip", "筷头", "Ridged, uncoated", "防滑纹，无漆"],
    ["Dishwasher", "洗碗机", "Alloy and steel only", "合金与不锈钢款可用"],
  ),
  axes: [],
  variants: [
    goods(
      "alloy-ten-pairs",
      ["Alloy chopsticks, 10 pairs, gold heads", "合金筷 10双 鎏金筷头"],
      ["Ten pairs that still match after a year", "用一年依旧成双成对"],
      {
        cents: 285,
        formerCents: 360,
        tiers: batches([12, 285], [48, 269], [200, 248]),
        grams: 240,
        axes: [colourAxis("charcoal", "scarlet", "forest")],
      },
    ),
    goods(
      "ironwood",
      ["Ironwood chopsticks, oiled", "铁木筷 无漆无蜡"],
      ["Heavy, dark, and no lacquer at all", "沉手色深，一点漆都没有"],
      { cents: 66, tiers: batches([50, 66], [200, 59], [1000, 52]), grams: 26, axes: [] },
    ),
    goods(
      "training",
      ["Training chopsticks for children", "儿童训练筷"],
      ["Finger rings for left or right hands", "指环左右手可换"],
      {
        cents: 150,
        tiers: batches([1, 150], [24, 112]),
        grams: 30,
        axes: [colourAxis("sky", "blush", "lime"), words(["Hand", "用手"], ["Right", "右手"], ["Left", "左手"])],
      },
    ),
    goods(
      "gift-pair",
      ["Wedding chopsticks, two pairs with rests, red box", "喜筷两双配筷架 红色礼盒"],
      ["Engraving of two names from 20 boxes", "20盒起可刻新人名字"],
      { cents: 428, minimum: 6, grams: 180, axes: [colourAxis("scarlet")] },
    ),
  ],
};

const bowls: GoodsFamily = {
  key: "bowls",
  category: "kitchen-tableware-bowls",
  store: "kilnmate",
  brand: "blue-rim",
  unit: units.piece,
  picture: { object: "porridge-bowl", recolour: true },
  intro: intro(
    ["Every day, every meal", "一日三餐都用它"],
    [
      "Stoneware fired at 1,280 °C under a glaze that knives don't mark. The foot is ground, so stacks don't scratch tables.",
      "1280℃烧成的炻器，釉面刀划不留痕，底足打磨，叠放不刮桌面。",
    ],
    ["Microwave, oven and dishwasher: yes, all three.", "微波炉、烤箱、洗碗机，三样都行。"],
  ),
  params: params(
    ["Body", "胎体", "Stoneware, 1,280 °C", "1280℃炻器"],
    ["Glaze", "釉料", "Lead and cadmium free", "无铅无镉"],
    ["Microwave", "微波炉", "Yes", "可用"],
    ["Carton", "装箱", "24 pcs, dividers", "24只，格档箱"],
  ),
  axes: [colourAxis("blue", "teal", "sand", "charcoal")],
  variants: [
    goods(
      "oval-porridge",
      ["Porridge bowl with spoon, stoneware", "炻器粥碗 配勺"],
      ["The spoon rests in a notch of the rim", "碗沿有缺口，勺子不滑落"],
      { cents: 370, tiers: batches([1, 370], [12, 296]), grams: 430 },
    ),
    goods(
      "rice-bowl",
      ["Rice bowl 11.5 cm, reactive glaze", "11.5厘米窑变釉饭碗"],
      ["Each kiln turns out a slightly different red", "每一窑的红都略有不同"],
      {
        cents: 128,
        formerCents: 168,
        tiers: batches([24, 128], [120, 116], [480, 104]),
        grams: 210,
        picture: { object: "bowl", recolour: false },
        axes: [],
      },
    ),
    goods(
      "noodle-bowl",
      ["Noodle bowl 20 cm with chopstick grooves", "20厘米拉面碗 带筷槽"],
      ["Two grooves hold the chopsticks across the top", "碗沿两道槽，筷子架得住"],
      { cents: 345, minimum: 12, grams: 620, picture: { object: "noodle-bowl", recolour: false }, axes: [] },
    ),
    goods(
      "salad-bowl",
      ["Salad bowl 24 cm, wide rim", "24厘米宽沿沙拉碗"],
      ["Room to toss without a leaf on the table", "够大，拌沙拉不掉叶子"],
      {
        cents: 615,
        formerCents: 770,
        tiers: batches([1, 615], [6, 518]),
        grams: 880,
        picture: { object: "bowl", recolour: false },
        axes: [],
      },
    ),
    goods(
      "gratin-dish",
      ["Oval gratin dish, two handles", "双耳椭圆焗饭盘"],
      ["From the oven to the table on its own feet", "出炉直接上桌，自带底足"],
      {
        cents: 485,
        tiers: batches([1, 485], [8, 388], [40, 360], [160, 330]),
        grams: 640,
        picture: { object: "gratin-dish", recolour: false },
        axes: [words(["Length", "长度"], ["20 cm", "20cm"], ["25 cm", "25cm", 95])],
      },
    ),
  ],
};

const shakers: GoodsFamily = {
  key: "shakers",
  category: "kitchen-tableware-shakers",
  store: "kilnmate",
  brand: "kilnmate",
  unit: units.piece,
  picture: { object: "salt-and-pepper", recolour: false },
  intro: intro(
    ["Small things within reach", "手边的小物件"],
    [
      "Pressed glass with steel caps whose holes are drilled, not punched, so salt flows on a damp day too.",
      "压制玻璃配不锈钢盖，孔是钻的不是冲的，潮天盐也倒得出。",
    ],
    ["Caps are sold as spares.", "瓶盖可单独补购。"],
  ),
  params: params(
    ["Glass", "玻璃", "Soda lime, thick base", "钠钙玻璃，厚底"],
    ["Cap", "瓶盖", "Stainless steel", "不锈钢"],
    ["Volume", "容量", "60 to 110 ml", "60–110ml"],
    ["Dishwasher", "洗碗机", "Glass part only", "仅玻璃部分可用"],
  ),
  axes: [],
  variants: [
    goods(
      "salt-and-pepper",
      ["Glass salt and pepper shakers, pair", "玻璃盐罐胡椒罐一对"],
      ["S and P are cut into the caps", "瓶盖刻字，一看就分得清"],
      { cents: 218, minimum: 12, grams: 260 },
    ),
    goods(
      "spice-row-six",
      ["Spice shakers with rack, set of six", "六只调味瓶带架"],
      ["Chalk labels and a white pencil are included", "附粉笔标签和白色铅笔"],
      {
        picture: { object: "spice-rack", recolour: false },
        cents: 880,
        formerCents: 1095,
        tiers: batches([1, 880], [4, 738]),
        grams: 980,
        axes: [words(["Rack", "架子"], ["Bamboo", "竹制"], ["Steel", "钢制", 60])],
      },
    ),
    goods(
      "honey-pot",
      ["Honey pot with dipper", "带蜜棒蜂蜜罐"],
      ["The lid closes around the dipper", "罐盖留缺口，蜜棒不用拿出来"],
      {
        cents: 405,
        tiers: batches([1, 405], [10, 325]),
        grams: 380,
        picture: { object: "honey-pot", recolour: false },
      },
    ),
    goods("sugar-shaker", ["Sugar shaker", "糖粉瓶"], ["One tap, one dusting", "一敲一层霜"], {
      picture: { object: "sugar-shaker", recolour: false },
      cents: 134,
      tiers: batches([24, 134], [120, 121], [480, 109]),
      grams: 150,
    }),
  ],
};

const teapots: GoodsFamily = {
  key: "teapots",
  category: "kitchen-drinks-teapots",
  store: "kilnmate",
  brand: "blue-rim",
  unit: units.piece,
  picture: { object: "teapot", recolour: true },
  intro: intro(
    ["Pours without a drip", "断水利落，不挂滴"],
    [
      "The spout is cut sharp under the lip, which is what stops the last drop. The strainer lifts out with the lid's tab.",
      "壶嘴下沿切得利，最后一滴也收得住；茶漏随盖提出，不烫手。",
    ],
    [
      ["Enamel on steel, 0.8 mm", "Rim of stainless steel", "Suits gas, ceramic and induction"],
      ["0.8毫米钢板搪瓷", "不锈钢包边", "燃气、电陶炉、电磁炉通用"],
    ],
  ),
  params: params(
    ["Volume", "容量", "0.6 to 1.6 L", "0.6–1.6L"],
    ["Strainer", "茶漏", "Stainless steel, removable", "可拆不锈钢"],
    ["Stoves", "适用炉灶", "Gas, ceramic, induction", "燃气、电陶炉、电磁炉"],
    ["Carton", "装箱", "12 pcs, 11 kg", "12只，11kg"],
    ["Glaze", "釉料", "Lead and cadmium free", "无铅无镉"],
  ),
  axes: [colourAxis("scarlet", "navy", "mint", "pearl")],
  variants: [
    goods(
      "enamel-1200",
      ["Enamelled teapot 1.2 L with strainer", "搪瓷茶壶1.2L 带茶漏"],
      ["Six cups, one lift of the strainer", "一壶六杯，茶漏一提就走"],
      { cents: 875, formerCents: 1140, tiers: batches([4, 875], [24, 818], [96, 765]), grams: 720 },
    ),
    goods(
      "enamel-speckled",
      ["Speckled enamel teapot 1.6 L, bail handle", "提梁搪瓷壶1.6L 雪花点"],
      ["The camping one, happy over a fire", "露营款，明火也不怕"],
      {
        picture: { object: "bail-teapot", recolour: true },
        cents: 1080,
        minimum: 4,
        grams: 860,
        axes: [colourAxis("navy", "forest", "pearl")],
      },
    ),
    goods(
      "stoneware-600",
      ["Stoneware teapot for two, 600 ml", "双人炻器茶壶600ml"],
      ["Side handle, for right and left hands", "侧把设计，左右手都顺"],
      { cents: 794, minimum: 6, grams: 540, axes: [colourAxis("teal", "sand", "charcoal")] },
    ),
    goods(
      "tea-set-tray",
      ["Tea set: pot, four cups, bamboo tray", "一壶四杯竹盘茶具套装"],
      ["Packed in foam, ready to hand over as a present", "珍珠棉内衬，直接送人"],
      {
        cents: 1860,
        formerCents: 2320,
        tiers: batches([2, 1860], [10, 1735], [40, 1604]),
        grams: 1650,
        picture: { object: "tea-set", recolour: true },
        axes: [colourAxis("scarlet", "teal")],
      },
    ),
    goods(
      "sake-set",
      ["Carafe and cup set, white porcelain", "白瓷酒壶酒盅套装"],
      ["For sake, for rice wine, for a single tulip", "温清酒、装黄酒，插一枝花也行"],
      {
        cents: 765,
        tiers: batches([1, 765], [6, 642]),
        grams: 480,
        axes: [],
        picture: { object: "sake-set", recolour: false },
      },
    ),
  ],
};

const mugs: GoodsFamily = {
  key: "mugs",
  category: "kitchen-drinks-mugs",
  store: "kilnmate",
  brand: "kilnmate",
  unit: units.piece,
  picture: { object: "mug", recolour: true },
  intro: intro(
    ["The one they reach for", "总想拿的那一只"],
    [
      "Thick where it must be warm, thin where it meets the lip. Handles are pulled, not cast, and take three fingers.",
      "杯壁厚处保温，杯口薄处好喝；手拉杯把，三指正好。",
    ],
    ["White blanks take sublimation printing.", "白胚可做热升华印图。"],
  ),
  params: params(
    ["Body", "胎体", "Stoneware", "炻器"],
    ["Volume", "容量", "90 to 450 ml", "90–450ml"],
    ["Microwave", "微波炉", "Yes", "可用"],
    ["Glaze", "釉料", "Reactive, lead free", "窑变无铅釉"],
  ),
  axes: [colourAxis("grey", "teal", "sand", "rose", "charcoal")],
  variants: [
    goods(
      "stoneware-350",
      ["Stoneware mug 350 ml, reactive glaze", "窑变釉炻器马克杯350ml"],
      ["No two alike, even from one kiln", "同一窑里没有两只一样"],
      { cents: 256, formerCents: 335, tiers: batches([12, 256], [72, 235], [288, 212]), grams: 380 },
    ),
    goods(
      "espresso-90",
      ["Espresso cup 90 ml with saucer", "浓缩咖啡杯碟90ml"],
      ["Preheats fast, stacks five high", "热杯快，可叠五只"],
      { picture: { object: "espresso-cup", recolour: true }, cents: 198, minimum: 24, grams: 210 },
    ),
    goods(
      "steam-tea-cup",
      ["Tea cup with wooden coaster", "带木托茶杯"],
      ["A wide mouth that cools green tea to the right warmth", "阔口散热，绿茶温度刚好"],
      {
        cents: 390,
        tiers: batches([1, 390], [12, 312]),
        grams: 290,
        picture: { object: "tea-cup", recolour: true },
        axes: [colourAxis("pearl", "mint", "sand")],
      },
    ),
    goods(
      "travel-tumbler",
      ["Travel tumbler with straw, 480 ml, double wall", "双层吸管随行杯480ml"],
      ["Sits in a car's cup holder and doesn't sweat", "车载杯架放得下，外壁不结水珠"],
      {
        cents: 435,
        tiers: batches([1, 435], [12, 348]),
        grams: 230,
        picture: { object: "travel-tumbler", recolour: true },
        axes: [colourAxis("scarlet", "teal", "violet", "charcoal")],
      },
    ),
    goods(
      "mate-gourd",
      ["Mate gourd with steel straw", "马黛茶杯 配钢吸管"],
      ["Cured and ready for the first round", "已开壶处理，到手即饮"],
      { cents: 486, minimum: 6, grams: 260, picture: { object: "mate-gourd", recolour: false }, axes: [], stock: 0 },
    ),
  ],
};

const glasses: GoodsFamily = {
  key: "glasses",
  category: "kitchen-drinks-glasses",
  store: "kilnmate",
  brand: "blue-rim",
  unit: units.box,
  picture: { object: "wine-glasses", recolour: false },
  intro: intro(
    ["Clear, thin and plenty of them", "透亮、轻薄、量又足"],
    [
      "Lead-free crystal glass, rims cold cut and fire polished. Six to a box, each in its own cell.",
      "无铅水晶玻璃，冷切杯口再火抛光，六只一盒，独立格档。",
    ],
    ["We credit breakage above two per cent, no questions asked.", "破损超2%，直接补款。"],
  ),
  params: params(
    ["Glass", "玻璃", "Lead-free crystal", "无铅水晶玻璃"],
    ["Per box", "每盒", "6 pcs", "6只"],
    ["Dishwasher", "洗碗机", "Yes, glass programme", "可用玻璃程序"],
    ["Height", "高度", "9 to 23 cm", "9–23cm"],
  ),
  axes: [],
  variants: [
    goods(
      "wine-420",
      ["Wine glasses 420 ml, box of 6", "红酒杯420ml 六只装"],
      ["A pulled stem, no seam under the bowl", "一体拉杆，杯底无接缝"],
      { cents: 1128, formerCents: 1420, tiers: batches([4, 1128], [24, 1037], [120, 959]), grams: 1250 },
    ),
    goods(
      "flutes",
      ["Champagne flutes, box of 6", "香槟杯六只装"],
      ["A scratched point keeps the bubbles rising", "杯底打点，气泡升得久"],
      { cents: 1064, minimum: 4, grams: 1080, picture: { object: "champagne-flutes", recolour: false } },
    ),
    goods(
      "cocktail",
      ["Cocktail glasses, V shape", "V形鸡尾酒杯"],
      ["Short stem, hard to knock over", "短杯脚，不易碰倒"],
      { cents: 986, minimum: 4, grams: 1120, picture: { object: "cocktail-glasses", recolour: false } },
    ),
    goods(
      "beer-mugs",
      ["Beer mugs with handle, dimpled", "带把凹点啤酒杯"],
      ["Thick walls that keep the second half cold", "杯壁厚，后半杯还是冰的"],
      {
        cents: 1245,
        tiers: batches([4, 1245], [20, 1160], [80, 1075]),
        grams: 3200,
        picture: { object: "beer-mugs", recolour: false },
        axes: [words(["Volume", "容量"], ["400 ml", "400ml"], ["500 ml", "500ml", 160])],
      },
    ),
    goods(
      "tumblers",
      ["Whisky tumblers, cut base", "刻底威士忌杯"],
      ["A base you can feel through the ice", "厚底刻花，隔着冰块都摸得到"],
      {
        cents: 1180,
        formerCents: 1490,
        minimum: 4,
        grams: 1980,
        picture: { object: "whisky-tumblers", recolour: false },
      },
    ),
  ],
};

/** Tableware, tea, coffee and glasses. */
export const tableAndDrinksFamilies: readonly GoodsFamily[] = [
  cutlery,
  chopsticks,
  bowls,
  shakers,
  teapots,
  mugs,
  glasses,
];
