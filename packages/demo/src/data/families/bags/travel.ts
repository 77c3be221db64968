import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Suitcases, briefcases and tags. */
export const travelFamilies: readonly GoodsFamily[] = [
  {
    key: "suitcase",
    category: "bags-travel-suitcases",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "suitcase", recolour: true },
    intro: story(
      para(
        "Hard cases in ABS and polycarbonate with a texture that hides scratches. The handle has three stops, the wheels are double, and the lock takes a customs key.",
        "ABS加PC硬箱，纹理面耐刮。拉杆三档，双排万向轮，海关锁。",
      ),
      para("Sets nest: three cases travel in the volume of one.", "三件套可套装，运输只占一箱体积。"),
    ),
    params: params(
      ["Shell", "箱壳", "ABS + PC, 1.8 mm", "ABS加PC，1.8毫米"],
      ["Wheels", "轮", "Four double, replaceable", "四个双轮，可换"],
      ["Lock", "锁", "TSA, three digits", "TSA三位密码"],
      ["Guarantee", "质保", "24 months", "24个月"],
    ),
    axes: [colourAxis("blue", "charcoal", "blush")],
    variants: [
      offer(
        "cabin-20",
        ["Cabin suitcase 20 in, 38 L", "登机箱20寸，38升"],
        ["55 x 36 x 22 cm, fits the common limit", "55×36×22厘米，符合多数登机限制"],
        {
          cents: 3280,
          was: 3950,
          grams: 2600,
          min: 1,
          larger: [
            [6, 3090],
            [24, 2860],
          ],
        },
      ),
      offer(
        "check-in-28",
        ["Check-in suitcase 28 in, expands by 5 cm", "托运箱28寸，可扩5厘米"],
        ["Expander zip locks with the main one", "扩展层与主拉链同锁"],
        { cents: 4680, grams: 4100, min: 1 },
      ),
      offer(
        "nest-3",
        ["Nested suitcase set of 3: 20, 24 and 28 in", "拉杆箱三件套：20、24、28寸"],
        ["Sell the set or split it", "可成套卖，也可拆卖"],
        { cents: 5980, was: 6900, grams: 8900, min: 1 },
      ),
      offer(
        "kids-ride",
        ["Children's ride-on suitcase", "儿童骑行箱"],
        ["Carries 40 kg and an impatient child", "承重40公斤，孩子坐着等登机"],
        { cents: 2640, grams: 2100, min: 2, axes: [colourAxis("lime", "rose", "sky")] },
      ),
    ],
  },
  {
    key: "briefcase",
    category: "bags-travel-briefcases",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "briefcase", recolour: true },
    intro: story(
      para(
        "Document cases for salespeople and law students: flat, plain, with a back sleeve that slides over a suitcase handle.",
        "业务员和法学生用的文件包：平整素净，背带可套拉杆。",
      ),
      para(
        "Fabric ones are 840D nylon; the others are PU with a suede-look lining.",
        "布款为840D尼龙，其余为PU配仿绒里。",
      ),
    ),
    params: params(
      ["Fits", "可放", "A4 folders, laptop 15.6 in", "A4文件夹，15.6寸电脑"],
      ["Handle", "提手", "Padded, riveted", "软垫铆接"],
      ["Strap", "肩带", "Removable", "可拆"],
      ["Sleeve", "拉杆套", "Yes", "有"],
    ),
    axes: [colourAxis("chestnut", "charcoal")],
    variants: [
      offer(
        "pu-classic",
        ["Briefcase, PU, two compartments", "PU公文包，双层"],
        ["Lock with two keys on a loop", "带锁，两把钥匙"],
        { cents: 1680, was: 2050, grams: 890, min: 2 },
      ),
      offer("nylon-slim", ["Slim nylon document bag", "超薄尼龙文件包"], ["2 cm flat when empty", "空包仅2厘米厚"], {
        cents: 855,
        grams: 380,
        larger: [
          [6, 720],
          [24, 678],
          [96, 622],
        ],
        axes: [colourAxis("charcoal", "navy", "grey")],
      }),
      offer(
        "expanding-13",
        ["Expanding file with 13 pockets and handle", "13格风琴文件包带提手"],
        ["Tabs printed by month and blank", "标签印月份，另附空白"],
        {
          cents: 510,
          grams: 520,
          larger: [
            [8, 430],
            [80, 396],
            [320, 357],
          ],
          axes: [colourAxis("navy", "plum", "teal")],
          store: "papermint",
        },
      ),
      offer("artist-a3", ["Artist's portfolio A3", "A3画夹包"], ["Keeps paper flat in the rain", "雨天画纸不卷"], {
        cents: 860,
        was: 990,
        grams: 700,
        min: 4,
        axes: [],
        stock: 0,
      }),
    ],
  },
  {
    key: "luggage-tag",
    category: "bags-travel-tags",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "个"]),
    picture: { object: "price-tag", companions: ["suitcase"], recolour: true },
    intro: story(
      para(
        "The small things beside the till of a luggage shop: tags with a covered address, straps that close with one click, covers that stretch over a case.",
        "箱包店收银台边的小件：遮盖式行李牌、一扣即紧的绑带、弹力箱套。",
      ),
      para("Address cards are waterproof paper; a ballpoint works on them.", "地址卡为防水纸，圆珠笔可写。"),
    ),
    params: params(
      ["Material", "材质", "PU, leather, silicone or nylon web", "PU、真皮、硅胶或尼龙织带"],
      ["Card", "卡片", "Waterproof paper", "防水纸"],
      ["Buckle", "扣具", "Acetal", "POM扣"],
      ["Printing", "印刷", "From 200 pcs", "200个起"],
    ),
    axes: [colourAxis("mustard", "navy", "scarlet")],
    variants: [
      offer(
        "pu-cover",
        ["Luggage tag, covered address", "遮盖式PU行李牌"],
        ["Nobody can read where you live", "地址不外露"],
        {
          cents: 74,
          grams: 24,
          min: 50,
          larger: [
            [250, 67],
            [1000, 58],
          ],
        },
      ),
      offer(
        "silicone-shapes",
        ["Silicone luggage tags, fruit shapes, 24 pcs", "水果造型硅胶行李牌24个"],
        ["Easy to see on the belt", "转盘上一眼认出"],
        { cents: 1290, was: 1560, grams: 640, min: 1, axes: [] },
      ),
      offer(
        "strap-cross",
        ["Luggage tag, double stitched", "双线车缝行李牌"],
        ["The loop is sewn in, so a belt can't pull it off", "挂环缝进牌身，传送带也扯不掉"],
        { cents: 320, grams: 40, larger: [[15, 258]] },
      ),
      offer(
        "scale",
        ["Leather luggage tag, embossed", "压花真皮行李牌"],
        ["Your letters pressed into the leather", "可压印姓名缩写"],
        {
          cents: 385,
          was: 470,
          grams: 60,
          min: 10,
        },
      ),
    ],
  },
];
