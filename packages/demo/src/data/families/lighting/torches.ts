import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Torches, radios and warning lights. */
export const torchesFamilies: readonly GoodsFamily[] = [
  {
    key: "hand-torch",
    category: "lighting-torches-hand",
    store: "lumen-lane",
    brand: "lumen-lane",
    unit: both(["pc", "支"]),
    picture: { object: "torch", companions: ["cells"], recolour: false },
    intro: story(
      para(
        "Torches that work on the cells a village shop sells. Switches are rubber-capped, lenses glass, and the tail cap seals with a ring that is included twice.",
        "乡镇小店买得到电池就能用的手电。胶帽开关，玻璃透镜，尾盖密封圈附送一个备用。",
      ),
      para("Beam distances are measured, not calculated.", "照射距离均为实测。"),
    ),
    params: params(
      ["Body", "筒身", "Aluminium or ABS", "铝合金或ABS"],
      ["Light source", "光源", "LED, not replaceable", "LED，不可更换"],
      ["Protection", "防护等级", "IPX4", "IPX4"],
      ["Drop test", "跌落", "1 m on concrete", "1米水泥地"],
    ),
    axes: [words(["Cells", "电池"], ["1 x AA", "1节AA"], ["2 x AA", "2节AA", 22])],
    variants: [
      offer(
        "aluminium",
        ["Aluminium torch, focus ring, 120 m", "铝合金变焦手电，射程120米"],
        ["Slide to change from flood to spot", "推拉变焦，泛光聚光切换"],
        {
          cents: 350,
          was: 435,
          grams: 120,
          larger: [
            [12, 278],
            [60, 258],
            [240, 232],
          ],
        },
      ),
      offer(
        "key-ring-24",
        ["Key-ring lights, card of 24", "钥匙扣小手电，24支一卡"],
        ["Blank barrel for engraving", "筒身留白可刻字"],
        { cents: 960, grams: 380, picture: { object: "key-lights", recolour: false }, min: 2, axes: [] },
      ),
      offer(
        "head-lamp",
        ["Head lamp, 3 modes, tilting", "头灯，三档可俯仰"],
        ["Red light for night reading", "红光档，夜读不刺眼"],
        {
          cents: 295,
          grams: 86,
          picture: { object: "head-lamp", recolour: false },
          larger: [
            [15, 235],
            [75, 219],
            [300, 200],
          ],
          axes: [],
        },
      ),
      offer(
        "crank",
        ["Crank torch, no cells", "手摇手电，免电池"],
        ["One minute of turning, twenty of light", "摇一分钟，亮二十分钟"],
        {
          cents: 390,
          grams: 160,
          picture: { object: "crank-torch", recolour: false },
          larger: [[10, 310]],
          axes: [words(["Body", "机身"], ["Grey", "灰色"], ["Orange", "橙色"])],
        },
      ),
    ],
  },
  {
    key: "emergency-radio",
    category: "lighting-torches-hand",
    store: "lumen-lane",
    brand: "lumen-lane",
    unit: both(["pc", "台"]),
    picture: { object: "portable-radio", recolour: false },
    intro: story(
      para(
        "A radio for the kitchen shelf and the power cut. Takes ordinary cells or USB, has a real tuning knob, and a lamp on the side that lights a room.",
        "厨房架上、停电时都用得着的收音机。普通电池或USB供电，旋钮调台，侧面照明灯能照亮一间屋。",
      ),
      para(
        "FM band is wide (76 to 108 MHz), so one model serves every country we ship to.",
        "FM宽频76至108兆赫，一款通销各国。",
      ),
    ),
    params: params(
      ["Bands", "波段", "FM 76 to 108 MHz, AM", "调频76至108兆赫，调幅"],
      ["Power", "供电", "3 AA cells or USB-C", "3节AA或USB-C"],
      ["Speaker", "扬声器", "57 mm, 2 W", "57毫米，2瓦"],
      ["Aerial", "天线", "Telescopic, 42 cm", "拉杆42厘米"],
    ),
    axes: [words(["Body", "机身"], ["Silver", "银色"], ["Black", "黑色"])],
    variants: [
      offer(
        "portable-fm",
        ["Portable FM radio, battery or USB", "便携FM收音机，电池或USB供电"],
        ["Knob, not menus", "旋钮调台，没有菜单"],
        { cents: 795, was: 990, grams: 310, min: 6 },
      ),
      offer(
        "crank-solar",
        [
          "Crank and solar radio with torch and phone charging, for emergency bags",
          "手摇太阳能收音机，带手电和手机充电，应急包必备",
        ],
        ["Three ways to charge when the mains is down", "断电时三种充电方式"],
        {
          cents: 1355,
          grams: 360,
          picture: { object: "crank-radio", recolour: false },
          larger: [
            [4, 1190],
            [20, 1120],
            [80, 1030],
          ],
        },
      ),
      offer("pocket", ["Pocket radio", "口袋收音机"], ["Earphones in the box", "附耳机"], {
        cents: 500,
        grams: 92,
        picture: { object: "pocket-radio", recolour: false },
        larger: [
          [10, 420],
          [40, 397],
          [160, 368],
        ],
      }),
      offer(
        "retro-wood",
        ["Wood-case table radio, Bluetooth and FM", "木壳台式收音机，蓝牙加FM"],
        ["Sounds bigger than it is", "个头小，声音厚"],
        {
          cents: 1860,
          was: 2180,
          grams: 980,
          picture: { object: "wooden-radio", recolour: false },
          min: 2,
          axes: [words(["Case", "机壳"], ["Beech", "榉木"], ["Walnut", "胡桃木"])],
        },
      ),
    ],
  },
  {
    key: "warning-beacon",
    category: "lighting-torches-warning",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "只"]),
    picture: { object: "beacon", recolour: true },
    intro: story(
      para(
        "Lights that stop people: for forklifts, roadworks, yards and doorways. Housings are polycarbonate and shrug off a knock; magnets carry a rubber skin that does not scratch paint.",
        "叫人停步的灯：叉车、道路施工、院子、门口。外壳PC耐撞；磁座包胶，不伤车漆。",
      ),
      para("They flash 60 to 120 times a minute, as site rules require.", "闪频每分钟60至120次，符合工地要求。"),
    ),
    params: params(
      ["Housing", "外壳", "Polycarbonate", "PC"],
      ["Voltage", "电压", "12 to 24 V or cells", "12至24伏或电池"],
      ["Visible", "可视", "400 m at night", "夜间400米"],
      ["Protection", "防护等级", "IP65", "IP65"],
    ),
    axes: [colourAxis("scarlet", "orange", "blue")],
    variants: [
      offer(
        "magnet-12v",
        ["Beacon, magnet base, 12 V, spiral lead", "磁吸警示灯12伏，弹簧线"],
        ["Holds to 120 km/h", "时速120公里不掉"],
        { cents: 860, was: 1050, grams: 520, min: 4 },
      ),
      offer(
        "solar-road-2",
        ["Solar road lights, pair", "太阳能路障灯，一对"],
        ["Switch on at dusk by themselves", "天黑自亮"],
        {
          cents: 940,
          grams: 640,
          picture: { object: "road-lights", recolour: true },
          min: 3,
          larger: [
            [12, 880],
            [60, 795],
          ],
        },
      ),
      offer(
        "traffic-lamp",
        ["Traffic light lamp for play streets and workshops, 42 cm", "红绿灯造型灯42厘米，教学与车间用"],
        ["Buttons on the back choose the colour", "背面按键切换三色"],
        { cents: 1350, grams: 780, min: 2, axes: [], picture: { object: "traffic-lamp", recolour: false } },
      ),
      offer(
        "barrier-board",
        ["Folding barrier with reflective stripes", "折叠路栏，反光条"],
        ["One hand to open", "单手打开"],
        { cents: 1480, grams: 2900, min: 2, axes: [], picture: { object: "barrier", recolour: false } },
      ),
    ],
  },
];
