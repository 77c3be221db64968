import type { GoodsFamily } from "../../../family.ts";
import { both, colourAxis, params, words } from "../../familyBuilders.ts";
import { head, para, story } from "../../richText.ts";
import { offer } from "../offers.ts";

/** Christmas, New Year and Halloween. */
export const seasonalFamilies: readonly GoodsFamily[] = [
  {
    key: "christmas-decoration",
    category: "party-seasonal-christmas",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["pc", "件"]),
    picture: { object: "christmas-tree", companions: ["gift-box"], recolour: false },
    intro: story(
      para(
        "Trees, baubles and figures for shops that decorate in October. Branches are hinged and colour-coded; baubles are shatterproof and have metal caps.",
        "十月就要布置的店铺用圣诞树、彩球和摆件。枝条铰接并有色标；彩球防摔，金属帽。",
      ),
      head("Order by the 24th", "24日前下单"),
      para(
        "Sea freight for Christmas closes on 24 September; air parcels on 28 November.",
        "圣诞海运截单9月24日，空运截单11月28日。",
      ),
    ),
    params: params(
      ["Needles", "针叶", "PVC, fire-retardant", "阻燃PVC"],
      ["Stand", "底座", "Steel, folding", "可折钢脚"],
      ["Baubles", "彩球", "Polystyrene, shatterproof", "PS防摔"],
      ["Carton", "外箱", "Reusable, printed inside", "可反复使用，内印说明"],
    ),
    axes: [words(["Height", "高度"], ["45 cm", "45厘米"], ["60 cm", "60厘米", 210], ["90 cm", "90厘米", 640])],
    variants: [
      offer(
        "table-tree",
        ["Table-top Christmas tree, decorated", "桌面圣诞树，已装饰"],
        ["Ready for a till in one minute", "一分钟摆上收银台"],
        { cents: 690, was: 850, grams: 780, min: 4 },
      ),
      offer(
        "baubles-36",
        ["Baubles, shatterproof, 36 pcs in three finishes", "防摔彩球36只，三种质感"],
        ["Gloss, matt and glitter in each colour", "亮面、哑面、闪粉各一"],
        {
          cents: 760,
          grams: 520,
          larger: [
            [4, 640],
            [20, 598],
            [80, 545],
          ],
          axes: [colourAxis("scarlet", "mustard", "navy", "forest")],
          picture: { object: "baubles", recolour: true },
        },
      ),
      offer(
        "snowman-inflatable",
        ["Inflatable snowman 1.8 m with lamp", "充气雪人1.8米带灯"],
        ["Ties and pegs included", "附拉绳地钉"],
        { cents: 2890, grams: 1600, min: 1, axes: [], picture: { object: "snowman", recolour: false } },
      ),
      offer(
        "snowflake-12",
        ["Snowflake hangers, wood, 12 pcs", "木雪花挂件12片"],
        ["Laser-cut, thread already tied", "激光切割，已穿线"],
        {
          cents: 245,
          was: 315,
          grams: 80,
          larger: [[20, 186]],
          axes: [],
          picture: { object: "snowflakes", recolour: false },
        },
      ),
      offer(
        "reindeer-plush",
        ["Standing reindeer 30 cm, plush", "毛绒站立驯鹿30厘米"],
        ["Wire legs, stands on any shelf", "铁丝腿，随处站稳"],
        { cents: 670, grams: 280, larger: [[6, 565]], axes: [], picture: { object: "reindeer", recolour: false } },
      ),
    ],
  },
  {
    key: "new-year-decoration",
    category: "party-seasonal-newyear",
    store: "festive-row",
    brand: "night-market",
    unit: both(["pack", "包"]),
    picture: { object: "red-envelopes", recolour: false },
    intro: story(
      para(
        "Red envelopes, couplets and door figures for the lunar year. Foil is hot-stamped, paper is thick enough not to show the note inside.",
        "红包、春联、门饰。烫金工艺，纸厚不透，里面几张看不出。",
      ),
      para(
        "Zodiac designs change in September; the plain fortune design stays all year.",
        "生肖款九月换新，福字通用款全年有货。",
      ),
    ),
    params: params(
      ["Paper", "纸张", "Art paper 160 g/m²", "160克艺术纸"],
      ["Print", "工艺", "Hot foil", "烫金"],
      ["Size", "尺寸", "17 x 9 cm", "17×9厘米"],
      ["Design", "款式", "Zodiac and plain", "生肖款与通用款"],
    ),
    axes: [words(["Design", "款式"], ["Fortune", "福字"], ["Zodiac", "生肖"], ["Flowers", "花开富贵"])],
    variants: [
      offer(
        "envelopes-50",
        ["Red envelopes, hot foil, 50 pcs", "烫金红包50只"],
        ["Thick paper, sharp gold", "纸厚金亮"],
        {
          cents: 285,
          was: 350,
          grams: 300,
          min: 10,
          larger: [
            [50, 262],
            [250, 232],
          ],
        },
      ),
      offer(
        "couplets",
        ["Spring couplets with fortune squares", "春联福字套装"],
        ["Gold on red cotton paper, tape included", "红宣烫金，附双面胶"],
        {
          cents: 168,
          picture: { object: "couplets", companions: ["lantern"], recolour: false },
          grams: 120,
          min: 20,
          larger: [
            [100, 156],
            [400, 143],
          ],
        },
      ),
      offer(
        "dragon-dance-toy",
        ["Paper dragon on sticks, 75 cm", "纸龙手舞75厘米"],
        ["Folds like a bellows, wakes up when you shake it", "风琴折身，一抖就活"],
        { cents: 275, grams: 90, larger: [[15, 220]], axes: [], picture: { object: "paper-dragon", recolour: true } },
      ),
      offer(
        "crackers-electric",
        [
          "Electric firecracker string, sound and light, no powder, for hotels and schools that may not use fire",
          "电子鞭炮，有声有光无火药，禁放场所酒店学校可用",
        ],
        ["Remote starts and stops it", "遥控启停"],
        { cents: 1480, was: 1750, grams: 620, min: 2, axes: [], picture: { object: "firecrackers", recolour: false } },
      ),
      offer(
        "bamboo-pine",
        ["Pine and bamboo door piece, pair", "门松竹饰一对"],
        ["For restaurants from December on", "餐厅十二月起陈列"],
        { cents: 1960, grams: 1900, min: 1, axes: [], picture: { object: "pine-bamboo", recolour: false } },
      ),
    ],
  },
  {
    key: "halloween-decoration",
    category: "party-seasonal-halloween",
    store: "festive-row",
    unit: both(["pc", "件"]),
    picture: { object: "pumpkin-lamp", recolour: false },
    intro: story(
      para(
        "Pumpkins with a battery instead of a flame, ghosts that hang, webs that stretch across a doorway and come off without fibres.",
        "用电池不用明火的南瓜灯，能挂的幽灵，能横跨门口、撕下不留丝的蛛网。",
      ),
      para(
        "Foam pumpkins can be carved with a kitchen knife and kept for next year.",
        "泡沫南瓜可用菜刀雕，明年再用。",
      ),
    ),
    params: params(
      ["Material", "材质", "Foam, polyester, PVC", "泡沫、涤纶、PVC"],
      ["Light", "灯", "LED, battery", "LED，电池"],
      ["Cells", "电池", "2 AAA, not included", "2节AAA，另备"],
      ["Age", "年龄", "Decoration, not a toy", "装饰品，非玩具"],
    ),
    axes: [words(["Size", "尺寸"], ["18 cm", "18厘米"], ["25 cm", "25厘米", 160])],
    variants: [
      offer(
        "pumpkin-lamp",
        ["Pumpkin lamp, flicker LED", "闪烁南瓜灯"],
        ["Six hours on, eighteen off", "亮六小时灭十八小时"],
        { cents: 480, was: 600, grams: 260, larger: [[8, 385]] },
      ),
      offer(
        "ghost-hanger",
        ["Hanging ghost 90 cm, glows", "荧光吊挂幽灵90厘米"],
        ["Moves with the slightest draught", "有点风就飘"],
        {
          cents: 335,
          grams: 140,
          larger: [
            [12, 268],
            [48, 253],
            [192, 234],
          ],
          axes: [],
          picture: { object: "ghost", recolour: false },
        },
      ),
      offer(
        "web-60g",
        ["Spider web 60 g with 12 spiders", "蛛网60克附12只蜘蛛"],
        ["Stretches over three metres", "可拉三米"],
        {
          cents: 92,
          grams: 70,
          min: 40,
          larger: [
            [200, 84],
            [800, 73],
          ],
          axes: [],
          picture: { object: "spider-web", recolour: false },
        },
      ),
      offer(
        "bats-24",
        ["Wall bats, PVC, 24 pcs in four sizes", "3D蝙蝠墙贴24只，四种大小"],
        ["Wings fold up, tape included", "翅膀可折立，附胶"],
        { cents: 124, was: 155, grams: 60, min: 30, axes: [], picture: { object: "wall-bats", recolour: false } },
      ),
      offer("skull-bowl", ["Skull sweet bowl", "骷髅糖果碗"], ["Jaw drops when a hand comes near", "伸手下巴就张开"], {
        cents: 890,
        grams: 480,
        min: 3,
        axes: [],
        picture: { object: "skull-bowl", recolour: false },
        stock: 0,
      }),
    ],
  },
];
