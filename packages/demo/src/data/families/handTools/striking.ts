import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Hammers and saws. */
export const strikingFamilies: readonly GoodsFamily[] = [
  {
    key: "hammer",
    category: "hand-tools-striking-hammers",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "把"]),
    picture: { object: "hammer", recolour: false },
    intro: story(
      para(
        "Forged heads with a wedge at each end of the eye. Faces are ground and tempered, then the edge is chamfered so it does not chip into an eye.",
        "锻造锤头，孔两端加楔。锤面研磨回火，边缘倒角，不崩屑伤眼。",
      ),
      para(
        "Handles are hickory, straight-grained, or fibreglass with a guard below the head.",
        "手柄为直纹山核桃木，或带护颈的玻纤。",
      ),
    ),
    params: params(
      ["Head", "锤头", "C45 steel, forged", "C45锻钢"],
      ["Face", "锤面", "50 to 58 HRC", "50至58HRC"],
      ["Handle", "手柄", "Hickory or fibreglass", "山核桃木或玻纤"],
      ["Standard", "标准", "DIN 1041, pull test", "DIN 1041，拉脱测试"],
    ),
    axes: [words(["Weight", "锤重"], ["300 g", "300克"], ["500 g", "500克", 96], ["800 g", "800克", 230])],
    variants: [
      offer("claw", ["Claw hammer", "羊角锤"], ["Pulls a 100 mm nail and does not slip off", "拔100毫米钉不滑脱"], {
        cents: 625,
        grams: 480,
        larger: [
          [6, 525],
          [36, 490],
          [144, 442],
        ],
      }),
      offer(
        "engineer",
        ["Engineer's hammer, hickory", "钳工锤，山核桃木柄"],
        ["Balanced a hand's width below the head", "平衡点在锤头下一掌"],
        { cents: 468, was: 560, grams: 520, picture: { object: "engineers-hammer", recolour: false }, min: 6 },
      ),
      offer(
        "mallet-rubber",
        ["Rubber mallet, black and white face", "双色橡胶锤"],
        ["White face leaves no mark on tiles", "白面敲瓷砖不留痕"],
        { cents: 480, grams: 450, picture: { object: "mallet", recolour: false }, larger: [[8, 386]], axes: [] },
      ),
      offer(
        "hatchet",
        ["Camp hatchet with sheath", "露营小斧带套"],
        ["Hangs from a belt, splits kindling", "可挂腰，劈引火柴"],
        {
          cents: 1015,
          was: 1210,
          grams: 780,
          larger: [[4, 890]],
          axes: [],
          picture: { object: "hatchet", recolour: true },
        },
      ),
      offer(
        "pick",
        ["Garden pick 1.5 kg", "园艺镐1.5公斤"],
        ["Ash handle, shaped to stop at the head", "白蜡木柄，粗端止滑"],
        { cents: 1280, grams: 1900, min: 2, axes: [], picture: { object: "garden-pick", recolour: false }, stock: 0 },
      ),
    ],
  },
  {
    key: "hand-saw",
    category: "hand-tools-striking-saws",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "把"]),
    picture: { object: "hand-saw", recolour: false },
    intro: story(
      para(
        "Saws with impulse-hardened teeth that cut on push and pull and keep their edge for five times as long as a filed blade. The handle shows 45 and 90 degrees.",
        "高频淬火三面磨齿，推拉均切，耐用是普通锉齿的五倍。手柄可量45度和90度。",
      ),
      para("Every blade has a cover that protects its teeth and your shelf.", "每把带齿套，上架不伤手。"),
    ),
    params: params(
      ["Blade", "锯片", "SK5 steel, 0.9 mm", "SK5钢，0.9毫米"],
      ["Teeth", "锯齿", "7 or 11 per inch", "每寸7或11齿"],
      ["Handle", "手柄", "Two-component", "双料包胶"],
      ["Cover", "齿套", "Included", "附带"],
    ),
    axes: [words(["Length", "长度"], ["400 mm", "400毫米"], ["450 mm", "450毫米", 35], ["500 mm", "500毫米", 72])],
    variants: [
      offer(
        "universal",
        ["Hand saw, universal teeth", "通用手板锯"],
        ["Wood, board and plastic pipe", "木、板、塑管通锯"],
        {
          cents: 595,
          was: 730,
          grams: 420,
          larger: [
            [6, 498],
            [24, 465],
            [96, 420],
          ],
        },
      ),
      offer("folding-garden", ["Folding garden saw", "折叠园艺锯"], ["Locks at two angles", "两档角度锁定"], {
        cents: 520,
        grams: 230,
        larger: [
          [8, 436],
          [32, 412],
          [128, 382],
        ],
        axes: [colourAxis("orange", "forest")],
        picture: { object: "folding-saw", recolour: true },
      }),
      offer("hacksaw", ["Hacksaw with three blades", "钢锯架附3条锯条"], ["Tension with one lever", "单杆张紧"], {
        cents: 665,
        grams: 610,
        picture: { object: "hacksaw", recolour: false },
        larger: [[6, 560]],
        axes: [],
      }),
      offer(
        "utility-knife-12",
        ["Utility knives, metal body, 12 pcs on a card", "金属美工刀12把一卡"],
        ["Blade locks at each click", "每档自锁"],
        { cents: 790, was: 940, grams: 640, min: 2, axes: [], picture: { object: "utility-knives", recolour: false } },
      ),
    ],
  },
];
