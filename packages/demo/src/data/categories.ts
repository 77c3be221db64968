import type { Bilingual } from "../family.ts";

/**
 * A category of the marketplace. `picture` is an own model by name, or a 3-D emoji by file name, without extension.
 */
export interface CategoryNode {
  /** Unique in the whole tree, kebab case, prefixed by the parent's key. Ids are derived from it, so it never changes. */
  key: string;
  name: Bilingual;
  picture: string;
  children?: readonly CategoryNode[];
}

/** A first-level category; `icon` is the name of a lucide icon for the category menu. */
export interface RootCategory extends CategoryNode {
  icon: string;
  children: readonly CategoryNode[];
}

/** One node of the tree; children are left out for leaves. */
function shelf(key: string, en: string, zh: string, picture: string, children?: readonly CategoryNode[]): CategoryNode {
  return children ? { key, name: { en, zh }, picture, children } : { key, name: { en, zh }, picture };
}

/** The three-level category tree, in menu order. Goods belong to third-level categories only. */
export const categories: readonly RootCategory[] = [
  {
    key: "toys",
    icon: "puzzle",
    name: { en: "Toys", zh: "玩具" },
    picture: "plush-bear",
    children: [
      shelf("toys-plush", "Plush", "毛绒玩具", "plush-bear", [
        shelf("toys-plush-bears", "Bears", "毛绒熊", "plush-bear"),
        shelf("toys-plush-animals", "Animals", "毛绒动物", "1f430"),
        shelf("toys-plush-pendants", "Bag pendants", "毛绒挂件", "1f43c"),
      ]),
      shelf("toys-games", "Games and puzzles", "游戏与拼图", "dice", [
        shelf("toys-games-dice", "Dice and board games", "骰子与棋类", "dice"),
        shelf("toys-games-puzzles", "Puzzles", "拼图", "jigsaw"),
        shelf("toys-games-targets", "Target games", "投掷游戏", "1f3af"),
      ]),
      shelf("toys-learning", "Early learning", "早教益智", "1f9ee", [
        shelf("toys-learning-counting", "Counting and letters", "数数与识字", "1f9ee"),
        shelf("toys-learning-wooden", "Wooden toys", "木制玩具", "1fa86"),
        shelf("toys-learning-music", "First instruments", "启蒙乐器", "1fa87"),
      ]),
      shelf("toys-outdoor", "Outdoor play", "户外玩具", "1fa81", [
        shelf("toys-outdoor-kites", "Kites and flyers", "风筝与飞盘", "1fa81"),
        shelf("toys-outdoor-balls", "Balls", "球类", "26bd"),
        shelf("toys-outdoor-water", "Water and sand", "戏水玩沙", "1f52b"),
      ]),
    ],
  },
  {
    key: "umbrellas",
    icon: "umbrella",
    name: { en: "Umbrellas", zh: "雨伞雨具" },
    picture: "open-umbrella",
    children: [
      shelf("umbrellas-folding", "Folding umbrellas", "折叠伞", "open-umbrella", [
        shelf("umbrellas-folding-manual", "Manual folding", "手动折叠伞", "open-umbrella"),
        shelf("umbrellas-folding-automatic", "Automatic folding", "自动折叠伞", "open-umbrella"),
        shelf("umbrellas-folding-sun", "Sun and UV", "防晒伞", "2600-fe0f"),
      ]),
      shelf("umbrellas-straight", "Straight umbrellas", "直杆伞", "folded-umbrella", [
        shelf("umbrellas-straight-crook", "Crook handle", "弯钩伞", "folded-umbrella"),
        shelf("umbrellas-straight-clear", "Clear canopy", "透明伞", "clear-umbrella"),
        shelf("umbrellas-straight-golf", "Golf and storm", "高尔夫伞与抗风伞", "open-umbrella"),
      ]),
      shelf("umbrellas-children", "Children's", "儿童雨具", "1f308", [
        shelf("umbrellas-children-dome", "Children's umbrellas", "儿童伞", "open-umbrella"),
        shelf("umbrellas-children-sets", "Rain sets and boots", "雨具套装与雨靴", "rain-boots"),
      ]),
      shelf("umbrellas-outdoor", "Beach and garden", "沙滩与庭院", "parasol", [
        shelf("umbrellas-outdoor-parasols", "Parasols", "遮阳伞", "parasol"),
        shelf("umbrellas-outdoor-ponchos", "Ponchos", "雨披", "poncho"),
        shelf("umbrellas-outdoor-stands", "Stands and sleeves", "伞架与伞套", "open-umbrella"),
      ]),
    ],
  },
  {
    key: "knitwear",
    icon: "shirt",
    name: { en: "Knitwear", zh: "针织服饰" },
    picture: "socks",
    children: [
      shelf("knitwear-socks", "Socks", "袜子", "socks", [
        shelf("knitwear-socks-crew", "Crew socks", "中筒袜", "socks"),
        shelf("knitwear-socks-ankle", "Ankle and sport", "船袜与运动袜", "socks"),
        shelf("knitwear-socks-children", "Children's socks", "儿童袜", "socks"),
      ]),
      shelf("knitwear-gloves", "Gloves", "手套", "gloves", [
        shelf("knitwear-gloves-touch", "Touch-tip gloves", "触屏手套", "gloves"),
        shelf("knitwear-gloves-warm", "Mittens and lined", "连指与加绒手套", "mittens"),
      ]),
      shelf("knitwear-scarves", "Scarves and hats", "围巾帽子", "scarf", [
        shelf("knitwear-scarves-scarves", "Scarves", "围巾", "scarf"),
        shelf("knitwear-scarves-caps", "Caps and beanies", "棒球帽与针织帽", "cap"),
        shelf("knitwear-scarves-sunhats", "Sun hats", "遮阳帽", "sun-hat"),
      ]),
      shelf("knitwear-tops", "Tops", "上衣", "1f455", [
        shelf("knitwear-tops-tees", "T-shirts and vests", "T恤与背心", "1f455"),
        shelf("knitwear-tops-cardigans", "Cardigans and pullovers", "开衫与套头衫", "1f9e5"),
      ]),
    ],
  },
  {
    key: "kitchen",
    icon: "cooking-pot",
    name: { en: "Kitchen", zh: "厨房餐具" },
    picture: "teapot",
    children: [
      shelf("kitchen-tableware", "Tableware", "餐具", "1f37d-fe0f", [
        shelf("kitchen-tableware-cutlery", "Cutlery and chopsticks", "刀叉与筷子", "cutlery"),
        shelf("kitchen-tableware-bowls", "Bowls and plates", "碗盘", "bowl"),
        shelf("kitchen-tableware-shakers", "Shakers and table sets", "调味瓶与餐桌小件", "1f9c2"),
      ]),
      shelf("kitchen-drinks", "Tea and coffee", "茶与咖啡", "teapot", [
        shelf("kitchen-drinks-teapots", "Teapots", "茶壶", "teapot"),
        shelf("kitchen-drinks-mugs", "Mugs and cups", "杯子", "mug"),
        shelf("kitchen-drinks-glasses", "Glasses", "玻璃杯", "1f942"),
      ]),
      shelf("kitchen-cooking", "Cooking", "烹饪", "1f373", [
        shelf("kitchen-cooking-pans", "Pots and pans", "锅具", "1f372"),
        shelf("kitchen-cooking-knives", "Knives and utensils", "刀具与厨具", "kitchen-knife"),
        shelf("kitchen-cooking-baking", "Baking", "烘焙", "1f9c1"),
      ]),
      shelf("kitchen-storage", "Food storage", "食品收纳", "1fad9", [
        shelf("kitchen-storage-jars", "Jars", "储物罐", "1fad9"),
        shelf("kitchen-storage-lunch", "Lunch boxes", "便当盒", "1f371"),
        shelf("kitchen-storage-baskets", "Baskets and cartons", "篮子与食品盒", "basket"),
      ]),
    ],
  },
  {
    key: "stationery",
    icon: "pencil-ruler",
    name: { en: "Stationery", zh: "文具" },
    picture: "notebook",
    children: [
      shelf("stationery-paper", "Paper", "纸品本册", "1f4d2", [
        shelf("stationery-paper-notebooks", "Notebooks", "笔记本", "notebook"),
        shelf("stationery-paper-planners", "Planners and calendars", "手账与日历", "1f4c5"),
        shelf("stationery-paper-envelopes", "Envelopes and tags", "信封与吊牌", "2709-fe0f"),
      ]),
      shelf("stationery-writing", "Writing", "书写工具", "pencil", [
        shelf("stationery-writing-pencils", "Pencils", "铅笔", "pencil"),
        shelf("stationery-writing-pens", "Pens", "中性笔与钢笔", "1f58a-fe0f"),
      ]),
      shelf("stationery-colour", "Colour", "画材", "crayon", [
        shelf("stationery-colour-crayons", "Crayons", "蜡笔", "crayon"),
        shelf("stationery-colour-paint", "Paint and brushes", "颜料与画笔", "1f3a8"),
      ]),
      shelf("stationery-desk", "Desk", "桌面办公", "1f4cc", [
        shelf("stationery-desk-pins", "Pins and clips", "图钉与夹子", "1f4cc"),
        shelf("stationery-desk-rulers", "Rulers and geometry", "尺与绘图仪", "set-square"),
        shelf("stationery-desk-files", "Files and boards", "文件夹与板夹", "1f4c2"),
      ]),
    ],
  },
  {
    key: "sewing",
    icon: "scissors",
    name: { en: "Sewing", zh: "缝纫手工" },
    picture: "thread-spool",
    children: [
      shelf("sewing-thread", "Thread and yarn", "线与毛线", "thread-spool", [
        shelf("sewing-thread-spools", "Thread spools", "缝纫线", "thread-spool"),
        shelf("sewing-thread-yarn", "Yarn", "毛线", "yarn"),
        shelf("sewing-thread-cord", "Cord and rope", "绳带", "1faa2"),
      ]),
      shelf("sewing-needles", "Needles and pins", "针与别针", "1faa1", [
        shelf("sewing-needles-needles", "Needles", "缝针", "1faa1"),
        shelf("sewing-needles-safety", "Safety pins", "别针", "safety-pins"),
      ]),
      shelf("sewing-cutting", "Cutting and measuring", "裁剪与测量", "scissors", [
        shelf("sewing-cutting-scissors", "Scissors", "剪刀", "scissors"),
        shelf("sewing-cutting-measures", "Measures and marking", "量尺与划线", "ruler"),
      ]),
      shelf("sewing-trims", "Trims and kits", "辅料与套装", "bow", [
        shelf("sewing-trims-ribbon", "Ribbon and bows", "丝带与蝴蝶结", "bow"),
        shelf("sewing-trims-patches", "Patches and beads", "布贴与串珠", "1f9ff"),
        shelf("sewing-trims-kits", "Sewing kits", "针线套装", "basket"),
      ]),
    ],
  },
  {
    key: "jewellery",
    icon: "gem",
    name: { en: "Jewellery", zh: "饰品" },
    picture: "stone-ring",
    children: [
      shelf("jewellery-rings", "Rings and stones", "戒指与水晶", "stone-ring", [
        shelf("jewellery-rings-stone", "Stone rings", "镶石戒指", "stone-ring"),
        shelf("jewellery-rings-crystals", "Crystals and charms", "水晶与吊坠", "1f48e"),
      ]),
      shelf("jewellery-strands", "Necklaces and bracelets", "项链手链", "beads", [
        shelf("jewellery-strands-beaded", "Beaded", "串珠", "beads"),
        shelf("jewellery-strands-chains", "Chains", "链条", "26d3-fe0f"),
      ]),
      shelf("jewellery-hair", "Hair", "发饰", "bow", [
        shelf("jewellery-hair-bows", "Bows and clips", "蝴蝶结与发夹", "bow"),
        shelf("jewellery-hair-tiaras", "Tiaras and combs", "皇冠与发梳", "crown"),
      ]),
      shelf("jewellery-accessories", "Accessories", "配饰", "sunglasses", [
        shelf("jewellery-accessories-eyewear", "Eyewear", "眼镜", "sunglasses"),
        shelf("jewellery-accessories-watches", "Watches", "手表", "watch"),
        shelf("jewellery-accessories-dressing", "Dressing table", "梳妆台", "mirror"),
      ]),
    ],
  },
  {
    key: "lighting",
    icon: "lightbulb",
    name: { en: "Lighting", zh: "灯饰照明" },
    picture: "light-bulb",
    children: [
      shelf("lighting-bulbs", "Bulbs", "灯泡", "light-bulb", [
        shelf("lighting-bulbs-led", "LED bulbs", "LED灯泡", "light-bulb"),
        shelf("lighting-bulbs-power", "Plugs and batteries", "插头与电池", "1f50b"),
      ]),
      shelf("lighting-lanterns", "Lanterns", "灯笼", "lantern", [
        shelf("lighting-lanterns-festive", "Festival lanterns", "节日灯笼", "lantern"),
        shelf("lighting-lanterns-lamps", "Oil and table lamps", "油灯与台灯", "1fa94"),
      ]),
      shelf("lighting-torches", "Torches", "手电", "torch", [
        shelf("lighting-torches-hand", "Hand torches", "手电筒", "torch"),
        shelf("lighting-torches-warning", "Warning lights", "警示灯", "1f6a8"),
      ]),
      shelf("lighting-candles", "Candles", "蜡烛", "candle", [
        shelf("lighting-candles-pillar", "Pillar candles", "柱形蜡烛", "candle"),
        shelf("lighting-candles-birthday", "Birthday and novelty", "生日与造型蜡烛", "1f382"),
      ]),
    ],
  },
  {
    key: "household",
    icon: "house",
    name: { en: "Household", zh: "居家日用" },
    picture: "bucket",
    children: [
      shelf("household-cleaning", "Cleaning", "清洁用品", "1f9f9", [
        shelf("household-cleaning-buckets", "Buckets and bins", "水桶与垃圾桶", "bucket"),
        shelf("household-cleaning-sponges", "Sponges and cloths", "海绵与抹布", "sponge"),
        shelf("household-cleaning-brooms", "Brooms and brushes", "扫帚与刷子", "1f9f9"),
      ]),
      shelf("household-bath", "Bath", "洗浴", "soap", [
        shelf("household-bath-soap", "Soap and lotion", "香皂与乳液", "soap"),
        shelf("household-bath-care", "Toothbrushes and care", "牙刷与个护", "toothbrush"),
        shelf("household-bath-toys", "Bath accessories", "沐浴小件", "1f6c1"),
      ]),
      shelf("household-laundry", "Laundry", "洗衣收纳", "basket", [
        shelf("household-laundry-baskets", "Baskets", "收纳篮", "basket"),
        shelf("household-laundry-slippers", "Slippers", "拖鞋", "slippers"),
      ]),
      shelf("household-home", "Around the house", "家居摆设", "alarm-clock", [
        shelf("household-home-clocks", "Clocks and timers", "钟表与计时器", "alarm-clock"),
        shelf("household-home-plants", "Pots and planters", "花盆绿植", "1fab4"),
        shelf("household-home-decor", "Frames and decor", "相框与装饰", "1f5bc-fe0f"),
      ]),
    ],
  },
  {
    key: "bags",
    icon: "backpack",
    name: { en: "Bags", zh: "箱包" },
    picture: "backpack",
    children: [
      shelf("bags-backpacks", "Backpacks", "双肩包", "backpack", [
        shelf("bags-backpacks-school", "School bags", "书包", "backpack"),
        shelf("bags-backpacks-day", "Day packs", "休闲背包", "backpack"),
      ]),
      shelf("bags-hand", "Handbags", "女包", "handbag", [
        shelf("bags-hand-totes", "Totes and shoppers", "托特与购物袋", "tote"),
        shelf("bags-hand-shoulder", "Shoulder bags", "单肩包", "handbag"),
      ]),
      shelf("bags-purses", "Purses", "钱包", "coin-purse", [
        shelf("bags-purses-coin", "Coin purses", "零钱包", "coin-purse"),
        shelf("bags-purses-pouches", "Pouches and clutches", "手拿包与小袋", "pouch"),
      ]),
      shelf("bags-travel", "Travel", "旅行箱包", "suitcase", [
        shelf("bags-travel-suitcases", "Suitcases", "拉杆箱", "suitcase"),
        shelf("bags-travel-briefcases", "Briefcases", "公文包", "briefcase"),
        shelf("bags-travel-tags", "Tags and straps", "行李牌与绑带", "price-tag"),
      ]),
    ],
  },
  {
    key: "party",
    icon: "party-popper",
    name: { en: "Party", zh: "派对礼品" },
    picture: "1f389",
    children: [
      shelf("party-wrap", "Gift wrap", "礼品包装", "gift-box", [
        shelf("party-wrap-boxes", "Gift boxes", "礼盒", "gift-box"),
        shelf("party-wrap-bows", "Bows and ribbon", "礼结与丝带", "bow"),
      ]),
      shelf("party-decor", "Decorations", "派对装饰", "balloon", [
        shelf("party-decor-balloons", "Balloons", "气球", "balloon"),
        shelf("party-decor-streamers", "Streamers and confetti", "彩带与礼花", "1f389"),
        shelf("party-decor-flowers", "Paper flowers", "仿真花", "1f490"),
      ]),
      shelf("party-games", "Fun and dress-up", "趣味装扮", "1fa85", [
        shelf("party-games-pinatas", "Piñatas and favours", "皮纳塔与小礼物", "1fa85"),
        shelf("party-games-costume", "Hats and masks", "帽子与面具", "1f3ad"),
      ]),
      shelf("party-seasonal", "Seasonal", "节庆用品", "1f384", [
        shelf("party-seasonal-christmas", "Christmas", "圣诞节", "1f384"),
        shelf("party-seasonal-newyear", "New Year", "新年", "1f9e7"),
        shelf("party-seasonal-halloween", "Halloween", "万圣节", "1f383"),
      ]),
    ],
  },
  {
    key: "hand-tools",
    icon: "hammer",
    name: { en: "Hand tools", zh: "五金工具" },
    picture: "toolbox",
    children: [
      shelf("hand-tools-fixing", "Fixing", "紧固工具", "screwdriver", [
        shelf("hand-tools-fixing-screwdrivers", "Screwdrivers", "螺丝刀", "screwdriver"),
        shelf("hand-tools-fixing-spanners", "Spanners", "扳手", "spanner"),
        shelf("hand-tools-fixing-fasteners", "Nuts and bolts", "螺栓螺母", "bolt"),
      ]),
      shelf("hand-tools-striking", "Striking and cutting", "敲击与切割", "hammer", [
        shelf("hand-tools-striking-hammers", "Hammers", "锤子", "hammer"),
        shelf("hand-tools-striking-saws", "Saws and axes", "锯与斧", "hand-saw"),
      ]),
      shelf("hand-tools-security", "Locks and hooks", "锁具与挂钩", "padlock", [
        shelf("hand-tools-security-padlocks", "Padlocks and keys", "挂锁与钥匙", "padlock"),
        shelf("hand-tools-security-hooks", "Hooks and chains", "挂钩与链条", "1fa9d"),
      ]),
      shelf("hand-tools-storage", "Boxes and ladders", "工具箱与梯子", "toolbox", [
        shelf("hand-tools-storage-boxes", "Toolboxes", "工具箱", "toolbox"),
        shelf("hand-tools-storage-ladders", "Ladders", "梯子", "1fa9c"),
        shelf("hand-tools-storage-magnets", "Magnets and measures", "磁铁与量具", "1f9f2"),
      ]),
    ],
  },
];
