import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { bullets, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";
import { lightTones, plugTypes } from "./axes.ts";

/** Bulbs, string lights, batteries and cables. */
export const bulbsFamilies: readonly GoodsFamily[] = [
  {
    key: "led-bulb",
    category: "lighting-bulbs-led",
    store: "lumen-lane",
    brand: "lumen-lane",
    unit: both(["pc", "只"]),
    picture: { object: "light-bulb", recolour: false },
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
          larger: [
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
        { cents: 58, grams: 31, picture: { object: "candle-bulb", recolour: false }, min: 50 },
      ),
      offer(
        "filament",
        ["Filament bulb, amber glass, 4 W", "琥珀玻璃灯丝灯，4瓦"],
        ["The café look, 1800 K", "咖啡馆氛围，1800K"],
        { cents: 168, was: 210, grams: 58, picture: { object: "filament-bulb", recolour: false }, min: 20, axes: [] },
      ),
      offer(
        "emergency",
        ["Rechargeable bulb, stays on 4 h after a power cut", "应急充电灯泡，停电续亮4小时"],
        ["Screws into a normal socket, charges while it shines", "普通灯座即用，亮灯同时充电"],
        {
          cents: 430,
          grams: 140,
          larger: [[10, 345]],
          axes: [words(["Power", "功率"], ["9 W", "9瓦"], ["12 W", "12瓦", 40], ["15 W", "15瓦", 85])],
        },
      ),
    ],
  },
  {
    key: "fairy-lights",
    category: "lighting-bulbs-led",
    store: "lumen-lane",
    brand: "lumen-lane",
    unit: both(["string", "串"]),
    picture: { object: "fairy-lights", recolour: true },
    intro: story(
      para(
        "Copper-wire strings that bend round a jar or a balcony rail and hold their shape. The wire is lacquered and carries 4.5 volts, so a cut end is harmless.",
        "铜线灯串，绕瓶绕栏杆都能定型。铜线漆包，4.5伏低压，断线也不伤手。",
      ),
      para(
        "Battery boxes close with a screw, as EU toy and household rules require.",
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
          larger: [
            [96, 108],
            [480, 95],
          ],
        },
      ),
      offer(
        "bottle-12",
        ["Cork lights for bottles, set of 12", "酒瓶塞灯串12支"],
        ["Button cells fitted and spare", "已装纽扣电池，另备一套"],
        { cents: 695, grams: 260, picture: { object: "cork-lights", recolour: true }, min: 4 },
      ),
      offer(
        "solar-12m",
        ["Solar garden string 12 m, 100 lamps, 8 modes", "太阳能庭院灯串12米，100灯8模式"],
        ["Charges on a cloudy day too", "阴天也能充电"],
        {
          cents: 468,
          grams: 310,
          picture: { object: "solar-lights", recolour: true },
          min: 8,
          larger: [
            [32, 442],
            [128, 410],
          ],
        },
      ),
      offer(
        "curtain",
        ["Window curtain of light, 3 x 2 m, 200 lamps with hooks and remote", "窗帘灯3×2米，200灯，含挂钩和遥控"],
        ["Ten strands on one rail, up in five minutes", "十条一杆，五分钟挂好"],
        {
          cents: 885,
          was: 1105,
          grams: 420,
          picture: { object: "light-curtain", recolour: false },
          larger: [[6, 745]],
          axes: [plugTypes, words(["Light", "光色"], ["Warm", "暖光"], ["Multicolour", "彩光"])],
        },
      ),
    ],
  },
  {
    key: "dry-cell",
    category: "lighting-bulbs-power",
    store: "lumen-lane",
    brand: "lumen-lane",
    unit: both(["pack", "卡"]),
    picture: { object: "cell-blister", recolour: false },
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
          larger: [
            [144, 76],
            [720, 68],
          ],
        },
      ),
      offer(
        "alkaline-40",
        ["Alkaline cells, workshop box of 40", "碱性电池工装盒40粒"],
        ["No blister to cut open", "免拆挂卡"],
        { cents: 690, was: 820, grams: 960, picture: { object: "cell-box", recolour: false }, min: 4 },
      ),
      offer(
        "nimh-4",
        ["Rechargeable NiMH 2100 mAh, 4 cells in a case", "镍氢充电电池2100毫安时，4粒带盒"],
        ["Keeps 80 percent after a year on the shelf", "放一年仍存八成电"],
        { cents: 595, grams: 120, picture: { object: "charging-case", recolour: false }, larger: [[8, 498]] },
      ),
      offer(
        "coin-20",
        ["Coin cells, strip of 20", "纽扣电池20粒排卡"],
        ["Child-safe strip, one tear per cell", "儿童安全卡，一撕一粒"],
        {
          cents: 240,
          grams: 66,
          picture: { object: "coin-cells", recolour: false },
          min: 10,
          larger: [
            [100, 221],
            [400, 199],
          ],
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
    picture: { object: "pendant-lead", recolour: false },
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
          axes: [words(["Cable", "线色"], ["Red", "红色"], ["Black", "黑色"], ["Natural", "本色"])],
        },
      ),
      offer(
        "usb-adaptor",
        ["USB wall adaptor, 2 ports, 12 W", "双口USB充电头，12瓦"],
        ["Flat body, fits behind a bed", "扁平机身，床后也能插"],
        {
          cents: 305,
          grams: 58,
          picture: { object: "usb-plug", recolour: false },
          larger: [
            [20, 245],
            [100, 228],
            [400, 206],
          ],
        },
      ),
      offer(
        "strip-4",
        ["Extension strip, 4 sockets, 2 m, switch", "四位排插2米，带开关"],
        ["Sockets turned 45 degrees for big plugs", "45度斜孔，大插头不打架"],
        { cents: 500, grams: 420, picture: { object: "extension-lead", recolour: false }, larger: [[8, 398]] },
      ),
      offer(
        "travel",
        ["Travel adaptor, four plugs in one body", "四合一旅行转换插头"],
        ["Only one set of pins can be live", "同一时间只有一组插脚带电"],
        {
          cents: 375,
          was: 440,
          grams: 110,
          picture: { object: "travel-plug", recolour: false },
          min: 12,
          axes: [],
          stock: 0,
        },
      ),
    ],
  },
];
