import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { head, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";
import { lightTones, plugTypes } from "./axes.ts";

/** Lanterns, oil lamps and night lights. */
export const lanternsFamilies: readonly GoodsFamily[] = [
  {
    key: "festival-lantern",
    category: "lighting-lanterns-festive",
    store: "lumen-lane",
    brand: "night-market",
    unit: both(["pc", "只"]),
    picture: { object: "lantern", recolour: true },
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
          larger: [
            [100, 210],
            [500, 189],
          ],
        },
      ),
      offer(
        "paper-40",
        ["Rice paper lantern 40 cm", "宣纸圆灯笼40厘米"],
        ["White inside, so colour glows evenly", "内层白纸，透光均匀"],
        {
          cents: 112,
          was: 140,
          grams: 58,
          min: 30,
          larger: [
            [150, 104],
            [600, 95],
          ],
          axes: [colourAxis("pearl", "scarlet", "sky", "blush", "mint")],
        },
      ),
      offer(
        "mini-string",
        ["Small lantern with battery light", "迷你电池灯笼"],
        ["For shop windows and buffet tables", "橱窗和自助餐台用"],
        { cents: 455, grams: 160, larger: [[10, 364]] },
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
        { cents: 235, grams: 90, larger: [[24, 178]] },
      ),
    ],
  },
  {
    key: "mirror-ball",
    category: "lighting-lanterns-festive",
    store: "festive-row",
    brand: "night-market",
    unit: both(["pc", "只"]),
    picture: { object: "mirror-ball", recolour: false },
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
        ["USB mirror ball, turns to the sound", "USB声控镜面球"],
        ["Runs on a power bank", "充电宝即可供电"],
        {
          cents: 335,
          was: 410,
          grams: 95,
          larger: [
            [12, 268],
            [48, 253],
            [192, 234],
          ],
          axes: [],
        },
      ),
    ],
  },
  {
    key: "clay-lamp",
    category: "lighting-lanterns-lamps",
    store: "kilnmate",
    brand: "kilnmate",
    unit: both(["pc", "盏"]),
    picture: { object: "clay-lamp-tray", recolour: true },
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
          larger: [
            [20, 368],
            [100, 332],
          ],
        },
      ),
      offer(
        "wax-filled-12",
        ["Wax-filled clay lamps, tray of 12", "蜡芯陶灯，12盏一托"],
        ["Just light the wick, no oil needed", "点芯即可，不用添油"],
        { cents: 520, was: 640, grams: 980, picture: { object: "wax-lamp-tray", recolour: true }, min: 4 },
      ),
      offer(
        "brass-look",
        ["Standing oil lamp, brass look, 28 cm", "仿黄铜立式油灯28厘米"],
        ["Five wicks, screw apart for shipping", "五芯，可拆装运"],
        { cents: 1180, grams: 740, picture: { object: "oil-lamp", recolour: true }, min: 2, axes: [] },
      ),
      offer(
        "led-diya-6",
        ["LED clay-look lamps, set of 6", "LED仿陶油灯6盏"],
        ["Safe on paper and near curtains", "纸边帘旁也安全"],
        { cents: 430, grams: 210, picture: { object: "led-clay-lamps", recolour: true }, min: 6, axes: [] },
      ),
    ],
  },
  {
    key: "night-light",
    category: "lighting-lanterns-lamps",
    store: "lumen-lane",
    brand: "lumen-lane",
    unit: both(["pc", "只"]),
    picture: { object: "mushroom-light", recolour: true },
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
        larger: [
          [50, 418],
          [200, 380],
        ],
      }),
      offer(
        "rabbit",
        ["Rabbit night light, tap dimmer", "兔子拍拍灯"],
        ["Ears bend and do not break", "耳朵软，掰不坏"],
        { cents: 595, grams: 190, larger: [[10, 498]], axes: [], picture: { object: "rabbit-light", recolour: false } },
      ),
      offer(
        "cloud",
        ["Cloud wall light, stick-on", "云朵壁贴夜灯"],
        ["No screws; the mount peels off clean", "免打孔，撕下不留胶"],
        {
          cents: 405,
          grams: 120,
          larger: [
            [12, 325],
            [120, 299],
            [480, 270],
          ],
          axes: [lightTones],
          picture: { object: "cloud-light", recolour: false },
        },
      ),
      offer(
        "moon-print",
        ["Moon lamp 15 cm on a wooden stand", "月球灯15厘米，木托"],
        ["Relief surface, not a printed film", "立体月面，非贴膜"],
        {
          cents: 760,
          was: 925,
          grams: 330,
          larger: [[6, 640]],
          axes: [],
          picture: { object: "moon-lamp", recolour: false },
        },
      ),
      offer(
        "cactus",
        ["Cactus table lamp, bendable arms, USB-C", "仙人掌台灯，可弯枝，USB-C"],
        ["The one children ask for by name", "孩子点名要的款"],
        { cents: 630, grams: 240, larger: [[8, 528]], axes: [], picture: { object: "cactus-lamp", recolour: false } },
      ),
    ],
  },
];
