import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const crewSocks: GoodsFamily = {
  key: "crew-socks",
  category: "knitwear-socks-crew",
  store: "dongyi-knit",
  brand: "dongyi",
  unit: units.pair,
  picture: { object: "socks", recolour: true },
  intro: intro(
    ["Stay up, stay even", "不滑落，不松垮"],
    [
      "Combed cotton on 168 needles, with a heel that is turned and not pressed into shape. The welt is knitted double and leaves no mark.",
      "精梳棉168针，立体跟而非压烫跟，双层罗口不勒痕。",
    ],
    ["Sizes are measured on the foot. Half the carton may be one size, half another.", "尺码按脚量，一箱可对半配码。"],
  ),
  params: params(
    ["Yarn", "成分", "78% cotton, 20% polyamide, 2% elastane", "78%棉、20%锦纶、2%氨纶"],
    ["Needles", "针数", "168", "168针"],
    ["Toe", "袜头", "Hand linked", "手工对目"],
    ["Washing", "洗涤", "40 °C", "40℃"],
    ["Packing", "包装", "Paper band", "纸腰封"],
  ),
  axes: [
    colourAxis("mint", "scarlet", "mustard", "violet"),
    words(["Size", "尺码"], ["36 to 40", "36–40码"], ["41 to 45", "41–45码"]),
  ],
  variants: [
    goods(
      "bundle-10",
      ["Cotton crew socks, bundle of 10 pairs, two-tone heel", "撞色跟纯棉中筒袜 10双装"],
      ["Ten pairs, so single ones always find a partner", "十双同款，落单也配得上"],
      { cents: 590, formerCents: 780, tiers: batches([5, 590], [30, 548], [120, 505]), grams: 520 },
    ),
    goods(
      "plain-office",
      ["Plain socks for the office", "商务素色袜"],
      ["Long enough for crossed legs", "翘腿也不露小腿"],
      {
        cents: 86,
        minimum: 48,
        grams: 48,
        axes: [
          colourAxis("charcoal", "navy", "grey", "plum"),
          words(["Size", "尺码"], ["39 to 42", "39–42码"], ["43 to 46", "43–46码"]),
        ],
      },
    ),
    goods(
      "terry-hiking",
      ["Hiking socks, terry sole", "毛圈底徒步袜"],
      ["Cushion where the boot presses", "靴子压脚的地方都有毛圈"],
      {
        cents: 198,
        formerCents: 255,
        minimum: 20,
        grams: 85,
        axes: [
          colourAxis("forest", "grey", "orange"),
          words(["Size", "尺码"], ["36 to 40", "36–40码"], ["41 to 46", "41–46码"]),
        ],
      },
    ),
    goods(
      "wool-winter",
      ["Wool socks for winter, Norwegian pattern", "北欧花纹冬季羊毛袜"],
      ["Thick enough to walk through the house without slippers", "厚到在家不用穿拖鞋"],
      { cents: 390, tiers: batches([1, 390], [12, 312]), grams: 110, axes: [colourAxis("scarlet", "navy", "sand")] },
    ),
    goods(
      "diabetic-loose",
      ["Loose-top socks without elastic", "无橡筋宽口袜"],
      ["For swollen ankles and long flights", "脚踝易肿、长途飞行都舒服"],
      {
        cents: 124,
        tiers: batches([36, 124], [180, 112], [720, 99]),
        grams: 50,
        axes: [colourAxis("pearl", "grey", "charcoal")],
      },
    ),
  ],
};

const sportSocks: GoodsFamily = {
  key: "sport-socks",
  category: "knitwear-socks-ankle",
  store: "dongyi-knit",
  brand: "dongyi",
  unit: units.pair,
  picture: { object: "socks", recolour: true },
  intro: intro(
    ["Left is left, right is right", "分左右脚"],
    [
      "Shaped for each foot, with a mesh instep and a grip around the arch. They dry on a line in two hours.",
      "左右脚立体编织，脚背网眼透气，足弓束紧，晾两小时就干。",
    ],
    ["Club colours can be knitted from 300 pairs.", "300双起可织球队配色。"],
  ),
  params: params(
    ["Yarn", "成分", "Polyester, cotton, elastane", "涤纶、棉、氨纶"],
    ["Height", "高度", "Ankle to quarter", "船袜至短筒"],
    ["Ventilation", "透气", "Mesh instep", "网眼脚背"],
    ["Washing", "洗涤", "40 °C, no softener", "40℃，勿用柔顺剂"],
  ),
  axes: [
    colourAxis("pearl", "charcoal", "lime", "blue"),
    words(["Size", "尺码"], ["35 to 38", "35–38码"], ["39 to 42", "39–42码"], ["43 to 46", "43–46码"]),
  ],
  variants: [
    goods(
      "ankle-mesh",
      ["Ankle socks, mesh instep", "网眼脚背船袜"],
      ["A silicone line at the heel keeps them on", "后跟一道硅胶，走路不掉跟"],
      { cents: 62, tiers: batches([60, 62], [300, 55], [1200, 48]), grams: 28 },
    ),
    goods(
      "running-padded",
      ["Running socks with padded toe", "加厚趾跑步袜"],
      ["No seam where the nail would rub", "趾甲处无缝，长跑不磨"],
      { cents: 148, formerCents: 189, minimum: 24, grams: 40 },
    ),
    goods(
      "football-knee",
      ["Football socks, knee length", "过膝足球袜"],
      ["Ribbed for shin pads", "罗纹筒，护腿板不移位"],
      {
        cents: 168,
        tiers: batches([20, 168], [100, 154], [500, 145]),
        grams: 95,
        axes: [colourAxis("scarlet", "blue", "forest", "mustard")],
      },
    ),
    goods(
      "grip-yoga",
      ["Grip socks for yoga and trampolines", "瑜伽蹦床防滑袜"],
      ["Dots that stay on after fifty washes", "洗五十次胶点不掉"],
      { cents: 94, minimum: 40, grams: 35, axes: [colourAxis("rose", "mint", "violet", "grey")] },
    ),
  ],
};

const childrensSocks: GoodsFamily = {
  key: "childrens-socks",
  category: "knitwear-socks-children",
  store: "dongyi-knit",
  brand: "puddle-club",
  unit: units.pair,
  picture: { object: "socks", companions: ["plush-bear"], recolour: true },
  intro: intro(
    ["Small feet, no loose ends", "小脚丫，没线头"],
    [
      "Floats inside are clipped or covered with mesh, so no toe is caught. Dyes are tested for babies' mouths.",
      "内里浮线剪净或加网托，不缠脚趾；染料按婴儿入口标准检测。",
    ],
    ["Each pair is joined by a paper hook, not a plastic one.", "成双用纸挂钩，不用塑料钉。"],
  ),
  params: params(
    ["Yarn", "成分", "80% combed cotton", "80%精梳棉"],
    ["Class", "安全类别", "Oeko-Tex class 1", "A类婴幼儿"],
    ["Inside", "内里", "No loose threads", "无浮线"],
    ["Washing", "洗涤", "60 °C", "60℃"],
  ),
  axes: [
    colourAxis("sky", "blush", "mustard"),
    words(["Age", "年龄"], ["1 to 3", "1–3岁"], ["4 to 6", "4–6岁"], ["7 to 9", "7–9岁", 12]),
  ],
  variants: [
    goods(
      "days-of-week",
      ["Seven pairs, one for each day", "一周七双童袜"],
      ["Monday is blue, naturally", "周一是蓝色的，没办法"],
      {
        cents: 495,
        formerCents: 615,
        tiers: batches([1, 495], [10, 418]),
        grams: 160,
        axes: [words(["Age", "年龄"], ["3 to 5", "3–5岁"], ["6 to 8", "6–8岁"])],
      },
    ),
    goods(
      "animal-toes",
      ["Children's socks with animal faces", "动物脸儿童袜"],
      ["A nose on each toe", "每个脚尖一个小鼻子"],
      { cents: 76, tiers: batches([48, 76], [240, 68], [960, 60]), grams: 25 },
    ),
    goods(
      "baby-turn-cuff",
      ["Baby socks, turn-over cuff, 3 pairs", "婴儿翻边袜 3双"],
      ["Stay on a kicking foot", "怎么蹬也不掉"],
      { cents: 158, minimum: 24, grams: 40, axes: [colourAxis("pearl", "blush", "sky", "mint")] },
    ),
    goods(
      "floor-socks",
      ["Lined floor socks for toddlers", "幼儿加绒地板袜"],
      ["Rubber paws underneath", "脚底橡胶小爪印"],
      { cents: 245, tiers: batches([1, 245], [20, 186]), grams: 60 },
    ),
  ],
};

const touchGloves: GoodsFamily = {
  key: "touch-gloves",
  category: "knitwear-gloves-touch",
  store: "dongyi-knit",
  brand: "warmhand",
  unit: units.pair,
  picture: { object: "gloves", recolour: true },
  intro: intro(
    ["Answer without taking them off", "接电话不用脱手套"],
    [
      "Silver-plated yarn is knitted into thumb, index and middle finger, not glued on, so it works until the glove wears out.",
      "镀银纱织进拇指、食指、中指，不是贴片，用到手套磨破还灵。",
    ],
    ["Stretch yarn covers two hand sizes in one.", "弹力纱一只顶两个码。"],
  ),
  params: params(
    ["Yarn", "成分", "Acrylic, elastane, silver yarn", "腈纶、氨纶、镀银纱"],
    ["Touch", "触屏", "Three fingers", "三指可触"],
    ["Cuff", "袖口", "Double rib, 7 cm", "7厘米双层罗口"],
    ["Washing", "洗涤", "Cold, by hand", "冷水手洗"],
  ),
  axes: [colourAxis("violet", "navy", "mustard", "rose", "charcoal", "forest")],
  variants: [
    goods(
      "dozen-pack",
      ["Knitted gloves, touch tip, 12 pairs", "触屏针织手套 12双"],
      ["A counter's worth in one bag", "一包就够摆满柜台"],
      { cents: 768, formerCents: 960, tiers: batches([2, 768], [20, 706], [80, 648]), grams: 600 },
    ),
    goods(
      "fleece-inside",
      ["Touch gloves with fleece inside", "加绒触屏手套"],
      ["Two layers that move together", "两层一体，不打滑"],
      { cents: 215, tiers: batches([1, 215], [24, 164]), grams: 75 },
    ),
    goods(
      "phone-runner",
      ["Runner's gloves, reflective", "跑步反光手套"],
      ["Thin, grippy, seen from the back", "薄、防滑、车灯一照就亮"],
      {
        cents: 285,
        tiers: batches([1, 285], [12, 228], [60, 211]),
        grams: 40,
        axes: [
          colourAxis("charcoal", "lime"),
          words(["Size", "尺码"], ["Small", "小号"], ["Medium", "中号"], ["Large", "大号"]),
        ],
      },
    ),
    goods(
      "cable-knit",
      ["Cable-knit gloves", "麻花手套"],
      ["Grandmother's pattern, today's fingertips", "奶奶的花样，今天的指尖"],
      { cents: 142, formerCents: 178, minimum: 24, grams: 65, axes: [colourAxis("sand", "plum", "grey", "forest")] },
    ),
  ],
};

const warmGloves: GoodsFamily = {
  key: "warm-gloves",
  category: "knitwear-gloves-warm",
  store: "dongyi-knit",
  brand: "warmhand",
  unit: units.pair,
  picture: { object: "gloves", companions: ["scarf"], recolour: true },
  intro: intro(
    ["Fingers stay together, stay warm", "手指挨着，才暖和"],
    [
      "Lambswool outside, brushed lining inside, and a thumb set at an angle so that steering wheels and sledges can be held.",
      "外层羊羔毛，内里拉绒，拇指斜裁，握方向盘、拉雪橇都顺手。",
    ],
    ["Children's pairs come with a cord through the sleeves.", "童款配穿袖挂绳。"],
  ),
  params: params(
    ["Outside", "面料", "Lambswool blend", "羊毛混纺"],
    ["Lining", "内里", "Brushed fleece", "拉绒"],
    ["Warm to", "保暖", "-10 °C", "零下10℃"],
    ["Washing", "洗涤", "30 °C, wool", "30℃羊毛程序"],
  ),
  axes: [colourAxis("scarlet", "navy", "sand", "forest")],
  variants: [
    goods(
      "flip-top-mittens",
      ["Flip-top mittens", "翻盖手套"],
      ["Half fingers for tickets, a hood for the wait", "露指掏票，翻盖等车"],
      { picture: { object: "mittens", recolour: true }, cents: 320, tiers: batches([1, 320], [12, 256]), grams: 90 },
    ),
    goods(
      "children-cord",
      ["Children's mittens on a cord", "儿童挂绳连指手套"],
      ["Lost one? It is behind your back", "丢了一只？就挂在背后"],
      {
        picture: { object: "mittens", recolour: true },
        cents: 175,
        tiers: batches([1, 175], [24, 134], [120, 121], [480, 108]),
        grams: 50,
        axes: [colourAxis("rose", "sky", "mustard"), words(["Age", "年龄"], ["2 to 4", "2–4岁"], ["5 to 7", "5–7岁"])],
      },
    ),
    goods(
      "driving",
      ["Driving gloves, dotted palm", "防滑掌驾驶手套"],
      ["Silicone dots in the shape of a tyre track", "掌心硅胶点排成轮胎纹"],
      {
        cents: 400,
        formerCents: 500,
        tiers: batches([1, 400], [10, 318]),
        grams: 95,
        axes: [colourAxis("charcoal", "chestnut")],
      },
    ),
    goods(
      "work-knit",
      ["Knitted work gloves, 10 pairs", "劳保线手套 10双"],
      ["700 g to the dozen, bleached or grey", "每打700克，漂白或灰"],
      { cents: 245, minimum: 20, grams: 580, axes: [colourAxis("pearl", "grey")] },
    ),
  ],
};

/** Socks and gloves. */
export const socksAndGlovesFamilies: readonly GoodsFamily[] = [
  crewSocks,
  sportSocks,
  childrensSocks,
  touchGloves,
  warmGloves,
];
