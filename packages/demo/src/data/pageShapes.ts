/** Languages a page is written in. */
export type PageLanguage = "en" | "zh";

/** Fields of every item of a block. Money is in units with two decimals, as on the wire. */
export interface PageItem {
  /** Address of the picture, without `?w=`. */
  img: string;
  /** A route of the shop, beginning with `/`. */
  url: string;
  name: string;
}

/** A picture tile or slide. */
export interface AdvertItem extends PageItem {
  describe: string;
  /** Lowest price on the linked page, if it sells for money. */
  price?: number;
  /** Text of the button. */
  action: string;
  /** Text on a carousel's tick. */
  label?: string;
  /** Background colour of the slide; carousel1 only. */
  bgColor?: string;
  /** The two ends of the tile's gradient; firstAdvert only. */
  fromColor?: string;
  toColor?: string;
}

/** Goods in a block. Only what a block draws, and nothing twice: the home page is sent with all its items. */
export interface GoodsItem extends PageItem {
  /** forYour only: the reason they are shown. */
  describe?: string;
  price: number;
  goodsId: string;
  /** Former price; only if the goods are reduced. */
  originalPrice?: number;
  /** Minimum order quantity. */
  minimum: number;
  /** The next batch price above the minimum, and from how many pieces on it applies. */
  batchNum?: number;
  batchPrice?: number;
  sold?: number;
  rating?: number;
  /** goodsType only: the label of the goods. */
  ___index?: number;
}

/** A store with some of its goods. */
export interface StoreItem extends PageItem {
  describe: string;
  /** Mean of the store's scores. */
  rating: number;
  goods: GoodsItem[];
}

/** A titled column of goods. */
export interface PageColumn {
  title: string;
  secondTitle: string;
  bgColor: string;
  url: string;
  list: GoodsItem[];
}

/** The strip above the header; its fields are on the block itself. */
export interface TopAdvertBlock {
  type: "topAdvert";
  img: string;
  url: string;
  bgColor: string;
  name: string;
  describe: string;
  action: string;
}

/** The row under the search box; its list is on the block itself. */
export interface NavBarBlock {
  type: "navBar";
  list: { name: string; url: string }[];
}

interface Drawn<Type extends string, Options> {
  type: Type;
  /** Unique on the page. */
  key: string;
  /** The block's name in the page editor. */
  name: string;
  options: Options;
}

/** Header of a block: title, and the address of "See all". */
interface Head {
  title: string;
  secondTitle?: string;
  url?: string;
}

export type CarouselBlock = Drawn<"carousel", { list: AdvertItem[] }>;
export type Carousel1Block = Drawn<"carousel1", { list: AdvertItem[] }>;
/** Each entry of `listRight` is a group of pictures stacked beside the large ones. */
export type Carousel2Block = Drawn<"carousel2", { list: AdvertItem[]; listRight: AdvertItem[][] }>;
export type HotAdvertBlock = Drawn<"hotAdvert", Head & { list: AdvertItem[] }>;
export type FirstAdvertBlock = Drawn<"firstAdvert", { list: AdvertItem[] }>;
export type BannerAdvertBlock = Drawn<"bannerAdvert", AdvertItem>;
/** `figure` is the large number: "35%" in English, "6.5折" in Chinese. */
export type DiscountAdvertBlock = Drawn<
  "discountAdvert",
  Head & {
    describe: string;
    action: string;
    figure: { before: string; value: string; after: string };
    classification: GoodsItem[];
    brandList: AdvertItem[];
  }
>;
/** Its goods come from today's flash sale. */
export type SeckillBlock = Drawn<"seckill", Head & { list: [] }>;
export type RecommendBlock = Drawn<
  "recommend",
  Head & { list: GoodsItem[]; contentLeft: PageColumn; contentRight: PageColumn }
>;
export type GoodsTypeBlock = Drawn<
  "goodsType",
  Head & { labels: { label: string; ___index: number }[]; list: GoodsItem[] }
>;
export type OnlyGoodsModelBlock = Drawn<"onlyGoodsModel", Head & { list: GoodsItem[] }>;
/** Goods on the left, stores on the right. */
export type MixModelBlock = Drawn<
  "mixModel",
  Head & {
    left: {
      model: "goods";
      data: { image: { src: string; url: string }; badge: { label: string }; list: GoodsItem[] };
    };
    right: { model: "brand"; data: { title: string; image: { src: string; url: string }; list: StoreItem[] } };
  }
>;
/** `describe` of an item is the reason it is shown. */
export type ForYourBlock = Drawn<
  "forYour",
  Head & {
    data: { image: { src: string; url: string }; list: GoodsItem[]; hot: { title: string; list: GoodsItem[] } };
  }
>;
export type NewGoodsSortBlock = Drawn<
  "newGoodsSort",
  Head & { left: PageColumn; middle: PageColumn; right: PageColumn }
>;
/** Three panels: an item's picture is the panel's, its `goods` are the products. */
export type OneRowThreeColumnsBlock = Drawn<
  "oneRowThreeColumns",
  { list: (AdvertItem & { tint: string; goods: GoodsItem[] })[] }
>;
/** `list` has one row of goods for each tab of `navList`. */
export type NotEnoughBlock = Drawn<
  "notEnough",
  Head & { navList: { title: string; desc: string }[]; list: GoodsItem[][] }
>;

/** All blocks of a page's list. */
export type DrawnBlock =
  | CarouselBlock
  | Carousel1Block
  | Carousel2Block
  | HotAdvertBlock
  | FirstAdvertBlock
  | BannerAdvertBlock
  | DiscountAdvertBlock
  | SeckillBlock
  | RecommendBlock
  | GoodsTypeBlock
  | OnlyGoodsModelBlock
  | MixModelBlock
  | ForYourBlock
  | NewGoodsSortBlock
  | OneRowThreeColumnsBlock
  | NotEnoughBlock;

/** The home page: strip and navigation first, then blocks in display order. */
export interface HomePage {
  list: [TopAdvertBlock, NavBarBlock, ...DrawnBlock[]];
}

/** A special page. */
export interface TopicPage {
  list: DrawnBlock[];
}

/** Goods, as a page needs them, in the page's language. Prices in cents. */
export interface GoodsRef {
  id: string;
  skuId: string;
  name: string;
  sellingPoint: string;
  priceCents: number;
  formerCents?: number;
  minimum: number;
  /** The next batch price above the minimum. */
  batch?: { num: number; cents: number };
  sold?: number;
  rating?: number;
  /** Address of the first picture. */
  img: string;
}

/** Lookups for everything a page refers to. Goods are named `family/variant`, stores and categories by their keys. */
export interface PageRefs {
  goods(key: string): GoodsRef;
  goodsUrl(key: string): string;
  categoryUrl(key: string): string;
  storeUrl(key: string): string;
  /** Address of a topic page by its key in `topicPages`. */
  topicUrl(key: string): string;
  /** Address of a campaign picture by name. */
  art(name: ArtName): string;
}

/** Campaign pictures. */
export type ArtName =
  | "rain"
  | "kitchen"
  | "school"
  | "party"
  | "sewing"
  | "lighting"
  | "toys"
  | "dressing"
  | "points"
  | "tools"
  | "bags"
  | "knitwear"
  | "winter";
