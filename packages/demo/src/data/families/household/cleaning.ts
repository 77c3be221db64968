import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Buckets, bins, sponges and brooms. */
export const cleaningFamilies: readonly GoodsFamily[] = [
  {
    key: "bucket",
    category: "household-cleaning-buckets",
    store: "dailywell",
    brand: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "bucket", companions: ["sponge"], recolour: true },
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
          larger: [
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
        {
          cents: 455,
          grams: 410,
          larger: [
            [10, 365],
            [50, 339],
            [200, 310],
          ],
          axes: [colourAxis("teal", "orange", "sky")],
        },
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
    brand: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "mesh-bin", recolour: false },
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
        cents: 335,
        grams: 520,
        larger: [
          [12, 268],
          [48, 250],
          [192, 225],
        ],
      }),
      offer("pedal-5l", ["Pedal bin 5 L, soft close", "脚踏桶5升，缓降盖"], ["Inner bucket lifts out", "内桶可提出"], {
        picture: { object: "pedal-bin", recolour: false },
        cents: 930,
        was: 1120,
        grams: 1150,
        larger: [[4, 780]],
      }),
      offer(
        "sorting-3",
        ["Sorting bins, set of 3 with labels in five languages", "分类垃圾桶3只套，五国语言标签"],
        ["Clip together side by side", "可并排卡扣相连"],
        { picture: { object: "sorting-bins", recolour: false }, cents: 1290, grams: 2100, min: 2, axes: [] },
      ),
      offer("desk-mini", ["Desk bin, mini", "桌面迷你桶"], ["For pencil shavings and pips", "装铅笔屑和果核"], {
        picture: { object: "desk-bin", recolour: false },
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
    brand: "freshfold",
    unit: both(["pack", "包"]),
    picture: { object: "sponge", companions: ["soap"], recolour: true },
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
          larger: [
            [20, 370],
            [100, 335],
          ],
        },
      ),
      offer(
        "cellulose-6",
        ["Cellulose sponges, pressed flat, 6 pcs", "压缩木浆棉6片"],
        ["Swell in water, compost after use", "遇水膨胀，用后可堆肥"],
        {
          cents: 145,
          grams: 60,
          min: 20,
          larger: [
            [80, 137],
            [320, 127],
          ],
          axes: [colourAxis("mustard", "mint", "blush")],
        },
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
        ["Microfibre sponges with a scouring side, 10 pcs", "超细纤维百洁擦10块"],
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
    picture: { object: "indoor-broom", recolour: true },
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
        {
          picture: { object: "corn-broom", recolour: false },
          cents: 355,
          grams: 620,
          larger: [
            [12, 285],
            [120, 262],
            [480, 237],
          ],
          axes: [],
        },
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
          larger: [
            [48, 222],
            [192, 199],
          ],
        },
      ),
      offer(
        "dustpan-set",
        ["Dustpan and brush, rubber lip", "簸箕扫把套装，胶唇"],
        ["Clips together, hangs by one hole", "可卡合，一孔挂墙"],
        { picture: { object: "dustpan-set", recolour: true }, cents: 235, grams: 310, larger: [[20, 178]] },
      ),
      offer(
        "yard-40",
        ["Yard broom 40 cm, stiff, with scraper", "院子硬毛扫帚40厘米带刮刀"],
        ["Scraper for chewing gum and moss", "刮刀除口香糖和青苔"],
        { picture: { object: "yard-broom", recolour: false }, cents: 465, grams: 890, min: 6, axes: [] },
      ),
    ],
  },
  {
    key: "drain-plunger",
    category: "household-cleaning-brooms",
    store: "dailywell",
    unit: both(["pc", "只"]),
    picture: { object: "sink-plunger", recolour: true },
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
        larger: [
          [180, 80],
          [720, 73],
        ],
      }),
      offer(
        "toilet-tray",
        ["Toilet plunger with flange and drip tray", "马桶疏通器带托盘"],
        ["Flange folds away for flat drains", "内裙可收，平口也能用"],
        { picture: { object: "toilet-plunger", recolour: true }, cents: 245, was: 298, grams: 420, min: 12 },
      ),
      offer(
        "bellows",
        ["Bellows plunger, one-hand", "风琴式疏通器，单手用"],
        ["Pushes twice the air of a cup", "推气量是皮碗的两倍"],
        {
          picture: { object: "bellows-plunger", recolour: true },
          cents: 268,
          grams: 260,
          min: 12,
          larger: [
            [60, 248],
            [240, 222],
          ],
        },
      ),
      offer(
        "bottle-brush-4",
        ["Bottle and straw brushes, set of 4", "杯刷吸管刷4件套"],
        ["Wire necks coated, no rust on glass", "包胶铁丝，不锈不刮杯"],
        {
          picture: { object: "bottle-brushes", recolour: true },
          cents: 132,
          grams: 90,
          min: 24,
          axes: [colourAxis("mint", "blush")],
        },
      ),
    ],
  },
];
