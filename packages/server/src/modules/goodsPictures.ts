import { type GoodsSlot, pictureUrl } from "#server/media/pictureUrl.ts";

/** Widths in pixels of the pictures that answers name; pages ask for others with `w=` themselves. */
const widths = { small: 160, thumbnail: 480, big: 800, original: 1280 } as const;

/** The address of a goods' picture in one of the sizes the contract names. */
export function goodsPicture(goodsId: string, slot: GoodsSlot | undefined, size: keyof typeof widths): string {
  return `${pictureUrl.goods(goodsId, slot ?? "1")}&w=${widths[size]}`;
}

/** The pictures of a goods as its gallery shows them, without a width: the gallery asks for several. */
export function goodsGallery(goodsId: string, slots: readonly GoodsSlot[]): string[] {
  return slots.map((slot) => pictureUrl.goods(goodsId, slot));
}
