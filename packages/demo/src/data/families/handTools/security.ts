import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Locks, hooks and chains. */
export const securityFamilies: readonly GoodsFamily[] = [
  {
    key: "padlock",
    category: "hand-tools-security-padlocks",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["pc", "把"]),
    picture: { object: "padlock", companions: ["key-blanks"], recolour: true },
    intro: story(
      para(
        "Solid brass bodies, hardened shackles, five pins. Keyed alike means one key for the whole box; keyed different means none of the thirty-six opens another.",
        "实心铜锁体，淬火锁梁，五弹子。同匙款一把钥匙开一整盒，异匙款三十六把互不通开。",
      ),
      bullets(
        ["Two keys each, number on a tag, not on the key", "每把两匙，编号印在牌上，不在钥匙上"],
        ["Drain hole at the bottom for outdoor gates", "底部排水孔，户外大门可用"],
      ),
    ),
    params: params(
      ["Body", "锁体", "Brass or laminated steel", "黄铜或叠片钢"],
      ["Shackle", "锁梁", "Hardened steel, 6 mm", "淬火钢，6毫米"],
      ["Pins", "弹子", "Five", "五个"],
      ["Keys", "钥匙", "Two", "两把"],
    ),
    axes: [words(["Keys", "钥匙"], ["Keyed alike", "同匙"], ["Keyed different", "异匙"])],
    variants: [
      offer(
        "brass-40",
        ["Brass padlock 40 mm, keyed alike", "黄铜挂锁40毫米，同匙"],
        ["One key for a row of lockers", "一把钥匙开一排柜"],
        {
          cents: 144,
          grams: 140,
          min: 36,
          larger: [
            [144, 132],
            [720, 117],
          ],
          axes: [words(["Shackle", "锁梁"], ["Short", "短梁"], ["Long", "长梁", 28])],
        },
      ),
      offer(
        "combination-4",
        ["Combination padlock, 4 digits, weatherproof", "四位密码挂锁，防雨"],
        ["Set your own number, no key to lose", "自设密码，不怕丢钥匙"],
        {
          cents: 265,
          was: 320,
          grams: 150,
          min: 20,
          axes: [colourAxis("scarlet", "navy", "charcoal")],
          picture: { object: "combination-lock", recolour: true },
        },
      ),
      offer(
        "luggage-mini-12",
        ["Mini luggage locks, 12 pcs on card", "迷你行李锁12把一卡"],
        ["For zips, diaries and money boxes", "拉链、日记、存钱罐"],
        { cents: 480, grams: 260, min: 4, axes: [] },
      ),
      offer(
        "key-blank-50",
        ["Key blanks, 50 pcs of one profile", "钥匙坯50把，单一牙花"],
        ["Brass, nickel plated, cuts without burr", "黄铜镀镍，开齿无毛刺"],
        { cents: 890, grams: 480, min: 2, axes: [], picture: { object: "key-blanks", recolour: false } },
      ),
      offer(
        "key-tags-100",
        ["Key tags with paper insert, 100 pcs, mixed", "钥匙牌100个带纸芯，混色"],
        ["Write, slip in, close", "写好插入即可"],
        {
          cents: 620,
          was: 745,
          grams: 520,
          min: 3,
          axes: [],
          picture: { object: "price-tag", companions: ["key-blanks"], recolour: true },
        },
      ),
    ],
  },
  {
    key: "hook-and-chain",
    category: "hand-tools-security-hooks",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["pack", "包"]),
    picture: { object: "ceiling-hooks", recolour: false },
    intro: story(
      para(
        "Hooks with the load printed on the pack, tested to four times that figure. Screws are in the bag and fit the wall they are meant for.",
        "包装标明承重，按四倍载荷测试。袋内螺丝与所标墙体匹配。",
      ),
      para("Chain is sold by the reel and cut free of charge.", "链条整卷出售，可免费裁切。"),
    ),
    params: params(
      ["Material", "材质", "Zinc-plated or stainless steel", "镀锌或不锈钢"],
      ["Load", "承重", "Printed, factor 4", "包装标明，四倍安全系数"],
      ["Screws", "螺丝", "Included", "附带"],
      ["Chain", "链条", "Welded, 2 to 6 mm", "焊接，2至6毫米"],
    ),
    axes: [words(["Finish", "表面"], ["Zinc", "镀锌"], ["Stainless", "不锈钢", 45])],
    variants: [
      offer(
        "ceiling-10",
        ["Ceiling hooks with plugs, 10 pcs, 12 kg each", "吊顶钩带胀管10只，单只12公斤"],
        ["Plugs for concrete and for plasterboard", "混凝土与石膏板胀管各一套"],
        {
          cents: 245,
          grams: 210,
          min: 12,
          larger: [
            [60, 228],
            [240, 204],
          ],
        },
      ),
      offer(
        "adhesive-20",
        ["Adhesive hooks, clear, 20 pcs, 2 kg each", "透明无痕挂钩20只，单只2公斤"],
        ["Hair-dryer takes them off clean", "热风一吹不留痕"],
        {
          cents: 158,
          was: 199,
          grams: 120,
          picture: { object: "adhesive-hooks", recolour: false },
          min: 24,
          larger: [
            [240, 145],
            [960, 131],
          ],
          axes: [],
        },
      ),
      offer(
        "chain-30m",
        ["Welded chain 3 mm, 30 m reel", "焊接链3毫米，30米卷"],
        ["Working load 90 kg", "工作载荷90公斤"],
        { cents: 2280, grams: 5400, min: 1, picture: { object: "chain-reel", recolour: false } },
      ),
      offer("s-hooks-20", ["S-hooks", "S钩"], ["20 pcs, ends rounded", "20只，钩头磨圆"], {
        cents: 186,
        grams: 260,
        min: 20,
        picture: { object: "s-hooks", recolour: false },
      }),
      offer(
        "carabiner-10",
        ["Carabiners for keys and bottles, 10 pcs, not for climbing", "钥匙水壶登山扣10只，非攀岩用"],
        ["Marked on the body: not for climbing", "扣身标注非攀登用"],
        {
          cents: 220,
          was: 275,
          grams: 150,
          min: 15,
          axes: [words(["Finish", "表面"], ["Silver", "银色"], ["Black", "黑色"])],
          picture: { object: "carabiners", recolour: false },
        },
      ),
    ],
  },
];
