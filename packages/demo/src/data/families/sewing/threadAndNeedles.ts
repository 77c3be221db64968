import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const threadSpools: GoodsFamily = {
  key: "thread-spools",
  category: "sewing-thread-spools",
  store: "threadwell",
  brand: "threadwell",
  unit: units.set,
  picture: { object: "thread-spool", recolour: true },
  intro: intro(
    ["Runs through the machine without a sound", "过机顺滑，不出声"],
    [
      "Spun polyester, singed and waxed once, so it neither fluffs nor slips. Shade numbers stay the same from year to year.",
      "涤纶短纤纱，烧毛过蜡，不起毛不打滑；色号年年不变。",
    ],
    [
      "Spools are marked on the foot; a paper shade card comes with the first order.",
      "线轴底部印色号，首单附纸质色卡。",
    ],
  ),
  params: params(
    ["Fibre", "成分", "Spun polyester", "涤纶短纤"],
    ["Count", "支数", "40/2", "40/2（402线）"],
    ["Length", "长度", "180 to 3,000 m", "180–3000米"],
    ["Fastness", "色牢度", "Grade 4 to 5", "4–5级"],
  ),
  axes: [],
  variants: [
    goods(
      "needle-24-colours",
      ["Polyester thread spools with needle, 24 colours", "24色涤纶缝纫线 附针"],
      ["Every spool has a needle tucked under its cap", "每轴线盖下都藏着一根针"],
      { cents: 118, formerCents: 160, minimum: 50, grams: 140 },
    ),
    goods(
      "cone-3000",
      ["Overlock cone, 3,000 m", "拷边线3000米塔筒"],
      ["Fits home and factory stands", "家用、工业线架通用"],
      {
        cents: 136,
        tiers: batches([24, 136], [120, 122], [600, 108]),
        grams: 160,
        axes: [colourAxis("pearl", "charcoal", "scarlet", "navy", "sand", "forest")],
      },
    ),
    goods(
      "jeans-thread",
      ["Jeans thread, extra strong", "牛仔加粗缝线"],
      ["The copper colour that hems are sewn with", "就是牛仔裤脚的那种铜色"],
      { cents: 84, minimum: 40, grams: 55, axes: [colourAxis("orange", "navy", "mustard")] },
    ),
    goods(
      "metallic-embroidery",
      ["Metallic embroidery thread, 10 spools", "金银绣花线 10轴"],
      ["A soft core, so it doesn't snap at the eye", "软芯结构，过针眼不断"],
      { cents: 520, formerCents: 655, tiers: batches([1, 520], [8, 436]), grams: 180 },
    ),
  ],
};

const yarn: GoodsFamily = {
  key: "yarn",
  category: "sewing-thread-yarn",
  store: "threadwell",
  brand: "threadwell",
  unit: units.ball,
  picture: { object: "yarn", recolour: true },
  intro: intro(
    ["One ball leads to another", "织了一团，就想下一团"],
    [
      "Wound from the centre, so the ball stays where it is put. The band gives needle size, gauge and how many balls a jumper takes.",
      "中心抽线，线团不乱滚；腰封写明针号、密度和织一件要几团。",
    ],
    ["Balls in one order come from one dye lot.", "同一订单同一缸号。"],
  ),
  params: params(
    ["Ball", "每团", "50 to 200 g", "50–200克"],
    ["Needles", "针号", "3 to 8 mm", "3–8毫米"],
    ["Washing", "洗涤", "30 °C, wool cycle", "30℃羊毛程序"],
    ["Dye lot", "缸号", "One per order", "同单同缸"],
  ),
  axes: [colourAxis("blue", "mustard", "rose", "forest", "sand", "violet")],
  variants: [
    goods(
      "cotton-blend-50",
      ["Cotton-blend yarn, 50 g", "棉混纺毛线50克"],
      ["For summer tops and soft toys", "夏衫、玩偶都合适"],
      { cents: 78, tiers: batches([50, 78], [200, 70], [1000, 62]), grams: 50 },
    ),
    goods(
      "merino-100",
      ["Merino yarn, 100 g, superwash", "美丽诺羊毛线100克 可机洗"],
      ["Next to the skin and into the machine", "贴身不扎，还能机洗"],
      { cents: 465, formerCents: 580, minimum: 10, grams: 100, axes: [colourAxis("navy", "plum", "forest", "sand")] },
    ),
    goods(
      "chunky-200",
      ["Chunky yarn for arm knitting, 200 g", "手臂编织粗线200克"],
      ["A blanket in one evening", "一个晚上一条毯子"],
      { cents: 610, tiers: batches([1, 610], [8, 512]), grams: 200, axes: [colourAxis("blush", "grey", "mint")] },
    ),
    goods(
      "crochet-kit",
      ["First crochet kit: yarn, hook, a fox to make", "钩针入门套装 小狐狸"],
      ["The first round is already done", "第一圈已经替你钩好"],
      {
        cents: 596,
        tiers: batches([6, 596], [30, 554], [120, 516]),
        grams: 190,
        axes: [],
      },
    ),
    goods(
      "sock-yarn",
      ["Self-striping sock yarn", "自动条纹袜子线"],
      ["Both socks begin at the same stripe", "两只袜子从同一道条纹起头"],
      { cents: 398, minimum: 12, grams: 100, axes: [colourAxis("teal", "orange", "plum")], stock: 0 },
    ),
  ],
};

const cord: GoodsFamily = {
  key: "cord",
  category: "sewing-thread-cord",
  store: "threadwell",
  brand: "button-yard",
  unit: units.roll,
  picture: { object: "cord-coil", recolour: true },
  intro: intro(
    ["Ties, hangs, finishes", "捆得住、挂得起、收得好"],
    [
      "Braided round a core, cut ends sealed with heat. The reel shows the weight it holds safely, not the weight at which it breaks.",
      "编织带芯，切口热封；卷轴上标的是安全承重，不是断裂强度。",
    ],
    ["Reels unwind from the outside without twisting.", "外抽放线，不打捻。"],
  ),
  params: params(
    ["Make", "工艺", "Braided, with core", "带芯编织"],
    ["Length", "长度", "10 to 100 m", "10–100米"],
    ["Load", "承重", "On the reel", "见卷轴"],
    ["Washing", "洗涤", "40 °C", "40℃"],
  ),
  axes: [colourAxis("blue", "scarlet", "sand", "charcoal")],
  variants: [
    goods(
      "macrame-cotton",
      ["Macramé cord, cotton, 100 m", "挂毯棉绳100米"],
      ["Combs out into a fringe", "梳开就是流苏"],
      {
        cents: 580,
        tiers: batches([1, 580], [6, 486], [30, 448], [120, 412]),
        grams: 620,
        axes: [words(["Thickness", "粗细"], ["3 mm", "3mm"], ["4 mm", "4mm", 90], ["5 mm", "5mm", 190])],
      },
    ),
    goods(
      "hoodie-cord",
      ["Hoodie cord with metal tips, 20 pcs", "金属头卫衣绳 20根"],
      ["130 cm, ready to thread", "130厘米，穿上即用"],
      { cents: 324, minimum: 10, grams: 280, picture: { object: "tipped-cords", recolour: true } },
    ),
    goods(
      "elastic-round",
      ["Round elastic, 2.5 mm, 50 m", "2.5毫米圆松紧绳50米"],
      ["Soft behind the ears", "挂耳不勒"],
      {
        cents: 215,
        formerCents: 270,
        minimum: 16,
        grams: 120,
        picture: { object: "elastic-reel", recolour: true },
        axes: [colourAxis("pearl", "charcoal")],
      },
    ),
    goods("jute-twine", ["Jute twine", "麻绳"], ["For parcels, beans and labels", "捆包裹、搭豆架、系标签"], {
      cents: 120,
      tiers: batches([1, 120], [30, 92]),
      grams: 150,
      picture: { object: "twine-ball", recolour: true },
      axes: [colourAxis("sand")],
    }),
  ],
};

const needles: GoodsFamily = {
  key: "needles",
  category: "sewing-needles-needles",
  store: "threadwell",
  brand: "threadwell",
  unit: units.card,
  picture: { object: "needle-pack", recolour: true },
  intro: intro(
    ["An eye you can find", "针眼看得见"],
    [
      "Drawn from carbon steel, eyes polished inside so that thread doesn't fray. The card closes again after use.",
      "碳钢拉制，针眼内壁抛光不磨线，针卡用后可合上。",
    ],
    ["Count them before and after: the card has numbers.", "卡上带编号，用前用后数一数。"],
  ),
  params: params(
    ["Steel", "钢材", "Carbon, nickel plated", "碳钢镀镍"],
    ["Eye", "针眼", "Polished", "内壁抛光"],
    ["Card", "包装", "Resealable", "可复合针卡"],
    ["Carton", "装箱", "500 cards", "500卡"],
  ),
  axes: [],
  variants: [
    goods(
      "assorted-30",
      ["Hand needles, 30 assorted", "手缝针 30枚组合"],
      ["From bead needle to darning needle", "从串珠针到缝毛衣针都有"],
      { cents: 62, tiers: batches([60, 62], [300, 55], [1500, 48]), grams: 18 },
    ),
    goods(
      "self-threading",
      ["Self-threading needles, 12 pcs", "免穿针 12枚"],
      ["Press the thread in from above", "线从上方一按就进"],
      { cents: 94, formerCents: 124, minimum: 50, grams: 14, picture: { object: "easy-needles", recolour: true } },
    ),
    goods(
      "machine-universal",
      ["Machine needles, universal, 10 pcs", "家用缝纫机针 10枚"],
      ["Colour ring tells the size", "色环区分型号"],
      {
        cents: 170,
        tiers: batches([1, 170], [40, 128], [160, 118], [720, 111]),
        grams: 20,
        picture: { object: "machine-needles", recolour: true },
        axes: [
          words(
            ["Size", "针号"],
            ["70/10", "70/10号"],
            ["80/12", "80/12号"],
            ["90/14", "90/14号"],
            ["100/16", "100/16号"],
          ),
        ],
      },
    ),
    goods(
      "felting",
      ["Felting needles with wooden grip", "木柄羊毛毡戳针"],
      ["Holds three needles or one", "三针单针可换"],
      {
        cents: 245,
        tiers: batches([1, 245], [20, 186]),
        grams: 35,
        picture: { object: "felting-needles", recolour: true },
      },
    ),
  ],
};

const safetyPins: GoodsFamily = {
  key: "safety-pins",
  category: "sewing-needles-safety",
  store: "threadwell",
  brand: "button-yard",
  unit: units.box,
  picture: { object: "safety-pins", recolour: true },
  intro: intro(
    ["Closed means closed", "扣上就是扣上了"],
    [
      "The coil is wound twice and the cap grips the point on three sides. Laundries use them by the kilo.",
      "弹簧双圈，针帽三面包住针尖，洗衣房都是按公斤买。",
    ],
    ["Tested for nickel release.", "通过镍释放测试。"],
  ),
  params: params(
    ["Steel", "钢材", "Hardened wire", "硬化钢丝"],
    ["Sizes", "尺寸", "19 to 75 mm", "19–75mm"],
    ["Finish", "表面", "Nickel free", "无镍"],
    ["Box", "包装", "Hinged", "翻盖盒"],
  ),
  axes: [],
  variants: [
    goods(
      "assorted-100",
      ["Safety pins, 100 assorted", "别针 100枚组合"],
      ["Four lengths in four compartments", "四种长度四格装"],
      { cents: 88, tiers: batches([48, 88], [240, 79], [960, 70]), grams: 75 },
    ),
    goods(
      "coloured-heads",
      ["Coloured safety pins, 50 pcs", "彩色别针 50枚"],
      ["Lacquered, for marking and for show", "烤漆，做记号也好看"],
      { cents: 76, minimum: 50, grams: 40, axes: [colourAxis("scarlet", "blue", "lime", "rose", "charcoal")] },
    ),
    goods(
      "kilt-pins",
      ["Kilt pins 75 mm, dozen", "75毫米苏格兰裙针一打"],
      ["A loop for charms at one end", "一端带环，可挂小饰"],
      { cents: 268, formerCents: 336, minimum: 12, grams: 95 },
    ),
    goods(
      "diaper-lock",
      ["Baby pins with locking cap", "锁扣婴儿别针"],
      ["The cap has to be pressed and slid", "一按一推才打得开"],
      { cents: 105, minimum: 36, grams: 28, axes: [colourAxis("sky", "blush", "mint")] },
    ),
  ],
};

/** Thread, yarn, cord, needles and pins. */
export const threadAndNeedlesFamilies: readonly GoodsFamily[] = [threadSpools, yarn, cord, needles, safetyPins];
