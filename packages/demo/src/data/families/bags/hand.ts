import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { head, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Totes, trolleys and shoulder bags. */
export const handFamilies: readonly GoodsFamily[] = [
  {
    key: "shopping-tote",
    category: "bags-hand-totes",
    store: "brightbag",
    brand: "greenstep",
    unit: both(["pc", "只"]),
    picture: { object: "tote", recolour: true },
    intro: story(
      para(
        "Carriers for markets, museums and supermarkets. Handles are cross-stitched and long enough for a shoulder over a winter coat.",
        "菜场、博物馆、超市都能用的袋子。提手打叉车缝，长度可跨冬衣上肩。",
      ),
      para(
        "One-colour printing is free from 500 pieces; send the artwork with the order note.",
        "500只起免费单色印刷，稿件随订单备注发来。",
      ),
    ),
    params: params(
      ["Load", "承重", "10 kg", "10公斤"],
      ["Handle", "提手", "65 cm, cross-stitched", "65厘米打叉"],
      ["Washable", "洗涤", "30 °C (cotton)", "棉款30℃可洗"],
      ["Printing", "印刷", "One colour free from 500", "500只起免费单色"],
    ),
    axes: [colourAxis("sand", "charcoal", "sky", "scarlet")],
    variants: [
      offer(
        "cotton-140",
        ["Cotton tote 140 g/m², long handles", "棉布袋140克，长提手"],
        ["Unbleached, the seeds still show", "本色未漂，可见棉籽"],
        {
          cents: 98,
          grams: 82,
          min: 50,
          larger: [
            [250, 89],
            [1000, 78],
          ],
        },
      ),
      offer(
        "canvas-340",
        ["Heavy canvas shopper with base", "加厚帆布购物袋带底"],
        ["Stands open while you fill it", "能立住，装东西不用扶"],
        { cents: 265, was: 325, grams: 240, min: 20 },
      ),
      offer(
        "pp-woven",
        ["Market tote, extra wide, unbleached", "加宽本白采购袋"],
        ["Holds a duvet cover and four pillows", "一床被套四个枕头装得下"],
        {
          cents: 132,
          grams: 190,
          min: 50,
          larger: [
            [250, 123],
            [1000, 112],
          ],
          axes: [
            words(
              ["Size", "尺寸"],
              ["50 x 40 cm", "50×40厘米"],
              ["65 x 55 cm", "65×55厘米", 38],
              ["90 x 60 cm", "90×60厘米", 96],
            ),
          ],
        },
      ),
      offer(
        "paper-kraft-100",
        ["Kraft carriers with twisted handles, 100 pcs", "牛皮纸手提袋，纸绳提手，100只"],
        ["Takes a rubber stamp well", "盖章清晰"],
        {
          picture: { object: "kraft-carriers", recolour: false },
          cents: 1480,
          grams: 4100,
          min: 1,
          axes: [words(["Size", "尺寸"], ["Small", "小号"], ["Medium", "中号", 320], ["Large", "大号", 690])],
        },
      ),
      offer("jute", ["Jute bag", "黄麻袋"], ["Laminated inside, wipes clean", "内覆膜可擦"], {
        cents: 250,
        was: 305,
        grams: 210,
        larger: [[25, 188]],
        axes: [colourAxis("sand", "forest")],
      }),
    ],
  },
  {
    key: "trolley-shopper",
    category: "bags-hand-totes",
    store: "brightbag",
    unit: both(["pc", "辆"]),
    picture: { object: "shopping-trolley", recolour: false },
    intro: story(
      para(
        "Shopping trolleys with a steel frame that folds to the width of a hand. Wheels are EVA and quiet on cobbles; the bag lifts off for the wash.",
        "钢架购物拉车，折后一掌宽。EVA静音轮，石板路不吵；袋身可拆洗。",
      ),
      para("Spare wheels and bags are sold for three years after a model ends.", "停产后三年内仍供应配轮和替换袋。"),
    ),
    params: params(
      ["Frame", "车架", "Steel tube 16 mm", "16毫米钢管"],
      ["Load", "载重", "30 kg", "30公斤"],
      ["Wheels", "轮", "EVA, 16 cm", "EVA，16厘米"],
      ["Folded", "折叠厚度", "9 cm", "9厘米"],
    ),
    axes: [words(["Bag", "袋身"], ["Grey", "灰色"], ["Red check", "红格"], ["Navy", "藏青"])],
    variants: [
      offer(
        "two-wheel",
        ["Shopping trolley, two wheels, 38 L", "两轮购物拉车38升"],
        ["Pulls level for shorter people too", "个子不高也拉得平"],
        { cents: 1580, grams: 1900, min: 2 },
      ),
      offer(
        "stair-six",
        ["Stair-climbing trolley, six wheels", "六轮爬楼拉车"],
        ["One step at a time without lifting", "一级一级滚上去，不用提"],
        { cents: 2450, was: 2890, grams: 2700, picture: { object: "stair-trolley", recolour: false }, min: 1 },
      ),
      offer(
        "basket-hand",
        ["Shop hand basket 20 L", "手提购物篮20升"],
        ["Stacks a hundred high on its trolley", "可百只叠放"],
        {
          cents: 370,
          grams: 620,
          larger: [
            [20, 298],
            [60, 278],
            [240, 249],
          ],
          axes: [colourAxis("scarlet", "blue", "forest")],
          picture: { object: "basket", recolour: true },
        },
      ),
      offer(
        "wire-cart-toy",
        ["Children's shopping cart, metal", "儿童金属购物车"],
        ["Real wheels, real squeak", "真轮子，真能推"],
        {
          cents: 1390,
          grams: 1500,
          picture: { object: "toy-cart", recolour: false },
          min: 2,
          axes: [],
          store: "little-fair",
        },
      ),
    ],
  },
  {
    key: "shoulder-bag",
    category: "bags-hand-shoulder",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "handbag", recolour: true },
    intro: story(
      para(
        "Structured handbags in washable PU. Edges are painted three times, feet are metal, and the lining is light so that you find your keys.",
        "可擦洗PU定型手袋。边油三道，金属脚钉，浅色里布，找钥匙不费眼。",
      ),
      head("Made for a stall", "适合摆摊"),
      para(
        "Each bag keeps its shape on a hook and comes stuffed, with a paper price tag on the handle.",
        "挂钩不变形，出厂填充，提手带空白吊牌。",
      ),
    ),
    params: params(
      ["Outside", "外料", "PU on cotton backing", "PU棉底"],
      ["Lining", "里料", "Polyester, light grey", "浅灰涤纶"],
      ["Strap", "肩带", "Detachable, 110 cm", "可拆，110厘米"],
      ["Feet", "脚钉", "Four, metal", "四颗金属"],
    ),
    axes: [colourAxis("chestnut", "charcoal", "plum", "sand")],
    variants: [
      offer(
        "top-handle",
        ["Top-handle bag with shoulder strap", "手提单肩两用包"],
        ["Zip pocket at the back for a ticket", "后袋拉链，放票卡"],
        { cents: 1415, was: 1780, grams: 560, larger: [[4, 1240]] },
      ),
      offer("crossbody", ["Crossbody bag, three compartments", "三层斜挎包"], ["Weighs 280 g empty", "空包仅280克"], {
        cents: 980,
        grams: 280,
        larger: [
          [6, 860],
          [24, 812],
          [96, 745],
        ],
      }),
      offer("saddle", ["Saddle bag with turn lock", "马鞍包，转锁"], ["Opens with one hand", "单手开合"], {
        cents: 1230,
        grams: 390,
        larger: [[4, 1080]],
      }),
      offer(
        "straw-summer",
        ["Straw-look summer bag, drawstring lining", "仿草编夏日手袋，抽绳内胆"],
        ["Lining closes, so nothing falls out on the beach", "内胆收口，沙滩不掉东西"],
        { cents: 735, was: 890, grams: 330, min: 6, axes: [colourAxis("sand", "mustard", "pearl")], stock: 0 },
      ),
    ],
  },
];
