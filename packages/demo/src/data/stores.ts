import type { Bilingual } from "../family.ts";

/** Theme tints for the background of a store's badge. */
export type StoreTint = "butter" | "apricot" | "shell" | "sky" | "mint" | "lilac" | "sand" | "steel";

/** A merchant of the demo marketplace. Scores are averages of 1 to 5 stars. */
export interface StoreProfile {
  /** Unique, kebab case. Ids are derived from it, so it never changes. */
  key: string;
  name: Bilingual;
  /** One or two letters on the store's badge. */
  initials: string;
  tint: StoreTint;
  description: Bilingual;
  announcement: Bilingual;
  city: Bilingual;
  sinceYear: number;
  selfOperated: boolean;
  scores: { description: number; service: number; delivery: number };
  /** Pick-up counter; undefined if the store only ships. */
  pickup?: { name: Bilingual; address: Bilingual; phone: string; hours: Bilingual };
}

/** All stores, the self-operated one last. */
export const stores: readonly StoreProfile[] = [
  {
    key: "jinhe-umbrella",
    name: { en: "Jinhe Umbrella Works", zh: "锦河伞业" },
    initials: "JU",
    tint: "sky",
    description: {
      en: "Umbrellas from frame to canopy under one roof since 2009. Mixed colours in every carton, logo printing from 120 pieces.",
      zh: "自2009年起，从伞骨到伞面一厂做完。整箱可混色，120把起印标。",
    },
    announcement: {
      en: "Orders placed before 15:00 ship the same day. Logo printing adds four working days.",
      zh: "15点前的订单当天发出，印标另加4个工作日。",
    },
    city: { en: "Shaoxing", zh: "绍兴" },
    sinceYear: 2019,
    selfOperated: false,
    scores: { description: 4.9, service: 4.7, delivery: 4.8 },
    pickup: {
      name: { en: "Jinhe works counter", zh: "锦河工厂提货点" },
      address: {
        en: "Gate 2, 118 Songxia Umbrella Park, Shangyu District, Shaoxing",
        zh: "绍兴市上虞区崧厦伞业园118号2号门",
      },
      phone: "0575-5550118",
      hours: { en: "Monday to Saturday, 8:30 to 17:30", zh: "周一至周六 8:30–17:30" },
    },
  },
  {
    key: "threadwell",
    name: { en: "Threadwell Haberdashery", zh: "线行手工" },
    initials: "TH",
    tint: "shell",
    description: {
      en: "Thread, needles, ribbon and every small thing a sewing room runs out of. Free shade card with your first order.",
      zh: "缝纫线、针、丝带，裁缝间缺什么这里有什么。首单免费附色卡。",
    },
    announcement: {
      en: "The autumn shade card is here: 24 new thread colours. The old ones keep their numbers.",
      zh: "秋季色卡已上架：新增24色，旧色号保持不变。",
    },
    city: { en: "Yiwu", zh: "义乌" },
    sinceYear: 2017,
    selfOperated: false,
    scores: { description: 4.8, service: 4.9, delivery: 4.7 },
    pickup: {
      name: { en: "Threadwell stall 4-2216", zh: "线行4-2216号铺" },
      address: {
        en: "Hall 4, floor 2, stall 2216, Chouzhou North Road market, Yiwu",
        zh: "义乌市稠州北路市场4区2楼2216号铺",
      },
      phone: "0579-5552216",
      hours: { en: "Daily, 9:00 to 17:00", zh: "每天 9:00–17:00" },
    },
  },
  {
    key: "papermint",
    name: { en: "Papermint Stationery", zh: "纸薄荷文具" },
    initials: "PS",
    tint: "mint",
    description: {
      en: "Notebooks and school supplies for shops and classrooms. Paper comes from certified mills and is cut in our own bindery.",
      zh: "面向门店与学校的本册文具。纸张来自认证纸厂，自有车间裁切装订。",
    },
    announcement: {
      en: "We can pack school lists by class. Send the list with your order and we label each parcel.",
      zh: "开学清单可按班分装，下单时附上清单，每包贴好班级标签。",
    },
    city: { en: "Ningbo", zh: "宁波" },
    sinceYear: 2016,
    selfOperated: false,
    scores: { description: 4.8, service: 4.8, delivery: 4.8 },
  },
  {
    key: "little-fair",
    name: { en: "Little Fair Toys", zh: "小集玩具" },
    initials: "LF",
    tint: "butter",
    description: {
      en: "Plush, wooden and outdoor toys for gift shops and fairs. Every item carries its EN 71 report, ready to download.",
      zh: "供礼品店与市集的毛绒、木制和户外玩具，每款都附EN 71检测报告可下载。",
    },
    announcement: {
      en: "Test reports for all plush were renewed this spring. Ask for the PDF with your order number.",
      zh: "毛绒类检测报告今春已更新，提供订单号即可索取PDF。",
    },
    city: { en: "Yangzhou", zh: "扬州" },
    sinceYear: 2018,
    selfOperated: false,
    scores: { description: 4.8, service: 4.8, delivery: 4.6 },
  },
  {
    key: "dailywell",
    name: { en: "Dailywell Home", zh: "日好家居" },
    initials: "DH",
    tint: "steel",
    description: {
      en: "Plain, sturdy things for the home: buckets, baskets, rainwear and storage, packed flat to save freight.",
      zh: "朴素耐用的家居日用：水桶、篮筐、雨具与收纳，平板包装省运费。",
    },
    announcement: {
      en: "Stackable products such as buckets ship nested. The carton count on the page already allows for that.",
      zh: "水桶等可叠放商品套装发货，页面箱规已按套叠计算。",
    },
    city: { en: "Taizhou", zh: "台州" },
    sinceYear: 2015,
    selfOperated: false,
    scores: { description: 4.6, service: 4.6, delivery: 4.7 },
    pickup: {
      name: { en: "Dailywell depot", zh: "日好仓库自提点" },
      address: { en: "Unit 6, 45 Huangyan Mould City Road, Taizhou", zh: "台州市黄岩区模具城路45号6单元" },
      phone: "0576-5550645",
      hours: { en: "Monday to Friday, 9:00 to 18:00", zh: "周一至周五 9:00–18:00" },
    },
  },
  {
    key: "dongyi-knit",
    name: { en: "Dongyi Knit & Sock", zh: "东艺针织" },
    initials: "DK",
    tint: "apricot",
    description: {
      en: "Two hundred sock machines and a small glove line. Sizes are measured on the foot, not on the label.",
      zh: "两百台袜机加一条手套线，尺码按脚量，不按标签算。",
    },
    announcement: {
      en: "Winter gloves are knitted to order from August. Stock colours ship within 48 hours.",
      zh: "冬季手套8月起接单织造，现货颜色48小时内发出。",
    },
    city: { en: "Zhuji", zh: "诸暨" },
    sinceYear: 2014,
    selfOperated: false,
    scores: { description: 4.7, service: 4.6, delivery: 4.8 },
  },
  {
    key: "kilnmate",
    name: { en: "Kilnmate Tableware", zh: "窑友餐具" },
    initials: "KT",
    tint: "sand",
    description: {
      en: "Stoneware, enamel and glass for cafés and home shops. Each carton passes a drop test before it leaves.",
      zh: "面向咖啡馆与家居店的炻器、搪瓷与玻璃，每箱出厂前做跌落测试。",
    },
    announcement: {
      en: "Broken in transit? Send one photo within 15 days and we replace the piece with your next carton.",
      zh: "运输破损请在15天内发一张照片，随下一箱补发。",
    },
    city: { en: "Jingdezhen", zh: "景德镇" },
    sinceYear: 2016,
    selfOperated: false,
    scores: { description: 4.9, service: 4.8, delivery: 4.6 },
  },
  {
    key: "lumen-lane",
    name: { en: "Lumen Lane Lighting", zh: "光巷灯饰" },
    initials: "LL",
    tint: "butter",
    description: {
      en: "Bulbs, lanterns and torches, each tested for four hours before packing. Plug types for five regions.",
      zh: "灯泡、灯笼与手电，装箱前点亮老化4小时，插头适配5个地区。",
    },
    announcement: {
      en: "Add your plug type in the note to seller. Without a note we send the type used in your country.",
      zh: "请在备注里写明插头类型，未备注按收货国家发货。",
    },
    city: { en: "Zhongshan", zh: "中山" },
    sinceYear: 2018,
    selfOperated: false,
    scores: { description: 4.7, service: 4.7, delivery: 4.7 },
    pickup: {
      name: { en: "Lumen Lane showroom", zh: "光巷展厅" },
      address: { en: "Shop 31, Guzhen Lamp Street, Zhongshan", zh: "中山市古镇灯饰街31号铺" },
      phone: "0760-5550031",
      hours: { en: "Daily, 10:00 to 19:00", zh: "每天 10:00–19:00" },
    },
  },
  {
    key: "brightbag",
    name: { en: "Brightbag Luggage", zh: "亮包箱包" },
    initials: "BB",
    tint: "lilac",
    description: {
      en: "School bags, travel cases and pouches. Zips are run five hundred times on a sample of every batch.",
      zh: "书包、旅行箱与手袋，每批抽样拉链往返五百次。",
    },
    announcement: {
      en: "School bags for the autumn term are in stock in all colours. Name labels come free from 50 pieces.",
      zh: "秋季书包各色现货，50个起免费缝姓名标。",
    },
    city: { en: "Baigou", zh: "白沟" },
    sinceYear: 2015,
    selfOperated: false,
    scores: { description: 4.7, service: 4.8, delivery: 4.6 },
  },
  {
    key: "pinebox",
    name: { en: "Pinebox Tools", zh: "松盒五金" },
    initials: "PB",
    tint: "sand",
    description: {
      en: "Hand tools for small workshops and hardware counters. Handles, heads and screws are sold on their own as well.",
      zh: "供小作坊与五金柜台的手工具，手柄、锤头、螺丝也可单独购买。",
    },
    announcement: {
      en: "Steel prices are held until the end of the quarter. Heavy cartons travel on pallets at no extra charge.",
      zh: "本季度钢材类价格不变，重货免费打托。",
    },
    city: { en: "Yongkang", zh: "永康" },
    sinceYear: 2013,
    selfOperated: false,
    scores: { description: 4.8, service: 4.5, delivery: 4.7 },
  },
  {
    key: "festive-row",
    name: { en: "Festive Row Party", zh: "节日街派对" },
    initials: "FR",
    tint: "shell",
    description: {
      en: "Balloons, wrapping and table decorations by the gross, with matching colours across the whole range.",
      zh: "气球、包装与桌面装饰整箩批发，全系列颜色可配套。",
    },
    announcement: {
      en: "Order Christmas products by 10 November so that sea freight arrives in time.",
      zh: "圣诞系列11月10日截单，以便海运准时到港。",
    },
    city: { en: "Yiwu", zh: "义乌" },
    sinceYear: 2019,
    selfOperated: false,
    scores: { description: 4.6, service: 4.7, delivery: 4.8 },
  },
  {
    key: "glint",
    name: { en: "Glint Jewellery", zh: "微光饰品" },
    initials: "GJ",
    tint: "lilac",
    description: {
      en: "Fashion jewellery and hair accessories, nickel tested, on display cards with a bar code.",
      zh: "时尚饰品与发饰，通过镍释放测试，附条码展示卡。",
    },
    announcement: {
      en: "New arrivals every Tuesday. Display stands are free with orders over $120.",
      zh: "每周二上新，满￥850送展示架。",
    },
    city: { en: "Dongguan", zh: "东莞" },
    sinceYear: 2020,
    selfOperated: false,
    scores: { description: 4.6, service: 4.8, delivery: 4.7 },
  },
  {
    key: "freshfold",
    name: { en: "Freshfold Care", zh: "清叠洗护" },
    initials: "FF",
    tint: "mint",
    description: {
      en: "Soap, laundry and bathroom products for hostels, salons and homes. Refills for everything that comes in a bottle.",
      zh: "供民宿、美发店与家庭的香皂、洗衣与卫浴用品，瓶装商品都有补充装。",
    },
    announcement: {
      en: "Liquids travel by sea and rail only. Solid soap and brushes can go by air.",
      zh: "液体仅走海运与铁路，固体皂和刷类可走空运。",
    },
    city: { en: "Guangzhou", zh: "广州" },
    sinceYear: 2017,
    selfOperated: false,
    scores: { description: 4.7, service: 4.7, delivery: 4.9 },
  },
  {
    key: "sundry-select",
    name: { en: "Sundry Select", zh: "万物自营" },
    initials: "S",
    tint: "sky",
    description: {
      en: "Products we choose, store and ship ourselves, with small minimums and the same price for every buyer.",
      zh: "由我们选品、入仓、发货，起订量小，对所有买家同价。",
    },
    announcement: {
      en: "Everything ships from our own warehouse within 24 hours, including Sundays.",
      zh: "本店商品24小时内从自有仓发出，周日照常。",
    },
    city: { en: "Yiwu", zh: "义乌" },
    sinceYear: 2013,
    selfOperated: true,
    scores: { description: 4.9, service: 4.9, delivery: 4.9 },
    pickup: {
      name: { en: "Sundry warehouse counter", zh: "万物仓提货台" },
      address: { en: "Counter A, 9 Gangcheng Logistics Park, Yiwu", zh: "义乌市港城物流园9号A台" },
      phone: "0579-5550009",
      hours: { en: "Daily, 8:00 to 20:00", zh: "每天 8:00–20:00" },
    },
  },
];
