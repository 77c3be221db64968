/** Widths in px in which pictures are offered: from a thumbnail to a phone's full width at high density. */
export const standardWidths: readonly number[] = [96, 160, 240, 320, 480, 640, 960];

/**
 * `srcset` of a picture whose server composes other widths by `?w=`: "/a.webp?w=96 96w, …". Undefined for pictures
 * that carry their data in the address, for foreign addresses, and for an empty list.
 */
export function srcSetFor(src: string, widths: readonly number[] = standardWidths): string | undefined {
  if (widths.length === 0 || !src.startsWith("/") || src.startsWith("//") || !/\.webp(\?|$)/.test(src))
    return undefined;
  const [path = src, query = ""] = src.split("?");
  return widths
    .map((width) => {
      const wanted = new URLSearchParams(query);
      wanted.set("w", String(width));
      return `${path}?${wanted} ${width}w`;
    })
    .join(", ");
}
