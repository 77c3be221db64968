import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

const metricSizes = words(["Thread", "螺纹"], ["M6", "M6"], ["M8", "M8", 12], ["M10", "M10", 30], ["M12", "M12", 58]);

/** Screwdrivers, spanners and fasteners. */
export const fixingFamilies: readonly GoodsFamily[] = [
  {
    key: "screwdriver",
    category: "hand-tools-fixing-screwdrivers",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "把"]),
    picture: { object: "screwdriver", companions: ["bolt"], recolour: true },
    intro: story(
      para(
        "Chrome-vanadium blades, hardened to 58 HRC at the tip and softer above, so the tip bites and the shank does not snap. Tips are black, magnetised and true to size.",
        "铬钒钢杆，头部硬度58HRC，杆身略软，咬得住也不易断。头部发黑带磁，尺寸精准。",
      ),
      para("Handles carry the size on the end, where you look for it in a drawer.", "规格印在柄尾，抽屉里一眼找到。"),
    ),
    params: params(
      ["Steel", "钢材", "Chrome-vanadium", "铬钒钢"],
      ["Hardness", "硬度", "56 to 58 HRC at the tip", "头部56至58HRC"],
      ["Handle", "手柄", "PP and TPR", "PP加TPR"],
      ["Tip", "批头", "Magnetised, black", "带磁发黑"],
    ),
    axes: [colourAxis("scarlet", "blue", "charcoal")],
    variants: [
      offer(
        "ph2-100",
        ["Screwdriver PH2 x 100 mm", "十字螺丝刀PH2×100毫米"],
        ["The one every drawer lacks", "抽屉里总缺的那把"],
        {
          cents: 92,
          grams: 90,
          min: 48,
          larger: [
            [240, 84],
            [1200, 74],
          ],
        },
      ),
      offer(
        "set-6",
        ["Screwdriver set of 6 with rack", "螺丝刀6件套带挂架"],
        ["Three slotted, three cross, rack for the wall", "三字三十，挂架上墙"],
        { cents: 486, was: 590, grams: 620, min: 6 },
      ),
      offer(
        "precision-32",
        ["Precision set, 32 bits, aluminium case", "精密批头32件，铝盒"],
        ["Bits click in and stay when dropped", "批头卡扣，跌落不散"],
        { cents: 910, grams: 310, larger: [[4, 765]], axes: [] },
      ),
      offer(
        "stubby-ratchet",
        ["Stubby ratchet driver, 7 bits in the handle", "短柄棘轮批，柄藏7批头"],
        ["Works in 12 cm of room", "12厘米空间也能拧"],
        {
          cents: 345,
          was: 420,
          grams: 180,
          min: 10,
          larger: [
            [100, 317],
            [400, 286],
          ],
        },
      ),
      offer(
        "tester",
        ["Voltage tester screwdriver 100 to 250 V", "测电笔100至250伏"],
        ["Bright neon, readable in daylight", "高亮氖泡，白天看得清"],
        { cents: 58, grams: 28, min: 60, axes: [] },
      ),
    ],
  },
  {
    key: "spanner",
    category: "hand-tools-fixing-spanners",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["pc", "把"]),
    picture: { object: "spanner", companions: ["bolt"], recolour: false },
    intro: story(
      para(
        "Drop-forged spanners with the size stamped, not printed. Jaws are broached to the middle of the tolerance, so they go on a new nut and do not round an old one.",
        "模锻扳手，规格钢印不掉。开口按公差中值拉削，新螺母套得上，旧螺母不打滑。",
      ),
      para("Mirror chrome over two layers of nickel; salt spray 48 hours.", "双层镍加镜面铬，盐雾48小时。"),
    ),
    params: params(
      ["Steel", "钢材", "Chrome-vanadium, forged", "铬钒钢锻造"],
      ["Finish", "表面", "Mirror or satin chrome", "镜面或亚光铬"],
      ["Standard", "标准", "DIN 3113", "DIN 3113"],
      ["Torque", "扭矩", "1.3 times DIN", "DIN的1.3倍"],
    ),
    axes: [
      words(
        ["Size", "规格"],
        ["8 mm", "8毫米"],
        ["10 mm", "10毫米", 14],
        ["13 mm", "13毫米", 36],
        ["17 mm", "17毫米", 82],
        ["19 mm", "19毫米", 110],
      ),
    ],
    variants: [
      offer(
        "combination",
        ["Combination spanner", "两用扳手"],
        ["Ring turned 15 degrees to clear the knuckles", "梅花端偏15度，不磕指节"],
        {
          cents: 155,
          grams: 70,
          larger: [
            [24, 118],
            [120, 108],
            [600, 96],
          ],
        },
      ),
      offer(
        "set-12",
        ["Combination spanners, roll of 12, 8 to 22 mm", "两用扳手12件布卷，8至22毫米"],
        ["Canvas roll with a tie and an eye", "帆布卷带系绳和挂眼"],
        { cents: 1980, was: 2360, grams: 1900, min: 1, axes: [] },
      ),
      offer(
        "adjustable",
        ["Adjustable spanner with scale", "刻度活动扳手"],
        ["Jaw opens a quarter wider than usual", "开口比常规大四分之一"],
        {
          cents: 555,
          grams: 340,
          larger: [[8, 468]],
          axes: [words(["Length", "长度"], ["8 in", "8寸"], ["10 in", "10寸", 130], ["12 in", "12寸", 310])],
        },
      ),
      offer(
        "ratchet-reversible",
        ["Ratchet ring spanner, 72 teeth", "72齿棘轮扳手"],
        ["Five degrees of swing are enough", "摆动5度就能上紧"],
        { cents: 370, was: 450, grams: 95, larger: [[12, 295]] },
      ),
    ],
  },
  {
    key: "bolt-and-nut",
    category: "hand-tools-fixing-fasteners",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["box", "盒"]),
    picture: { object: "bolt", recolour: false },
    intro: story(
      para(
        "Bolts with their nuts and washers in one box, counted by weight and checked by a second scale. Strength class is rolled on the head.",
        "螺栓配螺母垫圈同盒，称重计数并二次复秤。强度等级轧印在头部。",
      ),
      para(
        "Zinc is blue, chromium-6 free. Stainless is A2-70 with a certificate by the lot.",
        "蓝白锌不含六价铬。不锈钢为A2-70，按批附证。",
      ),
    ),
    params: params(
      ["Class", "等级", "8.8 zinc, A2-70 stainless", "8.8级镀锌，A2-70不锈钢"],
      ["Standard", "标准", "DIN 933, 934, 125", "DIN 933、934、125"],
      ["Count tolerance", "数量误差", "0, +2", "不少，最多多2"],
      ["Certificate", "证书", "EN 10204 3.1 on request", "可提供EN 10204 3.1"],
    ),
    axes: [metricSizes],
    variants: [
      offer(
        "hex-set-50",
        ["Hex bolts with nuts and washers, 50 sets", "外六角螺栓配母垫50套"],
        ["No second box to hunt for", "不用再配第二盒"],
        {
          cents: 420,
          grams: 900,
          min: 5,
          larger: [
            [25, 392],
            [100, 352],
          ],
        },
      ),
      offer(
        "stainless-25",
        ["Stainless bolts A2, 25 sets", "不锈钢A2螺栓25套"],
        ["Greased against seizing", "已涂防咬死油"],
        { cents: 560, grams: 480, min: 5 },
      ),
      offer(
        "assortment-900",
        [
          "Fastener assortment, 900 pcs in 18 compartments, with a chart in the lid so you know what to reorder",
          "紧固件盒900件18格，盒盖有对照表，缺什么照着补",
        ],
        ["Lid has a seal for each compartment", "盒盖逐格密封不串料"],
        { cents: 1290, was: 1580, grams: 2100, min: 2, axes: [] },
      ),
      offer(
        "gear-small-20",
        ["Plastic and brass gears, 20 kinds, for models", "模型齿轮20种，塑料与黄铜"],
        ["Module 0.5, holes 2 and 3 mm", "0.5模，孔2与3毫米"],
        {
          cents: 285,
          grams: 60,
          min: 10,
          larger: [
            [50, 265],
            [200, 242],
          ],
          axes: [],
          picture: { object: "gears", recolour: false },
        },
      ),
    ],
  },
];
