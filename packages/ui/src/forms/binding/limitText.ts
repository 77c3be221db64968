/** A text kept within a limit, counted in code points. */
export interface LimitedText {
  readonly text: string;
  readonly used: number;
  /** Whether text was cut off, so that a notice says so. */
  readonly cut: boolean;
}

/** Keeps the first `limit` code points; an emoji of one code point counts as one. */
export function limitText(typed: string, limit: number): LimitedText {
  const points = [...typed];
  if (points.length <= limit) return { text: typed, used: points.length, cut: false };
  return { text: points.slice(0, limit).join(""), used: limit, cut: true };
}
