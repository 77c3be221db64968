import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Purses and pouches. */
export const pursesFamilies: readonly GoodsFamily[] = [
  {
    key: "coin-purse",
    category: "bags-purses-coin",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "coin-purse", recolour: true },
    intro: story(
      para(
        "Kiss-lock purses with a frame that snaps loudly and stays shut in a pocket. Bent and set by hand; the fabric is caught in the frame with paper cord, not just glue.",
        "口金零钱包，扣合清脆，揣兜不开。手工弯框，布边以纸绳压入框槽，不只靠胶。",
      ),
      para("Mixed colours in every dozen unless you choose.", "未指定则每打混色。"),
    ),
    params: params(
      ["Frame", "口金", "Iron, gold or nickel tone", "铁，金色或镍色"],
      ["Outside", "外料", "PU or cotton", "PU或棉布"],
      ["Width", "宽度", "8 to 12 cm", "8至12厘米"],
      ["Packing", "包装", "12 in a box", "12只一盒"],
    ),
    axes: [colourAxis("rose", "teal", "violet", "mustard")],
    variants: [
      offer(
        "kiss-lock-11",
        ["Kiss-lock coin purse, 11 cm", "口金零钱包11厘米"],
        ["Takes folded notes and cards", "折叠纸币和卡都放得下"],
        {
          cents: 132,
          was: 180,
          grams: 62,
          min: 30,
          larger: [
            [120, 120],
            [600, 106],
          ],
        },
      ),
      offer(
        "kiss-lock-8-floral",
        ["Kiss-lock purse 8 cm, flower print cotton", "碎花棉布口金包8厘米"],
        ["Six prints in a dozen", "一打六花色"],
        { cents: 88, grams: 38, min: 48, axes: [] },
      ),
      offer(
        "squeeze-oval",
        ["Squeeze purse, oval, vinyl", "椭圆捏捏零钱包"],
        ["Logo printed from 100 pieces", "100只起印标"],
        { cents: 46, grams: 22, min: 100 },
      ),
      offer(
        "felt-animals-12",
        ["Felt animal purses, card of 12", "毛毡动物零钱包12只一卡"],
        ["Fox, owl, bear, frog, three of each", "狐、鸮、熊、蛙各三只"],
        { cents: 980, was: 1180, grams: 260, min: 2, axes: [] },
      ),
    ],
  },
  {
    key: "zip-pouch",
    category: "bags-purses-pouches",
    store: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "pouch", recolour: true },
    intro: story(
      para(
        "Pouches for pencils, make-up and cables: one pattern, many fabrics. A wide gusset lets it stand; both zip ends are covered with a tab.",
        "放笔、化妆品、数据线的小袋：一个版型多种面料。宽侧片能立住，拉链两端包头。",
      ),
      para("Blank cotton ones are favourites of print shops and school fairs.", "素色棉款是印花店和校园义卖的常客。"),
    ),
    params: params(
      ["Zip", "拉链", "Nylon, colour matched", "尼龙同色"],
      ["Lining", "里布", "Coated polyester", "涂层涤纶"],
      ["Size", "尺寸", "21 x 13 x 6 cm", "21×13×6厘米"],
      ["Washable", "洗涤", "By hand", "手洗"],
    ),
    axes: [colourAxis("blush", "sky", "sand", "forest")],
    variants: [
      offer("cosmetic", ["Cosmetic pouch, quilted", "绗缝化妆包"], ["Wipes clean inside", "内里可擦"], {
        cents: 235,
        grams: 74,
        larger: [
          [20, 178],
          [80, 168],
          [320, 156],
        ],
      }),
      offer(
        "blank-cotton",
        ["Blank cotton pouch for printing", "素色棉布袋，可印可绣"],
        ["Primed for transfer and screen", "适合热转印和丝印"],
        {
          cents: 92,
          grams: 48,
          min: 60,
          larger: [
            [240, 84],
            [1200, 73],
          ],
          axes: [colourAxis("pearl", "sand")],
        },
      ),
      offer(
        "evening-clutch",
        ["Evening clutch with wrist chain, satin", "缎面晚宴手包带腕链"],
        ["Magnet closes without a click", "磁扣静音"],
        {
          picture: { object: "clutch", recolour: true },
          cents: 650,
          was: 810,
          grams: 190,
          larger: [[6, 545]],
          axes: [colourAxis("scarlet", "charcoal", "violet")],
        },
      ),
      offer(
        "mesh-a4",
        ["Mesh zip wallet A4, 10 pcs", "网格拉链文件袋A4，10只"],
        ["See what is inside", "内容一目了然"],
        { cents: 390, grams: 280, min: 5, axes: [] },
      ),
      offer(
        "belt-bag",
        ["Belt bag for market traders, three zips", "摊主腰包，三层拉链"],
        ["Notes, coins and phone apart", "纸币硬币手机分开放"],
        {
          cents: 390,
          grams: 140,
          picture: { object: "belt-bag", recolour: true },
          larger: [[12, 310]],
          axes: [colourAxis("charcoal", "navy")],
        },
      ),
    ],
  },
];
