import { type GoodsSlot, inPictureWidth, pictureUrl } from "#server/media/pictureUrl.ts";

/** Widths in pixels of the pictures in answers; pages request others with `w=`. */
const widths = { small: 160, thumbnail: 480, big: 800, original: 1280 } as const;

/** The address of a goods picture in one of the contract's sizes; empty for goods without pictures. */
export function goodsPicture(goodsId: string, slot: GoodsSlot | undefined, size: keyof typeof widths): string {
  return slot === undefined ? "" : inPictureWidth(pictureUrl.goods(goodsId, slot), widths[size]);
}

/** The pictures of goods for the gallery, without a width: the gallery requests several. */
export function goodsGallery(goodsId: string, slots: readonly GoodsSlot[]): string[] {
  return slots.map((slot) => pictureUrl.goods(goodsId, slot));
}
