/**
 * Contents of `pageData` of a home, topic or store page. Merchants write it, so expect anything: `readPageData` returns
 * only blocks that have a type, and the component of a block checks its options.
 */

/**
 * An item of a block: a picture, a link, a text, a price. Goods blocks may use `title` and `desc` for `name` and
 * `describe`.
 */
export interface BlockItem {
  readonly img: string;
  /** A path of the shop, beginning with a slash, or a full address. */
  readonly url: string;
  readonly name?: string;
  readonly describe?: string;
  readonly title?: string;
  readonly desc?: string;
  /** Can be text. */
  readonly price?: number | string;
  /** carousel1: background of the band behind this slide. */
  readonly bgColor?: string;
  /** firstAdvert: the two ends of the tile's colour. */
  readonly fromColor?: string;
  readonly toColor?: string;
  /** goodsType: the label it belongs to. */
  readonly ___index?: number;
}

/** A titled column. */
export interface BlockColumn {
  readonly title: string;
  readonly secondTitle?: string;
  readonly bgColor?: string;
  readonly url?: string;
  readonly list: readonly BlockItem[];
}

interface LinkedImage {
  readonly src: string;
  readonly url?: string;
}

/** One side of a mixModel: goods on the left, brands on the right. */
export interface MixSide {
  readonly model: "goods" | "brand";
  readonly data: {
    readonly image: LinkedImage;
    readonly badge?: { readonly label: string };
    readonly list: readonly BlockItem[];
  };
}

/** Options of each type of block. `title` is the title of a block that has one. */
export interface BlockOptions {
  readonly carousel: { readonly list: readonly BlockItem[] };
  readonly carousel1: { readonly list: readonly BlockItem[] };
  readonly carousel2: { readonly list: readonly BlockItem[]; readonly listRight: readonly (readonly BlockItem[])[] };
  readonly hotAdvert: { readonly list: readonly BlockItem[] };
  /** The slots come from `seckill.today`. */
  readonly seckill: { readonly title?: string };
  readonly discountAdvert: { readonly classification: readonly BlockItem[]; readonly brandList: readonly BlockItem[] };
  readonly recommend: { readonly contentLeft: BlockColumn; readonly contentRight: BlockColumn };
  readonly oneRowThreeColumns: { readonly list: readonly BlockItem[] };
  readonly goodsType: {
    readonly title: string;
    readonly labels: readonly { readonly label: string; readonly ___index: number }[];
    readonly list: readonly BlockItem[];
  };
  readonly onlyGoodsModel: { readonly title?: string; readonly list: readonly BlockItem[] };
  readonly mixModel: { readonly left: MixSide; readonly right: MixSide };
  readonly forYour: {
    readonly title: string;
    readonly data: {
      readonly image: LinkedImage;
      readonly list: readonly BlockItem[];
      readonly hot: { readonly title: string; readonly list: readonly BlockItem[] };
    };
  };
  readonly newGoodsSort: { readonly left: BlockColumn; readonly middle: BlockColumn; readonly right: BlockColumn };
  readonly firstAdvert: { readonly list: readonly BlockItem[] };
  readonly bannerAdvert: {
    readonly img: string;
    readonly url: string;
    readonly name?: string;
    readonly describe?: string;
  };
  /** One list per tab. */
  readonly notEnough: {
    readonly navList: readonly { readonly title: string; readonly desc: string }[];
    readonly list: readonly (readonly BlockItem[])[];
  };
}
export type BlockType = keyof BlockOptions;

/** A block as the server writes it. `key` is unique on its page. */
export type Block = {
  readonly [Type in BlockType]: {
    readonly type: Type;
    readonly key: string;
    readonly name?: string;
    readonly options: BlockOptions[Type];
  };
}[BlockType];

/** First entry of a home page: the advert above everything. Its data is on the entry itself. */
export interface TopAdvert {
  readonly type: "topAdvert";
  readonly img: string;
  readonly url: string;
  readonly bgColor?: string;
}
/** Second entry of a home page: the navigation bar. */
export interface NavBar {
  readonly type: "navBar";
  readonly list: readonly { readonly name: string; readonly url: string }[];
}

/** The JSON in `pageData`. */
export interface PageContent {
  readonly list: readonly (TopAdvert | NavBar | Block)[];
}

/** A block as received: it has a type, but nothing else is certain. */
export type ReadBlock = Readonly<Record<string, unknown>> & { readonly type: string };

function isBlock(entry: unknown): entry is ReadBlock {
  return typeof entry === "object" && entry !== null && "type" in entry && typeof entry.type === "string";
}

/**
 * Returns the blocks of a page in display order; undefined if the text is not a page, so that the caller can report it.
 * Never throws.
 */
export function readPageData(text: string | null | undefined): readonly ReadBlock[] | undefined {
  try {
    const content: unknown = JSON.parse(text ?? "");
    if (typeof content !== "object" || content === null || !("list" in content)) return undefined;
    return Array.isArray(content.list) ? content.list.filter(isBlock) : undefined;
  } catch {
    return undefined;
  }
}
