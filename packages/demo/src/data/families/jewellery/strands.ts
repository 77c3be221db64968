import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";
import { finishes } from "./axes.ts";

/** Necklaces, bracelets and chains. */
export const strandsFamilies: readonly GoodsFamily[] = [
  {
    key: "beaded-bracelet",
    category: "jewellery-strands-beaded",
    store: "glint",
    brand: "glint",
    unit: both(["card", "卡"]),
    picture: { object: "beads", recolour: true },
    intro: story(
      para(
        "Strung on doubled elastic and knotted under a cover bead, so a strand survives being tried on forty times a day. Sold by the card: hang it up as it is.",
        "双股弹力线穿制，结藏在盖珠里，一天试戴四十次也不散。按卡出售，直接挂上货架。",
      ),
      head("What is on the card", "一卡有什么"),
      bullets(
        ["Strands in one colour family, each a little different", "同色系不同款，每条略有变化"],
        ["A euro-slot card with room for a price label", "欧式挂孔卡，留价签位"],
      ),
    ),
    params: params(
      ["Bead", "珠子", "Acrylic, wood or glass, 8 mm", "亚克力、木或玻璃，8毫米"],
      ["Elastic", "弹力线", "0.8 mm, doubled", "0.8毫米双股"],
      ["Fits", "适合手围", "15 to 19 cm", "15至19厘米"],
      ["Card", "卡片", "Euro slot, 25 x 20 cm", "欧式挂孔，25×20厘米"],
    ),
    axes: [colourAxis("orange", "teal", "plum", "sand")],
    variants: [
      offer(
        "tassel-12",
        ["Beaded tassel bracelet, card of 12", "流苏串珠手链，12条一卡"],
        ["Cotton tassels, cut level by hand", "棉线流苏，手工修齐"],
        {
          cents: 504,
          grams: 150,
          min: 3,
          larger: [
            [12, 468],
            [48, 430],
          ],
        },
      ),
      offer(
        "prayer-108",
        ["Prayer strand, 108 sandalwood-look beads", "108颗檀木色佛珠手串"],
        ["Wears as a necklace or four times round the wrist", "可挂颈，也可绕腕四圈"],
        { cents: 290, was: 360, grams: 48, larger: [[10, 232]], axes: [colourAxis("chestnut", "charcoal")] },
      ),
      offer(
        "friendship-24",
        ["Woven friendship bracelets, 24 colours on one card", "编织友谊手绳，24色一卡"],
        ["Sliding knot, fits children and adults", "滑结可调，大人孩子都能戴"],
        { cents: 620, grams: 120, min: 2, axes: [] },
      ),
      offer(
        "wood-necklace",
        ["Wooden bead necklace with tassel, 80 cm", "木珠流苏长项链，80厘米"],
        ["Light enough to wear all day at a stall", "分量轻，摆摊戴一天不累"],
        {
          cents: 245,
          was: 315,
          grams: 42,
          larger: [
            [12, 186],
            [48, 176],
            [192, 163],
          ],
        },
      ),
      offer(
        "pearl-look",
        ["Pearl-look strand 45 cm with lobster clasp", "仿珍珠项链45厘米，龙虾扣"],
        ["Knotted between beads like the real thing", "珠间打结，做法同真珠"],
        {
          cents: 158,
          grams: 36,
          min: 12,
          larger: [
            [60, 142],
            [240, 126],
          ],
          axes: [colourAxis("pearl", "blush", "grey")],
        },
      ),
    ],
  },
  {
    key: "fashion-chain",
    category: "jewellery-strands-chains",
    store: "glint",
    unit: both(["pc", "条"]),
    picture: { object: "chain", recolour: false },
    intro: story(
      para(
        "Stainless steel chain that keeps its colour against skin and sweat. Every link is welded; ends close with a lobster clasp and a 5 cm extension.",
        "不锈钢链条，贴身出汗不变色。链节全部焊口，龙虾扣收尾，另带5厘米延长链。",
      ),
      para(
        "Bought by stalls as finished necklaces and by workshops by the metre. Both come from the same coil, so repeat orders match.",
        "摊位买成品，工坊按米买。两种同卷出货，返单颜色一致。",
      ),
    ),
    params: params(
      ["Material", "材质", "304 stainless steel", "304不锈钢"],
      ["Gold tone", "金色工艺", "Vacuum plated", "真空电镀"],
      ["Clasp", "扣头", "Lobster, 12 mm", "龙虾扣，12毫米"],
      ["Links", "链节", "Welded", "焊口"],
    ),
    axes: [finishes, words(["Length", "长度"], ["45 cm", "45厘米"], ["50 cm", "50厘米", 8], ["60 cm", "60厘米", 20])],
    variants: [
      offer("cable", ["Cable chain 3 mm", "十字链3毫米"], ["The one that goes with every pendant", "什么吊坠都能配"], {
        cents: 112,
        grams: 9,
        min: 20,
        larger: [
          [100, 104],
          [500, 94],
        ],
      }),
      offer(
        "curb",
        ["Curb chain 7 mm, polished flat", "侧身链7毫米，磨平抛光"],
        ["Lies flat on a collar", "贴领不翻"],
        {
          cents: 260,
          picture: { object: "curb-chain", recolour: false },
          was: 320,
          grams: 34,
          larger: [[12, 198]],
        },
      ),
      offer(
        "paperclip",
        ["Paperclip chain with heart toggle", "回形针链配心形OT扣"],
        ["Toggle at the front, no pendant needed", "前扣即装饰，不用配坠"],
        { cents: 176, picture: { object: "paperclip-chain", recolour: false }, grams: 18, min: 12 },
      ),
      offer(
        "by-the-metre",
        ["Loose cable chain, uncut, 10 m on a reel", "散装十字链，10米一卷"],
        ["Cut your own lengths; 20 clasps in the bag", "自己裁长度，袋内附20个扣头"],
        {
          cents: 890,
          picture: { object: "necklace-reel", recolour: false },
          was: 1080,
          grams: 160,
          min: 1,
          axes: [finishes],
        },
      ),
    ],
  },
  {
    key: "small-pendant",
    category: "jewellery-strands-chains",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "件"]),
    picture: { object: "heart-pendant", recolour: true },
    intro: story(
      para(
        "Enamel pendants on a thin steel chain, one motif per card. Small motifs sell by impulse: keep six kinds beside the till rather than sixty of one.",
        "细钢链配珐琅小坠，一卡一款。小图案靠一眼看中，收银台边摆六款，强过一款摆六十条。",
      ),
      para(
        "Enamel is filled, fired and polished level. The card closes with a fold, not glue, and can be used again.",
        "珐琅填色、烘烤后磨平。卡片折扣固定，不用胶，可重复使用。",
      ),
    ),
    params: params(
      ["Chain", "链条", "Steel, 42 + 5 cm", "钢链，42加5厘米"],
      ["Pendant", "吊坠", "Zinc alloy, enamel", "锌合金珐琅"],
      ["Size", "尺寸", "12 to 16 mm", "12至16毫米"],
      ["Lead and cadmium", "铅镉", "Tested, below limit", "检测合格"],
    ),
    axes: [colourAxis("scarlet", "blush", "sky")],
    variants: [
      offer("heart", ["Heart pendant", "心形吊坠"], ["Sells twice as fast in February", "二月卖得快一倍"], {
        cents: 78,
        grams: 5,
        min: 30,
        larger: [
          [120, 71],
          [600, 63],
        ],
      }),
      offer("clover", ["Four-leaf clover pendant", "四叶草吊坠"], ["Green enamel on both sides", "双面绿釉"], {
        cents: 82,
        grams: 5,
        min: 30,
        larger: [
          [300, 75],
          [1200, 68],
        ],
        axes: [colourAxis("forest", "mint")],
        picture: { object: "clover-pendant", recolour: true },
      }),
      offer(
        "crescent",
        ["Crescent moon pendant, satin gold", "弯月吊坠，哑光金"],
        ["Brushed, hides fingerprints", "拉丝面，不显指纹"],
        {
          cents: 115,
          was: 140,
          grams: 5,
          larger: [[30, 86]],
          axes: [finishes],
          picture: { object: "moon-pendant", recolour: false },
        },
      ),
      offer(
        "old-key",
        ["Old key pendant on cord", "复古钥匙吊坠皮绳款"],
        ["Cord instead of chain, for men's cards too", "皮绳款，男款卡也能挂"],
        {
          cents: 125,
          grams: 11,
          larger: [[24, 94]],
          axes: [words(["Cord", "绳色"], ["Brown", "棕色"], ["Black", "黑色"])],
          picture: { object: "key-pendant", recolour: false },
        },
      ),
      offer(
        "butterfly",
        ["Butterfly pendant, two enamels", "双色珐琅蝴蝶吊坠"],
        ["Wings lift 15 degrees, so it catches light", "翅膀上翘15度，会反光"],
        {
          cents: 98,
          was: 128,
          grams: 6,
          min: 24,
          larger: [
            [120, 91],
            [480, 83],
          ],
          axes: [colourAxis("orange", "sky", "violet")],
          picture: { object: "butterfly-pendant", recolour: true },
        },
      ),
    ],
  },
];
