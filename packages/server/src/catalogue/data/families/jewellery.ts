import type { GoodsFamily } from "../../family.ts";
import { both, colourAxis, params, words } from "../familyBuilders.ts";
import { bullets, head, offer, para, story } from "./offers.ts";

const ringSizes = words(["Inside diameter", "内径"], ["16 mm", "16毫米"], ["17 mm", "17毫米"], ["18 mm", "18毫米"]);
const finishes = words(["Finish", "电镀色"], ["Gold tone", "金色"], ["Silver tone", "银色"]);

/** Rings, strands, hair pieces and the dressing table. */
export const jewelleryFamilies: readonly GoodsFamily[] = [
  {
    key: "stone-ring",
    category: "jewellery-rings-stone",
    store: "glint",
    unit: both(["pc", "枚"]),
    picture: { object: "1f48d", companions: ["1f48e"], recolour: true },
    intro: story(
      para(
        "A counter ring that looks worth more than it costs. The stone is cut glass or cubic zirconia, held by four claws that are filed smooth so they do not snag wool.",
        "柜台走量的戒指，看着比价格体面。主石为切面玻璃或锆石，四爪打磨光滑，不勾毛衣。",
      ),
      para(
        "Plating is nickel-free and passes the EU nickel release test. Rings arrive in slotted foam trays, ready to put under glass.",
        "电镀不含镍，符合欧盟镍释放标准。整板海绵插槽包装，拆开即可上柜。",
      ),
    ),
    params: params(
      ["Metal", "材质", "Brass, rhodium or gold tone plated", "黄铜，镀铑或镀金色"],
      ["Stone", "主石", "Cubic zirconia or cut glass", "锆石或切面玻璃"],
      ["Nickel", "镍释放", "Below 0.5 µg/cm² a week", "每周低于0.5微克/平方厘米"],
      ["Packing", "包装", "Foam tray of 50", "50枚一板"],
      ["HS code", "海关编码", "7117.19", "7117.19"],
    ),
    axes: [colourAxis("sky", "rose", "forest"), ringSizes],
    variants: [
      offer(
        "adjustable",
        ["Adjustable ring, cubic stone, rhodium plated", "开口可调戒指，方形锆石，镀铑"],
        ["Opens from 16 to 19 mm, one size to stock", "16至19毫米可调，只备一个码"],
        {
          cents: 64,
          was: 95,
          grams: 3,
          min: 50,
          then: [
            [200, 58],
            [1000, 51],
          ],
          axes: [colourAxis("sky", "rose", "forest", "violet")],
        },
      ),
      offer(
        "solitaire",
        ["Solitaire ring, round stone 6 mm", "单石戒指，6毫米圆石"],
        ["Low setting that fits under gloves", "矮镶口，戴手套不顶"],
        { cents: 88, grams: 3, min: 20 },
      ),
      offer(
        "halo",
        ["Halo ring with twenty small stones around a pear cut", "群镶戒指，水滴主石配二十颗小石"],
        ["Every small stone is glued and set, none falls out in the tray", "小石胶镶双重固定，整板不掉石"],
        {
          cents: 146,
          was: 188,
          grams: 4,
          min: 20,
          then: [
            [100, 132],
            [500, 118],
          ],
        },
      ),
      offer(
        "signet",
        ["Signet ring, flat enamel top", "印章戒指，滴釉平面"],
        ["Top takes a laser logo up to 8 mm", "戒面可激光刻8毫米标志"],
        { cents: 118, grams: 6, min: 12, axes: [colourAxis("navy", "forest", "plum"), finishes] },
      ),
      offer(
        "stacking",
        ["Stacking rings, set of 5", "叠戴细戒5件套"],
        ["Five thin bands on one card", "五枚细圈同卡"],
        { cents: 172, was: 215, grams: 7, min: 12, axes: [finishes] },
      ),
    ],
  },
  {
    key: "charm-crystal",
    category: "jewellery-rings-crystals",
    store: "glint",
    unit: both(["pc", "颗"]),
    picture: { object: "1f48e", companions: ["1f48d", "1fa99"], recolour: true },
    intro: story(
      para(
        "Machine-cut glass crystals for necklaces, keyrings and window hangers. Facets are polished on all sides, so a cheap chain still gets a stone that throws light.",
        "机切玻璃水晶，可做项链、钥匙扣和窗挂。刻面全抛，配普通链条也能出光。",
      ),
      bullets(
        ["1.5 mm hole through the top, or closed with a glue-on cap", "顶部1.5毫米通孔，或配胶粘帽"],
        ["Lead-free glass, colour goes all the way through", "无铅玻璃，通体染色不掉色"],
      ),
    ),
    params: params(
      ["Material", "材质", "Lead-free K9 glass", "无铅K9玻璃"],
      ["Hole", "孔径", "1.5 mm", "1.5毫米"],
      ["Polish", "抛光", "All facets", "全刻面"],
      ["Packing", "包装", "Paper twist, 20 a bag", "纸卷，20颗一袋"],
    ),
    axes: [colourAxis("sky", "violet", "rose", "mint", "mustard")],
    variants: [
      offer(
        "brilliant-20",
        ["Brilliant-cut crystal 20 mm", "圆钻形水晶20毫米"],
        ["57 facets, the classic display stone", "57刻面，陈列经典款"],
        {
          cents: 52,
          grams: 9,
          min: 40,
          then: [
            [200, 46],
            [1000, 39],
          ],
        },
      ),
      offer(
        "paperweight-60",
        ["Diamond paperweight 60 mm, gift boxed", "钻石镇纸60毫米，礼盒装"],
        ["Heavy enough for a desk, boxed for a gift", "压得住纸，盒装可送礼"],
        { cents: 385, was: 460, grams: 240, min: 6 },
      ),
      offer(
        "drop-pendant",
        ["Drop pendant with bail, 14 mm", "水滴吊坠带扣，14毫米"],
        ["Bail already fitted, ready for any chain", "吊扣已装，任意配链"],
        { cents: 44, grams: 4, min: 60 },
      ),
      offer(
        "acrylic-gems",
        ["Acrylic table gems, 500 g", "亚克力桌撒宝石，500克"],
        ["For vases, treasure games and wedding tables", "花瓶、寻宝游戏和婚宴桌面都能用"],
        { cents: 290, grams: 510, min: 4 },
      ),
    ],
  },
  {
    key: "lucky-eye",
    category: "jewellery-rings-crystals",
    store: "glint",
    unit: both(["pc", "个"]),
    picture: { object: "1f9ff", companions: ["1faac"], recolour: true },
    intro: story(
      para(
        "The blue eye hangs in shops from Izmir to Athens, and sells at every till. Ours is poured glass, not printed plastic, so the rings of the eye sit in the glass itself.",
        "蓝眼挂件从伊兹密尔卖到雅典，收银台边的常销品。我们用熔铸玻璃，不是塑料贴纸，眼纹就在玻璃里。",
      ),
      para(
        "Cord, split ring or adhesive back: choose by where it will hang. Each piece has a small blank card for your own price.",
        "可选挂绳、钥匙圈或背胶，看挂在哪里。每件配一张空白小卡，方便自己标价。",
      ),
    ),
    params: params(
      ["Material", "材质", "Poured glass", "熔铸玻璃"],
      ["Cord", "挂绳", "Waxed cotton, 12 cm", "蜡棉绳，12厘米"],
      ["Card", "卡片", "Kraft, blank back", "牛皮纸，背面空白"],
      ["Origin", "产地", "Pujiang, Zhejiang", "浙江浦江"],
    ),
    axes: [colourAxis("blue", "teal", "rose")],
    variants: [
      offer(
        "wall-8cm",
        ["Glass eye wall hanger 8 cm", "蓝眼玻璃壁挂8厘米"],
        ["Flat back, hangs still against a door", "平背设计，挂门上不晃"],
        {
          cents: 96,
          grams: 95,
          min: 24,
          then: [
            [96, 88],
            [480, 79],
          ],
        },
      ),
      offer(
        "key-ring",
        ["Eye key ring with tassel", "蓝眼流苏钥匙扣"],
        ["Tassel colour matches the glass", "流苏与玻璃同色"],
        { cents: 58, was: 72, grams: 22, min: 50 },
      ),
      offer(
        "hamsa-charm",
        ["Hand of luck charm, enamel, 4 cm", "法蒂玛之手珐琅挂件，4厘米"],
        ["Two-sided enamel, no blank back", "双面珐琅，没有光背"],
        { cents: 74, grams: 14, min: 40, picture: { object: "1faac", companions: ["1f9ff"], recolour: true } },
      ),
      offer(
        "bead-lot",
        ["Eye beads 10 mm, 100 pcs", "蓝眼珠10毫米，100颗"],
        ["Holes are clean, no glass dust", "孔口干净，无玻璃屑"],
        {
          cents: 210,
          grams: 130,
          min: 5,
          stock: 0,
        },
      ),
    ],
  },
  {
    key: "beaded-bracelet",
    category: "jewellery-strands-beaded",
    store: "glint",
    unit: both(["card", "卡"]),
    picture: { object: "1f4ff", companions: ["1fa99"], recolour: true },
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
          then: [
            [12, 468],
            [48, 430],
          ],
        },
      ),
      offer(
        "prayer-108",
        ["Prayer strand, 108 sandalwood-look beads", "108颗檀木色佛珠手串"],
        ["Wears as a necklace or four times round the wrist", "可挂颈，也可绕腕四圈"],
        { cents: 232, was: 290, grams: 48, min: 10, axes: [colourAxis("chestnut", "charcoal")] },
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
        { cents: 186, was: 240, grams: 42, min: 12 },
      ),
      offer(
        "pearl-look",
        ["Pearl-look strand 45 cm with lobster clasp", "仿珍珠项链45厘米，龙虾扣"],
        ["Knotted between beads like the real thing", "珠间打结，做法同真珠"],
        {
          cents: 158,
          grams: 36,
          min: 12,
          then: [
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
    picture: { object: "26d3-fe0f", companions: ["1f517"], recolour: false },
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
        then: [
          [100, 104],
          [500, 94],
        ],
      }),
      offer(
        "curb",
        ["Curb chain 7 mm, polished flat", "侧身链7毫米，磨平抛光"],
        ["Lies flat on a collar", "贴领不翻"],
        {
          cents: 198,
          was: 245,
          grams: 34,
          min: 12,
        },
      ),
      offer(
        "paperclip",
        ["Paperclip chain with heart toggle", "回形针链配心形OT扣"],
        ["Toggle at the front, no pendant needed", "前扣即装饰，不用配坠"],
        { cents: 176, grams: 18, min: 12 },
      ),
      offer(
        "by-the-metre",
        ["Loose cable chain, uncut, 10 m on a reel", "散装十字链，10米一卷"],
        ["Cut your own lengths; 20 clasps in the bag", "自己裁长度，袋内附20个扣头"],
        { cents: 890, was: 1080, grams: 160, min: 1, axes: [finishes] },
      ),
    ],
  },
  {
    key: "small-pendant",
    category: "jewellery-strands-chains",
    store: "glint",
    unit: both(["pc", "件"]),
    picture: { object: "2764-fe0f", companions: ["26d3-fe0f"], recolour: true },
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
      offer("heart", ["Heart", "小心"], ["Sells twice as fast in February", "二月卖得快一倍"], {
        cents: 78,
        grams: 5,
        min: 30,
        then: [
          [120, 71],
          [600, 63],
        ],
      }),
      offer("clover", ["Four-leaf clover pendant", "四叶草吊坠"], ["Green enamel on both sides", "双面绿釉"], {
        cents: 82,
        grams: 5,
        min: 30,
        axes: [colourAxis("forest", "mint")],
        picture: { object: "1f340", recolour: true },
      }),
      offer(
        "crescent",
        ["Crescent moon pendant, satin gold", "弯月吊坠，哑光金"],
        ["Brushed, hides fingerprints", "拉丝面，不显指纹"],
        {
          cents: 86,
          was: 105,
          grams: 5,
          min: 30,
          axes: [finishes],
          picture: { object: "1f319", companions: ["2b50"], recolour: false },
        },
      ),
      offer(
        "old-key",
        ["Old key pendant on cord", "复古钥匙吊坠皮绳款"],
        ["Cord instead of chain, for men's cards too", "皮绳款，男款卡也能挂"],
        {
          cents: 94,
          grams: 11,
          min: 24,
          axes: [words(["Cord", "绳色"], ["Brown", "棕色"], ["Black", "黑色"])],
          picture: { object: "1f5dd-fe0f", recolour: false },
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
          axes: [colourAxis("orange", "sky", "violet")],
          picture: { object: "1f98b", recolour: true },
        },
      ),
    ],
  },
  {
    key: "hair-bow",
    category: "jewellery-hair-bows",
    store: "glint",
    unit: both(["pc", "个"]),
    picture: { object: "1f380", recolour: true },
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
          then: [
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
          cents: 134,
          was: 168,
          grams: 34,
          min: 20,
        },
      ),
    ],
  },
  {
    key: "flower-clip",
    category: "jewellery-hair-bows",
    store: "glint",
    unit: both(["pc", "个"]),
    picture: { object: "1f338", companions: ["1f33a"], recolour: true },
    intro: story(
      para(
        "Resin and fabric flowers for hair, hats and buttonholes. The clip at the back has a brooch pin beside it, so one piece does three jobs.",
        "树脂和布艺花，发饰、帽饰、胸花都行。背面夹子旁带一枚别针，一件三用。",
      ),
      para(
        "Petals are cut double and pressed, and keep their cup after a crushed trip.",
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
          picture: { object: "1f33a", recolour: true },
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
          picture: { object: "1f33c", recolour: true },
        },
      ),
      offer(
        "rose-corsage",
        ["Rose corsage, wrist or lapel", "玫瑰手腕花胸花两用"],
        ["Elastic band included", "附弹力腕带"],
        {
          cents: 124,
          grams: 20,
          min: 20,
          then: [
            [100, 112],
            [400, 98],
          ],
          picture: { object: "1f339", recolour: true },
        },
      ),
    ],
  },
  {
    key: "tiara",
    category: "jewellery-hair-tiaras",
    store: "festive-row",
    unit: both(["pc", "顶"]),
    picture: { object: "1f451", companions: ["1f48e"], recolour: false },
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
        ["Fits a whole class at once", "一个班刚好够"],
        {
          cents: 540,
          grams: 210,
          min: 2,
          then: [
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
    unit: both(["pc", "把"]),
    picture: { object: "1faae", recolour: true },
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
          then: [
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
          cents: 168,
          was: 210,
          grams: 110,
          min: 12,
        },
      ),
    ],
  },
  {
    key: "sunglasses",
    category: "jewellery-accessories-eyewear",
    store: "glint",
    unit: both(["pc", "副"]),
    picture: { object: "1f576-fe0f", recolour: true },
    intro: story(
      para(
        "UV400 lenses in light frames, made for a summer on a rotating stand. Hinges are metal, screws have thread lock, and every pair carries the category and CE marks.",
        "UV400镜片配轻质镜框，适合夏天转架陈列。金属铰链，螺丝点胶，每副印有类别与CE标识。",
      ),
      bullets(
        ["Lens category 3: for bright sun, fine for driving", "3类镜片，强光可用，可驾驶"],
        ["Display cards hold 24 pairs and fold flat", "陈列卡可挂24副，可折平"],
      ),
    ),
    params: params(
      ["Lens", "镜片", "Polycarbonate, UV400, category 3", "PC，UV400，3类"],
      ["Frame", "镜框", "Polycarbonate", "PC"],
      ["Hinge", "铰链", "Metal, two-hole", "金属双孔"],
      ["Standard", "标准", "EN ISO 12312-1", "EN ISO 12312-1"],
      ["Width", "总宽", "142 mm", "142毫米"],
    ),
    axes: [colourAxis("violet", "charcoal", "scarlet", "teal")],
    variants: [
      offer(
        "assortment-24",
        ["UV400 sunglasses assortment, 24 pairs on display card", "UV400太阳镜混装，24副陈列卡"],
        ["Six shapes, four colours, one card", "六款四色，一卡上架"],
        {
          cents: 2160,
          was: 2880,
          grams: 860,
          min: 1,
          axes: [],
        },
      ),
      offer(
        "classic",
        ["Classic square sunglasses", "经典方框太阳镜"],
        ["The shape that fits most faces", "最不挑脸的款"],
        {
          cents: 108,
          grams: 26,
          min: 24,
          then: [
            [120, 98],
            [600, 86],
          ],
        },
      ),
      offer(
        "kids",
        ["Children's sunglasses, soft frame, 3 to 8 years", "儿童软框太阳镜，3至8岁"],
        ["Arms bend outwards and spring back", "镜腿外掰不断"],
        {
          cents: 124,
          was: 155,
          grams: 19,
          min: 24,
          axes: [colourAxis("sky", "rose", "lime")],
        },
      ),
      offer(
        "folding",
        ["Folding sunglasses with belt case", "折叠太阳镜，带腰挂盒"],
        ["Folds to 7 cm", "折叠后仅7厘米"],
        { cents: 276, grams: 58, min: 10, stock: 0 },
      ),
      offer(
        "party-blank",
        [
          "Party sunglasses, blank arms for printing, one colour of your choice for the whole carton, 300 pairs",
          "派对太阳镜，镜腿留白可印字，整箱单色任选，300副",
        ],
        ["Pad print area 40 x 6 mm on each arm", "每侧镜腿可移印40×6毫米"],
        {
          cents: 52,
          grams: 22,
          min: 100,
          then: [
            [300, 46],
            [1500, 41],
          ],
        },
      ),
    ],
  },
  {
    key: "reading-glasses",
    category: "jewellery-accessories-eyewear",
    store: "glint",
    unit: both(["pc", "副"]),
    picture: { object: "1f453", recolour: true },
    intro: story(
      para(
        "Ready readers for chemists, bookshops and hotel desks. Lenses are aspheric, edges do not swim, and the strength is printed inside the arm and on the lens.",
        "成品老花镜，药房、书店、酒店前台常备。非球面镜片，边缘不变形，度数印在镜腿内侧和镜片上。",
      ),
      para("Sold per pair; a mixed dozen is packed by strength on request.", "按副出售，可按度数混装一打。"),
    ),
    params: params(
      ["Lens", "镜片", "Acrylic, aspheric", "亚克力非球面"],
      ["Frame", "镜框", "PC, spring hinge", "PC，弹簧铰链"],
      ["Marking", "标识", "CE, EN 14139", "CE，EN 14139"],
      ["Weight", "重量", "22 g", "22克"],
    ),
    axes: [
      words(
        ["Strength", "度数"],
        ["+1.00", "+1.00"],
        ["+1.50", "+1.50"],
        ["+2.00", "+2.00"],
        ["+2.50", "+2.50"],
        ["+3.00", "+3.00"],
      ),
    ],
    variants: [
      offer("spring", ["Spring-hinge readers", "弹簧铰链老花镜"], ["Fits wide faces without pressing", "大脸不夹"], {
        cents: 132,
        grams: 22,
        min: 12,
        then: [
          [60, 120],
          [300, 106],
        ],
      }),
      offer("tube", ["Pocket readers in an aluminium tube", "铝管便携老花镜"], ["As thin as a pen", "和笔一样细"], {
        cents: 205,
        was: 260,
        grams: 34,
        min: 10,
      }),
      offer(
        "blue-filter",
        ["Screen readers, blue filter, clear frame", "防蓝光老花镜，透明框"],
        ["Filter is in the lens, not a film", "蓝光吸收在片内，非贴膜"],
        { cents: 188, grams: 23, min: 12 },
      ),
      offer(
        "zero-fashion",
        ["Fashion frames, plain lens", "平光装饰镜"],
        ["Six colours for the photo wall", "六色，拍照墙常用"],
        {
          cents: 96,
          was: 118,
          grams: 21,
          min: 24,
          axes: [colourAxis("navy", "chestnut", "plum", "forest", "scarlet", "charcoal")],
        },
      ),
    ],
  },
  {
    key: "wrist-watch",
    category: "jewellery-accessories-watches",
    store: "glint",
    unit: both(["pc", "只"]),
    picture: { object: "231a", recolour: true },
    intro: story(
      para(
        "A plain quartz watch that keeps time to twenty seconds a month. The movement is Japanese, the case is sealed with a screwed back, and a spare battery comes with every tenth watch.",
        "简单耐用的石英表，月差二十秒内。日本机芯，旋入后盖，每十只送一颗备用电池。",
      ),
      head("Water", "防水"),
      para("5 ATM is for hand washing and swimming in a pool, not for diving.", "5ATM可洗手、泳池游泳，不可潜水。"),
    ),
    params: params(
      ["Movement", "机芯", "Quartz, Japan", "日本石英"],
      ["Case", "表壳", "36 to 42 mm, ABS or alloy", "36至42毫米，ABS或合金"],
      ["Battery", "电池", "SR626SW, 2 years", "SR626SW，约2年"],
      ["Strap", "表带", "20 mm, quick release", "20毫米快拆"],
      ["Guarantee", "质保", "12 months", "12个月"],
    ),
    axes: [colourAxis("blue", "charcoal", "scarlet", "forest")],
    variants: [
      offer(
        "silicone-5atm",
        ["Quartz watch, silicone strap, 5 ATM", "硅胶带石英表，5ATM防水"],
        ["Strap washes clean under the tap", "表带冲水即净"],
        {
          cents: 536,
          was: 690,
          grams: 52,
          min: 10,
          then: [
            [50, 498],
            [200, 455],
          ],
        },
      ),
      offer(
        "kids-teach",
        ["Children's learn-the-time watch", "儿童认时手表"],
        ["Past and to are written on the dial", "表盘写明几点过几分"],
        {
          cents: 398,
          grams: 34,
          min: 12,
          axes: [colourAxis("sky", "rose", "lime")],
        },
      ),
      offer(
        "nurse-fob",
        ["Nurse's fob watch, pin back", "护士挂表，别针款"],
        ["Dial reads upside down", "倒置表盘，低头即看"],
        { cents: 245, was: 310, grams: 28, min: 12 },
      ),
      offer("digital", ["Digital sports watch", "电子运动表"], ["Stopwatch, two alarms, light", "秒表、双闹铃、背光"], {
        cents: 468,
        grams: 44,
        min: 10,
        axes: [colourAxis("charcoal", "navy")],
      }),
      offer(
        "slim-leather-look",
        ["Slim dress watch with leather-look strap, boxed", "超薄正装表，仿皮表带，盒装"],
        ["7 mm case slides under a cuff", "7毫米表壳，不卡袖口"],
        {
          cents: 845,
          was: 990,
          grams: 96,
          min: 6,
          axes: [words(["Strap", "表带"], ["Black", "黑色"], ["Brown", "棕色"])],
        },
      ),
    ],
  },
  {
    key: "tabletop-mirror",
    category: "jewellery-accessories-dressing",
    store: "glint",
    unit: both(["pc", "面"]),
    picture: { object: "1fa9e", companions: ["1f484"], recolour: true },
    intro: story(
      para(
        "Silvered 3 mm glass with a safety film on the back: if it cracks, it stays in the frame. Frames are moulded in one piece and painted, not printed.",
        "3毫米镀银玻璃，背贴安全膜，碎了不散。边框一体成型，喷漆而非贴纸。",
      ),
      para("Each mirror is drop-tested in its carton from 80 cm.", "每款带箱做80厘米跌落测试。"),
    ),
    params: params(
      ["Glass", "镜片", "3 mm silvered, safety film", "3毫米镀银，背安全膜"],
      ["Frame", "边框", "ABS, sprayed", "ABS喷漆"],
      ["Foot", "底座", "Folding, two angles", "折叠脚，两档角度"],
      ["Carton", "外箱", "24 pcs", "24面"],
    ),
    axes: [colourAxis("mustard", "blush", "pearl", "mint")],
    variants: [
      offer("scalloped-22", ["Scalloped tabletop mirror 22 cm", "花边台镜22厘米"], ["Stands or hangs", "可立可挂"], {
        cents: 438,
        grams: 520,
        min: 8,
        then: [
          [24, 412],
          [96, 376],
        ],
      }),
      offer(
        "compact",
        ["Compact mirror, plain and 2x", "随身小圆镜，平面加2倍"],
        ["Lid takes a printed disc of 58 mm", "盖面可印58毫米圆标"],
        { cents: 92, grams: 46, min: 36 },
      ),
      offer(
        "hand",
        ["Hand mirror with long handle, salon size", "长柄手持镜，沙龙号"],
        ["Handle hole for a hook", "手柄带挂孔"],
        { cents: 176, was: 225, grams: 190, min: 15 },
      ),
      offer(
        "led",
        ["LED make-up mirror, USB, three tones of light", "LED化妆镜，USB供电，三色光"],
        ["Touch dimmer, remembers the last level", "触控调光，记忆亮度"],
        { cents: 985, was: 1240, grams: 610, min: 4 },
      ),
    ],
  },
  {
    key: "lip-tint",
    category: "jewellery-accessories-dressing",
    store: "freshfold",
    unit: both(["tray", "盘"]),
    picture: { object: "1f484", recolour: true },
    intro: story(
      para(
        "Tinted balm in twist tubes, poured in Guangzhou under GMPC. Beeswax and shea, no menthol, no sugar taste. Each tray has a tester and a lid.",
        "旋管润色唇膏，广州GMPC车间灌装。蜂蜡加乳木果油，无薄荷醇，不加甜味。每盘含试用装和盖板。",
      ),
      para(
        "Ingredients are listed on every tube in English and Chinese; shelf life is three years, twelve months once opened.",
        "每支管身印中英文成分，保质期三年，开封后十二个月。",
      ),
    ),
    params: params(
      ["Base", "基质", "Beeswax, shea butter", "蜂蜡、乳木果油"],
      ["Net", "净含量", "3.5 g a stick", "每支3.5克"],
      ["Shelf life", "保质期", "3 years", "3年"],
      ["Registration", "备案", "CPNP and NMPA on file", "CPNP与药监备案"],
    ),
    axes: [colourAxis("rose", "scarlet", "plum")],
    variants: [
      offer(
        "tray-24",
        ["Tinted balm sticks, tray of 24", "润色唇膏，24支一盘"],
        ["Three shades that sell everywhere", "三个走量色号"],
        { cents: 1680, was: 2100, grams: 420, min: 1 },
      ),
      offer(
        "clear-24",
        ["Clear lip balm, tray of 24", "无色润唇膏，24支一盘"],
        ["Winter standard, no scent", "冬季常备，无香"],
        {
          cents: 1320,
          grams: 410,
          min: 1,
          then: [
            [6, 1260],
            [24, 1150],
          ],
          axes: [],
        },
      ),
      offer(
        "crayon",
        ["Lip crayon with sharpener cap, 12 pcs", "唇彩笔带削笔盖，12支"],
        ["Sharpener is in the cap", "笔盖自带卷笔刀"],
        { cents: 960, grams: 180, min: 2 },
      ),
      offer("gift-trio", ["Gift trio in a window box", "三支礼盒，开窗款"], ["One of each shade", "三色各一"], {
        cents: 345,
        was: 410,
        grams: 60,
        min: 12,
        stock: 0,
        axes: [],
      }),
    ],
  },
  {
    key: "hand-fan",
    category: "jewellery-accessories-dressing",
    store: "glint",
    unit: both(["pc", "把"]),
    picture: { object: "1faad", recolour: true },
    intro: story(
      para(
        "Bamboo ribs sanded on both edges, cloth or paper leaf, a metal rivet that opens smoothly on the hundredth time. Weddings order them by the hundred in July.",
        "竹骨双边打磨，布面或纸面，金属铆钉开合百次依旧顺滑。七月婚礼常成百订购。",
      ),
      para(
        "Blank leaves take screen printing; send a vector file and a colour number.",
        "素面可丝印，请提供矢量文件和色号。",
      ),
    ),
    params: params(
      ["Ribs", "扇骨", "Bamboo", "竹"],
      ["Leaf", "扇面", "Cotton, polyester or paper", "棉、涤纶或纸"],
      ["Length", "长度", "21 to 23 cm", "21至23厘米"],
      ["Printing", "印刷", "Screen, from 200 pcs", "丝印，200把起"],
    ),
    axes: [colourAxis("scarlet", "charcoal", "blush", "teal")],
    variants: [
      offer(
        "lace",
        ["Hand fan, bamboo ribs, lace edge", "竹骨蕾丝边折扇"],
        ["Lace is sewn, not glued", "蕾丝缝边，不用胶"],
        {
          cents: 78,
          grams: 36,
          min: 60,
          then: [
            [240, 70],
            [1200, 61],
          ],
        },
      ),
      offer(
        "blank-cotton",
        ["Blank cotton fan for printing", "素面棉布折扇，可印"],
        ["Primed leaf, ink does not bleed", "扇面已上浆，印墨不晕"],
        { cents: 66, grams: 32, min: 80, axes: [colourAxis("pearl", "sand")] },
      ),
      offer(
        "dance-33",
        ["Dance fan 33 cm with silk-look veil", "舞蹈扇33厘米，仿丝长纱"],
        ["Cracks open loudly, as dancers like it", "开扇有响声，舞者喜欢"],
        { cents: 210, was: 265, grams: 88, min: 12 },
      ),
      offer(
        "sandalwood-look",
        ["Carved wooden fan", "镂空木扇"],
        ["Laser-cut ribs, no leaf to tear", "镭雕扇骨，无面不破"],
        {
          cents: 148,
          grams: 40,
          min: 24,
          axes: [words(["Wood", "木色"], ["Natural", "原木色"], ["Walnut", "胡桃色"])],
        },
      ),
    ],
  },
];
