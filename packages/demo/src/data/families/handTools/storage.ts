import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { head, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Toolboxes, ladders, magnets and measures. */
export const storageFamilies: readonly GoodsFamily[] = [
  {
    key: "toolbox",
    category: "hand-tools-storage-boxes",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "只"]),
    picture: { object: "toolbox", companions: ["spanner", "screwdriver"], recolour: true },
    intro: story(
      para(
        "Steel boxes with rolled edges and spot-welded corners, or polypropylene ones you can stand on. Trays lift out with one hand.",
        "卷边点焊钢箱，或可踩踏的PP箱。内盘单手提起。",
      ),
      head("Empty or filled", "空箱或成套"),
      para("Filled boxes carry a list of tools inside the lid with reorder codes.", "成套款盖内附工具清单与补货编号。"),
    ),
    params: params(
      ["Body", "箱体", "Steel 0.7 mm or PP", "0.7毫米钢板或PP"],
      ["Latch", "锁扣", "Steel, holes for a padlock", "钢扣，可上挂锁"],
      ["Tray", "内盘", "Lift-out", "可提出"],
      ["Load", "承重", "12 to 18 kg", "12至18公斤"],
    ),
    axes: [colourAxis("scarlet", "blue", "charcoal")],
    variants: [
      offer(
        "steel-14",
        ["Steel toolbox 14 in, lift-out tray", "钢制工具箱14寸，带内盘"],
        ["Powder coat inside and out", "内外喷粉"],
        { cents: 920, was: 1150, grams: 1800, min: 4 },
      ),
      offer(
        "cantilever-5",
        ["Cantilever toolbox, five trays", "五层翻盖工具箱"],
        ["Opens flat, nothing hides", "全开见底，不藏工具"],
        {
          cents: 2240,
          grams: 4200,
          min: 1,
          larger: [
            [6, 2120],
            [24, 1960],
          ],
        },
      ),
      offer(
        "home-kit-38",
        ["Home tool kit, 38 pieces, in a blow-moulded case", "家用工具38件套，吹塑盒"],
        ["What a first flat needs, no more", "新家够用，不凑数"],
        { cents: 1680, was: 1990, grams: 2400, min: 2, axes: [] },
      ),
      offer(
        "organiser-15",
        ["Organiser case, 15 removable cups", "零件盒15杯可取"],
        ["Cups stay put when the case is upright", "竖放不串格"],
        {
          cents: 650,
          grams: 640,
          larger: [
            [6, 545],
            [30, 507],
            [120, 463],
          ],
          axes: [colourAxis("orange", "charcoal")],
        },
      ),
    ],
  },
  {
    key: "ladder",
    category: "hand-tools-storage-ladders",
    store: "pinebox",
    unit: both(["pc", "架"]),
    picture: { object: "wooden-steps", recolour: false },
    intro: story(
      para(
        "Steps and ladders to EN 131, with treads you can stand on for an hour. Hinges have steel plates on both sides; feet are rubber and can be replaced.",
        "符合EN 131的家用梯，踏板宽，站一小时也不累。铰链双面钢板，胶脚可换。",
      ),
      para("Shipped one to a sleeve; freight is by weight.", "单架纸套发运，运费按重量计。"),
    ),
    params: params(
      ["Standard", "标准", "EN 131", "EN 131"],
      ["Load", "承重", "150 kg", "150公斤"],
      ["Feet", "脚垫", "Rubber, replaceable", "橡胶可换"],
      ["Treads", "踏板", "12 cm, ribbed", "12厘米防滑纹"],
    ),
    axes: [words(["Steps", "级数"], ["3 steps", "3级"], ["4 steps", "4级", 480], ["5 steps", "5级", 980])],
    variants: [
      offer(
        "wood-step",
        ["Beech step ladder, folding", "榉木折叠梯"],
        ["Good enough to leave standing as a shelf", "不用时当花架也好看"],
        { cents: 2680, grams: 4600, min: 1 },
      ),
      offer(
        "alu-step",
        ["Aluminium step ladder with tool tray", "铝合金家用梯带工具盘"],
        ["Weighs 3.4 kg", "自重3.4公斤"],
        {
          cents: 2390,
          was: 2850,
          grams: 3400,
          picture: { object: "aluminium-steps", recolour: false },
          min: 1,
          larger: [
            [5, 2260],
            [20, 2090],
          ],
        },
      ),
      offer(
        "telescopic",
        ["Telescopic ladder 2.6 m", "伸缩梯2.6米"],
        ["Closes to 72 cm, fits a car boot", "收后72厘米，可放后备箱"],
        {
          cents: 5480,
          was: 6290,
          grams: 7800,
          picture: { object: "telescopic-ladder", recolour: false },
          min: 1,
          axes: [],
        },
      ),
      offer(
        "stool-plastic",
        ["Folding step stool 22 cm", "折叠踏脚凳22厘米"],
        ["Carries 120 kg, hangs on a hook", "承重120公斤，可挂"],
        {
          cents: 500,
          grams: 780,
          larger: [[8, 398]],
          axes: [colourAxis("sky", "charcoal", "lime")],
          picture: { object: "step-stool", recolour: true },
        },
      ),
    ],
  },
  {
    key: "magnet-and-measure",
    category: "hand-tools-storage-magnets",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "件"]),
    picture: { object: "horseshoe-magnet", recolour: true },
    intro: story(
      para(
        "Things that measure, hold and find. Tapes are class II and say so on the blade; magnets list the pull on 10 mm steel, not on a brochure.",
        "量、吸、找的小工具。卷尺二级精度，尺带标明；磁铁标注10毫米钢板实测吸力。",
      ),
      para(
        "Keep strong magnets away from cards, pacemakers and children; the warning is on each piece.",
        "强磁勿近磁卡、起搏器和儿童，每件印有警示。",
      ),
    ),
    params: params(
      ["Accuracy", "精度", "Class II (EC)", "二级（EC）"],
      ["Pull", "吸力", "Measured on 10 mm steel", "10毫米钢板实测"],
      ["Coating", "镀层", "Nickel or rubber", "镀镍或包胶"],
      ["Warning", "警示", "On every piece", "逐件印刷"],
    ),
    axes: [colourAxis("scarlet", "blue", "orange")],
    variants: [
      offer(
        "horseshoe",
        ["Horseshoe magnet 80 mm, school size", "马蹄磁铁80毫米，教学用"],
        ["Keeper bar included", "附衔铁"],
        {
          cents: 260,
          grams: 160,
          larger: [
            [20, 198],
            [100, 184],
            [400, 164],
          ],
        },
      ),
      offer(
        "tape-5m",
        ["Tape measure 5 m, magnetic hook", "卷尺5米，磁钩"],
        ["Stands out 2 m by itself", "单人可挺2米"],
        {
          cents: 305,
          was: 370,
          grams: 190,
          larger: [[15, 245]],
          axes: [words(["Case", "外壳"], ["Yellow", "黄色"], ["Black", "黑色"])],
          picture: { object: "tape-measure", recolour: true },
        },
      ),
      offer(
        "set-square",
        ["Steel set square 300 mm", "钢角尺300毫米"],
        ["Etched scale, does not wear off", "蚀刻刻度不磨损"],
        {
          cents: 268,
          grams: 280,
          min: 12,
          larger: [
            [48, 253],
            [192, 234],
          ],
          axes: [],
          picture: { object: "steel-square", recolour: false },
        },
      ),
      offer(
        "magnifier",
        ["Magnifier 90 mm, glass lens", "玻璃放大镜90毫米"],
        ["3x, with a 6x corner", "3倍带6倍小窗"],
        {
          cents: 270,
          grams: 170,
          larger: [[15, 215]],
          axes: [words(["Handle", "手柄"], ["Black", "黑色"], ["Wood", "木色", 40])],
          picture: { object: "magnifier", recolour: false },
        },
      ),
      offer("g-clamp", ["G-clamp", "G形夹"], ["Swivel pad does not mark wood", "活动压头不伤木面"], {
        cents: 360,
        grams: 560,
        larger: [[10, 286]],
        axes: [words(["Opening", "开口"], ["75 mm", "75毫米"], ["100 mm", "100毫米", 95], ["150 mm", "150毫米", 280])],
        picture: { object: "g-clamp", recolour: false },
      }),
    ],
  },
];
