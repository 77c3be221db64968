import type { GoodsFamily } from "../../family.ts";
import { both, colourAxis, params, words } from "../familyBuilders.ts";
import { bullets, head, offer, para, story } from "./offers.ts";

/** Backpacks, handbags, purses and luggage. */
export const bagsFamilies: readonly GoodsFamily[] = [
  {
    key: "school-backpack",
    category: "bags-backpacks-school",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "1f392", companions: ["1f4da", "270f-fe0f"], recolour: true },
    intro: story(
      para(
        "School bags that last the school year. Bottoms are doubled, zips are number 8, and straps are sewn through the back panel with a bar tack at each end.",
        "能背满一学年的书包。双层底，8号拉链，肩带穿过背板打枣缝合。",
      ),
      bullets(
        ["Reflective piping on both sides and the front pocket", "两侧和前袋均有反光条"],
        ["Name window inside the lid", "包盖内侧有姓名窗"],
      ),
    ),
    params: params(
      ["Fabric", "面料", "Polyester 600D, PU coated", "600D涤纶，PU涂层"],
      ["Zip", "拉链", "No. 8, auto-lock", "8号自锁"],
      ["Back", "背板", "EVA foam, air channel", "EVA透气背板"],
      ["Bottle pockets", "水杯袋", "Two", "两个"],
      ["Standard", "标准", "EN 71-3 prints", "印花符合EN 71-3"],
    ),
    axes: [colourAxis("rose", "blue", "mint", "violet")],
    variants: [
      offer(
        "day-12l",
        ["Children's day pack 12 L, padded straps", "儿童双肩包12升，加厚肩带"],
        ["Chest clip keeps straps on small shoulders", "胸扣防滑肩"],
        {
          cents: 740,
          was: 990,
          grams: 360,
          min: 6,
          then: [
            [24, 698],
            [96, 640],
          ],
        },
      ),
      offer(
        "primary-18l",
        ["Primary school bag 18 L, stands up by itself", "小学书包18升，可自立"],
        ["Rubber feet, so it does not topple in the cloakroom", "底部胶脚，放下不倒"],
        { cents: 1180, grams: 680, min: 4 },
      ),
      offer(
        "nursery",
        ["Nursery backpack with reins", "幼儿园小书包带牵引绳"],
        ["Reins unclip when no longer needed", "牵引绳可拆"],
        { cents: 565, was: 690, grams: 260, min: 8, axes: [colourAxis("sky", "blush", "lime")] },
      ),
      offer(
        "trolley",
        ["School trolley bag, wheels cover themselves", "拉杆书包，轮罩自动翻盖"],
        ["Dirty wheels never touch the coat", "脏轮不蹭衣服"],
        { cents: 1960, grams: 1650, min: 2 },
      ),
      offer(
        "pe-sack",
        ["PE drawstring sack", "束口运动袋"],
        ["Wipes clean, name tape inside", "可擦洗，内有姓名布条"],
        {
          cents: 145,
          grams: 70,
          min: 40,
          then: [
            [200, 132],
            [1000, 115],
          ],
          axes: [colourAxis("navy", "scarlet", "forest", "mustard", "violet", "charcoal")],
        },
      ),
    ],
  },
  {
    key: "day-backpack",
    category: "bags-backpacks-day",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "1f392", companions: ["1f9e2"], recolour: true },
    intro: story(
      para(
        "Plain backpacks without a logo, made to be printed or sold as they are. The front panel has no seam for 22 by 20 centimetres.",
        "无标素面背包，可印可直接卖。前幅22×20厘米内无接缝。",
      ),
      para(
        "Weight is given with packing. All fabrics are free of PFAS water repellents.",
        "重量含包装。面料防泼水剂均不含PFAS。",
      ),
    ),
    params: params(
      ["Fabric", "面料", "Recycled polyester 300D", "300D再生涤纶"],
      ["Print area", "可印面积", "22 x 20 cm", "22×20厘米"],
      ["Zip", "拉链", "No. 5, two pullers", "5号双头"],
      ["Water repellent", "防泼水", "PFAS-free", "不含PFAS"],
    ),
    axes: [colourAxis("charcoal", "navy", "forest", "mustard")],
    variants: [
      offer(
        "city-16l",
        ["City backpack 16 L, laptop sleeve 15 in", "通勤双肩包16升，15寸电脑层"],
        ["Sleeve hangs above the floor of the bag", "电脑层悬空不磕底"],
        { cents: 985, grams: 420, min: 6 },
      ),
      offer(
        "foldaway",
        ["Foldaway backpack 20 L in its own pocket", "自收纳折叠背包20升"],
        ["140 g, smaller than a sandwich", "140克，比三明治还小"],
        {
          cents: 318,
          was: 390,
          grams: 140,
          min: 20,
          then: [
            [100, 295],
            [400, 262],
          ],
        },
      ),
      offer(
        "roll-top",
        [
          "Roll-top backpack 22 L, welded seams, rides out a downpour on the back of a motorcycle",
          "卷口防水背包22升，热压接缝，骑摩托淋暴雨也不怕",
        ],
        ["Tested under a shower for an hour", "花洒下淋一小时测试"],
        { cents: 1690, grams: 610, min: 3 },
      ),
      offer("mini", ["Mini backpack, quilted", "菱格迷你双肩包"], ["A hand, a phone, a purse", "手机钱包刚刚好"], {
        cents: 620,
        was: 760,
        grams: 240,
        min: 8,
        axes: [colourAxis("blush", "plum", "charcoal")],
      }),
    ],
  },
  {
    key: "shopping-tote",
    category: "bags-hand-totes",
    store: "brightbag",
    brand: "greenstep",
    unit: both(["pc", "只"]),
    picture: { object: "1f6cd-fe0f", recolour: true },
    intro: story(
      para(
        "Carriers for markets, museums and supermarkets. Handles are cross-stitched and long enough for a shoulder over a winter coat.",
        "菜场、博物馆、超市都能用的袋子。提手打叉车缝，长度可跨冬衣上肩。",
      ),
      para(
        "One-colour printing is free from 500 pieces; send the artwork with the order note.",
        "500只起免费单色印刷，稿件随订单备注发来。",
      ),
    ),
    params: params(
      ["Load", "承重", "10 kg", "10公斤"],
      ["Handle", "提手", "65 cm, cross-stitched", "65厘米打叉"],
      ["Washable", "洗涤", "30 °C (cotton)", "棉款30℃可洗"],
      ["Printing", "印刷", "One colour free from 500", "500只起免费单色"],
    ),
    axes: [colourAxis("sand", "charcoal", "sky", "scarlet")],
    variants: [
      offer(
        "cotton-140",
        ["Cotton tote 140 g/m², long handles", "棉布袋140克，长提手"],
        ["Unbleached, the seeds still show", "本色未漂，可见棉籽"],
        {
          cents: 98,
          grams: 82,
          min: 50,
          then: [
            [250, 89],
            [1000, 78],
          ],
        },
      ),
      offer(
        "canvas-340",
        ["Heavy canvas shopper with base", "加厚帆布购物袋带底"],
        ["Stands open while you fill it", "能立住，装东西不用扶"],
        { cents: 265, was: 325, grams: 240, min: 20 },
      ),
      offer(
        "pp-woven",
        ["Woven market bag, red, white and blue, with zip", "红白蓝编织袋带拉链"],
        ["Holds a mattress cover and four pillows", "一床被套四个枕头装得下"],
        {
          cents: 132,
          grams: 190,
          min: 50,
          axes: [
            words(
              ["Size", "尺寸"],
              ["50 x 40 cm", "50×40厘米"],
              ["65 x 55 cm", "65×55厘米", 38],
              ["90 x 60 cm", "90×60厘米", 96],
            ),
          ],
        },
      ),
      offer(
        "paper-kraft-100",
        ["Kraft carriers with twisted handles, 100 pcs", "牛皮纸手提袋，纸绳提手，100只"],
        ["Takes a rubber stamp well", "盖章清晰"],
        {
          cents: 1480,
          grams: 4100,
          min: 1,
          axes: [words(["Size", "尺寸"], ["Small", "小号"], ["Medium", "中号", 320], ["Large", "大号", 690])],
        },
      ),
      offer("jute", ["Jute bag", "黄麻袋"], ["Laminated inside, wipes clean", "内覆膜可擦"], {
        cents: 188,
        was: 230,
        grams: 210,
        min: 25,
        axes: [colourAxis("sand", "forest")],
      }),
    ],
  },
  {
    key: "trolley-shopper",
    category: "bags-hand-totes",
    store: "brightbag",
    unit: both(["pc", "辆"]),
    picture: { object: "1f6d2", recolour: false },
    intro: story(
      para(
        "Shopping trolleys with a steel frame that folds to the width of a hand. Wheels are EVA and quiet on cobbles; the bag lifts off for the wash.",
        "钢架购物拉车，折后一掌宽。EVA静音轮，石板路不吵；袋身可拆洗。",
      ),
      para("Spare wheels and bags are sold for three years after a model ends.", "停产后三年内仍供应配轮和替换袋。"),
    ),
    params: params(
      ["Frame", "车架", "Steel tube 16 mm", "16毫米钢管"],
      ["Load", "载重", "30 kg", "30公斤"],
      ["Wheels", "轮", "EVA, 16 cm", "EVA，16厘米"],
      ["Folded", "折叠厚度", "9 cm", "9厘米"],
    ),
    axes: [words(["Bag", "袋身"], ["Grey", "灰色"], ["Red check", "红格"], ["Navy", "藏青"])],
    variants: [
      offer(
        "two-wheel",
        ["Shopping trolley, two wheels, 38 L", "两轮购物拉车38升"],
        ["Pulls level behind a short person too", "个子不高也拉得平"],
        { cents: 1580, grams: 1900, min: 2 },
      ),
      offer(
        "stair-six",
        ["Stair-climbing trolley, six wheels", "六轮爬楼拉车"],
        ["One step at a time without lifting", "一级一级滚上去，不用提"],
        { cents: 2450, was: 2890, grams: 2700, min: 1 },
      ),
      offer(
        "basket-hand",
        ["Shop hand basket 20 L", "手提购物篮20升"],
        ["Stacks a hundred high on its trolley", "可百只叠放"],
        {
          cents: 298,
          grams: 620,
          min: 20,
          then: [
            [60, 278],
            [240, 249],
          ],
          axes: [colourAxis("scarlet", "blue", "forest")],
        },
      ),
      offer(
        "wire-cart-toy",
        ["Children's shopping cart, metal", "儿童金属购物车"],
        ["Real wheels, real squeak", "真轮子，真能推"],
        { cents: 1390, grams: 1500, min: 2, axes: [], store: "little-fair" },
      ),
    ],
  },
  {
    key: "shoulder-bag",
    category: "bags-hand-shoulder",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "1f45c", recolour: true },
    intro: story(
      para(
        "Structured handbags in washable PU. Edges are painted three times, feet are metal, and the lining is light so that you find your keys.",
        "可擦洗PU定型手袋。边油三道，金属脚钉，浅色里布，找钥匙不费眼。",
      ),
      head("Made for a stall", "适合摆摊"),
      para(
        "Each bag keeps its shape on a hook and comes stuffed, with a paper price tag on the handle.",
        "挂钩不变形，出厂填充，提手带空白吊牌。",
      ),
    ),
    params: params(
      ["Outside", "外料", "PU on cotton backing", "PU棉底"],
      ["Lining", "里料", "Polyester, light grey", "浅灰涤纶"],
      ["Strap", "肩带", "Detachable, 110 cm", "可拆，110厘米"],
      ["Feet", "脚钉", "Four, metal", "四颗金属"],
    ),
    axes: [colourAxis("chestnut", "charcoal", "plum", "sand")],
    variants: [
      offer(
        "top-handle",
        ["Top-handle bag with shoulder strap", "手提单肩两用包"],
        ["Zip pocket at the back for a ticket", "后袋拉链，放票卡"],
        { cents: 1240, was: 1560, grams: 560, min: 4 },
      ),
      offer("crossbody", ["Crossbody bag, three compartments", "三层斜挎包"], ["Weighs 280 g empty", "空包仅280克"], {
        cents: 860,
        grams: 280,
        min: 6,
        then: [
          [24, 812],
          [96, 745],
        ],
      }),
      offer("saddle", ["Saddle bag with turn lock", "马鞍包，转锁"], ["Opens with one hand", "单手开合"], {
        cents: 1080,
        grams: 390,
        min: 4,
      }),
      offer(
        "straw-summer",
        ["Straw-look summer bag, drawstring lining", "仿草编夏日手袋，抽绳内胆"],
        ["Lining closes, so nothing falls out on the beach", "内胆收口，沙滩不掉东西"],
        { cents: 735, was: 890, grams: 330, min: 6, axes: [colourAxis("sand", "mustard", "pearl")], stock: 0 },
      ),
    ],
  },
  {
    key: "coin-purse",
    category: "bags-purses-coin",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "1f45b", companions: ["1fa99"], recolour: true },
    intro: story(
      para(
        "Kiss-lock purses with a frame that snaps loudly and stays shut in a pocket. Bent and set by hand; the fabric is caught in the frame with paper cord, not just glue.",
        "口金零钱包，扣合清脆，揣兜不开。手工弯框，布边以纸绳压入框槽，不只靠胶。",
      ),
      para("Mixed colours in every dozen unless you choose.", "未指定则每打混色。"),
    ),
    params: params(
      ["Frame", "口金", "Iron, gold or nickel tone", "铁，金色或镍色"],
      ["Outside", "外料", "PU or cotton", "PU或棉布"],
      ["Width", "宽度", "8 to 12 cm", "8至12厘米"],
      ["Packing", "包装", "12 in a box", "12只一盒"],
    ),
    axes: [colourAxis("rose", "teal", "violet", "mustard")],
    variants: [
      offer(
        "kiss-lock-11",
        ["Kiss-lock coin purse, 11 cm", "口金零钱包11厘米"],
        ["Takes folded notes and cards", "折叠纸币和卡都放得下"],
        {
          cents: 132,
          was: 180,
          grams: 62,
          min: 30,
          then: [
            [120, 120],
            [600, 106],
          ],
        },
      ),
      offer(
        "kiss-lock-8-floral",
        ["Kiss-lock purse 8 cm, flower print cotton", "碎花棉布口金包8厘米"],
        ["Six prints in a dozen", "一打六花色"],
        { cents: 88, grams: 38, min: 48, axes: [] },
      ),
      offer(
        "squeeze-oval",
        ["Squeeze purse, oval, vinyl", "椭圆捏捏零钱包"],
        ["Logo printed from 100 pieces", "100只起印标"],
        { cents: 46, grams: 22, min: 100 },
      ),
      offer(
        "felt-animals-12",
        ["Felt animal purses, card of 12", "毛毡动物零钱包12只一卡"],
        ["Fox, owl, bear, frog, three of each", "狐、鸮、熊、蛙各三只"],
        { cents: 980, was: 1180, grams: 260, min: 2, axes: [] },
      ),
    ],
  },
  {
    key: "zip-pouch",
    category: "bags-purses-pouches",
    store: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "1f45d", recolour: true },
    intro: story(
      para(
        "Pouches for pencils, make-up and cables: one pattern, many fabrics. A wide gusset lets it stand; both zip ends are covered with a tab.",
        "放笔、化妆品、数据线的小袋：一个版型多种面料。宽侧片能立住，拉链两端包头。",
      ),
      para("Blank cotton ones are favourites of print shops and school fairs.", "素色棉款是印花店和校园义卖的常客。"),
    ),
    params: params(
      ["Zip", "拉链", "Nylon, colour matched", "尼龙同色"],
      ["Lining", "里布", "Coated polyester", "涂层涤纶"],
      ["Size", "尺寸", "21 x 13 x 6 cm", "21×13×6厘米"],
      ["Washable", "洗涤", "By hand", "手洗"],
    ),
    axes: [colourAxis("blush", "sky", "sand", "forest")],
    variants: [
      offer("cosmetic", ["Cosmetic pouch, quilted", "绗缝化妆包"], ["Wipes clean inside", "内里可擦"], {
        cents: 178,
        grams: 74,
        min: 20,
      }),
      offer(
        "blank-cotton",
        ["Blank cotton pouch for printing", "素色棉布袋，可印可绣"],
        ["Primed for transfer and screen", "适合热转印和丝印"],
        {
          cents: 92,
          grams: 48,
          min: 60,
          then: [
            [240, 84],
            [1200, 73],
          ],
          axes: [colourAxis("pearl", "sand")],
        },
      ),
      offer(
        "evening-clutch",
        ["Evening clutch with wrist chain, satin", "缎面晚宴手包带腕链"],
        ["Magnet closes without a click", "磁扣静音"],
        { cents: 545, was: 680, grams: 190, min: 6, axes: [colourAxis("scarlet", "charcoal", "violet")] },
      ),
      offer(
        "mesh-a4",
        ["Mesh zip wallet A4, 10 pcs", "网格拉链文件袋A4，10只"],
        ["See what is inside", "内容一目了然"],
        { cents: 390, grams: 280, min: 5, axes: [] },
      ),
      offer(
        "belt-bag",
        ["Belt bag for market traders, three zips", "摊主腰包，三层拉链"],
        ["Notes, coins and phone apart", "纸币硬币手机分开放"],
        { cents: 310, grams: 140, min: 12, axes: [colourAxis("charcoal", "navy")] },
      ),
    ],
  },
  {
    key: "suitcase",
    category: "bags-travel-suitcases",
    store: "brightbag",
    brand: "brightbag",
    unit: both(["pc", "只"]),
    picture: { object: "1f9f3", recolour: true },
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
          then: [
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
    unit: both(["pc", "只"]),
    picture: { object: "1f4bc", recolour: true },
    intro: story(
      para(
        "Document cases for salespeople and students of law: flat, plain, with a back sleeve that slides over a suitcase handle.",
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
        cents: 720,
        grams: 380,
        min: 6,
        then: [
          [24, 678],
          [96, 622],
        ],
        axes: [colourAxis("charcoal", "navy", "grey")],
      }),
      offer(
        "expanding-13",
        ["Expanding file with 13 pockets and handle", "13格风琴文件包带提手"],
        ["Tabs printed by month and blank", "标签印月份，另附空白"],
        { cents: 430, grams: 520, min: 8, axes: [colourAxis("navy", "plum", "teal")], store: "papermint" },
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
    unit: both(["pc", "个"]),
    picture: { object: "1f3f7-fe0f", companions: ["1f9f3"], recolour: true },
    intro: story(
      para(
        "The small things beside the till of a luggage shop: tags with a covered address, straps that close with one click, covers that stretch over a case.",
        "箱包店收银台边的小件：遮盖式行李牌、一扣即紧的绑带、弹力箱套。",
      ),
      para("Address cards are waterproof paper; a ballpoint works on them.", "地址卡为防水纸，圆珠笔可写。"),
    ),
    params: params(
      ["Material", "材质", "PU, silicone or nylon web", "PU、硅胶或尼龙织带"],
      ["Card", "卡片", "Waterproof paper", "防水纸"],
      ["Buckle", "扣具", "Acetal", "POM扣"],
      ["Printing", "印刷", "From 200 pcs", "200个起"],
    ),
    axes: [colourAxis("mustard", "navy", "scarlet")],
    variants: [
      offer(
        "pu-cover",
        ["Luggage tag, covered address", "遮盖式PU行李牌"],
        ["Nobody reads where you live", "地址不外露"],
        {
          cents: 74,
          grams: 24,
          min: 50,
          then: [
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
        ["Cross strap with number lock, 4 m", "十字打包带4米，密码锁"],
        ["Closes both ways round a case", "横竖双向捆牢"],
        { cents: 258, grams: 170, min: 15 },
      ),
      offer(
        "scale",
        ["Luggage scale, 50 kg", "行李秤50公斤"],
        ["Holds the figure after you put the case down", "放下后读数保持"],
        {
          cents: 385,
          was: 470,
          grams: 120,
          min: 10,
          axes: [words(["Body", "机身"], ["Silver", "银色"], ["Black", "黑色"])],
        },
      ),
    ],
  },
];
