/** Available widths of pictures, in px. A fixed list keeps the cache small and prevents requests for every width. */
export const pictureWidths = [64, 96, 128, 160, 240, 320, 480, 640, 800, 960, 1280] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Width of pictures whose address has none, or an invalid one. */
export const defaultWidth: PictureWidth = 480;

/** The smallest available width that is at least as wide as requested; {@link defaultWidth} for anything else. */
export function pictureWidth(asked: string | undefined): PictureWidth {
  if (asked === undefined || !/^\d{1,5}$/.test(asked) || Number(asked) === 0) return defaultWidth;
  return pictureWidths.find((width) => width >= Number(asked)) ?? defaultWidth;
}

/** Sides of PNG icons, in px: for home screens (180 to 192) and for start screens (512). */
export const iconSides = [240, 640] as const satisfies readonly PictureWidth[];
