import type { GoodsFamily } from "../../../family.ts";
import { batches, colourAxis, goods, intro, params, units, words } from "../../familyBuilders.ts";

const countingFrame: GoodsFamily = {
  key: "counting-frame",
  category: "toys-learning-counting",
  store: "little-fair",
  brand: "oak-and-bell",
  unit: units.piece,
  picture: { object: "abacus", recolour: false },
  intro: intro(
    ["Numbers you can push", "推得动的数字"],
    [
      "Beech frames with beads that run smoothly and stop where they are put. Teachers asked for two colours per row, so five and five are seen at a glance.",
      "榉木框，珠子滑得顺也停得住；应老师要求每排两色，一眼看出五和五。",
    ],
    ["Water-based paint, tested for heavy metals.", "水性漆，重金属检测合格。"],
  ),
  params: params(
    ["Material", "材质", "Beech, steel rods", "榉木、钢丝杆"],
    ["Paint", "涂料", "Water-based", "水性漆"],
    ["Age", "适用年龄", "3 to 7 years", "3–7岁"],
    ["Safety", "安全标准", "EN 71", "EN 71认证"],
  ),
  axes: [],
  variants: [
    goods(
      "hundred-beads",
      ["Counting frame, beech, 100 beads", "榉木百珠计数架"],
      ["Ten by ten, two colours a row", "十乘十，每排两色"],
      { cents: 382, tiers: batches([10, 382], [40, 357], [160, 330]), grams: 420 },
    ),
    goods(
      "letter-blocks",
      ["Alphabet blocks, 26 pcs in a cotton bag", "26块字母积木 棉布袋装"],
      ["Engraved, then painted: fingers can trace the letters", "先刻后涂，手指能描出笔画"],
      {
        cents: 885,
        formerCents: 1105,
        tiers: batches([1, 885], [4, 745]),
        grams: 980,
        picture: { object: "letter-blocks", recolour: true },
        axes: [colourAxis("blue", "scarlet", "forest")],
      },
    ),
    goods(
      "magnetic-letters",
      ["Magnetic letters and numbers, 78 pcs", "磁性字母数字贴 78枚"],
      ["The whole back is magnet, so nothing small comes loose", "整面磁背，没有会脱落的小磁粒"],
      {
        cents: 370,
        tiers: batches([1, 370], [12, 296], [60, 271], [240, 248]),
        grams: 310,
        picture: { object: "magnetic-letters", recolour: false },
        axes: [words(["Case", "大小写"], ["Capitals", "大写"], ["Small letters", "小写"])],
      },
    ),
    goods(
      "clock-teaching",
      ["Learning clock with geared hands", "齿轮联动教学钟"],
      ["Move the minutes and the hour follows", "拨分针，时针跟着走"],
      {
        cents: 335,
        tiers: batches([1, 335], [12, 268]),
        grams: 240,
        picture: { object: "learning-clock", recolour: false },
      },
    ),
  ],
};

const woodenToys: GoodsFamily = {
  key: "wooden-toys",
  category: "toys-learning-wooden",
  store: "little-fair",
  brand: "oak-and-bell",
  unit: units.set,
  picture: { object: "nesting-dolls", recolour: true },
  intro: intro(
    ["Wood, wheels, and no batteries", "木头、轮子，不用电池"],
    [
      "Turned and sanded in a workshop that used to make bobbins. Edges are rounded to two millimetres, wheels are pinned through.",
      "出自一家从前做纱锭的木工坊，边角倒圆两毫米，车轮贯穿销固定。",
    ],
    ["Wood comes from managed forests; certificates on request.", "木材来自可持续林地，证书可索取。"],
  ),
  params: params(
    ["Wood", "木材", "Beech and lime", "榉木、椴木"],
    ["Finish", "表面", "Water-based lacquer", "水性清漆"],
    ["Age", "适用年龄", "18 months and up", "18个月以上"],
    ["Origin", "产地", "Yunhe", "云和"],
  ),
  axes: [],
  variants: [
    goods(
      "nesting-dolls",
      ["Nesting dolls, hand painted, 5 pieces", "手绘五层套娃"],
      ["The smallest is the size of a bean", "最小那只只有豆子大"],
      { cents: 620, formerCents: 835, minimum: 5, grams: 330, axes: [colourAxis("scarlet", "navy", "violet")] },
    ),
    goods(
      "steam-train",
      ["Wooden steam train with three wagons", "木制蒸汽火车 三节车厢"],
      ["Magnetic couplings, runs on common tracks", "磁力连接，通用轨道可跑"],
      { cents: 950, tiers: batches([1, 950], [4, 798]), grams: 620, picture: { object: "toy-train", recolour: false } },
    ),
    goods(
      "village-cars",
      ["Village cars, set of six", "小镇木头车 六辆装"],
      ["Bus, tractor, fire engine and three for the family", "公交、拖拉机、消防车，再加三辆家用车"],
      {
        cents: 1010,
        formerCents: 1280,
        tiers: batches([1, 1010], [4, 884]),
        grams: 540,
        picture: { object: "toy-cars", recolour: false },
      },
    ),
    goods(
      "pick-up-truck",
      ["Delivery van with parcels", "快递小货车 带包裹"],
      ["Eight parcels with numbers to deliver in order", "八件编号包裹，按顺序派送"],
      {
        cents: 625,
        tiers: batches([1, 625], [6, 526], [36, 489], [144, 452]),
        grams: 410,
        picture: { object: "toy-van", recolour: true },
        axes: [colourAxis("mustard", "scarlet", "teal")],
      },
    ),
    goods(
      "toy-plane",
      ["Wooden plane, propeller turns", "木制小飞机 螺旋桨可转"],
      ["Wings slot out for posting flat", "机翼可拆，平放寄送"],
      {
        cents: 430,
        tiers: batches([1, 430], [10, 345], [40, 318], [200, 297]),
        grams: 220,
        picture: { object: "toy-plane", recolour: true },
        axes: [colourAxis("sky", "scarlet")],
      },
    ),
    goods(
      "carousel-music-box",
      ["Carousel music box", "旋转木马八音盒"],
      ["Eighteen notes, one turn a minute", "十八音机芯，一分钟转一圈"],
      {
        cents: 1435,
        formerCents: 1800,
        tiers: batches([1, 1435], [2, 1260]),
        grams: 480,
        picture: { object: "carousel", recolour: false },
      },
    ),
  ],
};

const instruments: GoodsFamily = {
  key: "first-instruments",
  category: "toys-learning-music",
  store: "little-fair",
  brand: "oak-and-bell",
  unit: units.piece,
  picture: { object: "maracas", recolour: false },
  intro: intro(
    ["Loud enough, not too loud", "够响，但不太吵"],
    [
      "Tuned by ear, in C, so that everything in the range can be played together. Volume stays under 80 decibels at arm's length.",
      "统一C调，人工校音，全系列可合奏；一臂距离音量不超过80分贝。",
    ],
    ["A booklet with eight songs is in each box.", "每盒附八首儿歌谱。"],
  ),
  params: params(
    ["Key", "调性", "C major", "C大调"],
    ["Age", "适用年龄", "3 and up", "3岁以上"],
    ["Volume", "音量", "Below 80 dB", "低于80分贝"],
    ["Songs", "曲谱", "Booklet with 8 songs", "附8首曲谱"],
  ),
  axes: [],
  variants: [
    goods(
      "maracas-pair",
      ["Painted maracas, pair, 20 cm", "彩绘沙锤一对 20cm"],
      ["Filled with seeds, so the sound is dry and warm", "填充种子，声音干净温暖"],
      { cents: 338, minimum: 12, grams: 160 },
    ),
    goods(
      "tin-drum",
      ["Tin drum with beechwood sticks and a strap", "铁皮小鼓 榉木棒带肩带"],
      ["The strap opens by itself when pulled hard", "背带受力自动脱开"],
      {
        cents: 670,
        formerCents: 835,
        tiers: batches([1, 670], [4, 562]),
        grams: 430,
        picture: { object: "tin-drum", recolour: false },
      },
    ),
    goods(
      "recorder",
      ["School recorder, 8 holes, with brush", "8孔竖笛 附清洁刷"],
      ["German and baroque fingering, marked on the foot", "德式、英式指法，笛尾有标记"],
      {
        cents: 205,
        tiers: batches([1, 205], [30, 156], [120, 141], [600, 127]),
        grams: 95,
        picture: { object: "recorder", recolour: false },
        axes: [words(["Fingering", "指法"], ["German", "德式"], ["Baroque", "英式"])],
      },
    ),
    goods(
      "mini-trumpet",
      ["Toy trumpet", "玩具小号"],
      ["Four notes, one of them always right", "四个音，总有一个吹得对"],
      { cents: 98, minimum: 48, grams: 70, picture: { object: "toy-trumpet", recolour: false } },
    ),
    goods(
      "ukulele-starter",
      ["Starter guitar, 21 inch, nylon strings", "21寸尼龙弦启蒙小吉他"],
      ["Arrives in tune and stays so for about a week", "到手已调音，大约保持一周"],
      {
        cents: 1385,
        minimum: 2,
        grams: 720,
        picture: { object: "toy-guitar", recolour: true },
        axes: [colourAxis("scarlet", "navy", "mint")],
      },
    ),
  ],
};

const kites: GoodsFamily = {
  key: "kites",
  category: "toys-outdoor-kites",
  store: "little-fair",
  brand: "little-fair",
  unit: units.piece,
  picture: { object: "delta-kite", recolour: false },
  intro: intro(
    ["Up on the second try", "第二次就能飞起来"],
    [
      "Sewn in Weifang, where kites have a museum. Rods are fibreglass and fold to the length of a loaf of bread.",
      "产自有风筝博物馆的潍坊，玻纤骨架，折起来一条面包那么长。",
    ],
    ["Line and reel are in the bag, tied and ready.", "线与线轮随附，已系好即放。"],
  ),
  params: params(
    ["Sail", "面料", "Ripstop polyester", "防撕裂涤纶"],
    ["Wind", "适合风力", "2 to 5 Beaufort", "2–5级"],
    ["Line", "放飞线", "50 m on a reel", "50米带线轮"],
    ["Age", "适用年龄", "5 and up", "5岁以上"],
  ),
  axes: [],
  variants: [
    goods(
      "delta-kite",
      ["Delta kite with tail and 50 m line", "三角风筝 带飘尾与50米线"],
      ["The shape that forgives beginners", "最照顾新手的造型"],
      { cents: 280, tiers: batches([1, 280], [20, 225], [80, 210], [360, 193]), grams: 150 },
    ),
    goods(
      "diamond-giant",
      ["Diamond kite 140 cm, rainbow tails", "140厘米菱形风筝 彩虹飘带"],
      ["Six tails of three metres", "六条三米长飘带"],
      { cents: 468, picture: { object: "diamond-kite", recolour: false }, formerCents: 590, minimum: 6, grams: 310 },
    ),
    goods("flying-disc", ["Flying disc 175 g", "175克飞盘"], ["Tournament weight, floats", "比赛重量，落水不沉"], {
      cents: 245,
      tiers: batches([1, 245], [24, 186], [120, 168], [480, 151]),
      grams: 175,
      picture: { object: "flying-disc", recolour: true },
      axes: [colourAxis("sky", "orange", "lime", "rose")],
    }),
    goods(
      "ball-bearing-yo-yo",
      ["Ball-bearing yo-yo, counter display of 12", "滚珠悠悠球 展示盒12只"],
      ["Sleeps for a minute with a little practice", "稍加练习，空转可达一分钟"],
      {
        cents: 1880,
        formerCents: 2350,
        minimum: 2,
        grams: 960,
        picture: { object: "yo-yos", recolour: true },
        axes: [colourAxis("violet", "scarlet", "teal")],
      },
    ),
    goods(
      "foam-glider",
      ["Foam glider, throw by hand", "手抛泡沫滑翔机"],
      ["Move the tail notch for straight flight or a loop", "换尾翼卡位，直飞或翻筋斗"],
      {
        cents: 82,
        minimum: 50,
        grams: 45,
        picture: { object: "foam-glider", recolour: true },
        axes: [colourAxis("blue", "orange", "lime")],
      },
    ),
  ],
};

const balls: GoodsFamily = {
  key: "balls",
  category: "toys-outdoor-balls",
  store: "little-fair",
  brand: "little-fair",
  unit: units.piece,
  picture: { object: "football", recolour: true },
  intro: intro(
    ["For the yard, the beach, the break", "院子、沙滩、课间都能玩"],
    [
      "Shipped flat with a needle in every bag, which triples what fits in a carton. Bladders are butyl and hold air for weeks.",
      "放气发货，每袋附气针，一箱多装两倍；丁基内胆，几周不跑气。",
    ],
    ["School sets come in a net with a pump.", "学校套装配网袋和打气筒。"],
  ),
  params: params(
    ["Bladder", "内胆", "Butyl rubber", "丁基橡胶"],
    ["Shipped", "发货状态", "Deflated, with needle", "放气，附气针"],
    ["Surface", "适用场地", "Grass, gym, asphalt", "草地、体育馆、水泥地"],
    ["Age", "适用年龄", "4 and up", "4岁以上"],
  ),
  axes: [],
  variants: [
    goods(
      "football",
      ["Football, machine stitched", "机缝足球"],
      ["32 panels, foam-backed for soft headers", "32片，发泡垫层头球不疼"],
      {
        cents: 435,
        tiers: batches([1, 435], [10, 348], [50, 322], [200, 296]),
        grams: 390,
        axes: [
          colourAxis("blue", "scarlet", "lime"),
          words(["Size", "规格"], ["Size 3", "3号"], ["Size 4", "4号", 25], ["Size 5", "5号", 50]),
        ],
      },
    ),
    goods("basketball", ["Rubber basketball", "橡胶篮球"], ["Deep channels for small hands", "深沟槽，小手也抓得住"], {
      cents: 416,
      minimum: 10,
      grams: 560,
      picture: { object: "basketball", recolour: false },
      axes: [words(["Size", "规格"], ["Size 5", "5号"], ["Size 7", "7号", 60])],
    }),
    goods(
      "volleyball",
      ["Soft-touch volleyball", "软式排球"],
      ["Foam cover, no red forearms", "发泡表层，垫球不红手"],
      { cents: 435, formerCents: 545, minimum: 10, grams: 270, picture: { object: "volleyball", recolour: false } },
    ),
    goods(
      "table-tennis-set",
      ["Table tennis set: 2 bats, 3 balls, clamp net", "乒乓球套装 2拍3球带夹网"],
      ["The net clamps to any kitchen table", "夹网能夹上任何餐桌"],
      {
        cents: 575,
        tiers: batches([1, 575], [6, 485], [30, 445], [120, 407]),
        grams: 480,
        picture: { object: "table-tennis", recolour: true },
        axes: [colourAxis("scarlet", "navy")],
      },
    ),
    goods(
      "badminton-pair",
      ["Badminton for two, steel rackets", "钢杆羽毛球双拍"],
      ["Two rackets and three nylon shuttles in a half cover", "两拍三颗尼龙球，半拍套装"],
      {
        cents: 392,
        formerCents: 498,
        minimum: 8,
        grams: 420,
        picture: { object: "badminton", recolour: false },
        stock: 0,
      },
    ),
  ],
};

const waterPlay: GoodsFamily = {
  key: "water-play",
  category: "toys-outdoor-water",
  store: "little-fair",
  brand: "puddle-club",
  unit: units.piece,
  picture: { object: "water-squirter", recolour: true },
  intro: intro(
    ["Wet is the point", "就是要湿"],
    [
      "Everything here floats, drains and dries. Plastics are food grade because all of it ends up in a mouth sooner or later.",
      "都能浮、能沥、干得快；食品级塑料，毕竟迟早会被孩子放进嘴里。",
    ],
    ["Nets and bags are included with sets.", "套装附沥沙网袋。"],
  ),
  params: params(
    ["Material", "材质", "Polypropylene, food grade", "食品级聚丙烯"],
    ["Age", "适用年龄", "3 and up", "3岁以上"],
    ["Storage", "收纳", "Drain and dry after use", "用后沥干"],
    ["Safety", "安全标准", "EN 71", "EN 71认证"],
  ),
  axes: [],
  variants: [
    goods(
      "squirter",
      ["Water squirter, reaches 7 m", "7米射程戏水枪"],
      ["Fills in a bucket in two seconds", "水桶里两秒灌满"],
      { cents: 128, minimum: 36, grams: 110, axes: [colourAxis("lime", "orange", "sky")] },
    ),
    goods(
      "bucket-set",
      ["Sand bucket set, 8 pieces", "沙滩桶8件套"],
      ["A sieve, a rake, four moulds, and a spade that doesn't bend", "筛子、耙子、四个模具，铲子掰不弯"],
      {
        cents: 370,
        formerCents: 465,
        tiers: batches([1, 370], [12, 298], [60, 275], [240, 252]),
        grams: 420,
        picture: { object: "sand-set", recolour: true },
        axes: [colourAxis("blue", "rose", "mint")],
      },
    ),
    goods(
      "bubble-solution",
      ["Bubble wands, tray of 24", "泡泡棒 24支托盘装"],
      ["The liquid is tear free and rinses out of jumpers", "泡泡液不辣眼，衣服一冲就净"],
      { cents: 864, minimum: 4, grams: 1900, picture: { object: "bubble-wands", recolour: false } },
    ),
    goods(
      "wind-up-whale",
      ["Wind-up whale for the bath", "发条洗澡小鲸鱼"],
      ["Swims one length of a bathtub per winding", "上一次发条，游完一整个浴缸"],
      {
        cents: 185,
        tiers: batches([1, 185], [24, 142]),
        grams: 90,
        picture: { object: "bath-whale", recolour: true },
        axes: [colourAxis("sky", "teal", "violet")],
      },
    ),
  ],
};

/** Learning toys, instruments and outdoor toys. */
export const learningAndOutdoorFamilies: readonly GoodsFamily[] = [
  countingFrame,
  woodenToys,
  instruments,
  kites,
  balls,
  waterPlay,
];
