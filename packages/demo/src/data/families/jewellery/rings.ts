import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";
import { finishes } from "./axes.ts";

const ringSizes = words(["Inside diameter", "内径"], ["16 mm", "16毫米"], ["17 mm", "17毫米"], ["18 mm", "18毫米"]);

/** Rings, crystals and charms. */
export const ringsFamilies: readonly GoodsFamily[] = [
  {
    key: "stone-ring",
    category: "jewellery-rings-stone",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "枚"]),
    picture: { object: "stone-ring", companions: ["crystal"], recolour: true },
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
          larger: [
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
          larger: [
            [100, 132],
            [500, 118],
          ],
        },
      ),
      offer(
        "signet",
        ["Signet ring, flat enamel top", "印章戒指，滴釉平面"],
        ["Top takes a laser logo up to 8 mm", "戒面可激光刻8毫米标志"],
        { cents: 155, grams: 6, larger: [[12, 118]], axes: [colourAxis("navy", "forest", "plum"), finishes] },
      ),
      offer(
        "stacking",
        ["Stacking rings, set of 5", "叠戴细戒5件套"],
        ["Five thin bands on one card", "五枚细圈同卡"],
        {
          cents: 225,
          was: 280,
          grams: 7,
          larger: [
            [12, 172],
            [60, 160],
            [240, 146],
          ],
          axes: [finishes],
        },
      ),
    ],
  },
  {
    key: "charm-crystal",
    category: "jewellery-rings-crystals",
    store: "glint",
    brand: "glint",
    unit: both(["pc", "颗"]),
    picture: { object: "crystal", companions: ["stone-ring"], recolour: true },
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
          larger: [
            [200, 46],
            [1000, 39],
          ],
        },
      ),
      offer(
        "paperweight-60",
        ["Diamond paperweight 60 mm, gift boxed", "钻石镇纸60毫米，礼盒装"],
        ["Heavy enough for a desk, boxed for a gift", "压得住纸，盒装可送礼"],
        {
          cents: 385,
          picture: { object: "crystal", companions: ["gift-box"], recolour: true },
          was: 460,
          grams: 240,
          min: 6,
        },
      ),
      offer(
        "drop-pendant",
        ["Drop pendant with bail, 14 mm", "水滴吊坠带扣，14毫米"],
        ["Bail already fitted, ready for any chain", "吊扣已装，任意配链"],
        { cents: 44, picture: { object: "drop-pendant", recolour: true }, grams: 4, min: 60 },
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
    picture: { object: "eye", companions: ["lucky-hand"], recolour: true },
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
          larger: [
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
        { cents: 74, grams: 14, min: 40, picture: { object: "lucky-hand", companions: ["eye"], recolour: true } },
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
];
