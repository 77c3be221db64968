/** Increase this whenever a picture at the same address would look different, so that browsers load it again. */
export const pictureVersion = 8;

/** A real photo of goods, by the digest of its file (40 hexadecimal digits). */
export type PhotoSlot = `photo-${string}`;

/** Pictures of goods. Drawn: `1` (main) to `5`, and one for each colour. Real: `photo-` and the digest of the file. */
export type GoodsSlot = "1" | "2" | "3" | "4" | "5" | `colour-${string}` | PhotoSlot;

/**
 * Root-relative addresses of the shop's pictures. They contain the version, because browsers keep a picture for a year.
 * A page that needs another width than 480 adds `&w=`.
 */
export const pictureUrl = {
  /** A picture of goods: drawn, opaque and square, or a photo. */
  goods: (goodsId: string, slot: GoodsSlot) =>
    isPhoto(slot) ? photoAddress(slot) : address(`goods/${encodeURIComponent(goodsId)}/${slot}`),
  /** Campaign art, transparent. */
  art: (name: string) => address(`art/${name}`),
};

/** Whether a picture is a photo rather than drawn. */
export function isPhoto(slot: string): slot is PhotoSlot {
  return slot.startsWith("photo-");
}

/** Root-relative address of a photo. Its content never changes, so it has no version. */
export function photoAddress(slot: PhotoSlot): string {
  return `/media/photos/${slot.slice("photo-".length)}.webp`;
}

/** Path of a photo as a square PNG icon, with clear edges or (`whole`) on white; undefined for a picture that is no photo. */
export function photoIcon(picture: string, ground: "clear" | "whole"): string | undefined {
  const digest = /^\/media\/photos\/([0-9a-f]{40})\.webp(\?|$)/.exec(picture)?.[1];
  return digest && `/media/photos/${digest}${ground === "whole" ? "-whole" : ""}.png`;
}

/** The same picture in a width of {@link pictureWidths}. */
export function inPictureWidth(picture: string, width: number): string {
  return `${picture}${picture.includes("?") ? "&" : "?"}w=${width}`;
}

function address(path: string): string {
  return `/media/${path}.webp?v=${pictureVersion}`;
}
