import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Soap, care and small items for the bathroom. */
export const bathFamilies: readonly GoodsFamily[] = [
  {
    key: "soap-bar",
    category: "household-bath-soap",
    store: "freshfold",
    brand: "freshfold",
    unit: both(["box", "盒"]),
    picture: { object: "soap", recolour: true },
    intro: story(
      para(
        "Vegetable soap milled three times, so a bar is hard, lasts, and does not turn to jelly in the dish. Scents are light enough for a shared bathroom.",
        "植物皂基三次研磨，皂体硬、耐用，皂碟里不化成糊。香味清淡，公用浴室也合适。",
      ),
      para(
        "Ingredient list in English, Chinese, French and Arabic on every wrapper. No palm oil without a certificate.",
        "包装含英、中、法、阿四语成分。棕榈油均为认证来源。",
      ),
    ),
    params: params(
      ["Base", "皂基", "Vegetable, glycerine", "植物皂基，甘油"],
      ["Weight", "单块", "85 to 100 g", "85至100克"],
      ["pH", "酸碱度", "9.2", "9.2"],
      ["Shelf life", "保质期", "3 years", "3年"],
      ["Palm oil", "棕榈油", "RSPO certified", "RSPO认证"],
    ),
    axes: [words(["Scent", "香型"], ["Mixed", "混合"], ["Rose", "玫瑰"], ["Lemon", "柠檬"], ["Unscented", "无香"])],
    variants: [
      offer(
        "glycerine-36",
        ["Glycerine soap bars, mixed, 36 pcs", "甘油皂混装36块"],
        ["Clear bars that sell by colour", "透明皂体，靠颜色就好卖"],
        { cents: 1152, was: 1390, grams: 3700, min: 1 },
      ),
      offer(
        "hotel-200",
        ["Hotel soaps 20 g, wrapped, 200 pcs", "酒店小皂20克，200块"],
        ["Your name on the wrapper from ten boxes", "十盒起可印店名"],
        {
          cents: 1680,
          grams: 4300,
          min: 1,
          larger: [
            [5, 1590],
            [20, 1460],
          ],
          axes: [],
        },
      ),
      offer(
        "kitchen-bar",
        ["Kitchen soap with coffee grounds, 12 pcs", "咖啡渣厨房皂12块"],
        ["Takes off onion and fish smells", "去葱蒜鱼腥味"],
        { cents: 640, grams: 1250, min: 3, axes: [] },
      ),
      offer(
        "guest-shapes-24",
        ["Guest soaps, shells and flowers, 24 pcs", "花贝造型客用皂24粒"],
        ["Gift box with a window", "开窗礼盒"],
        { cents: 520, was: 650, grams: 620, min: 4, axes: [colourAxis("blush", "mint", "sky")] },
      ),
    ],
  },
  {
    key: "lotion-pump",
    category: "household-bath-soap",
    store: "freshfold",
    brand: "freshfold",
    unit: both(["bottle", "瓶"]),
    picture: { object: "pump-bottle", companions: ["soap"], recolour: true },
    intro: story(
      para(
        "Hand wash and lotion in pump bottles that lock for transport. Formulas are plain: mild surfactants, glycerine, a little scent, a preservative we name.",
        "按压瓶洗手液和护手乳，泵头可锁运输。配方简单：温和表活、甘油、淡香，防腐剂如实标明。",
      ),
      para(
        "Refill bags hold five bottles. Pumps are tested for ten thousand strokes.",
        "补充装可灌五瓶。泵头测试一万次按压。",
      ),
    ),
    params: params(
      ["Content", "净含量", "300 or 500 ml", "300或500毫升"],
      ["Pump", "泵头", "Locking, 2 ml", "可锁，每次2毫升"],
      ["Preservative", "防腐剂", "Phenoxyethanol", "苯氧乙醇"],
      ["Tested", "测试", "Dermatologist, patch test", "皮肤科斑贴测试"],
    ),
    axes: [
      words(["Scent", "香型"], ["Orange blossom", "橙花"], ["Green tea", "绿茶"], ["Unscented", "无香"]),
      words(["Content", "容量"], ["300 ml", "300毫升"], ["500 ml", "500毫升", 68]),
    ],
    variants: [
      offer(
        "hand-wash",
        ["Hand wash, pump bottle", "按压洗手液"],
        ["Does not dry hands on a long shift", "洗一天手也不干"],
        {
          cents: 138,
          grams: 340,
          min: 24,
          larger: [
            [96, 126],
            [384, 112],
          ],
        },
      ),
      offer(
        "body-lotion",
        ["Body lotion, light", "清爽身体乳"],
        ["Sinks in before the towel is hung up", "擦完就吸收"],
        {
          cents: 196,
          was: 240,
          grams: 350,
          min: 12,
          larger: [
            [48, 185],
            [192, 172],
          ],
        },
      ),
      offer(
        "refill-1500",
        ["Hand wash refill bag 1.5 L", "洗手液补充装1.5升"],
        ["Spout fits the pump neck", "袋嘴对口，不洒"],
        {
          cents: 365,
          grams: 1580,
          min: 6,
          axes: [words(["Scent", "香型"], ["Green tea", "绿茶"], ["Unscented", "无香"])],
        },
      ),
      offer(
        "empty-pump",
        ["Empty pump bottles 300 ml, 20 pcs", "空按压瓶300毫升，20只"],
        ["With blank waterproof labels", "附空白防水标签"],
        { cents: 860, grams: 1100, min: 2, axes: [colourAxis("blush", "pearl", "teal")] },
      ),
    ],
  },
  {
    key: "toothbrush",
    category: "household-bath-care",
    store: "freshfold",
    brand: "greenstep",
    unit: both(["pack", "卡"]),
    picture: { object: "toothbrush", recolour: true },
    intro: story(
      para(
        "Rounded bristle ends, checked under a lens batch by batch. Handles have a thumb rest and no rubber that goes black.",
        "刷丝磨圆，逐批放大镜检验。手柄有拇指位，不用会发黑的软胶。",
      ),
      para(
        "The bamboo handles are one piece and waxed; bristles pull out for sorting.",
        "竹柄整支上蜡，刷丝可拔出分类回收。",
      ),
    ),
    params: params(
      ["Bristle", "刷丝", "Nylon 6.12, 0.15 mm", "尼龙6.12，0.15毫米"],
      ["Handle", "手柄", "PP or bamboo", "PP或竹"],
      ["Strength", "软硬", "Soft", "软毛"],
      ["Standard", "标准", "ISO 20126", "ISO 20126"],
    ),
    axes: [colourAxis("rose", "blue", "mint")],
    variants: [
      offer(
        "soft-4",
        ["Soft toothbrushes, blister of 4", "软毛牙刷4支挂卡"],
        ["Four colours, one for each in the family", "四色，全家不混"],
        {
          cents: 88,
          grams: 72,
          min: 72,
          larger: [
            [288, 80],
            [1440, 70],
          ],
          axes: [],
        },
      ),
      offer(
        "bamboo",
        ["Bamboo toothbrush, kraft box", "竹柄牙刷，牛皮纸盒"],
        ["Box is the only packing", "除纸盒外无包装"],
        {
          cents: 42,
          was: 55,
          grams: 16,
          min: 100,
          axes: [words(["Bristle", "刷毛色"], ["White", "白色"], ["Charcoal", "竹炭黑"])],
        },
      ),
      offer(
        "kids-animal",
        ["Children's toothbrush with animal cover, 2 to 6 years", "儿童动物套牙刷，2至6岁"],
        ["Stands up by itself", "自己能立住"],
        { cents: 58, grams: 24, min: 60 },
      ),
      offer(
        "travel-set",
        ["Travel set: brush, paste, case", "旅行洗漱盒：牙刷牙膏"],
        ["Below the liquid limit of airlines", "符合登机液体限量"],
        { cents: 96, grams: 62, min: 48 },
      ),
    ],
  },
  {
    key: "razor",
    category: "household-bath-care",
    store: "freshfold",
    brand: "freshfold",
    unit: both(["pack", "包"]),
    picture: { object: "razor-bag", recolour: true },
    intro: story(
      para(
        "Two and three blade razors with Swedish steel and an aloe strip. Fixed heads for the box, swivel heads for the blister.",
        "双层与三层刀架，瑞典钢刀片，芦荟润滑条。盒装用固定头，挂卡用活动头。",
      ),
      para("Blades are covered; caps click off with one thumb.", "刀头带罩，单手可推开。"),
    ),
    params: params(
      ["Blade", "刀片", "Swedish stainless steel", "瑞典不锈钢"],
      ["Strip", "润滑条", "Aloe, vitamin E", "芦荟、维E"],
      ["Handle", "手柄", "ABS, ribbed", "ABS防滑纹"],
      ["Cover", "刀罩", "Included", "附带"],
    ),
    axes: [colourAxis("blue", "rose", "charcoal")],
    variants: [
      offer(
        "twin-10",
        ["Twin-blade razors, bag of 10", "双层剃须刀10支袋装"],
        ["The hospital and hostel standard", "医院宿舍常备"],
        {
          cents: 118,
          grams: 96,
          min: 40,
          larger: [
            [200, 106],
            [1000, 92],
          ],
        },
      ),
      offer(
        "swivel-4",
        ["Three-blade swivel razors, blister of 4", "三层活动头剃须刀4支挂卡"],
        ["Follows the chin without pressing", "贴合下巴不压皮"],
        {
          picture: { object: "razor-card", recolour: true },
          cents: 186,
          was: 235,
          grams: 68,
          min: 24,
          larger: [
            [240, 171],
            [960, 154],
          ],
        },
      ),
      offer(
        "safety-metal",
        ["Safety razor, brass, with 10 blades", "黄铜安全剃须刀，附10片刀片"],
        ["A razor for years, blades for cents", "刀架用多年，刀片几分钱"],
        {
          picture: { object: "safety-razor", recolour: false },
          cents: 820,
          grams: 130,
          larger: [[4, 690]],
          axes: [words(["Finish", "电镀"], ["Chrome", "镀铬"], ["Graphite", "石墨色"])],
        },
      ),
      offer(
        "folding-razor",
        ["Razor", "剃刀"],
        ["Folding barber's razor, takes half blades", "理发折叠剃刀，用半片刀"],
        {
          picture: { object: "straight-razor", recolour: true },
          cents: 158,
          grams: 58,
          min: 20,
          axes: [colourAxis("charcoal", "chestnut")],
        },
      ),
    ],
  },
  {
    key: "bath-toy",
    category: "household-bath-toys",
    store: "dailywell",
    brand: "puddle-club",
    unit: both(["pc", "只"]),
    picture: { object: "floating-whale", recolour: true },
    intro: story(
      para(
        "Floating animals with no hole in the base: nothing gets in, so nothing grows inside. One-piece vinyl, phthalate-free, painted with dots a child cannot suck off.",
        "底部无孔的浮水动物，水进不去，里面不发霉。一体搪胶，不含邻苯，点彩咬不掉。",
      ),
      para("Tested to EN 71 parts 1 to 3 and ASTM F963.", "通过EN 71第1至3部分和ASTM F963测试。"),
    ),
    params: params(
      ["Material", "材质", "Vinyl, phthalate-free", "搪胶，不含邻苯"],
      ["Hole", "孔", "None", "无"],
      ["Age", "适用年龄", "From 6 months", "6个月以上"],
      ["Tests", "检测", "EN 71, ASTM F963", "EN 71、ASTM F963"],
    ),
    axes: [colourAxis("sky", "violet", "teal")],
    variants: [
      offer(
        "whale",
        ["Floating whale, closed base", "无孔浮水小鲸鱼"],
        ["Spouts from a cup on its back", "背上小杯会淋水"],
        { cents: 92, grams: 64, min: 36 },
      ),
      offer(
        "duck-50",
        ["Bath ducks, sack of 50 for races", "洗澡鸭50只，划水比赛装"],
        ["Weighted, they always right themselves", "底部配重，翻了自己立起"],
        { cents: 1850, was: 2240, grams: 1900, min: 1, axes: [], picture: { object: "duck-sack", recolour: false } },
      ),
      offer(
        "octopus-cups",
        ["Octopus with eight stacking cups", "章鱼叠叠杯八件"],
        ["Each cup pours in its own way", "每个杯子出水不同"],
        {
          cents: 430,
          grams: 210,
          larger: [
            [10, 345],
            [50, 321],
            [200, 293],
          ],
          axes: [],
          picture: { object: "octopus-cups", recolour: true },
        },
      ),
      offer(
        "bubble-bottle",
        ["Bath bubble bottle with wand, 24 pcs", "泡泡水24瓶带棒"],
        ["Tear-free, rinses off tiles", "不辣眼，易冲洗"],
        { cents: 960, grams: 1500, min: 2, axes: [], picture: { object: "bubble-bottle", recolour: false } },
      ),
    ],
  },
  {
    key: "shower-head",
    category: "household-bath-toys",
    store: "dailywell",
    brand: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "hand-shower", recolour: false },
    intro: story(
      para(
        "Hand showers with a standard half-inch thread. Rubber nozzles wipe clean of lime with a thumb, and a limiter disc takes flow from twelve to eight litres a minute.",
        "标准四分螺口手持花洒。硅胶出水嘴一抹去垢，限流片可由每分钟12升降到8升。",
      ),
      para("Chrome over ABS, salt-spray tested for 24 hours.", "ABS镀铬，24小时盐雾测试。"),
    ),
    params: params(
      ["Thread", "接口", "G 1/2", "G1/2（四分）"],
      ["Pressure", "水压", "0.5 to 5 bar", "0.5至5巴"],
      ["Body", "主体", "ABS, chrome plated", "ABS镀铬"],
      ["Hose", "软管", "1.5 m where named", "1.5米（仅限注明款式）"],
    ),
    axes: [words(["Finish", "颜色"], ["Chrome", "镀铬"], ["White", "白色"], ["Black", "哑黑", 60])],
    variants: [
      offer(
        "five-spray",
        ["Hand shower, 5 sprays", "五档手持花洒"],
        ["Click wheel that turns with soapy hands", "沾皂的手也拨得动"],
        { cents: 455, was: 560, grams: 190, larger: [[12, 365]] },
      ),
      offer(
        "with-hose",
        ["Hand shower set with hose and bracket", "花洒套装含软管支架"],
        ["No drilling: bracket clamps the pipe", "免打孔夹管支架"],
        {
          picture: { object: "shower-set", recolour: false },
          cents: 690,
          grams: 520,
          min: 6,
          larger: [
            [24, 648],
            [96, 586],
          ],
        },
      ),
      offer(
        "rain-20",
        ["Rain shower head 20 cm", "顶喷花洒20厘米"],
        ["144 nozzles, even at low pressure", "144孔，低压也均匀"],
        { picture: { object: "rain-shower", recolour: false }, cents: 840, grams: 430, min: 4 },
      ),
      offer(
        "bath-mat",
        ["Bath mat with 200 suckers", "浴室吸盘垫，200吸盘"],
        ["Machine washable at 40 °C", "可40℃机洗"],
        {
          cents: 395,
          grams: 610,
          min: 8,
          axes: [colourAxis("sky", "grey", "mint")],
          picture: { object: "bath-mat", recolour: true },
          stock: 0,
        },
      ),
    ],
  },
];
