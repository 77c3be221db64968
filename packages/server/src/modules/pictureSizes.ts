/** Widths in pixels of the pictures that answers name; pages ask for others with `?w=` themselves. */
const widths = { small: 160, thumbnail: 400, big: 800 } as const;

/** The address of a stored picture in one of the sizes the contract names; null when there is none. */
export function sized(path: string | undefined, size: keyof typeof widths): string | null {
  return path === undefined ? null : `${path}?w=${widths[size]}`;
}
