import type { Bilingual } from "../family.ts";

/** A category of the marketplace. */
export interface CategoryNode {
  /** Unique in the whole tree, kebab case, prefixed by the parent's key. Ids are derived from it, so it never changes. */
  key: string;
  name: Bilingual;
  children?: readonly CategoryNode[];
}

/** A first-level category; `icon` is the name of a lucide icon for the category menu. */
export interface RootCategory extends CategoryNode {
  icon: string;
  children: readonly CategoryNode[];
}

/** One node of the tree; children are left out for leaves. */
function shelf(key: string, en: string, zh: string, children?: readonly CategoryNode[]): CategoryNode {
  return children ? { key, name: { en, zh }, children } : { key, name: { en, zh } };
}

/** The three-level category tree, in menu order. Goods belong to third-level categories only. */
export const categories: readonly RootCategory[] = [
  {
    key: "toys",
    icon: "puzzle",
    name: { en: "Toys", zh: "玩具" },
    children: [
      shelf("toys-plush", "Plush", "毛绒玩具", [
        shelf("toys-plush-bears", "Bears", "毛绒熊"),
        shelf("toys-plush-animals", "Animals", "毛绒动物"),
        shelf("toys-plush-pendants", "Bag pendants", "毛绒挂件"),
      ]),
      shelf("toys-games", "Games and puzzles", "游戏与拼图", [
        shelf("toys-games-dice", "Dice and board games", "骰子与棋类"),
        shelf("toys-games-puzzles", "Puzzles", "拼图"),
        shelf("toys-games-targets", "Target games", "投掷游戏"),
      ]),
      shelf("toys-learning", "Early learning", "早教益智", [
        shelf("toys-learning-counting", "Counting and letters", "数数与识字"),
        shelf("toys-learning-wooden", "Wooden toys", "木制玩具"),
        shelf("toys-learning-music", "First instruments", "启蒙乐器"),
      ]),
      shelf("toys-outdoor", "Outdoor play", "户外玩具", [
        shelf("toys-outdoor-kites", "Kites and flyers", "风筝与飞盘"),
        shelf("toys-outdoor-balls", "Balls", "球类"),
        shelf("toys-outdoor-water", "Water and sand", "戏水玩沙"),
      ]),
    ],
  },
  {
    key: "umbrellas",
    icon: "umbrella",
    name: { en: "Umbrellas", zh: "雨伞雨具" },
    children: [
      shelf("umbrellas-folding", "Folding umbrellas", "折叠伞", [
        shelf("umbrellas-folding-manual", "Manual folding", "手动折叠伞"),
        shelf("umbrellas-folding-automatic", "Automatic folding", "自动折叠伞"),
        shelf("umbrellas-folding-sun", "Sun and UV", "防晒伞"),
      ]),
      shelf("umbrellas-straight", "Straight umbrellas", "直杆伞", [
        shelf("umbrellas-straight-crook", "Crook handle", "弯钩伞"),
        shelf("umbrellas-straight-clear", "Clear canopy", "透明伞"),
        shelf("umbrellas-straight-golf", "Golf and storm", "高尔夫伞与抗风伞"),
      ]),
      shelf("umbrellas-children", "Children's", "儿童雨具", [
        shelf("umbrellas-children-dome", "Children's umbrellas", "儿童伞"),
        shelf("umbrellas-children-sets", "Rain sets and boots", "雨具套装与雨靴"),
      ]),
      shelf("umbrellas-outdoor", "Beach and garden", "沙滩与庭院", [
        shelf("umbrellas-outdoor-parasols", "Parasols", "遮阳伞"),
        shelf("umbrellas-outdoor-ponchos", "Ponchos", "雨披"),
        shelf("umbrellas-outdoor-stands", "Stands and sleeves", "伞架与伞套"),
      ]),
    ],
  },
  {
    key: "knitwear",
    icon: "shirt",
    name: { en: "Knitwear", zh: "针织服饰" },
    children: [
      shelf("knitwear-socks", "Socks", "袜子", [
        shelf("knitwear-socks-crew", "Crew socks", "中筒袜"),
        shelf("knitwear-socks-ankle", "Ankle and sport", "船袜与运动袜"),
        shelf("knitwear-socks-children", "Children's socks", "儿童袜"),
      ]),
      shelf("knitwear-gloves", "Gloves", "手套", [
        shelf("knitwear-gloves-touch", "Touch-tip gloves", "触屏手套"),
        shelf("knitwear-gloves-warm", "Mittens and lined", "连指与加绒手套"),
      ]),
      shelf("knitwear-scarves", "Scarves and hats", "围巾帽子", [
        shelf("knitwear-scarves-scarves", "Scarves", "围巾"),
        shelf("knitwear-scarves-caps", "Caps and beanies", "棒球帽与针织帽"),
        shelf("knitwear-scarves-sunhats", "Sun hats", "遮阳帽"),
      ]),
      shelf("knitwear-tops", "Tops", "上衣", [
        shelf("knitwear-tops-tees", "T-shirts and vests", "T恤与背心"),
        shelf("knitwear-tops-cardigans", "Cardigans and pullovers", "开衫与套头衫"),
      ]),
    ],
  },
  {
    key: "kitchen",
    icon: "cooking-pot",
    name: { en: "Kitchen", zh: "厨房餐具" },
    children: [
      shelf("kitchen-tableware", "Tableware", "餐具", [
        shelf("kitchen-tableware-cutlery", "Cutlery and chopsticks", "刀叉与筷子"),
        shelf("kitchen-tableware-bowls", "Bowls and plates", "碗盘"),
        shelf("kitchen-tableware-shakers", "Shakers and table sets", "调味瓶与餐桌小件"),
      ]),
      shelf("kitchen-drinks", "Tea and coffee", "茶与咖啡", [
        shelf("kitchen-drinks-teapots", "Teapots", "茶壶"),
        shelf("kitchen-drinks-mugs", "Mugs and cups", "杯子"),
        shelf("kitchen-drinks-glasses", "Glasses", "玻璃杯"),
      ]),
      shelf("kitchen-cooking", "Cooking", "烹饪", [
        shelf("kitchen-cooking-pans", "Pots and pans", "锅具"),
        shelf("kitchen-cooking-knives", "Knives and utensils", "刀具与厨具"),
        shelf("kitchen-cooking-baking", "Baking", "烘焙"),
      ]),
      shelf("kitchen-storage", "Food storage", "食品收纳", [
        shelf("kitchen-storage-jars", "Jars", "储物罐"),
        shelf("kitchen-storage-lunch", "Lunch boxes", "便当盒"),
        shelf("kitchen-storage-baskets", "Baskets and cartons", "篮子与食品盒"),
      ]),
    ],
  },
  {
    key: "stationery",
    icon: "pencil-ruler",
    name: { en: "Stationery", zh: "文具" },
    children: [
      shelf("stationery-paper", "Paper", "纸品本册", [
        shelf("stationery-paper-notebooks", "Notebooks", "笔记本"),
        shelf("stationery-paper-planners", "Planners and calendars", "手账与日历"),
        shelf("stationery-paper-envelopes", "Envelopes and tags", "信封与吊牌"),
      ]),
      shelf("stationery-writing", "Writing", "书写工具", [
        shelf("stationery-writing-pencils", "Pencils", "铅笔"),
        shelf("stationery-writing-pens", "Pens", "中性笔与钢笔"),
      ]),
      shelf("stationery-colour", "Colour", "画材", [
        shelf("stationery-colour-crayons", "Crayons", "蜡笔"),
        shelf("stationery-colour-paint", "Paint and brushes", "颜料与画笔"),
      ]),
      shelf("stationery-desk", "Desk", "桌面办公", [
        shelf("stationery-desk-pins", "Pins and clips", "图钉与夹子"),
        shelf("stationery-desk-rulers", "Rulers and geometry", "尺与绘图仪"),
        shelf("stationery-desk-files", "Files and boards", "文件夹与板夹"),
      ]),
    ],
  },
  {
    key: "sewing",
    icon: "scissors",
    name: { en: "Sewing", zh: "缝纫手工" },
    children: [
      shelf("sewing-thread", "Thread and yarn", "线与毛线", [
        shelf("sewing-thread-spools", "Thread spools", "缝纫线"),
        shelf("sewing-thread-yarn", "Yarn", "毛线"),
        shelf("sewing-thread-cord", "Cord and rope", "绳带"),
      ]),
      shelf("sewing-needles", "Needles and pins", "针与别针", [
        shelf("sewing-needles-needles", "Needles", "缝针"),
        shelf("sewing-needles-safety", "Safety pins", "别针"),
      ]),
      shelf("sewing-cutting", "Cutting and measuring", "裁剪与测量", [
        shelf("sewing-cutting-scissors", "Scissors", "剪刀"),
        shelf("sewing-cutting-measures", "Measures and marking", "量尺与划线"),
      ]),
      shelf("sewing-trims", "Trims and kits", "辅料与套装", [
        shelf("sewing-trims-ribbon", "Ribbon and bows", "丝带与蝴蝶结"),
        shelf("sewing-trims-patches", "Patches and beads", "布贴与串珠"),
        shelf("sewing-trims-kits", "Sewing kits", "针线套装"),
      ]),
    ],
  },
  {
    key: "jewellery",
    icon: "gem",
    name: { en: "Jewellery", zh: "饰品" },
    children: [
      shelf("jewellery-rings", "Rings and stones", "戒指与水晶", [
        shelf("jewellery-rings-stone", "Stone rings", "镶石戒指"),
        shelf("jewellery-rings-crystals", "Crystals and charms", "水晶与吊坠"),
      ]),
      shelf("jewellery-strands", "Necklaces and bracelets", "项链手链", [
        shelf("jewellery-strands-beaded", "Beaded", "串珠"),
        shelf("jewellery-strands-chains", "Chains", "链条"),
      ]),
      shelf("jewellery-hair", "Hair", "发饰", [
        shelf("jewellery-hair-bows", "Bows and clips", "蝴蝶结与发夹"),
        shelf("jewellery-hair-tiaras", "Tiaras and combs", "皇冠与发梳"),
      ]),
      shelf("jewellery-accessories", "Accessories", "配饰", [
        shelf("jewellery-accessories-eyewear", "Eyewear", "眼镜"),
        shelf("jewellery-accessories-watches", "Watches", "手表"),
        shelf("jewellery-accessories-dressing", "Dressing table", "梳妆台"),
      ]),
    ],
  },
  {
    key: "lighting",
    icon: "lightbulb",
    name: { en: "Lighting", zh: "灯饰照明" },
    children: [
      shelf("lighting-bulbs", "Bulbs", "灯泡", [
        shelf("lighting-bulbs-led", "LED bulbs", "LED灯泡"),
        shelf("lighting-bulbs-power", "Plugs and batteries", "插头与电池"),
      ]),
      shelf("lighting-lanterns", "Lanterns", "灯笼", [
        shelf("lighting-lanterns-festive", "Festival lanterns", "节日灯笼"),
        shelf("lighting-lanterns-lamps", "Oil and table lamps", "油灯与台灯"),
      ]),
      shelf("lighting-torches", "Torches", "手电", [
        shelf("lighting-torches-hand", "Hand torches", "手电筒"),
        shelf("lighting-torches-warning", "Warning lights", "警示灯"),
      ]),
      shelf("lighting-candles", "Candles", "蜡烛", [
        shelf("lighting-candles-pillar", "Pillar candles", "柱形蜡烛"),
        shelf("lighting-candles-birthday", "Birthday and novelty", "生日与造型蜡烛"),
      ]),
    ],
  },
  {
    key: "household",
    icon: "house",
    name: { en: "Household", zh: "居家日用" },
    children: [
      shelf("household-cleaning", "Cleaning", "清洁用品", [
        shelf("household-cleaning-buckets", "Buckets and bins", "水桶与垃圾桶"),
        shelf("household-cleaning-sponges", "Sponges and cloths", "海绵与抹布"),
        shelf("household-cleaning-brooms", "Brooms and brushes", "扫帚与刷子"),
      ]),
      shelf("household-bath", "Bath", "洗浴", [
        shelf("household-bath-soap", "Soap and lotion", "香皂与乳液"),
        shelf("household-bath-care", "Toothbrushes and care", "牙刷与个护"),
        shelf("household-bath-toys", "Bath accessories", "沐浴小件"),
      ]),
      shelf("household-laundry", "Laundry", "洗衣收纳", [
        shelf("household-laundry-baskets", "Baskets", "收纳篮"),
        shelf("household-laundry-slippers", "Slippers", "拖鞋"),
      ]),
      shelf("household-home", "Around the house", "家居摆设", [
        shelf("household-home-clocks", "Clocks and timers", "钟表与计时器"),
        shelf("household-home-plants", "Pots and planters", "花盆绿植"),
        shelf("household-home-decor", "Frames and decor", "相框与装饰"),
      ]),
    ],
  },
  {
    key: "bags",
    icon: "backpack",
    name: { en: "Bags", zh: "箱包" },
    children: [
      shelf("bags-backpacks", "Backpacks", "双肩包", [
        shelf("bags-backpacks-school", "School bags", "书包"),
        shelf("bags-backpacks-day", "Day packs", "休闲背包"),
      ]),
      shelf("bags-hand", "Handbags", "女包", [
        shelf("bags-hand-totes", "Totes and shoppers", "托特与购物袋"),
        shelf("bags-hand-shoulder", "Shoulder bags", "单肩包"),
      ]),
      shelf("bags-purses", "Purses", "钱包", [
        shelf("bags-purses-coin", "Coin purses", "零钱包"),
        shelf("bags-purses-pouches", "Pouches and clutches", "手拿包与小袋"),
      ]),
      shelf("bags-travel", "Travel", "旅行箱包", [
        shelf("bags-travel-suitcases", "Suitcases", "拉杆箱"),
        shelf("bags-travel-briefcases", "Briefcases", "公文包"),
        shelf("bags-travel-tags", "Tags and straps", "行李牌与绑带"),
      ]),
    ],
  },
  {
    key: "party",
    icon: "party-popper",
    name: { en: "Party", zh: "派对礼品" },
    children: [
      shelf("party-wrap", "Gift wrap", "礼品包装", [
        shelf("party-wrap-boxes", "Gift boxes", "礼盒"),
        shelf("party-wrap-bows", "Bows and ribbon", "礼结与丝带"),
      ]),
      shelf("party-decor", "Decorations", "派对装饰", [
        shelf("party-decor-balloons", "Balloons", "气球"),
        shelf("party-decor-streamers", "Streamers and confetti", "彩带与礼花"),
        shelf("party-decor-flowers", "Paper flowers", "仿真花"),
      ]),
      shelf("party-games", "Fun and dress-up", "趣味装扮", [
        shelf("party-games-pinatas", "Piñatas and favours", "皮纳塔与小礼物"),
        shelf("party-games-costume", "Hats and masks", "帽子与面具"),
      ]),
      shelf("party-seasonal", "Seasonal", "节庆用品", [
        shelf("party-seasonal-christmas", "Christmas", "圣诞节"),
        shelf("party-seasonal-newyear", "New Year", "新年"),
        shelf("party-seasonal-halloween", "Halloween", "万圣节"),
      ]),
    ],
  },
  {
    key: "hand-tools",
    icon: "hammer",
    name: { en: "Hand tools", zh: "五金工具" },
    children: [
      shelf("hand-tools-fixing", "Fixing", "紧固工具", [
        shelf("hand-tools-fixing-screwdrivers", "Screwdrivers", "螺丝刀"),
        shelf("hand-tools-fixing-spanners", "Spanners", "扳手"),
        shelf("hand-tools-fixing-fasteners", "Nuts and bolts", "螺栓螺母"),
      ]),
      shelf("hand-tools-striking", "Striking and cutting", "敲击与切割", [
        shelf("hand-tools-striking-hammers", "Hammers", "锤子"),
        shelf("hand-tools-striking-saws", "Saws and axes", "锯与斧"),
      ]),
      shelf("hand-tools-security", "Locks and hooks", "锁具与挂钩", [
        shelf("hand-tools-security-padlocks", "Padlocks and keys", "挂锁与钥匙"),
        shelf("hand-tools-security-hooks", "Hooks and chains", "挂钩与链条"),
      ]),
      shelf("hand-tools-storage", "Boxes and ladders", "工具箱与梯子", [
        shelf("hand-tools-storage-boxes", "Toolboxes", "工具箱"),
        shelf("hand-tools-storage-ladders", "Ladders", "梯子"),
        shelf("hand-tools-storage-magnets", "Magnets and measures", "磁铁与量具"),
      ]),
    ],
  },
];
