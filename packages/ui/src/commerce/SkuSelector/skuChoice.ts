/** One axis, such as colour, and its values in display order. */
export interface SkuAxis {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly image?: string | undefined }[];
}

/** One sellable combination: a value for every axis, such as `{ Colour: "Navy", Canopy: "58 cm" }`. */
export interface SkuChoice {
  readonly skuId: string;
  readonly values: Readonly<Record<string, string>>;
  /** Pieces in stock. */
  readonly quantity: number;
}

/**
 * State of a value: `chosen`; `fits` the others; `changesOthers` exists, but only if another axis changes; `soldOut` fits but has
 * no stock; `absent` is in no SKU.
 */
export type ValueState = "chosen" | "fits" | "changesOthers" | "soldOut" | "absent";
