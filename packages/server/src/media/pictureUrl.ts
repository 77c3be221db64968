/** Raised whenever a picture under the same address would look different, so that browsers ask again. */
export const pictureVersion = 1;

/** Pictures of a goods: `1` (main) to `5`, and one for each colour it comes in. */
export type GoodsSlot = "1" | "2" | "3" | "4" | "5" | `colour-${string}`;

/** Faces for people without a picture of their own: `1` to this. */
export const faceCount = 24;

/**
 * Root-relative addresses of the shop's pictures. They carry the version, because browsers keep a picture for a year; a page
 * that wants another width than 480 adds `&w=`.
 */
export const pictureUrl = {
  /** A picture of a goods, opaque, square. */
  goods: (goodsId: string, slot: GoodsSlot) => address(`goods/${encodeURIComponent(goodsId)}/${slot}`),
  /** Campaign art, transparent. */
  art: (name: string) => address(`art/${name}`),
  /** A face, 1 to {@link faceCount}, opaque, square. */
  face: (number: number) => address(`face/${number}`),
  /** One object alone, transparent, square: by name, or by its file name in the emoji package, e.g. `1f9f5`. */
  object: (name: string) => address(`object/${name}`),
};

function address(path: string): string {
  return `/media/${path}.webp?v=${pictureVersion}`;
}
