import type { ColourKey } from "./colours.ts";

/** The same words in both languages of the shop. */
export interface Bilingual {
  en: string;
  zh: string;
}

/** One way a SKU can differ from its sisters. Colours get a picture of their own; other axes are words. */
export type SpecAxis =
  | { kind: "colour"; values: readonly ColourKey[] }
  | { kind: "words"; name: Bilingual; values: readonly SpecWord[] };

/** A value of a worded axis; `surcharge` is added to the variant's price, in cents. */
export interface SpecWord {
  text: Bilingual;
  surcharge?: number;
}

/** What the pictures of a family show: 3-D objects by their file name in the emoji package, without extension. */
export interface PictureSubject {
  /** The goods itself, e.g. `2602-fe0f`. */
  object: string;
  /** Things that may stand beside it. */
  companions?: readonly string[];
  /** False for chrome, skin or food, whose colour must stay as it is. */
  recolour: boolean;
}

/** A batch price: from `num` pieces on, one piece costs `cents`. */
export interface PriceTier {
  num: number;
  cents: number;
}

/**
 * Goods that share a shelf, pictures and facts. Every variant becomes one goods of the marketplace; its SKUs are the
 * product of the axes (12 at the most).
 */
export interface GoodsFamily {
  /** Unique, kebab case: `folding-umbrella`. Ids are derived from it, so it never changes. */
  key: string;
  /** Key of a third-level category. */
  category: string;
  store: string;
  brand?: string;
  unit: Bilingual;
  picture: PictureSubject;
  /** Rich text: two to four paragraphs or a short list, as HTML of p, h3, ul, li, strong only. */
  intro: Bilingual;
  params: readonly { name: Bilingual; value: Bilingual }[];
  axes: readonly SpecAxis[];
  variants: readonly GoodsVariant[];
}

export interface GoodsVariant {
  /** Unique inside the family, kebab case. */
  key: string;
  name: Bilingual;
  sellingPoint: Bilingual;
  /** Price of one piece in cents, before surcharges. */
  cents: number;
  /** Former price in cents; only where the goods is really reduced. */
  formerCents?: number;
  /** Smallest count one may buy; with `tiers` it is the first tier's number. */
  minimum?: number;
  tiers?: readonly PriceTier[];
  /** Pieces of every SKU in stock; 0 is sold out. Default: by seed, 120 to 4,800. */
  stock?: number;
  /** Grams of one piece. */
  grams: number;
  /** Replaces the family's axes for this variant. */
  axes?: readonly SpecAxis[];
  store?: string;
  brand?: string;
  picture?: PictureSubject;
}
