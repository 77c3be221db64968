import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Balloons, streamers and flowers. */
export const decorFamilies: readonly GoodsFamily[] = [
  {
    key: "balloon",
    category: "party-decor-balloons",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["bag", "袋"]),
    picture: { object: "balloon", recolour: true },
    intro: story(
      para(
        "Natural latex, dipped twice, round when full. Nitrosamines are tested lot by lot; the age warning is on every bag in twelve languages.",
        "天然乳胶，二次浸渍，充满仍圆。逐批检测亚硝胺，每袋十二国语言年龄警示。",
      ),
      bullets(
        ["Helium flight about 18 hours at 30 cm", "30厘米充氦飘约18小时"],
        ["Foil ones have a self-sealing valve", "铝膜款自封气嘴"],
      ),
    ),
    params: params(
      ["Material", "材质", "Natural latex or foil", "天然乳胶或铝膜"],
      ["Diameter", "直径", "13 to 90 cm", "13至90厘米"],
      ["Standard", "标准", "EN 71-1, -2, -3, -12", "EN 71-1、2、3、12"],
      ["Age", "年龄", "Not under 8 without an adult", "8岁以下须成人看护"],
    ),
    axes: [colourAxis("scarlet", "sky", "mustard", "blush", "violet", "mint")],
    variants: [
      offer("latex-100", ["Latex balloons 30 cm, 100 pcs", "乳胶气球30厘米，100只"], ["One colour per bag", "单色装"], {
        cents: 345,
        grams: 290,
        min: 6,
        larger: [
          [30, 322],
          [150, 288],
        ],
      }),
      offer(
        "chrome-50",
        ["Chrome balloons, 50 pcs", "金属铬色气球50只"],
        ["Mirror finish right to the neck", "镜面光泽到球颈"],
        {
          cents: 298,
          was: 360,
          grams: 190,
          min: 8,
          larger: [
            [32, 282],
            [128, 261],
          ],
        },
      ),
      offer(
        "foil-numbers",
        ["Foil balloon 80 cm", "铝膜气球80厘米"],
        ["Stands with a straw included", "附吸管，可充可放"],
        {
          cents: 96,
          grams: 38,
          min: 40,
          axes: [colourAxis("mustard", "teal", "rose")],
        },
      ),
      offer(
        "arch-kit",
        ["Balloon arch kit, 112 pcs with strip and glue dots", "气球拱门套装112只，含链条胶点"],
        ["Up in forty minutes by two people", "两人四十分钟搭好"],
        {
          cents: 520,
          was: 650,
          grams: 380,
          min: 6,
          axes: [
            words(
              ["Palette", "配色"],
              ["Sage and white", "鼠尾草绿白"],
              ["Coral", "珊瑚"],
              ["Navy and gold", "藏青金"],
            ),
          ],
        },
      ),
      offer(
        "hand-pump-12",
        ["Giant balloons 90 cm, 12 pcs", "90厘米巨型气球12只"],
        ["One of them fills a doorway", "一只就能撑满门框"],
        { cents: 660, grams: 720, min: 2, axes: [] },
      ),
    ],
  },
  {
    key: "streamer",
    category: "party-decor-streamers",
    store: "festive-row",
    unit: both(["pack", "包"]),
    picture: { object: "party-poppers", recolour: false },
    intro: story(
      para(
        "Poppers, confetti and bunting for halls that must be swept before midnight. Paper confetti is large-cut, so it lifts off a wooden floor with one broom.",
        "礼花、纸屑、拉旗，适合当晚就要打扫的场地。大片纸屑，一把扫帚就扫净。",
      ),
      para("No metal foil in anything that flies; it is safe near power lines.", "飞出物不含金属箔，电线附近也安全。"),
    ),
    params: params(
      ["Filling", "填充", "Tissue paper, fire-retardant", "阻燃薄纸"],
      ["Drive", "动力", "Compressed air", "压缩空气"],
      ["Height", "喷高", "4 to 8 m", "4至8米"],
      ["Length of bunting", "拉旗长度", "5 or 10 m", "5或10米"],
    ),
    axes: [words(["Colours", "配色"], ["Rainbow", "彩虹"], ["Pastel", "马卡龙"], ["Gold and white", "金白"])],
    variants: [
      offer(
        "popper-6",
        ["Confetti poppers, compressed air, 6 pcs", "压缩空气礼花6支"],
        ["Twist the base; no powder, no smoke", "旋底即放，无火药无烟"],
        { cents: 485, was: 590, grams: 640, min: 5 },
      ),
      offer("table-100g", ["Table confetti, tissue, 100 g", "桌面纸屑100克"], ["Discs of 2.5 cm", "2.5厘米圆片"], {
        cents: 118,
        picture: { object: "table-confetti", recolour: false },
        grams: 104,
        min: 24,
        larger: [
          [240, 109],
          [960, 98],
        ],
      }),
      offer(
        "bunting-10m",
        ["Bunting 10 m, cotton, 20 flags", "棉布拉旗10米20面"],
        ["Washes and comes out next year", "可洗，明年接着用"],
        {
          cents: 455,
          grams: 260,
          larger: [
            [8, 365],
            [40, 340],
            [160, 305],
          ],
          picture: { object: "bunting", recolour: true },
          axes: [colourAxis("scarlet", "navy", "mint")],
        },
      ),
      offer(
        "serpentine-20",
        ["Throw streamers, 20 rolls", "抛掷彩带20卷"],
        ["Rolled loose, they fly four metres", "松卷，可抛四米"],
        { cents: 142, picture: { object: "throw-streamers", recolour: false }, grams: 160, min: 20 },
      ),
    ],
  },
  {
    key: "paper-flower",
    category: "party-decor-flowers",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["bunch", "束"]),
    picture: { object: "bouquet", recolour: true },
    intro: story(
      para(
        "Silk, foam and paper flowers for tables, graves and windows. Stems have a wire core and cut with ordinary pliers; petals are UV-fast for a summer outdoors.",
        "绢花、泡棉花、纸花，用于餐桌、祭扫和橱窗。茎内有铁丝，钳子可剪；花瓣耐晒一夏。",
      ),
      para(
        "Bunches are steamed and fluffed before packing, so they need only a shake.",
        "出厂前蒸汽整形，抖一抖即可。",
      ),
    ),
    params: params(
      ["Petals", "花瓣", "Polyester, foam or crepe", "涤纶、泡棉或皱纹纸"],
      ["Stem", "花茎", "Wire in PE, 35 to 60 cm", "PE包铁丝，35至60厘米"],
      ["Outdoor", "户外", "One summer", "耐晒一夏"],
      ["Care", "养护", "Cool hair dryer", "吹风机冷风除尘"],
    ),
    axes: [colourAxis("rose", "mustard", "violet")],
    variants: [
      offer(
        "mixed-bouquet",
        ["Mixed bouquet, 9 stems, wrapped", "混搭花束9枝，已包装"],
        ["Looks bought this morning", "像今早刚买的"],
        { cents: 555, was: 680, grams: 210, larger: [[6, 465]] },
      ),
      offer(
        "tulip-10",
        ["Real-touch tulips, 10 stems", "手感郁金香10枝"],
        ["Feels cool and slightly damp, like the flower", "触感凉润，像真花"],
        {
          cents: 490,
          grams: 180,
          larger: [
            [8, 390],
            [40, 362],
            [160, 325],
          ],
          picture: { object: "tulips", recolour: true },
        },
      ),
      offer("sunflower", ["Sunflower, tall, 90 cm", "高枝向日葵90厘米"], ["Head turns on its wire", "花盘可转向"], {
        cents: 235,
        grams: 96,
        larger: [
          [20, 178],
          [100, 166],
          [400, 151],
        ],
        axes: [],
        picture: { object: "sunflower", recolour: false },
      }),
      offer(
        "petals-1000",
        ["Rose petals, 1,000 pcs", "玫瑰花瓣1000片"],
        ["Loose, not stuck in stacks", "已抖散，不粘叠"],
        {
          cents: 155,
          grams: 110,
          min: 20,
          axes: [colourAxis("scarlet", "blush", "pearl")],
          picture: { object: "rose-petals", recolour: true },
        },
      ),
    ],
  },
];
