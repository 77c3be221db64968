import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Gift boxes and bows. */
export const wrapFamilies: readonly GoodsFamily[] = [
  {
    key: "gift-box",
    category: "party-wrap-boxes",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["set", "套"]),
    picture: { object: "gift-box", companions: ["bow"], recolour: true },
    intro: story(
      para(
        "Rigid boxes of grey board wrapped in printed paper; corners are turned, not cut. Nested sets ship in the space of the largest box.",
        "灰板裱纸硬盒，四角折包不露白。套装嵌放，只占最大盒体积。",
      ),
      para(
        "The folding ones hold with magnets and arrive flat, a hundred to a carton.",
        "折叠款磁吸成型，平板运输，百只一箱。",
      ),
    ),
    params: params(
      ["Board", "纸板", "Grey board 2 mm", "2毫米灰板"],
      ["Paper", "面纸", "Coated 157 g/m²", "157克铜版"],
      ["Ribbon", "丝带", "Satin, 25 mm", "缎带25毫米"],
      ["Food", "食品接触", "With inner bag", "加内袋可用"],
    ),
    axes: [colourAxis("mustard", "scarlet", "navy", "blush")],
    variants: [
      offer(
        "rigid-nest-3",
        ["Rigid gift box with ribbon, nested set of 3", "天地盖礼盒配丝带，3件套"],
        ["Lids fit with a soft puff of air", "盖合有阻尼感"],
        {
          cents: 295,
          was: 370,
          grams: 520,
          min: 15,
          larger: [
            [60, 275],
            [240, 248],
          ],
        },
      ),
      offer(
        "magnet-fold",
        ["Folding gift box with magnets", "磁吸折叠礼盒"],
        ["Flat to folded in five seconds", "五秒成盒"],
        {
          cents: 245,
          grams: 240,
          larger: [
            [25, 186],
            [125, 173],
            [500, 158],
          ],
        },
      ),
      offer(
        "jewel-24",
        ["Ring and earring boxes, tray of 24", "戒指耳钉小盒24只一盘"],
        ["Foam slot takes both", "海绵槽戒指耳钉通用"],
        { cents: 720, was: 880, grams: 560, min: 2 },
      ),
      offer(
        "favour-50",
        ["Favour boxes, folding, 50 pcs with ribbon", "喜糖盒50只带丝带，自折"],
        ["Holds five sugared almonds", "正好装五颗喜糖"],
        { cents: 545, grams: 430, min: 4, axes: [colourAxis("pearl", "blush", "mint", "scarlet")] },
      ),
    ],
  },
  {
    key: "gift-bow",
    category: "party-wrap-bows",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["pc", "个"]),
    picture: { object: "bow", companions: ["gift-box"], recolour: true },
    intro: story(
      para(
        "Bows that are ready when the queue is long: peel, press, next. The adhesive pad grips coated paper, kraft and foil.",
        "排队时也来得及的礼结：撕开、一按、下一位。背胶可贴铜版、牛皮纸和铝箔纸。",
      ),
      para("Pull bows come flat and open with one tug of the cord.", "拉花扁平包装，一拉成型。"),
    ),
    params: params(
      ["Ribbon", "丝带", "Polypropylene or satin", "PP或缎带"],
      ["Adhesive", "背胶", "Acrylic pad", "丙烯酸胶垫"],
      ["Width", "宽度", "8 to 20 cm", "8至20厘米"],
      ["Colours", "颜色", "Six in a mixed bag", "混装六色"],
    ),
    axes: [colourAxis("scarlet", "mustard", "sky", "violet")],
    variants: [
      offer(
        "satin-six",
        ["Satin gift bows, self-adhesive, 6 colours", "缎面自粘礼结，六色"],
        ["Pad holds on foil paper too", "铝箔纸上也粘得住"],
        {
          cents: 42,
          grams: 9,
          min: 100,
          larger: [
            [500, 38],
            [2000, 33],
          ],
          axes: [],
        },
      ),
      offer(
        "pull-20",
        ["Pull bows 20 cm, 10 pcs", "大号拉花20厘米，10个"],
        ["For hampers and wedding cars", "礼篮婚车用"],
        { cents: 235, was: 290, grams: 110, min: 10 },
      ),
      offer(
        "curling-250m",
        ["Curling ribbon 5 mm, 250 m", "卷曲丝带5毫米，250米"],
        ["Curls on a scissor blade at the first pull", "剪刀一刮就卷"],
        {
          cents: 168,
          grams: 190,
          min: 20,
          axes: [colourAxis("scarlet", "mustard", "forest", "pearl", "violet", "charcoal")],
          picture: { object: "ribbon-roll", recolour: true },
        },
      ),
      offer(
        "wrap-kit",
        [
          "Wrapping kit: paper, bows, tags, tape, enough for ten presents of ordinary size",
          "包装套装：纸、礼结、吊牌、胶带，可包十份礼",
        ],
        ["One box, no second trip to the shop", "一盒配齐，不用跑第二趟"],
        {
          cents: 820,
          was: 1000,
          grams: 620,
          larger: [[4, 690]],
          axes: [words(["Theme", "主题"], ["Stars", "星星"], ["Stripes", "条纹"], ["Kraft", "牛皮纸"])],
        },
      ),
    ],
  },
];
