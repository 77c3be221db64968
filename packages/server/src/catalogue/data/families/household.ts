import type { GoodsFamily } from "../../family.ts";
import { both, colourAxis, params, words } from "../familyBuilders.ts";
import { bullets, head, offer, para, story } from "./offers.ts";

const slipperSizes = words(
  ["Size", "尺码"],
  ["36-37", "36-37"],
  ["38-39", "38-39"],
  ["40-41", "40-41"],
  ["42-44", "42-44"],
);

/** Cleaning, bath, laundry and things that stand around a home. */
export const householdFamilies: readonly GoodsFamily[] = [
  {
    key: "bucket",
    category: "household-cleaning-buckets",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "1faa3", companions: ["1f9fd"], recolour: true },
    intro: story(
      para(
        "Buckets that stack to the ceiling and come apart again. The wall has a rib every centimetre, the bail is wire with a turning grip, and litres are marked inside.",
        "能摞到顶、也能拔得开的水桶。桶壁加筋，铁丝提手带转动握把，内壁有升数刻度。",
      ),
      para(
        "Virgin polypropylene, no smell; the grey ones are recycled and say so on the base.",
        "全新PP料无异味；灰色为再生料，桶底注明。",
      ),
    ),
    params: params(
      ["Material", "材质", "Polypropylene", "聚丙烯"],
      ["Handle", "提手", "Galvanised wire, plastic grip", "镀锌铁丝，塑料握把"],
      ["Scale", "刻度", "Litres, inside", "内壁升数"],
      ["Stacking", "叠装", "24 to a column", "24只一摞"],
    ),
    axes: [colourAxis("blue", "scarlet", "mint", "grey")],
    variants: [
      offer(
        "wire-10l",
        ["Household bucket 10 L, wire bail handle", "家用水桶10升，铁丝提手"],
        ["Ribbed wall stays round when full", "加筋桶壁，装满不变形"],
        {
          cents: 152,
          grams: 420,
          min: 24,
          then: [
            [96, 140],
            [480, 124],
          ],
        },
      ),
      offer(
        "mop-16l",
        ["Mop bucket 16 L with wringer", "拖把桶16升带压水篮"],
        ["Foot plate so it does not slide", "踏板防滑移"],
        { cents: 398, was: 485, grams: 980, min: 6 },
      ),
      offer(
        "folding-5l",
        ["Folding bucket 5 L, silicone wall", "硅胶折叠桶5升"],
        ["Folds to 5 cm for a boat or a camper", "折后5厘米，房车船上好放"],
        { cents: 365, grams: 410, min: 10, axes: [colourAxis("teal", "orange", "sky")] },
      ),
      offer(
        "sand-pail",
        ["Beach pail with spade, 2 L", "沙滩小桶带铲，2升"],
        ["Thick rim that does not crack in sun", "厚边耐晒不裂"],
        { cents: 98, was: 125, grams: 150, min: 36 },
      ),
    ],
  },
  {
    key: "waste-bin",
    category: "household-cleaning-buckets",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "1f5d1-fe0f", recolour: false },
    intro: story(
      para(
        "Bins for under a desk, beside a basin and outside a classroom. Steel mesh is welded and powder coated; rims are rolled so bags do not tear.",
        "桌下、洗手台边、教室门口的垃圾桶。钢网焊接喷粉，卷边不割袋。",
      ),
      para("All sizes take standard roll bags, marked on the base.", "各尺寸通用卷袋，袋号印在桶底。"),
    ),
    params: params(
      ["Material", "材质", "Steel mesh, powder coated", "钢网喷粉"],
      ["Rim", "桶口", "Rolled", "卷边"],
      ["Bag", "垃圾袋", "10 to 30 L rolls", "10至30升卷袋"],
      ["Nested", "套装", "12 to a carton", "12只一箱"],
    ),
    axes: [words(["Finish", "颜色"], ["Silver", "银色"], ["Black", "黑色"], ["White", "白色"])],
    variants: [
      offer("mesh-12l", ["Mesh waste bin 12 L", "钢网纸篓12升"], ["Closed base, nothing trickles out", "实底不漏屑"], {
        cents: 268,
        grams: 520,
        min: 12,
        then: [
          [48, 250],
          [192, 225],
        ],
      }),
      offer("pedal-5l", ["Pedal bin 5 L, soft close", "脚踏桶5升，缓降盖"], ["Inner bucket lifts out", "内桶可提出"], {
        cents: 780,
        was: 940,
        grams: 1150,
        min: 4,
      }),
      offer(
        "sorting-3",
        ["Sorting bins, set of 3 with labels in five languages", "分类垃圾桶3只套，五国语言标签"],
        ["Clip together side by side", "可并排卡扣相连"],
        { cents: 1290, grams: 2100, min: 2, axes: [] },
      ),
      offer("desk-mini", ["Desk bin, mini", "桌面迷你桶"], ["For pencil shavings and pips", "装铅笔屑和果核"], {
        cents: 118,
        grams: 140,
        min: 24,
      }),
    ],
  },
  {
    key: "sponge",
    category: "household-cleaning-sponges",
    store: "freshfold",
    unit: both(["pack", "包"]),
    picture: { object: "1f9fd", companions: ["1f9fc"], recolour: true },
    intro: story(
      para(
        "Sponges with the scouring side glued right to the edge. Dense foam that springs back for weeks; colours let a kitchen keep one for dishes and one for the floor.",
        "百洁布贴到边的海绵。高密泡棉，用几周仍回弹；分色使用，洗碗擦地不混。",
      ),
      para("Packed loose in a printed bag for shops, or bulk for canteens.", "零售彩袋装，或食堂散装。"),
    ),
    params: params(
      ["Foam", "海绵", "Polyurethane 25 kg/m³", "聚氨酯25公斤/立方米"],
      ["Scourer", "百洁布", "Nylon, medium", "尼龙中粗"],
      ["Size", "尺寸", "11 x 7 x 3 cm", "11×7×3厘米"],
      ["Colours", "颜色", "Four in every mixed bag", "混装四色"],
    ),
    axes: [],
    variants: [
      offer(
        "scour-40",
        ["Scouring sponges, 4 colours, 40 pcs", "百洁海绵四色40块"],
        ["Ten of each colour", "每色十块"],
        {
          cents: 396,
          grams: 460,
          min: 5,
          then: [
            [20, 370],
            [100, 335],
          ],
        },
      ),
      offer(
        "cellulose-6",
        ["Cellulose sponges, pressed flat, 6 pcs", "压缩木浆棉6片"],
        ["Swell in water, compost after use", "遇水膨胀，用后可堆肥"],
        { cents: 145, grams: 60, min: 20, axes: [colourAxis("mustard", "mint", "blush")] },
      ),
      offer(
        "no-scratch-3",
        ["No-scratch pads for glass and non-stick, 3 pcs", "不伤釉海绵3块，玻璃不粘锅专用"],
        ["Corn scourer, softer than nylon", "玉米纤维，比尼龙软"],
        { cents: 98, was: 120, grams: 40, min: 30 },
      ),
      offer("car-jumbo", ["Jumbo car sponge", "洗车大海绵"], ["Cut with a waist to hold", "束腰造型好抓握"], {
        cents: 76,
        grams: 70,
        min: 36,
        axes: [colourAxis("orange", "blue", "lime")],
      }),
      offer(
        "micro-cloth-10",
        ["Microfibre cloths 30 x 30 cm, 10 pcs", "超细纤维抹布30×30厘米，10条"],
        ["Edge sewn all round", "四边锁缝"],
        { cents: 320, was: 395, grams: 380, min: 8 },
      ),
    ],
  },
  {
    key: "broom",
    category: "household-cleaning-brooms",
    store: "dailywell",
    unit: both(["pc", "把"]),
    picture: { object: "1f9f9", recolour: true },
    intro: story(
      para(
        "Brooms tied with wire and stitched twice, with a screw socket that takes any standard handle. Natural bristle for stone and yard, soft bristle for floors.",
        "铁丝绑扎、双道缝线的扫帚，螺口通配标准手柄。天然鬃扫石地院子，软毛扫室内。",
      ),
      para("Handles are packed apart, so a carton holds twice as many.", "手柄分开装箱，一箱多装一倍。"),
    ),
    params: params(
      ["Bristle", "扫毛", "Sorghum, PET or coconut", "高粱苗、PET或椰棕"],
      ["Handle", "手柄", "Beech or steel, 120 cm", "榉木或钢，120厘米"],
      ["Thread", "螺口", "European, 21 mm", "欧标21毫米"],
      ["Width", "扫宽", "28 to 40 cm", "28至40厘米"],
    ),
    axes: [colourAxis("orange", "teal", "chestnut")],
    variants: [
      offer(
        "corn",
        ["Sorghum broom, five rows of stitching", "高粱扫帚，五道缝线"],
        ["Sweeps dust without raising it", "扫灰不扬尘"],
        { cents: 285, grams: 620, min: 12, axes: [] },
      ),
      offer(
        "soft-30",
        ["Soft indoor broom 30 cm with bumper", "室内软毛扫帚30厘米，防撞边"],
        ["Rubber edge spares skirting boards", "胶边不碰伤踢脚线"],
        {
          cents: 238,
          was: 290,
          grams: 480,
          min: 12,
          then: [
            [48, 222],
            [192, 199],
          ],
        },
      ),
      offer(
        "dustpan-set",
        ["Dustpan and brush, rubber lip", "簸箕扫把套装，胶唇"],
        ["Clips together, hangs by one hole", "可卡合，一孔挂墙"],
        { cents: 178, grams: 310, min: 20 },
      ),
      offer(
        "yard-40",
        ["Yard broom 40 cm, stiff, with scraper", "院子硬毛扫帚40厘米带刮刀"],
        ["Scraper for chewing gum and moss", "刮刀除口香糖和青苔"],
        { cents: 465, grams: 890, min: 6, axes: [] },
      ),
    ],
  },
  {
    key: "drain-plunger",
    category: "household-cleaning-brooms",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "1faa0", recolour: true },
    intro: story(
      para(
        "Thick rubber cups that fold and push without turning inside out. The handle screws in and is pinned, so it stays in the cup when you pull.",
        "厚橡胶皮碗，压下不翻边。手柄旋入加销，拔时不脱。",
      ),
      para("A drip tray comes with the toilet models.", "马桶款配接水托。"),
    ),
    params: params(
      ["Cup", "皮碗", "Natural rubber, 4 mm", "天然橡胶，4毫米"],
      ["Handle", "手柄", "Beech or PP, pinned", "榉木或PP，带销"],
      ["Cup diameter", "皮碗直径", "11 to 15 cm", "11至15厘米"],
      ["Carton", "外箱", "48 pcs", "48只"],
    ),
    axes: [colourAxis("scarlet", "blue", "charcoal")],
    variants: [
      offer("sink", ["Sink plunger", "水槽疏通器"], ["Short handle for under a tap", "短柄，龙头下好用"], {
        cents: 86,
        grams: 150,
        min: 36,
      }),
      offer(
        "toilet-tray",
        ["Toilet plunger with flange and drip tray", "马桶疏通器带托盘"],
        ["Flange folds away for flat drains", "内裙可收，平口也能用"],
        { cents: 245, was: 298, grams: 420, min: 12 },
      ),
      offer(
        "bellows",
        ["Bellows plunger, one-hand", "风琴式疏通器，单手用"],
        ["Pushes twice the air of a cup", "推气量是皮碗的两倍"],
        {
          cents: 268,
          grams: 260,
          min: 12,
          then: [
            [60, 248],
            [240, 222],
          ],
        },
      ),
      offer(
        "bottle-brush-4",
        ["Bottle and straw brushes, set of 4", "杯刷吸管刷4件套"],
        ["Wire necks coated, no rust on glass", "包胶铁丝，不锈不刮杯"],
        { cents: 132, grams: 90, min: 24, axes: [colourAxis("mint", "blush")] },
      ),
    ],
  },
  {
    key: "soap-bar",
    category: "household-bath-soap",
    store: "freshfold",
    unit: both(["box", "盒"]),
    picture: { object: "1f9fc", companions: ["1fae7"], recolour: true },
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
          then: [
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
    unit: both(["bottle", "瓶"]),
    picture: { object: "1f9f4", companions: ["1f9fc"], recolour: true },
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
          then: [
            [96, 126],
            [384, 112],
          ],
        },
      ),
      offer(
        "body-lotion",
        ["Body lotion, light", "清爽身体乳"],
        ["Sinks in before the towel is hung up", "擦完就吸收"],
        { cents: 196, was: 240, grams: 350, min: 12 },
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
    unit: both(["pack", "卡"]),
    picture: { object: "1faa5", companions: ["1f9b7"], recolour: true },
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
          then: [
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
    unit: both(["pack", "包"]),
    picture: { object: "1fa92", recolour: true },
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
          then: [
            [200, 106],
            [1000, 92],
          ],
        },
      ),
      offer(
        "swivel-4",
        ["Three-blade swivel razors, blister of 4", "三层活动头剃须刀4支挂卡"],
        ["Follows the chin without pressing", "贴合下巴不压皮"],
        { cents: 186, was: 235, grams: 68, min: 24 },
      ),
      offer(
        "safety-metal",
        ["Safety razor, brass, with 10 blades", "黄铜安全剃须刀，附10片刀片"],
        ["A razor for years, blades for cents", "刀架用多年，刀片几分钱"],
        {
          cents: 690,
          grams: 130,
          min: 4,
          axes: [words(["Finish", "电镀"], ["Chrome", "镀铬"], ["Graphite", "石墨色"])],
        },
      ),
      offer("shave-kit", ["Razor", "剃刀"], ["Folding barber's razor, takes half blades", "理发折叠剃刀，用半片刀"], {
        cents: 158,
        grams: 58,
        min: 20,
        axes: [colourAxis("charcoal", "chestnut")],
      }),
    ],
  },
  {
    key: "bath-toy",
    category: "household-bath-toys",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "1f433", companions: ["1f986"], recolour: true },
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
        { cents: 1850, was: 2240, grams: 1900, min: 1, axes: [], picture: { object: "1f986", recolour: false } },
      ),
      offer(
        "octopus-cups",
        ["Octopus with eight stacking cups", "章鱼叠叠杯八件"],
        ["Each cup pours in its own way", "每个杯子出水不同"],
        { cents: 345, grams: 210, min: 10, axes: [], picture: { object: "1f419", recolour: true } },
      ),
      offer(
        "bubble-bottle",
        ["Bath bubble bottle with wand, 24 pcs", "泡泡水24瓶带棒"],
        ["Tear-free, rinses off tiles", "不辣眼，易冲洗"],
        { cents: 960, grams: 1500, min: 2, axes: [], picture: { object: "1fae7", recolour: false } },
      ),
    ],
  },
  {
    key: "shower-head",
    category: "household-bath-toys",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "1f6bf", companions: ["1f6c1"], recolour: false },
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
      ["Hose", "软管", "1.5 m where named", "注明款含1.5米软管"],
    ),
    axes: [words(["Finish", "颜色"], ["Chrome", "镀铬"], ["White", "白色"], ["Black", "哑黑", 60])],
    variants: [
      offer(
        "five-spray",
        ["Hand shower, 5 sprays", "五档手持花洒"],
        ["Click wheel that turns with soapy hands", "沾皂的手也拨得动"],
        { cents: 365, was: 450, grams: 190, min: 12 },
      ),
      offer(
        "with-hose",
        ["Hand shower set with hose and bracket", "花洒套装含软管支架"],
        ["No drilling: bracket clamps the pipe", "免打孔夹管支架"],
        {
          cents: 690,
          grams: 520,
          min: 6,
          then: [
            [24, 648],
            [96, 586],
          ],
        },
      ),
      offer(
        "rain-20",
        ["Rain shower head 20 cm", "顶喷花洒20厘米"],
        ["144 nozzles, even at low pressure", "144孔，低压也均匀"],
        { cents: 840, grams: 430, min: 4 },
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
          picture: { object: "1f6c1", recolour: false },
          stock: 0,
        },
      ),
    ],
  },
  {
    key: "laundry-basket",
    category: "household-laundry-baskets",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "1f9fa", recolour: true },
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
        cents: 398,
        grams: 520,
        min: 8,
        then: [
          [32, 372],
          [128, 335],
        ],
        axes: [],
      }),
      offer(
        "hamper-45l",
        ["Laundry hamper 45 L with lid", "带盖脏衣篮45升"],
        ["Lining comes out for the wash", "内衬可拆洗"],
        { cents: 980, grams: 1600, min: 3 },
      ),
      offer(
        "pp-stack",
        ["Ventilated PP basket, stacking", "PP透气叠放篮"],
        ["Air through the wall, no musty smell", "四面通风不闷味"],
        { cents: 176, was: 220, grams: 340, min: 20, axes: [colourAxis("sky", "mint", "pearl", "charcoal")] },
      ),
    ],
  },
  {
    key: "slipper",
    category: "household-laundry-slippers",
    store: "dailywell",
    unit: both(["pair", "双"]),
    picture: { object: "1fa74", recolour: true },
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
        ["The one guesthouses reorder", "民宿回头款"],
        {
          cents: 115,
          grams: 190,
          min: 48,
          then: [
            [240, 104],
            [960, 92],
          ],
        },
      ),
      offer(
        "flip-flop",
        ["Beach flip-flops, woven strap", "编织带人字拖"],
        ["Soft toe post, no blister on day one", "软趾柱，不磨脚"],
        { cents: 138, was: 175, grams: 210, min: 36 },
      ),
      offer(
        "thick-4cm",
        ["Thick-sole slippers 4 cm", "厚底拖鞋4厘米"],
        ["Like standing on a loaf of bread", "踩着像面包"],
        { cents: 265, grams: 280, min: 20 },
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
  {
    key: "alarm-clock",
    category: "household-home-clocks",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "23f0", recolour: true },
    intro: story(
      para(
        "A clock you can set in the dark. Silent sweep movement, two brass bells, a button lamp, and an alarm that ends when you press it, not when the cell does.",
        "摸黑也能调的闹钟。静音扫秒，双铜铃，按键夜灯，一按就停。",
      ),
      bullets(
        ["One AA cell, fitted with a pull strip", "一节AA电池，已装绝缘片"],
        ["Guarantee 12 months", "质保12个月"],
      ),
    ),
    params: params(
      ["Movement", "机芯", "Sweep quartz", "扫秒石英"],
      ["Power", "供电", "1 AA cell", "1节AA"],
      ["Bell", "铃声", "Brass, 85 dB", "铜铃，85分贝"],
      ["Height", "高", "16 cm", "16厘米"],
    ),
    axes: [colourAxis("scarlet", "mint", "charcoal")],
    variants: [
      offer(
        "twin-bell",
        ["Twin-bell alarm clock, silent sweep, three colours", "双铃闹钟，静音扫秒，三色"],
        ["Loud bells, quiet hands", "铃够响，走时静"],
        { cents: 385, was: 510, grams: 260, min: 10 },
      ),
      offer(
        "kitchen-timer",
        ["Kitchen timer, 60 min, wind-up", "机械厨房定时器60分钟"],
        ["No cell to go flat", "免电池"],
        {
          cents: 156,
          grams: 92,
          min: 24,
          then: [
            [96, 144],
            [384, 128],
          ],
          axes: [colourAxis("sky", "scarlet", "pearl")],
          picture: { object: "23f2-fe0f", recolour: true },
        },
      ),
      offer(
        "mantel-oak",
        ["Mantel clock, oak-look case", "仿橡木座钟"],
        ["Chimes can be switched off at night", "夜间可关报时"],
        { cents: 1290, grams: 980, min: 2, axes: [], picture: { object: "1f570-fe0f", recolour: false } },
      ),
      offer(
        "stopwatch",
        ["Stopwatch with lanyard, 1/100 s", "秒表带挂绳，百分之一秒"],
        ["Two split times kept", "可记两段分时"],
        { cents: 298, was: 365, grams: 62, min: 12, axes: [], picture: { object: "23f1-fe0f", recolour: false } },
      ),
      offer(
        "wall-30",
        ["Wall clock 30 cm, plain face", "挂钟30厘米，素面"],
        ["Figures you can read across a classroom", "教室后排也看得清"],
        { cents: 498, grams: 640, min: 6, axes: [colourAxis("pearl", "navy", "mustard")] },
      ),
    ],
  },
  {
    key: "planter",
    category: "household-home-plants",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "1fab4", companions: ["1f331"], recolour: false },
    intro: story(
      para(
        "Pots with a hole, a plug and a saucer that fits. Terracotta is fired at 1,000 °C and stands a frost; plastic ones have a double floor that holds a week of water.",
        "带孔、带塞、配碟的花盆。红陶1000℃烧成，耐霜冻；塑料款双层底，可存一周的水。",
      ),
      para("Artificial plants are cut from soft PE and can be rinsed.", "仿真植物为软胶PE，可水洗。"),
    ),
    params: params(
      ["Material", "材质", "Terracotta, PP or stoneware", "红陶、PP或炻器"],
      ["Hole", "底孔", "One, with plug", "一孔带塞"],
      ["Saucer", "托碟", "Included", "附带"],
      ["Frost", "耐寒", "To -5 °C (terracotta)", "红陶耐-5℃"],
    ),
    axes: [words(["Diameter", "口径"], ["12 cm", "12厘米"], ["15 cm", "15厘米", 48], ["18 cm", "18厘米", 105])],
    variants: [
      offer(
        "terracotta",
        ["Terracotta pot with saucer", "红陶花盆带托"],
        ["Breathes, so roots do not rot", "透气不烂根"],
        {
          cents: 142,
          grams: 680,
          min: 24,
          then: [
            [96, 130],
            [384, 116],
          ],
        },
      ),
      offer(
        "faux-fern",
        ["Terracotta pot with faux fern, 18 cm", "红陶盆仿真蕨18厘米"],
        ["Looks watered all year", "四季常绿，不用浇"],
        { cents: 326, grams: 540, min: 12, axes: [] },
      ),
      offer(
        "seed-kit",
        ["Herb seed kit: pot, peat, three packets", "香草种植盒：盆、泥炭、三包种子"],
        ["Basil, parsley, chives; sprouts in eight days", "罗勒、欧芹、细香葱，八天发芽"],
        {
          cents: 268,
          was: 330,
          grams: 210,
          min: 12,
          axes: [],
          picture: { object: "1f331", companions: ["1fab4"], recolour: false },
        },
      ),
      offer(
        "mini-cactus",
        ["Ceramic cactus, desk size", "陶瓷小仙人掌摆件"],
        ["Holds rings and paper clips", "可挂戒指放回形针"],
        { cents: 184, grams: 260, min: 15, axes: [], picture: { object: "1f335", recolour: true } },
      ),
    ],
  },
  {
    key: "wall-picture",
    category: "household-home-decor",
    store: "dailywell",
    unit: both(["pc", "幅"]),
    picture: { object: "1f5bc-fe0f", companions: ["1f3fa"], recolour: false },
    intro: story(
      para(
        "Frames with real glass, a mitred corner and a back that opens with four turns. Prints inside are ours to give away: keep them or put in your own.",
        "真玻璃相框，45度拼角，背板四个旋扣即开。内附画片可留可换。",
      ),
      head("Hanging", "悬挂"),
      para(
        "Every frame has two hooks, for upright or across, and a foot up to A5.",
        "每只附横竖两个挂钩，A5及以下带支脚。",
      ),
    ),
    params: params(
      ["Frame", "框体", "Pine or MDF, 20 mm", "松木或密度板，20毫米"],
      ["Glass", "玻璃", "2 mm, edges ground", "2毫米，磨边"],
      ["Back", "背板", "MDF, turn buttons", "密度板，旋扣"],
      ["Hook", "挂钩", "Two, fitted", "两个，已装"],
    ),
    axes: [words(["Size", "尺寸"], ["A5", "A5"], ["A4", "A4", 70], ["A3", "A3", 210])],
    variants: [
      offer(
        "pine-frame",
        ["Pine picture frame with glass", "松木玻璃相框"],
        ["Unvarnished, ready to paint", "素木可自行上色"],
        {
          cents: 218,
          grams: 420,
          min: 12,
          then: [
            [48, 202],
            [192, 180],
          ],
        },
      ),
      offer(
        "print-set-3",
        ["Framed prints, landscape, set of 3", "风景装饰画3幅套"],
        ["Hung in ten minutes with the paper template", "附挂位纸样，十分钟挂好"],
        { cents: 1560, was: 1890, grams: 2300, min: 1, axes: [] },
      ),
      offer(
        "amphora",
        ["Amphora vase 24 cm, matt", "双耳陶瓶24厘米，哑光"],
        ["Glazed inside, holds water", "内施釉，可盛水"],
        { cents: 745, grams: 1100, min: 4, axes: [], picture: { object: "1f3fa", recolour: true } },
      ),
      offer(
        "thermometer",
        ["Room thermometer, both scales", "室内温度计，双刻度"],
        ["Red spirit, no mercury", "红液酒精，不含汞"],
        { cents: 88, grams: 40, min: 40, axes: [], picture: { object: "1f321-fe0f", recolour: false } },
      ),
      offer(
        "wind-chime",
        ["Glass wind chime, painted", "手绘玻璃风铃"],
        ["One clear note, not a rattle", "一声清响，不嘈杂"],
        {
          cents: 246,
          was: 300,
          grams: 110,
          min: 12,
          axes: [],
          picture: { object: "1f390", recolour: false },
          stock: 0,
        },
      ),
    ],
  },
];
