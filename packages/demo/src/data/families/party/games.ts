import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Piñatas, favours and dress-up. */
export const gamesFamilies: readonly GoodsFamily[] = [
  {
    key: "pinata",
    category: "party-games-pinatas",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["pc", "只"]),
    picture: { object: "pinata-donkey", recolour: false },
    intro: story(
      para(
        "Card piñatas covered in fringed tissue, with a flap for filling and a loop that carries three kilos. They break where they should: at the belly.",
        "纸板皮纳塔，流苏薄纸包覆，留填充口，吊环承重三公斤。该破的地方破：肚子。",
      ),
      para("A stick and a blindfold are in the box.", "盒内附棒子和眼罩。"),
    ),
    params: params(
      ["Body", "主体", "Recycled card", "再生纸板"],
      ["Holds", "可装", "2 kg of sweets", "2公斤糖果"],
      ["Cover", "面层", "Tissue, hand glued", "薄纸手贴"],
      ["With", "附件", "Stick, blindfold", "棒、眼罩"],
    ),
    axes: [words(["Opening", "打开方式"], ["To break", "敲破式"], ["Pull string", "拉绳式", 30])],
    variants: [
      offer(
        "donkey-45",
        ["Paper piñata donkey 45 cm", "纸皮纳塔小驴45厘米"],
        ["The classic, five rows of fringe", "经典款，五排流苏"],
        {
          cents: 545,
          grams: 420,
          larger: [
            [6, 460],
            [24, 432],
            [96, 390],
          ],
        },
      ),
      offer(
        "unicorn",
        ["Unicorn piñata with shiny horn", "独角兽皮纳塔，亮面角"],
        ["The favourite at birthdays from four to eight", "四到八岁生日点单最多"],
        { cents: 520, was: 640, grams: 440, min: 6, picture: { object: "pinata-unicorn", recolour: true } },
      ),
      offer(
        "favour-48",
        ["Party bag toys, 48 pcs in 12 kinds", "派对小礼48件12款"],
        ["No piece under 32 mm", "最小件大于32毫米"],
        {
          cents: 960,
          grams: 640,
          min: 2,
          axes: [],
          picture: { object: "party-bag-toys", recolour: false },
        },
      ),
      offer("wand", ["Wand", "魔法棒"], ["Tip glows for three hours", "棒头可亮三小时"], {
        cents: 85,
        grams: 30,
        min: 48,
        larger: [
          [192, 80],
          [768, 74],
        ],
        axes: [colourAxis("violet", "rose", "sky")],
        picture: { object: "magic-wand", recolour: true },
      }),
      offer(
        "medals-24",
        ["Winner's medals with ribbon, 24 pcs", "优胜奖牌带绶带24枚"],
        ["Back takes a name sticker", "背面可贴姓名"],
        {
          cents: 480,
          was: 590,
          grams: 360,
          min: 4,
          axes: [words(["Finish", "颜色"], ["Gold", "金"], ["Silver", "银"], ["Bronze", "铜"])],
          picture: { object: "medals", recolour: false },
        },
      ),
    ],
  },
  {
    key: "costume-hat",
    category: "party-games-costume",
    store: "festive-row",
    unit: both(["pc", "顶"]),
    picture: { object: "top-hat", recolour: true },
    intro: story(
      para(
        "Hats and masks for stages, hen nights and carnivals. Felt ones are steam-blocked and keep their crown in a suitcase; masks have a soft edge and holes big enough to breathe.",
        "舞台、单身派对、狂欢节的帽子和面具。毡帽蒸汽定型，行李箱压不塌；面具软边，气孔够大。",
      ),
      para("One size with an inside band that pulls smaller.", "均码，内圈抽带可收小。"),
    ),
    params: params(
      ["Material", "材质", "Felt, satin or card", "毡、缎或卡纸"],
      ["Head size", "头围", "54 to 60 cm", "54至60厘米"],
      ["Flammability", "燃烧性能", "EN 71-2", "EN 71-2"],
      ["Packing", "包装", "Polybag with header", "卡头袋"],
    ),
    axes: [colourAxis("charcoal", "plum", "scarlet")],
    variants: [
      offer(
        "top-hat",
        ["Top hat, felt, satin band", "毡礼帽，缎带"],
        ["Stands up after a night on the floor", "踩一晚也能撑回来"],
        { cents: 430, grams: 110, larger: [[10, 345]] },
      ),
      offer(
        "masks-theatre",
        ["Comedy and tragedy masks, pair", "悲喜剧面具，一对"],
        ["Wear them or hang them", "可戴可挂"],
        {
          cents: 360,
          was: 440,
          grams: 140,
          larger: [[10, 286]],
          picture: { object: "theatre-masks", recolour: true },
          axes: [colourAxis("sky", "mustard", "violet")],
        },
      ),
      offer(
        "graduation",
        ["Graduation cap with tassel", "学士帽带流苏"],
        ["Board is covered, not printed", "帽板包布，非印刷"],
        {
          cents: 390,
          grams: 130,
          larger: [
            [12, 310],
            [50, 288],
            [200, 258],
          ],
          axes: [colourAxis("charcoal", "navy")],
          picture: { object: "graduation-cap", recolour: true },
        },
      ),
      offer(
        "party-cones-10",
        ["Party cone hats with elastic, 10 pcs", "派对尖帽10顶带松紧绳"],
        ["Elastic is knotted, not stapled", "松紧绳打结，不用订书钉"],
        {
          cents: 138,
          picture: { object: "party-cones", recolour: false },
          grams: 90,
          min: 24,
          larger: [
            [240, 127],
            [960, 115],
          ],
          axes: [words(["Design", "图案"], ["Dots", "圆点"], ["Stripes", "条纹"], ["Stars", "星星"])],
        },
      ),
    ],
  },
];
