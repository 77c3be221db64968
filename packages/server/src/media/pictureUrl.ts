import type { CampaignArtName } from "#server/catalogue/pictures/campaignArt.ts";
import type { GoodsSlot } from "#server/catalogue/pictures/goodsPictures.ts";
import { recipeVersion } from "#server/catalogue/pictures/scene.ts";
import type { ObjectName } from "#server/catalogue/pictures/storeArt.ts";

/**
 * Root-relative addresses of the demo marketplace's pictures. They carry the recipe version, because browsers keep a
 * picture for a year; a page that wants another width than 480 adds `&w=`.
 */
export const pictureUrl = {
  /** A picture of a goods, opaque, square. */
  goods: (goodsId: string, slot: GoodsSlot) => address(`goods/${encodeURIComponent(goodsId)}/${slot}`),
  /** Campaign art, transparent. */
  art: (name: CampaignArtName) => address(`art/${name}`),
  /** A reviewer's face, 1 to `faceCount`, opaque, square. */
  face: (number: number) => address(`face/${number}`),
  /** One object alone, transparent, square: by name, or by its file name in the emoji package, e.g. `1f9f5`. */
  object: (name: ObjectName | `1f${string}` | `2${string}`) => address(`object/${name}`),
};

function address(path: string): string {
  return `/media/${path}.webp?v=${recipeVersion}`;
}
