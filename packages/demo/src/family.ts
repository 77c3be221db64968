import type { ColourKey } from "./colours.ts";
import type { OwnModelName } from "./pictures/ownModels.ts";

/** The same text in both languages of the shop. */
export interface Bilingual {
  en: string;
  zh: string;
}

/** A property in which SKUs differ. Colours have their own pictures; other axes are words. */
export type SpecAxis =
  | { kind: "colour"; values: readonly ColourKey[] }
  | { kind: "words"; name: Bilingual; values: readonly SpecWord[] };

/** A value of a word axis; `surcharge` is added to the variant's price, in cents. */
export interface SpecWord {
  text: Bilingual;
  surcharge?: number;
}

/** Subject of a family's pictures: models by name, e.g. `open-umbrella`. */
export interface PictureSubject {
  /** The goods themselves. */
  object: OwnModelName;
  /** Models that may be beside it. */
  companions?: readonly OwnModelName[];
  /** False for chrome, skin or food, whose colour must not change. */
  recolour: boolean;
}

/** A batch price: from `num` pieces on, one piece costs `cents`. */
export interface PriceTier {
  num: number;
  cents: number;
}

/**
 * Goods with the same category, pictures and facts. Every variant becomes one goods of the marketplace; its SKUs are
 * the product of the axes (at most 12), less those that are not made.
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
  /** Former price in cents; only if the goods are really reduced. */
  formerCents?: number;
  /** Minimum order quantity; with `tiers` it is the first tier's number. */
  minimum?: number;
  tiers?: readonly PriceTier[];
  /** Pieces of every SKU in stock; 0 for sold out. Default: random by key, 120 to 4,800. */
  stock?: number;
  /** Weight of one piece in grams. */
  grams: number;
  /** Replaces the family's axes for this variant. */
  axes?: readonly SpecAxis[];
  /** Combinations that do not exist, each by its values: the key of a colour, or English words. */
  notMade?: readonly (readonly string[])[];
  store?: string;
  brand?: string;
  picture?: PictureSubject;
}
