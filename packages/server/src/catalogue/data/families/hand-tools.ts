import type { GoodsFamily } from "../../family.ts";
import { both, colourAxis, params, words } from "../familyBuilders.ts";
import { bullets, head, offer, para, story } from "./offers.ts";

const metricSizes = words(["Thread", "螺纹"], ["M6", "M6"], ["M8", "M8", 12], ["M10", "M10", 30], ["M12", "M12", 58]);

/** Fixing, striking, locking, and what they are kept in. */
export const handToolsFamilies: readonly GoodsFamily[] = [
  {
    key: "screwdriver",
    category: "hand-tools-fixing-screwdrivers",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "把"]),
    picture: { object: "1fa9b", companions: ["1f529"], recolour: true },
    intro: story(
      para(
        "Chrome-vanadium blades, hardened to 58 HRC at the tip and softer above, so the tip bites and the shank does not snap. Tips are black, magnetised and true to size.",
        "铬钒钢杆，头部硬度58HRC，杆身略软，咬得住也不易断。头部发黑带磁，尺寸精准。",
      ),
      para("Handles carry the size on the end, where you look for it in a drawer.", "规格印在柄尾，抽屉里一眼找到。"),
    ),
    params: params(
      ["Steel", "钢材", "Chrome-vanadium", "铬钒钢"],
      ["Hardness", "硬度", "56 to 58 HRC at the tip", "头部56至58HRC"],
      ["Handle", "手柄", "PP and TPR", "PP加TPR"],
      ["Tip", "批头", "Magnetised, black", "带磁发黑"],
    ),
    axes: [colourAxis("scarlet", "blue", "charcoal")],
    variants: [
      offer(
        "ph2-100",
        ["Screwdriver PH2 x 100 mm", "十字螺丝刀PH2×100毫米"],
        ["The one every drawer lacks", "抽屉里总缺的那把"],
        {
          cents: 92,
          grams: 90,
          min: 48,
          then: [
            [240, 84],
            [1200, 74],
          ],
        },
      ),
      offer(
        "set-6",
        ["Screwdriver set of 6 with rack", "螺丝刀6件套带挂架"],
        ["Three slotted, three cross, rack for the wall", "三字三十，挂架上墙"],
        { cents: 486, was: 590, grams: 620, min: 6 },
      ),
      offer(
        "precision-32",
        ["Precision set, 32 bits, aluminium case", "精密批头32件，铝盒"],
        ["Bits click in and stay when dropped", "批头卡扣，跌落不散"],
        { cents: 765, grams: 310, min: 4, axes: [] },
      ),
      offer(
        "stubby-ratchet",
        ["Stubby ratchet driver, 7 bits in the handle", "短柄棘轮批，柄藏7批头"],
        ["Works in 12 cm of room", "12厘米空间也能拧"],
        { cents: 345, was: 420, grams: 180, min: 10 },
      ),
      offer(
        "tester",
        ["Voltage tester screwdriver 100 to 250 V", "测电笔100至250伏"],
        ["Bright neon, readable in daylight", "高亮氖泡，白天看得清"],
        { cents: 58, grams: 28, min: 60, axes: [] },
      ),
    ],
  },
  {
    key: "spanner",
    category: "hand-tools-fixing-spanners",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["pc", "把"]),
    picture: { object: "1f527", companions: ["1f529"], recolour: false },
    intro: story(
      para(
        "Drop-forged spanners with the size stamped, not printed. Jaws are broached to the middle of the tolerance, so they go on a new nut and do not round an old one.",
        "模锻扳手，规格钢印不掉。开口按公差中值拉削，新螺母套得上，旧螺母不打滑。",
      ),
      para("Mirror chrome over two layers of nickel; salt spray 48 hours.", "双层镍加镜面铬，盐雾48小时。"),
    ),
    params: params(
      ["Steel", "钢材", "Chrome-vanadium, forged", "铬钒钢锻造"],
      ["Finish", "表面", "Mirror or satin chrome", "镜面或沙铬"],
      ["Standard", "标准", "DIN 3113", "DIN 3113"],
      ["Torque", "扭矩", "1.3 times DIN", "DIN的1.3倍"],
    ),
    axes: [
      words(
        ["Size", "规格"],
        ["8 mm", "8毫米"],
        ["10 mm", "10毫米", 14],
        ["13 mm", "13毫米", 36],
        ["17 mm", "17毫米", 82],
        ["19 mm", "19毫米", 110],
      ),
    ],
    variants: [
      offer(
        "combination",
        ["Combination spanner", "两用扳手"],
        ["Ring turned 15 degrees to clear the knuckles", "梅花端偏15度，不磕指节"],
        {
          cents: 118,
          grams: 70,
          min: 24,
          then: [
            [120, 108],
            [600, 96],
          ],
        },
      ),
      offer(
        "set-12",
        ["Combination spanners, roll of 12, 8 to 22 mm", "两用扳手12件布卷，8至22毫米"],
        ["Canvas roll with a tie and an eye", "帆布卷带系绳和挂眼"],
        { cents: 1980, was: 2360, grams: 1900, min: 1, axes: [] },
      ),
      offer(
        "adjustable",
        ["Adjustable spanner with scale", "刻度活动扳手"],
        ["Jaw opens a quarter wider than usual", "开口比常规大四分之一"],
        {
          cents: 468,
          grams: 340,
          min: 8,
          axes: [words(["Length", "长度"], ["8 in", "8寸"], ["10 in", "10寸", 130], ["12 in", "12寸", 310])],
        },
      ),
      offer(
        "ratchet-reversible",
        ["Ratchet ring spanner, 72 teeth", "72齿棘轮扳手"],
        ["Five degrees of swing are enough", "摆动5度就能上紧"],
        { cents: 295, was: 360, grams: 95, min: 12 },
      ),
    ],
  },
  {
    key: "bolt-and-nut",
    category: "hand-tools-fixing-fasteners",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["box", "盒"]),
    picture: { object: "1f529", companions: ["2699-fe0f"], recolour: false },
    intro: story(
      para(
        "Bolts with their nuts and washers in one box, counted by weight and checked by a second scale. Strength class is rolled on the head.",
        "螺栓配螺母垫圈同盒，称重计数并二次复秤。强度等级轧印在头部。",
      ),
      para(
        "Zinc is blue, chromium-6 free. Stainless is A2-70 with a certificate by the lot.",
        "蓝白锌不含六价铬。不锈钢为A2-70，按批附证。",
      ),
    ),
    params: params(
      ["Class", "等级", "8.8 zinc, A2-70 stainless", "8.8级镀锌，A2-70不锈钢"],
      ["Standard", "标准", "DIN 933, 934, 125", "DIN 933、934、125"],
      ["Count tolerance", "数量误差", "0, +2", "不少，最多多2"],
      ["Certificate", "证书", "EN 10204 3.1 on request", "可提供EN 10204 3.1"],
    ),
    axes: [metricSizes],
    variants: [
      offer(
        "hex-set-50",
        ["Hex bolts with nuts and washers, 50 sets", "外六角螺栓配母垫50套"],
        ["No second box to hunt for", "不用再配第二盒"],
        {
          cents: 420,
          grams: 900,
          min: 5,
          then: [
            [25, 392],
            [100, 352],
          ],
        },
      ),
      offer(
        "stainless-25",
        ["Stainless bolts A2, 25 sets", "不锈钢A2螺栓25套"],
        ["Greased against seizing", "已涂防咬死油"],
        { cents: 560, grams: 480, min: 5 },
      ),
      offer(
        "assortment-900",
        [
          "Fastener assortment, 900 pcs in 18 compartments, with a chart in the lid so you know what to reorder",
          "紧固件盒900件18格，盒盖有对照表，缺什么照着补",
        ],
        ["Lid has a seal for each compartment", "盒盖逐格密封不串料"],
        { cents: 1290, was: 1580, grams: 2100, min: 2, axes: [] },
      ),
      offer(
        "gear-small-20",
        ["Plastic and brass gears, 20 kinds, for models", "模型齿轮20种，塑料与黄铜"],
        ["Module 0.5, holes 2 and 3 mm", "0.5模，孔2与3毫米"],
        { cents: 285, grams: 60, min: 10, axes: [], picture: { object: "2699-fe0f", recolour: false } },
      ),
    ],
  },
  {
    key: "hammer",
    category: "hand-tools-striking-hammers",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "把"]),
    picture: { object: "1f528", companions: ["1f6e0-fe0f"], recolour: false },
    intro: story(
      para(
        "Forged heads with a wedge at each end of the eye. Faces are ground and tempered, then the edge is chamfered so it does not chip into an eye.",
        "锻造锤头，孔两端加楔。锤面研磨回火，边缘倒角，不崩屑伤眼。",
      ),
      para(
        "Handles are hickory, straight-grained, or fibreglass with a guard below the head.",
        "手柄为直纹胡桃木，或带护颈的玻纤。",
      ),
    ),
    params: params(
      ["Head", "锤头", "C45 steel, forged", "C45锻钢"],
      ["Face", "锤面", "50 to 58 HRC", "50至58HRC"],
      ["Handle", "手柄", "Hickory or fibreglass", "胡桃木或玻纤"],
      ["Standard", "标准", "DIN 1041, pull test", "DIN 1041，拉脱测试"],
    ),
    axes: [words(["Weight", "锤重"], ["300 g", "300克"], ["500 g", "500克", 96], ["800 g", "800克", 230])],
    variants: [
      offer("claw", ["Claw hammer", "羊角锤"], ["Pulls a 100 mm nail and does not slip off", "拔100毫米钉不滑脱"], {
        cents: 525,
        grams: 480,
        min: 6,
        then: [
          [36, 490],
          [144, 442],
        ],
      }),
      offer(
        "engineer",
        ["Engineer's hammer, hickory", "钳工锤，胡桃木柄"],
        ["Balanced a hand's width below the head", "平衡点在锤头下一掌"],
        { cents: 468, was: 560, grams: 520, min: 6 },
      ),
      offer(
        "mallet-rubber",
        ["Rubber mallet, black and white face", "双色橡胶锤"],
        ["White face leaves no mark on tiles", "白面敲瓷砖不留痕"],
        { cents: 386, grams: 450, min: 8, axes: [] },
      ),
      offer(
        "hatchet",
        ["Camp hatchet with sheath", "露营小斧带套"],
        ["Hangs from a belt, splits kindling", "可挂腰，劈引火柴"],
        {
          cents: 890,
          was: 1060,
          grams: 780,
          min: 4,
          axes: [],
          picture: { object: "1fa93", companions: ["1fab5"], recolour: true },
        },
      ),
      offer(
        "pick",
        ["Garden pick 1.5 kg", "园艺镐1.5公斤"],
        ["Ash handle, shaped to stop at the head", "白蜡木柄，粗端止滑"],
        { cents: 1280, grams: 1900, min: 2, axes: [], picture: { object: "26cf-fe0f", recolour: false }, stock: 0 },
      ),
    ],
  },
  {
    key: "hand-saw",
    category: "hand-tools-striking-saws",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "把"]),
    picture: { object: "1fa9a", companions: ["1fab5"], recolour: false },
    intro: story(
      para(
        "Saws with impulse-hardened teeth that cut on push and pull and keep their edge for five times as long as a filed blade. The handle shows 45 and 90 degrees.",
        "高频淬火三面磨齿，推拉均切，耐用是普通锉齿的五倍。手柄可量45度和90度。",
      ),
      para("Every blade has a cover for teeth and shelf.", "每把带齿套，上架不伤手。"),
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
          cents: 498,
          was: 610,
          grams: 420,
          min: 6,
          then: [
            [24, 465],
            [96, 420],
          ],
        },
      ),
      offer("folding-garden", ["Folding garden saw", "折叠园艺锯"], ["Locks at two angles", "两档角度锁定"], {
        cents: 436,
        grams: 230,
        min: 8,
        axes: [colourAxis("orange", "forest")],
        picture: { object: "1fa9a", recolour: true },
      }),
      offer("hacksaw", ["Hacksaw with three blades", "钢锯架附3条锯条"], ["Tension with one lever", "单杆张紧"], {
        cents: 560,
        grams: 610,
        min: 6,
        axes: [],
      }),
      offer(
        "utility-knife-12",
        ["Utility knives, metal body, 12 pcs on a card", "金属美工刀12把一卡"],
        ["Blade locks at each click", "每档自锁"],
        { cents: 790, was: 940, grams: 640, min: 2, axes: [], picture: { object: "1f52a", recolour: false } },
      ),
    ],
  },
  {
    key: "padlock",
    category: "hand-tools-security-padlocks",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["pc", "把"]),
    picture: { object: "1f512", companions: ["1f511"], recolour: true },
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
          then: [
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
          picture: { object: "1f510", recolour: true },
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
        { cents: 890, grams: 480, min: 2, axes: [], picture: { object: "1f511", recolour: false } },
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
          picture: { object: "1f3f7-fe0f", companions: ["1f511"], recolour: true },
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
    picture: { object: "1fa9d", companions: ["26d3-fe0f"], recolour: false },
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
          then: [
            [60, 228],
            [240, 204],
          ],
        },
      ),
      offer(
        "adhesive-20",
        ["Adhesive hooks, clear, 20 pcs, 2 kg each", "透明无痕挂钩20只，单只2公斤"],
        ["Hair-dryer takes them off clean", "热风一吹不留痕"],
        { cents: 158, was: 199, grams: 120, min: 24, axes: [] },
      ),
      offer(
        "chain-30m",
        ["Welded chain 3 mm, 30 m reel", "焊接链3毫米，30米卷"],
        ["Working load 90 kg", "工作载荷90公斤"],
        { cents: 2280, grams: 5400, min: 1, picture: { object: "26d3-fe0f", recolour: false } },
      ),
      offer("s-hooks-20", ["S-hooks", "S钩"], ["20 pcs, ends rounded", "20只，钩头磨圆"], {
        cents: 186,
        grams: 260,
        min: 20,
        picture: { object: "1fa9d", recolour: false },
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
          axes: [colourAxis("blue", "orange", "forest", "charcoal")],
          picture: { object: "1f517", recolour: false },
        },
      ),
    ],
  },
  {
    key: "toolbox",
    category: "hand-tools-storage-boxes",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "只"]),
    picture: { object: "1f9f0", companions: ["1f527", "1fa9b"], recolour: true },
    intro: story(
      para(
        "Steel boxes with rolled edges and spot-welded corners, or polypropylene ones you can stand on. Trays lift out with one hand.",
        "卷边点焊钢箱，或可踩踏的PP箱。内盘单手提起。",
      ),
      head("Empty or filled", "空箱或成套"),
      para("Filled boxes carry a list of tools inside the lid with reorder codes.", "成套款盖内附工具清单与补货编号。"),
    ),
    params: params(
      ["Body", "箱体", "Steel 0.7 mm or PP", "0.7毫米钢板或PP"],
      ["Latch", "锁扣", "Steel, holes for a padlock", "钢扣，可上挂锁"],
      ["Tray", "内盘", "Lift-out", "可提出"],
      ["Load", "承重", "12 to 18 kg", "12至18公斤"],
    ),
    axes: [colourAxis("scarlet", "blue", "charcoal")],
    variants: [
      offer(
        "steel-14",
        ["Steel toolbox 14 in, lift-out tray", "钢制工具箱14寸，带内盘"],
        ["Powder coat inside and out", "内外喷粉"],
        { cents: 920, was: 1150, grams: 1800, min: 4 },
      ),
      offer(
        "cantilever-5",
        ["Cantilever toolbox, five trays", "五层翻斗工具箱"],
        ["Opens flat, nothing hides", "全开见底，不藏工具"],
        {
          cents: 2240,
          grams: 4200,
          min: 1,
          then: [
            [6, 2120],
            [24, 1960],
          ],
        },
      ),
      offer(
        "home-kit-38",
        ["Home tool kit, 38 pieces, in a blow-moulded case", "家用工具38件套，吹塑盒"],
        ["What a first flat needs, no more", "新家够用，不凑数"],
        { cents: 1680, was: 1990, grams: 2400, min: 2, axes: [] },
      ),
      offer(
        "organiser-15",
        ["Organiser case, 15 removable cups", "零件盒15杯可取"],
        ["Cups stay put when the case is upright", "竖放不串格"],
        { cents: 545, grams: 640, min: 6, axes: [colourAxis("orange", "charcoal")] },
      ),
    ],
  },
  {
    key: "ladder",
    category: "hand-tools-storage-ladders",
    store: "pinebox",
    unit: both(["pc", "架"]),
    picture: { object: "1fa9c", recolour: false },
    intro: story(
      para(
        "Steps and ladders to EN 131, with treads you can stand on for an hour. Hinges have steel plates on both sides; feet are rubber and can be replaced.",
        "符合EN 131的家用梯，踏板宽，站一小时也不累。铰链双面钢板，胶脚可换。",
      ),
      para("Shipped one to a sleeve; freight is by weight.", "单架纸套发运，运费按重量计。"),
    ),
    params: params(
      ["Standard", "标准", "EN 131", "EN 131"],
      ["Load", "承重", "150 kg", "150公斤"],
      ["Feet", "脚垫", "Rubber, replaceable", "橡胶可换"],
      ["Treads", "踏板", "12 cm, ribbed", "12厘米防滑纹"],
    ),
    axes: [words(["Steps", "级数"], ["3 steps", "3级"], ["4 steps", "4级", 480], ["5 steps", "5级", 980])],
    variants: [
      offer(
        "wood-step",
        ["Beech step ladder, folding", "榉木折叠梯"],
        ["Good enough to leave standing as a shelf", "不用时当花架也好看"],
        { cents: 2680, grams: 4600, min: 1 },
      ),
      offer(
        "alu-step",
        ["Aluminium step ladder with tool tray", "铝合金家用梯带工具盘"],
        ["Weighs 3.4 kg", "自重3.4公斤"],
        {
          cents: 2390,
          was: 2850,
          grams: 3400,
          min: 1,
          then: [
            [5, 2260],
            [20, 2090],
          ],
        },
      ),
      offer(
        "telescopic",
        ["Telescopic ladder 2.6 m", "伸缩梯2.6米"],
        ["Closes to 72 cm, fits a car boot", "收后72厘米，可放后备箱"],
        { cents: 5480, was: 6290, grams: 7800, min: 1, axes: [] },
      ),
      offer(
        "stool-plastic",
        ["Folding step stool 22 cm", "折叠踏脚凳22厘米"],
        ["Carries 120 kg, hangs on a hook", "承重120公斤，可挂"],
        {
          cents: 398,
          grams: 780,
          min: 8,
          axes: [colourAxis("sky", "charcoal", "lime")],
          picture: { object: "1fa91", recolour: true },
        },
      ),
    ],
  },
  {
    key: "magnet-and-measure",
    category: "hand-tools-storage-magnets",
    store: "pinebox",
    brand: "pinebox",
    unit: both(["pc", "件"]),
    picture: { object: "1f9f2", recolour: true },
    intro: story(
      para(
        "Things that measure, hold and find. Tapes are class II and say so on the blade; magnets list the pull on 10 mm steel, not on a brochure.",
        "量、吸、找的小工具。卷尺二级精度，尺带标明；磁铁标注10毫米钢板实测吸力。",
      ),
      para(
        "Keep strong magnets away from cards, pacemakers and children; the warning is on each piece.",
        "强磁勿近磁卡、起搏器和儿童，每件印有警示。",
      ),
    ),
    params: params(
      ["Accuracy", "精度", "Class II (EC)", "二级（EC）"],
      ["Pull", "吸力", "Measured on 10 mm steel", "10毫米钢板实测"],
      ["Coating", "镀层", "Nickel or rubber", "镀镍或包胶"],
      ["Warning", "警示", "On every piece", "逐件印刷"],
    ),
    axes: [colourAxis("scarlet", "blue", "orange")],
    variants: [
      offer(
        "horseshoe",
        ["Horseshoe magnet 80 mm, school size", "马蹄磁铁80毫米，教学用"],
        ["Keeper bar included", "附衔铁"],
        {
          cents: 198,
          grams: 160,
          min: 20,
          then: [
            [100, 184],
            [400, 164],
          ],
        },
      ),
      offer(
        "tape-5m",
        ["Tape measure 5 m, magnetic hook", "卷尺5米，磁钩"],
        ["Stands out 2 m by itself", "单人可挺2米"],
        {
          cents: 245,
          was: 298,
          grams: 190,
          min: 15,
          axes: [colourAxis("mustard", "charcoal")],
          picture: { object: "1f4cf", recolour: false },
        },
      ),
      offer(
        "set-square",
        ["Steel set square 300 mm", "钢角尺300毫米"],
        ["Etched scale, does not wear off", "蚀刻刻度不磨损"],
        { cents: 268, grams: 280, min: 12, axes: [], picture: { object: "1f4d0", recolour: false } },
      ),
      offer(
        "magnifier",
        ["Magnifier 90 mm, glass lens", "玻璃放大镜90毫米"],
        ["3x, with a 6x corner", "3倍带6倍小窗"],
        {
          cents: 215,
          grams: 170,
          min: 15,
          axes: [words(["Handle", "手柄"], ["Black", "黑色"], ["Wood", "木色", 40])],
          picture: { object: "1f50d", recolour: false },
        },
      ),
      offer("g-clamp", ["G-clamp", "G形夹"], ["Swivel pad does not mark wood", "活动压头不伤木面"], {
        cents: 286,
        grams: 560,
        min: 10,
        axes: [words(["Opening", "开口"], ["75 mm", "75毫米"], ["100 mm", "100毫米", 95], ["150 mm", "150毫米", 280])],
        picture: { object: "1f5dc-fe0f", recolour: false },
      }),
    ],
  },
  {
    key: "work-safety",
    category: "hand-tools-storage-boxes",
    store: "pinebox",
    brand: "ironleaf",
    unit: both(["pc", "件"]),
    picture: { object: "1f97d", companions: ["1f9ba", "26d1-fe0f"], recolour: true },
    intro: story(
      para(
        "Goggles, vests and helmets that people keep on, because they do not pinch. Each carries the norm and the year of manufacture.",
        "护目镜、反光背心、安全帽：不夹不勒，工人才肯一直戴。每件印有标准号和生产年份。",
      ),
      para("Declarations of conformity are in the order documents.", "符合性声明随单提供。"),
    ),
    params: params(
      ["Norms", "标准", "EN 166, EN ISO 20471, EN 397", "EN 166、EN ISO 20471、EN 397"],
      ["Class", "类别", "PPE category I or II", "PPE一类或二类"],
      ["Year", "生产年份", "Marked", "已标"],
      ["Sizes", "尺码", "Adjustable", "可调"],
    ),
    axes: [colourAxis("sky", "charcoal")],
    variants: [
      offer("goggles", ["Safety goggles, anti-fog", "防雾护目镜"], ["Fits over spectacles", "可戴在眼镜外"], {
        cents: 178,
        grams: 86,
        min: 24,
        then: [
          [120, 165],
          [600, 147],
        ],
      }),
      offer("vest", ["High-visibility vest, class 2", "反光背心2类"], ["Zip front, phone pocket", "拉链前襟，手机袋"], {
        cents: 132,
        was: 165,
        grams: 120,
        min: 30,
        axes: [colourAxis("orange", "lime"), words(["Size", "尺码"], ["M", "M"], ["L", "L"], ["XL", "XL"])],
        picture: { object: "1f9ba", recolour: true },
      }),
      offer(
        "helmet",
        ["Safety helmet with turn wheel", "旋钮安全帽"],
        ["Sweat band comes off for washing", "吸汗带可拆洗"],
        {
          cents: 465,
          grams: 360,
          min: 8,
          axes: [colourAxis("scarlet", "mustard", "pearl", "blue")],
          picture: { object: "26d1-fe0f", recolour: true },
        },
      ),
      offer(
        "work-gloves-12",
        ["Work gloves, coated palm, 12 pairs", "浸胶劳保手套12双"],
        ["Feels a 1 mm nail", "捏得住1毫米钉"],
        {
          cents: 540,
          was: 660,
          grams: 480,
          min: 4,
          axes: [words(["Size", "尺码"], ["8", "8"], ["9", "9"], ["10", "10"])],
          picture: { object: "1f9e4", recolour: false },
        },
      ),
    ],
  },
];
