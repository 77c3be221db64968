import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";
import { finishes } from "./axes.ts";

/** Bows, clips, tiaras and combs. */
export const hairFamilies: readonly GoodsFamily[] = [
  {
    key: "hair-bow",
    category: "jewellery-hair-bows",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "个"]),
    picture: { object: "bow", recolour: true },
    intro: story(
      para(
        "Satin and grosgrain bows on an alligator clip that is lined with ribbon, so it grips fine hair and does not pull. Folded by hand, centre stitched, ends heat-sealed.",
        "缎面和罗纹蝴蝶结，鸭嘴夹内衬织带，夹细软发不扯。手工折叠，中心缝线，边口热封。",
      ),
      para(
        "Sizes run from a baby clip to the big school bow. Colours match across sizes.",
        "从婴儿小夹到校园大蝴蝶结都有，各尺寸同色号。",
      ),
    ),
    params: params(
      ["Ribbon", "织带", "Polyester satin or grosgrain", "涤纶缎带或罗纹带"],
      ["Clip", "夹子", "Steel, lined, 4.5 cm", "钢夹衬带，4.5厘米"],
      ["Edges", "边口", "Heat-sealed", "热封"],
      ["Age", "适用年龄", "From 3 years", "3岁以上"],
    ),
    axes: [colourAxis("scarlet", "navy", "blush", "violet", "pearl")],
    variants: [
      offer(
        "satin-8",
        ["Satin bow clip 8 cm", "缎面蝴蝶结发夹8厘米"],
        ["Centre knot stitched, not glued", "中心结缝线，不用胶"],
        {
          cents: 38,
          was: 48,
          grams: 8,
          min: 60,
          larger: [
            [240, 34],
            [1200, 29],
          ],
        },
      ),
      offer(
        "school-14",
        ["School bow, grosgrain, 14 cm, long tails", "校园大蝴蝶结，罗纹长尾14厘米"],
        ["Keeps its loops in the rain", "淋雨也不塌"],
        {
          cents: 72,
          grams: 16,
          min: 36,
        },
      ),
      offer(
        "baby-card-10",
        ["Baby bows, card of 10", "婴儿小蝴蝶结，10个一卡"],
        ["Half-size clips, fully covered", "小号包布夹，不露铁"],
        {
          cents: 190,
          grams: 40,
          min: 10,
          axes: [],
        },
      ),
      offer(
        "velvet-barrette",
        ["Velvet bow barrette", "丝绒蝴蝶结弹簧夹"],
        ["French clasp, holds a full ponytail", "法式弹簧夹，整把马尾夹得住"],
        {
          cents: 118,
          grams: 18,
          min: 24,
          axes: [colourAxis("plum", "charcoal", "forest", "chestnut")],
        },
      ),
      offer(
        "headband",
        ["Bow headband, padded", "加厚蝴蝶结发箍"],
        ["Wrapped ends do not press behind the ears", "两端包布，不压耳后"],
        {
          cents: 175,
          was: 220,
          grams: 34,
          larger: [
            [20, 134],
            [80, 127],
            [320, 117],
          ],
        },
      ),
    ],
  },
  {
    key: "flower-clip",
    category: "jewellery-hair-bows",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "个"]),
    picture: { object: "cherry-clip", recolour: true },
    intro: story(
      para(
        "Resin and fabric flowers for hair, hats and buttonholes. The clip at the back has a brooch pin beside it, so one piece does three jobs.",
        "树脂和布艺花，发饰、帽饰、胸花都行。背面夹子旁带一枚别针，一件三用。",
      ),
      para(
        "Petals are cut double and pressed, and spring back after a bumpy trip.",
        "花瓣双层压型，运输挤压后仍能回弹。",
      ),
    ),
    params: params(
      ["Petals", "花瓣", "Polyester chiffon or resin", "涤纶雪纺或树脂"],
      ["Back", "背面", "Clip and brooch pin", "夹子加别针"],
      ["Diameter", "直径", "4 to 11 cm", "4至11厘米"],
      ["Packing", "包装", "12 in a box, tissue between", "12个一盒，隔纸"],
    ),
    axes: [colourAxis("rose", "pearl", "mustard", "violet")],
    variants: [
      offer(
        "cherry-5",
        ["Cherry blossom clip 5 cm", "樱花发夹5厘米"],
        ["Resin petals with a dyed edge", "树脂花瓣，渐变染边"],
        { cents: 42, grams: 7, min: 48 },
      ),
      offer(
        "hibiscus-11",
        ["Hibiscus beach clip 11 cm", "扶桑花沙滩发夹11厘米"],
        ["Foam petals, fine in salt water", "发泡花瓣，下海也不怕"],
        {
          cents: 56,
          was: 75,
          grams: 12,
          min: 36,
          picture: { object: "hibiscus-clip", recolour: true },
        },
      ),
      offer(
        "daisy-pins",
        ["Daisy hairpins, set of 6", "小雏菊发针6支装"],
        ["For plaits and wedding updos", "编发和新娘盘发用"],
        {
          cents: 88,
          grams: 14,
          min: 24,
          axes: [colourAxis("pearl", "blush", "sky")],
          picture: { object: "daisy-pins", recolour: true },
        },
      ),
      offer(
        "rose-corsage",
        ["Rose corsage, wrist or lapel", "玫瑰手腕花胸花两用"],
        ["Elastic band included", "附弹力腕带"],
        {
          cents: 165,
          grams: 20,
          larger: [
            [20, 124],
            [100, 112],
            [400, 98],
          ],
          picture: { object: "rose-corsage", recolour: true },
        },
      ),
    ],
  },
  {
    key: "tiara",
    category: "jewellery-hair-tiaras",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["pc", "顶"]),
    picture: { object: "crown", companions: ["crystal"], recolour: false },
    intro: story(
      para(
        "Crowns for birthdays, school plays and shop windows. Metal ones have side combs; foam ones bend and close with a hook-and-loop tab.",
        "生日、校园演出、橱窗陈列用的皇冠。金属款带侧梳，泡棉款可弯折，魔术贴收口。",
      ),
      para(
        "No sharp points: the tips are rolled and checked with a child's finger gauge.",
        "无尖角，顶端卷圆，按儿童指规检验。",
      ),
    ),
    params: params(
      ["Material", "材质", "Alloy, foam or card", "合金、泡棉或卡纸"],
      ["Fits", "适合头围", "50 to 60 cm", "50至60厘米"],
      ["Stones", "镶石", "Acrylic, glued and clawed", "亚克力，胶爪双固"],
      ["Packing", "包装", "One per box", "一顶一盒"],
    ),
    axes: [finishes],
    variants: [
      offer(
        "queen",
        ["Queen crown, full circle, 15 stones", "女王全圆皇冠，15颗镶石"],
        ["Full circle, stands alone on a cake or cushion", "全圆可独立摆放"],
        {
          cents: 468,
          was: 580,
          grams: 160,
          min: 4,
        },
      ),
      offer(
        "comb-tiara",
        ["Bridal tiara with side combs", "新娘王冠带侧梳"],
        ["Combs bend to the head once and stay", "侧梳弯一次即定型"],
        { cents: 286, grams: 62, min: 6 },
      ),
      offer(
        "foam-12",
        ["Foam party crowns, 12 assorted", "泡棉派对皇冠，12顶混装"],
        ["Enough for a whole class", "一个班刚好够"],
        {
          cents: 540,
          grams: 210,
          min: 2,
          larger: [
            [10, 495],
            [40, 452],
          ],
          axes: [],
        },
      ),
      offer(
        "paper-50",
        ["Paper crowns to colour in, 50 sheets", "涂色纸皇冠，50张"],
        ["Pre-cut and scored, no scissors", "预切压痕，不用剪刀"],
        {
          cents: 365,
          grams: 620,
          min: 3,
          axes: [],
          store: "papermint",
        },
      ),
    ],
  },
  {
    key: "hair-comb",
    category: "jewellery-hair-tiaras",
    store: "freshfold",
    brand: "freshfold",
    unit: both(["pc", "把"]),
    picture: { object: "comb", recolour: true },
    intro: story(
      para(
        "Wide teeth for curls, fine teeth for partings. Moulded in one piece and tumbled for eight hours, so there is no seam to scratch the scalp.",
        "宽齿梳卷发，密齿分发线。一体注塑，滚磨八小时，无合模线，不刮头皮。",
      ),
      para("Boils clean: salons can put them through the steriliser.", "可沸水消毒，美发店放心用。"),
    ),
    params: params(
      ["Material", "材质", "ABS, heat-proof to 110 °C", "ABS，耐热110℃"],
      ["Teeth", "梳齿", "Rounded ends", "圆头"],
      ["Length", "长度", "17 to 21 cm", "17至21厘米"],
      ["Packing", "包装", "Polybag, box of 60", "独立袋，60把一盒"],
      ["Use", "用途", "Home and salon", "家用与沙龙"],
    ),
    axes: [colourAxis("violet", "charcoal", "teal", "rose")],
    variants: [
      offer(
        "pick",
        ["Afro pick, 9 long teeth", "长齿挑梳，9齿"],
        ["Handle wide enough for wet hands", "宽柄，湿手也握得住"],
        {
          cents: 46,
          grams: 24,
          min: 60,
          larger: [
            [240, 42],
            [1200, 36],
          ],
        },
      ),
      offer(
        "wide",
        ["Wide-tooth detangling comb", "宽齿顺发梳"],
        ["Goes through wet curls without breaking them", "湿发卷发一梳到底"],
        { cents: 54, was: 68, grams: 38, min: 48 },
      ),
      offer(
        "tail",
        ["Tail comb, steel pin", "钢针尖尾梳"],
        ["Pin stays straight, riveted through", "钢针贯穿铆接，不弯"],
        { cents: 66, grams: 22, min: 36, axes: [colourAxis("charcoal", "plum")] },
      ),
      offer(
        "family-4",
        ["Family comb set of 4 in a pouch", "家庭梳子4件套，布袋装"],
        ["Fine, wide, tail and pocket", "密齿、宽齿、尖尾、口袋各一"],
        {
          cents: 220,
          was: 275,
          grams: 110,
          larger: [
            [12, 168],
            [120, 155],
            [480, 139],
          ],
        },
      ),
    ],
  },
];
