/** Widths pictures exist in, px. A closed list keeps the cache small and the server safe from being asked for every width. */
export const ladder = [64, 96, 128, 160, 240, 320, 480, 640, 800, 960, 1280] as const;

export type LadderWidth = (typeof ladder)[number];

/** Width of pictures whose address names none, or none that makes sense. */
export const usualWidth: LadderWidth = 480;

/** The smallest width of the ladder that is wide enough for what an address asks; {@link usualWidth} for anything odd. */
export function ladderWidth(asked: string | undefined): LadderWidth {
  if (asked === undefined || !/^\d{1,5}$/.test(asked) || Number(asked) === 0) return usualWidth;
  return ladder.find((width) => width >= Number(asked)) ?? usualWidth;
}
