import type { ColourKey } from "../colours.ts";
import type { GoodsSlot } from "../pictures/goodsPictures.ts";

const views: readonly GoodsSlot[] = ["1", "2", "3", "4", "5"];

/** The gallery of goods: their views, then one picture for each colour. */
export function gallerySlots(colours: readonly ColourKey[]): GoodsSlot[] {
  return [...views, ...colours.map((colour): GoodsSlot => `colour-${colour}`)];
}

/** The pictures of a SKU: its own colour first, then the views of the goods. */
export function skuSlots(colour: ColourKey | undefined): GoodsSlot[] {
  return colour === undefined ? [...views] : [`colour-${colour}`, ...views];
}
