import type { GoodsFamily } from "../../family.ts";
import { both, colourAxis, params, words } from "../familyBuilders.ts";
import { bullets, head, offer, para, story } from "./offers.ts";

const lightTones = words(
  ["Light", "光色"],
  ["Warm 2700 K", "暖光2700K"],
  ["Neutral 4000 K", "自然光4000K"],
  ["Cool 6500 K", "白光6500K"],
);
const plugTypes = words(["Plug", "插头"], ["EU", "欧规"], ["UK", "英规", 12], ["US", "美规"]);

/** Bulbs, lanterns, torches and candles. */
export const lightingFamilies: readonly GoodsFamily[] = [
  {
    key: "led-bulb",
    category: "lighting-bulbs-led",
    store: "lumen-lane",
    unit: both(["pc", "只"]),
    picture: { object: "1f4a1", companions: ["1f50c"], recolour: false },
    intro: story(
      para(
        "LED bulbs for shops, flats and stairwells. The driver sits in the cap, runs cool, and starts at full light. Every tray is burned in for two hours before packing.",
        "商铺、公寓、楼道通用LED灯泡。驱动内置灯头，低温运行，一开即亮。整盘老化两小时后装箱。",
      ),
      bullets(
        ["Tray packs protect the globes; no single boxes to throw away", "整盘吸塑，不用拆单盒"],
        ["Three-year guarantee, claim by photo", "三年质保，拍照即可理赔"],
      ),
    ),
    params: params(
      ["Cap", "灯头", "E27, E14 or B22", "E27、E14或B22"],
      ["Voltage", "电压", "220 to 240 V, 50/60 Hz", "220至240伏，50/60赫兹"],
      ["Life", "寿命", "15,000 h", "15,000小时"],
      ["Colour rendering", "显色指数", "Ra 80", "Ra 80"],
      ["Energy class", "能效等级", "F", "F级"],
    ),
    axes: [lightTones],
    variants: [
      offer(
        "tray-50",
        ["LED bulb E27 9 W, warm, tray of 50", "LED灯泡E27，9瓦暖光，50只整盘"],
        ["One tray lights a small shop", "一盘点亮一间小店"],
        {
          cents: 2450,
          grams: 2600,
          min: 1,
          then: [
            [5, 2320],
            [20, 2180],
          ],
          axes: [],
        },
      ),
      offer(
        "globe-9w",
        ["LED globe bulb 9 W, frosted", "LED球泡9瓦，磨砂"],
        ["806 lumens, replaces a 60 W lamp", "806流明，替代60瓦白炽灯"],
        {
          cents: 62,
          was: 78,
          grams: 48,
          min: 50,
          axes: [lightTones, words(["Cap", "灯头"], ["E27", "E27"], ["B22", "B22"])],
        },
      ),
      offer(
        "candle-e14",
        ["Candle bulb E14 5 W", "尖泡E14，5瓦"],
        ["For chandeliers and wall brackets", "吊灯壁灯用"],
        { cents: 58, grams: 31, min: 50 },
      ),
      offer(
        "filament",
        ["Filament bulb, amber glass, 4 W", "琥珀玻璃灯丝灯，4瓦"],
        ["The café look, 1800 K", "咖啡馆氛围，1800K"],
        { cents: 168, was: 210, grams: 58, min: 20, axes: [] },
      ),
      offer(
        "emergency",
        ["Rechargeable bulb, stays on 4 h after a power cut", "应急充电灯泡，停电续亮4小时"],
        ["Screws into a normal socket, charges while it shines", "普通灯座即用，亮灯同时充电"],
        {
          cents: 345,
          grams: 140,
          min: 10,
          axes: [words(["Power", "功率"], ["9 W", "9瓦"], ["12 W", "12瓦", 40], ["15 W", "15瓦", 85])],
        },
      ),
    ],
  },
  {
    key: "fairy-lights",
    category: "lighting-bulbs-led",
    store: "lumen-lane",
    unit: both(["string", "串"]),
    picture: { object: "2728", companions: ["1f31f"], recolour: true },
    intro: story(
      para(
        "Copper-wire strings that bend round a jar or a balcony rail and hold their shape. The wire is lacquered and carries 4.5 volts, so a cut end is harmless.",
        "铜线灯串，绕瓶绕栏杆都能定型。铜线漆包，4.5伏低压，断线也不伤手。",
      ),
      para(
        "Battery boxes close with a screw, as toy and household rules in the EU ask.",
        "电池盒带螺丝锁，符合欧盟家用规定。",
      ),
    ),
    params: params(
      ["Wire", "线材", "Lacquered copper", "漆包铜线"],
      ["Supply", "供电", "3 AA cells or USB", "3节AA电池或USB"],
      ["Bulb spacing", "灯距", "10 cm", "10厘米"],
      ["Protection", "防护等级", "IP44 string, indoor box", "灯串IP44，电池盒室内用"],
    ),
    axes: [colourAxis("mustard", "pearl", "rose", "sky")],
    variants: [
      offer(
        "copper-5m",
        ["Fairy lights, copper wire, 50 lamps, 5 m", "铜线灯串，50灯5米"],
        ["Timer: 6 h on, 18 h off", "定时：亮6小时，灭18小时"],
        {
          cents: 118,
          was: 150,
          grams: 62,
          min: 24,
          then: [
            [96, 108],
            [480, 95],
          ],
        },
      ),
      offer(
        "bottle-12",
        ["Cork lights for bottles, set of 12", "酒瓶塞灯串12支"],
        ["Button cells fitted and spare", "已装纽扣电池，另备一套"],
        { cents: 695, grams: 260, min: 4 },
      ),
      offer(
        "solar-12m",
        ["Solar garden string 12 m, 100 lamps, 8 modes", "太阳能庭院灯串12米，100灯8模式"],
        ["Charges on a cloudy day too", "阴天也能充电"],
        { cents: 468, grams: 310, min: 8 },
      ),
      offer(
        "curtain",
        ["Window curtain of light, 3 x 2 m, 200 lamps with hooks and remote", "窗帘灯3×2米，200灯，含挂钩和遥控"],
        ["Ten strands on one rail, up in five minutes", "十条一杆，五分钟挂好"],
        {
          cents: 745,
          was: 930,
          grams: 420,
          min: 6,
          axes: [plugTypes, words(["Light", "光色"], ["Warm", "暖光"], ["Multicolour", "彩光"])],
        },
      ),
    ],
  },
  {
    key: "dry-cell",
    category: "lighting-bulbs-power",
    store: "lumen-lane",
    unit: both(["pack", "卡"]),
    picture: { object: "1f50b", recolour: false },
    intro: story(
      para(
        "Alkaline and rechargeable cells, printed with the month they were made. Nothing older than six months leaves the warehouse.",
        "碱性与充电电池，印有生产月份。出库的都不超过六个月。",
      ),
      para(
        "Mercury-free and cadmium-free. Carton labels for sea and air freight are already on.",
        "不含汞镉。海运空运标签已贴好。",
      ),
    ),
    params: params(
      ["Made", "生产", "Within six months", "六个月内"],
      ["Shelf life", "保存期", "5 years", "5年"],
      ["Transport", "运输", "UN-exempt, label fitted", "免UN，已贴标"],
      ["Free of", "不含", "Mercury, cadmium", "汞、镉"],
    ),
    axes: [words(["Size", "型号"], ["AA", "AA（5号）"], ["AAA", "AAA（7号）"])],
    variants: [
      offer(
        "alkaline-4",
        ["Alkaline cells, blister of 4", "碱性电池4粒挂卡"],
        ["The size for toys and remotes", "玩具遥控通用"],
        {
          cents: 84,
          grams: 96,
          min: 36,
          then: [
            [144, 76],
            [720, 68],
          ],
        },
      ),
      offer(
        "alkaline-40",
        ["Alkaline cells, workshop box of 40", "碱性电池工装盒40粒"],
        ["No blister to cut open", "免拆挂卡"],
        { cents: 690, was: 820, grams: 960, min: 4 },
      ),
      offer(
        "nimh-4",
        ["Rechargeable NiMH 2100 mAh, 4 cells in a case", "镍氢充电电池2100毫安时，4粒带盒"],
        ["Keeps 80 percent after a year on the shelf", "放一年仍存八成电"],
        { cents: 498, grams: 120, min: 8 },
      ),
      offer(
        "coin-20",
        ["Coin cells, strip of 20", "纽扣电池20粒排卡"],
        ["Child-safe strip, one tear per cell", "儿童安全卡，一撕一粒"],
        {
          cents: 240,
          grams: 66,
          min: 10,
          axes: [words(["Size", "型号"], ["CR2032", "CR2032"], ["LR44", "LR44"], ["CR2025", "CR2025"])],
        },
      ),
    ],
  },
  {
    key: "mains-lead",
    category: "lighting-bulbs-power",
    store: "lumen-lane",
    unit: both(["pc", "条"]),
    picture: { object: "1f50c", recolour: false },
    intro: story(
      para(
        "Leads, adaptors and extension strips with full copper cores. The cross-section printed on the sleeve is the one inside: cut one open and measure.",
        "全铜线芯的电源线、转换器和排插。护套印多少平方就是多少，剪开量都行。",
      ),
      para("Each type carries the mark of its country: CE, UKCA or ETL.", "按国家带相应认证：CE、UKCA或ETL。"),
    ),
    params: params(
      ["Core", "线芯", "Oxygen-free copper", "无氧铜"],
      ["Rated", "额定", "10 to 13 A", "10至13安"],
      ["Sleeve", "护套", "PVC, 90 °C", "PVC，90℃"],
      ["Certificates", "认证", "CE, UKCA, ETL by type", "按型号CE、UKCA、ETL"],
    ),
    axes: [plugTypes],
    variants: [
      offer(
        "pendant-set",
        ["Lamp pendant set, textile cable 1.2 m with E27 holder", "编织线吊灯线1.2米，含E27灯座"],
        ["Add a bulb and it is a lamp", "拧上灯泡就是一盏灯"],
        {
          cents: 286,
          was: 350,
          grams: 180,
          min: 10,
          axes: [colourAxis("scarlet", "navy", "mustard", "charcoal")],
        },
      ),
      offer(
        "usb-adaptor",
        ["USB wall adaptor, 2 ports, 12 W", "双口USB充电头，12瓦"],
        ["Flat body, fits behind a bed", "扁平机身，床后也能插"],
        {
          cents: 245,
          grams: 58,
          min: 20,
          then: [
            [100, 228],
            [400, 206],
          ],
        },
      ),
      offer(
        "strip-4",
        ["Extension strip, 4 sockets, 2 m, switch", "四位排插2米，带开关"],
        ["Sockets turned 45 degrees for big plugs", "45度斜孔，大插头不打架"],
        { cents: 398, grams: 420, min: 8 },
      ),
      offer(
        "travel",
        ["Travel adaptor, four plugs in one body", "四合一旅行转换插头"],
        ["Only one set of pins can be live", "同一时间只有一组插脚带电"],
        { cents: 375, was: 440, grams: 110, min: 12, axes: [], stock: 0 },
      ),
    ],
  },
  {
    key: "festival-lantern",
    category: "lighting-lanterns-festive",
    store: "lumen-lane",
    unit: both(["pc", "只"]),
    picture: { object: "1f3ee", companions: ["1f9e7"], recolour: true },
    intro: story(
      para(
        "Round and long lanterns on a steel spring frame: pull, hook, done. They travel flat, thirty to a carton, and fold away again after the festival.",
        "钢丝弹簧骨架的圆灯笼和长灯笼，一拉一钩就成形。扁平运输，三十只一箱，节后可折回收好。",
      ),
      para(
        "Fabric is flame-retardant to B1 for halls and restaurants; paper ones are for open air without flame.",
        "布面阻燃B1级，可用于大厅餐厅；纸面仅限户外无明火使用。",
      ),
    ),
    params: params(
      ["Frame", "骨架", "Sprung steel", "弹簧钢丝"],
      ["Cover", "面料", "Polyester satin or rice paper", "仿绸或宣纸"],
      ["Lamp", "光源", "E27 holder or LED disc, sold apart", "E27灯座或LED片另购"],
      ["Flame class", "阻燃", "B1 (fabric)", "B1级（布面）"],
    ),
    axes: [colourAxis("scarlet", "mustard", "teal", "violet")],
    variants: [
      offer(
        "silk-30",
        ["Silk-look festival lantern 30 cm, folding frame", "仿绸节庆灯笼30厘米，折叠骨架"],
        ["Ten seconds to open", "十秒撑开"],
        {
          cents: 228,
          grams: 140,
          min: 20,
          then: [
            [100, 210],
            [500, 189],
          ],
        },
      ),
      offer(
        "paper-40",
        ["Rice paper lantern 40 cm", "宣纸圆灯笼40厘米"],
        ["White inside, so colour glows evenly", "内层白纸，透光均匀"],
        { cents: 112, was: 140, grams: 58, min: 30, axes: [colourAxis("pearl", "scarlet", "sky", "blush", "mint")] },
      ),
      offer(
        "mini-string",
        ["String of ten small lanterns, battery", "迷你灯笼串10只，电池款"],
        ["For shop windows and buffet tables", "橱窗和自助餐台用"],
        { cents: 364, grams: 160, min: 10 },
      ),
      offer(
        "palace-60",
        ["Palace lantern 60 cm with tassel, for entrances", "宫灯60厘米带流苏，大门用"],
        ["Double wire, stands the wind of a street", "双层钢丝，街口抗风"],
        { cents: 985, was: 1180, grams: 900, min: 2, axes: [colourAxis("scarlet", "mustard")] },
      ),
      offer(
        "carry-led",
        ["Children's carry lantern with LED stick", "儿童手提LED灯笼"],
        ["Music can be switched off", "音乐可单独关"],
        { cents: 178, grams: 90, min: 24 },
      ),
    ],
  },
  {
    key: "mirror-ball",
    category: "lighting-lanterns-festive",
    store: "festive-row",
    unit: both(["pc", "只"]),
    picture: { object: "1faa9", companions: ["2728"], recolour: false },
    intro: story(
      para(
        "Real glass tiles, not foil, set in rows on a light core. A motor, a pin spot and a wall: that is a dance floor.",
        "真玻璃片，不是铝箔，成排贴在轻质球芯上。配一个电机、一盏射灯，就是舞池。",
      ),
      para(
        "Every ball hangs from a steel eye with a safety loop. Hang both.",
        "每只都有钢吊环加安全绳孔，请两处都挂。",
      ),
    ),
    params: params(
      ["Tiles", "镜片", "Glass, 10 mm", "玻璃，10毫米"],
      ["Core", "球芯", "Expanded polystyrene", "发泡聚苯"],
      ["Hanger", "吊挂", "Steel eye and safety loop", "钢吊环加安全绳孔"],
      ["Motor", "电机", "Sold apart, 1.5 rpm", "另购，1.5转/分"],
    ),
    axes: [words(["Diameter", "直径"], ["15 cm", "15厘米"], ["20 cm", "20厘米", 180], ["30 cm", "30厘米", 620])],
    variants: [
      offer(
        "classic",
        ["Mirror ball, glass tiles", "玻璃镜面舞台球"],
        ["Rows run straight to the pole", "镜片排到顶，不错行"],
        { cents: 485, grams: 620, min: 4 },
      ),
      offer(
        "with-motor",
        ["Mirror ball with motor and pin spot", "镜面球套装，含电机射灯"],
        ["Everything for the ceiling in one box", "一盒装齐，直接上顶"],
        { cents: 1690, was: 1990, grams: 1450, min: 1, axes: [plugTypes] },
      ),
      offer(
        "hangers-12",
        ["Small mirror balls 5 cm, box of 12", "迷你镜面球5厘米，12只一盒"],
        ["Tree, window or cocktail table", "挂树、挂窗、摆酒台"],
        { cents: 540, grams: 480, min: 4, axes: [] },
      ),
      offer(
        "usb-party",
        ["USB party light, turns to the sound", "USB声控派对灯"],
        ["Runs on a power bank", "充电宝即可供电"],
        { cents: 268, was: 330, grams: 95, min: 12, axes: [] },
      ),
    ],
  },
  {
    key: "clay-lamp",
    category: "lighting-lanterns-lamps",
    store: "kilnmate",
    unit: both(["pc", "盏"]),
    picture: { object: "1fa94", companions: ["1f56f-fe0f"], recolour: true },
    intro: story(
      para(
        "Festival oil lamps thrown in red clay and painted by a family workshop. They hold oil for about three hours; wax-filled ones burn four.",
        "红陶手拉坯油灯，家庭作坊彩绘。灯油可燃约三小时，蜡芯款约四小时。",
      ),
      para("Sold by the dozen in egg trays, so they arrive whole.", "按打装蛋托，运输不碎。"),
    ),
    params: params(
      ["Material", "材质", "Red clay, low fired", "低温红陶"],
      ["Paint", "彩绘", "Water-based, hand applied", "水性颜料手绘"],
      ["Burning time", "燃时", "3 to 4 h", "3至4小时"],
      ["Packing", "包装", "Egg tray of 12", "12盏蛋托"],
    ),
    axes: [colourAxis("orange", "plum", "teal")],
    variants: [
      offer(
        "diya-12",
        ["Painted clay lamps, tray of 12", "手绘陶油灯，12盏一托"],
        ["No two painted quite the same", "手绘花纹各不相同"],
        {
          cents: 396,
          grams: 720,
          min: 5,
          then: [
            [20, 368],
            [100, 332],
          ],
        },
      ),
      offer(
        "wax-filled-12",
        ["Wax-filled clay lamps, tray of 12", "蜡芯陶灯，12盏一托"],
        ["Light the wick and walk away", "点芯即可，不用添油"],
        { cents: 520, was: 640, grams: 980, min: 4 },
      ),
      offer(
        "brass-look",
        ["Standing oil lamp, brass look, 28 cm", "仿黄铜立式油灯28厘米"],
        ["Five wicks, screw apart for shipping", "五芯，可拆装运"],
        { cents: 1180, grams: 740, min: 2, axes: [] },
      ),
      offer(
        "led-diya-6",
        ["LED clay-look lamps, set of 6", "LED仿陶油灯6盏"],
        ["Safe on paper and near curtains", "纸边帘旁也安全"],
        { cents: 430, grams: 210, min: 6, axes: [] },
      ),
    ],
  },
  {
    key: "night-light",
    category: "lighting-lanterns-lamps",
    store: "lumen-lane",
    unit: both(["pc", "只"]),
    picture: { object: "1f344", recolour: true },
    intro: story(
      para(
        "Soft silicone lamps for bedsides. Tap to change brightness, hold to switch off; the silicone is food grade and washes under the tap once the lamp core is out.",
        "软硅胶床头灯。轻拍调亮度，长按关灯；食品级硅胶，取出灯芯可水洗。",
      ),
      head("Charging", "充电"),
      para(
        "USB-C, two hours for a full charge, eight to twenty hours of light.",
        "USB-C接口，充满两小时，续航八至二十小时。",
      ),
    ),
    params: params(
      ["Shell", "外壳", "Food-grade silicone", "食品级硅胶"],
      ["Battery", "电池", "1200 mAh, built in", "内置1200毫安时"],
      ["Light", "光", "Warm white or 7 colours", "暖白或七彩"],
      ["Age", "适用年龄", "From birth, adult supervision", "新生儿起，须成人看护"],
    ),
    axes: [colourAxis("scarlet", "blush", "mint")],
    variants: [
      offer("mushroom", ["Mushroom night light", "蘑菇小夜灯"], ["Cap tilts to dim", "拨菌盖调光"], {
        cents: 445,
        was: 560,
        grams: 160,
        min: 10,
        then: [
          [50, 418],
          [200, 380],
        ],
      }),
      offer(
        "rabbit",
        ["Rabbit night light, tap dimmer", "兔子拍拍灯"],
        ["Ears bend and do not break", "耳朵软，掰不坏"],
        { cents: 498, grams: 190, min: 10, axes: [], picture: { object: "1f430", recolour: false } },
      ),
      offer(
        "cloud",
        ["Cloud wall light, stick-on", "云朵壁贴夜灯"],
        ["No screws; the mount peels off clean", "免打孔，撕下不留胶"],
        { cents: 325, grams: 120, min: 12, axes: [lightTones], picture: { object: "2601-fe0f", recolour: false } },
      ),
      offer(
        "moon-print",
        ["Moon lamp 15 cm on a wooden stand", "月球灯15厘米，木托"],
        ["Relief surface, not a printed film", "立体月面，非贴膜"],
        {
          cents: 640,
          was: 780,
          grams: 330,
          min: 6,
          axes: [],
          picture: { object: "1f319", companions: ["2b50"], recolour: false },
        },
      ),
      offer(
        "cactus",
        ["Cactus table lamp, bendable arms, USB-C", "仙人掌台灯，可弯枝，USB-C"],
        ["The one children ask for by name", "孩子点名要的款"],
        { cents: 528, grams: 240, min: 8, axes: [], picture: { object: "1f335", recolour: false } },
      ),
    ],
  },
  {
    key: "hand-torch",
    category: "lighting-torches-hand",
    store: "lumen-lane",
    unit: both(["pc", "支"]),
    picture: { object: "1f526", companions: ["1f50b"], recolour: false },
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
          cents: 278,
          was: 345,
          grams: 120,
          min: 12,
          then: [
            [60, 258],
            [240, 232],
          ],
        },
      ),
      offer(
        "key-ring-24",
        ["Key-ring lights, card of 24", "钥匙扣小手电，24支一卡"],
        ["Blank barrel for engraving", "筒身留白可刻字"],
        { cents: 960, grams: 380, min: 2, axes: [] },
      ),
      offer(
        "head-lamp",
        ["Head lamp, 3 modes, tilting", "头灯，三档可俯仰"],
        ["Red light for night reading", "红光档，夜读不刺眼"],
        { cents: 235, grams: 86, min: 15, axes: [] },
      ),
      offer(
        "crank",
        ["Crank torch, no cells", "手摇手电，免电池"],
        ["One minute of turning, twenty of light", "摇一分钟，亮二十分钟"],
        { cents: 310, grams: 160, min: 10, axes: [words(["Body", "机身"], ["Grey", "灰色"], ["Orange", "橙色"])] },
      ),
    ],
  },
  {
    key: "emergency-radio",
    category: "lighting-torches-hand",
    store: "lumen-lane",
    unit: both(["pc", "台"]),
    picture: { object: "1f4fb", companions: ["1f526", "1f50b"], recolour: false },
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
          cents: 1190,
          grams: 360,
          min: 4,
          then: [
            [20, 1120],
            [80, 1030],
          ],
        },
      ),
      offer("pocket", ["Pocket radio", "口袋收音机"], ["Earphones in the box", "附耳机"], {
        cents: 420,
        grams: 92,
        min: 10,
      }),
      offer(
        "retro-wood",
        ["Wood-case table radio, Bluetooth and FM", "木壳台式收音机，蓝牙加FM"],
        ["Sounds bigger than it is", "个头小，声音厚"],
        {
          cents: 1860,
          was: 2180,
          grams: 980,
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
    unit: both(["pc", "只"]),
    picture: { object: "1f6a8", companions: ["1f6a7"], recolour: true },
    intro: story(
      para(
        "Lights that stop people: for forklifts, roadworks, yards and doorways. Housings are polycarbonate and shrug off a knock; magnets carry a rubber skin that does not scratch paint.",
        "叫人停步的灯：叉车、道路施工、院子、门口。外壳PC耐撞；磁座包胶，不伤车漆。",
      ),
      para("Flash rates are 60 to 120 a minute as site rules ask.", "闪频每分钟60至120次，符合工地要求。"),
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
          min: 3,
          then: [
            [12, 880],
            [60, 795],
          ],
        },
      ),
      offer(
        "traffic-lamp",
        ["Traffic light lamp for play streets and workshops, 42 cm", "红绿灯造型灯42厘米，教学与车间用"],
        ["Buttons on the back choose the colour", "背面按键切换三色"],
        { cents: 1350, grams: 780, min: 2, axes: [], picture: { object: "1f6a6", recolour: false } },
      ),
      offer(
        "barrier-board",
        ["Folding barrier with reflective stripes", "折叠路栏，反光条"],
        ["One hand to open", "单手打开"],
        { cents: 1480, grams: 2900, min: 2, axes: [], picture: { object: "1f6a7", recolour: false } },
      ),
    ],
  },
  {
    key: "pillar-candle",
    category: "lighting-candles-pillar",
    store: "lumen-lane",
    unit: both(["pc", "支"]),
    picture: { object: "1f56f-fe0f", recolour: true },
    intro: story(
      para(
        "Poured, not pressed: poured candles burn level and do not tunnel. Cotton wicks, no metal core. Colour goes through to the middle.",
        "浇注成型而非压粉，燃面平整不打洞。棉芯无金属，颜色通体。",
      ),
      bullets(
        ["Burning time measured in still air at 20 °C", "燃时在20℃无风下实测"],
        ["Safety pictograms to EN 15494 under each candle", "底部印EN 15494安全图标"],
      ),
    ),
    params: params(
      ["Wax", "蜡", "Paraffin and stearin, or soy", "石蜡加硬脂，或大豆蜡"],
      ["Wick", "烛芯", "Cotton", "棉芯"],
      ["Scent", "香味", "None unless named", "未注明即无香"],
      ["Pictograms", "安全标识", "EN 15494", "EN 15494"],
    ),
    axes: [colourAxis("pearl", "scarlet", "forest", "sand")],
    variants: [
      offer(
        "set-3",
        ["Pillar candle set of 3, unscented, 40 h burn", "柱形蜡烛3支装，无香，燃40小时"],
        ["Three heights for one tray", "高低三支，一盘成景"],
        { cents: 310, grams: 820, min: 12 },
      ),
      offer(
        "dinner-12",
        ["Dinner candles, box of 12", "长烛12支盒装"],
        ["Straight to the last centimetre", "点到底也不弯"],
        {
          cents: 285,
          was: 340,
          grams: 640,
          min: 8,
          then: [
            [40, 262],
            [160, 236],
          ],
        },
      ),
      offer(
        "tea-100",
        ["Tea lights, bag of 100, 4 h", "茶蜡100粒，燃4小时"],
        ["Aluminium cups, recyclable", "铝杯可回收"],
        { cents: 395, grams: 1350, min: 5, axes: [] },
      ),
      offer(
        "soy-jar",
        ["Soy candle in a jar, linen scent", "大豆蜡香薰杯，棉麻香"],
        ["Lid puts it out without smoke", "盖上即灭，不冒烟"],
        {
          cents: 348,
          grams: 380,
          min: 10,
          axes: [words(["Scent", "香味"], ["Linen", "棉麻"], ["Fig", "无花果"], ["Cedar", "雪松"])],
        },
      ),
      offer(
        "led-flame-3",
        ["LED pillar candles with remote, set of 3", "LED仿真蜡烛3支带遥控"],
        ["Real wax outside, no fire inside", "外层真蜡，内里无火"],
        { cents: 690, was: 860, grams: 520, min: 6, axes: [], stock: 0 },
      ),
    ],
  },
  {
    key: "birthday-candle",
    category: "lighting-candles-birthday",
    store: "festive-row",
    unit: both(["pack", "包"]),
    picture: { object: "1f382", companions: ["1f56f-fe0f"], recolour: false },
    intro: story(
      para(
        "Cake candles with holders, so the wax stays off the icing. Food-contact wax and dyes; packs hang on a hook by the bakery till.",
        "带托的蛋糕蜡烛，蜡不滴奶油。食品级蜡与色料，挂装，烘焙店收银台边挂着卖。",
      ),
      para(
        "Number candles are flat-backed and come in assorted or single figures.",
        "数字蜡烛平背款，可混装或单数字装。",
      ),
    ),
    params: params(
      ["Wax", "蜡", "Paraffin, food contact", "食品级石蜡"],
      ["Holders", "烛托", "Included", "附赠"],
      ["Height", "高度", "6 to 8 cm", "6至8厘米"],
      ["Burning time", "燃时", "6 to 12 min", "6至12分钟"],
    ),
    axes: [words(["Colours", "配色"], ["Pastel mix", "马卡龙混色"], ["Bright mix", "亮彩混色"], ["Gold", "金色", 6])],
    variants: [
      offer(
        "spiral-24",
        ["Spiral cake candles with holders, 24", "螺纹蛋糕蜡烛24支带托"],
        ["Two cakes in one pack", "一包点两个蛋糕"],
        {
          cents: 54,
          grams: 46,
          min: 48,
          then: [
            [240, 48],
            [1200, 42],
          ],
        },
      ),
      offer(
        "numbers",
        ["Number candles 0 to 9, glitter", "数字蜡烛0至9，闪粉"],
        ["Choose one figure or the mixed tray", "可选单数字或混装盘"],
        { cents: 36, was: 45, grams: 18, min: 60 },
      ),
      offer(
        "cupcake",
        ["Cupcake-shaped candles, box of 6", "纸杯蛋糕造型蜡烛6只"],
        ["A small gift that smells of vanilla", "香草味小礼物"],
        { cents: 218, grams: 210, min: 10, axes: [], picture: { object: "1f9c1", recolour: true } },
      ),
      offer(
        "fountain-4",
        ["Ice fountains for cakes, 4", "蛋糕冷焰火4支"],
        ["Indoor class F1, 40 seconds", "室内F1级，40秒"],
        { cents: 165, grams: 90, min: 20, axes: [], picture: { object: "1f387", recolour: false } },
      ),
    ],
  },
];
