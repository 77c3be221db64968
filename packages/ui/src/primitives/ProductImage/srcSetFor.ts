import type { ImageLoader } from "../../runtime/ImageProvider.tsx";

/** Widths in px of the available pictures: from a thumbnail to a phone's full width at high density. */
export const standardWidths: readonly number[] = [96, 160, 240, 320, 480, 640, 960];

/**
 * `srcset` of a picture, with an address from the image loader for each width: "/a.webp?w=96 96w, …". Undefined for a picture
 * that exists in one size only, and for an empty list.
 */
export function srcSetFor(
  src: string,
  loader: ImageLoader,
  widths: readonly number[] = standardWidths,
): string | undefined {
  const offers = widths.flatMap((width) => {
    const address = loader({ src, width });
    return address === undefined ? [] : [`${address} ${width}w`];
  });
  return offers.length === 0 ? undefined : offers.join(", ");
}
