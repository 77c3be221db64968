let segmenter: Intl.Segmenter | undefined;

/** Splits text into characters as people see them: an emoji family, or a letter with its accents, is one. */
export function splitGraphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Text that may have been shortened. */
export interface CutText {
  readonly text: string;
  /**
   * Whether something was cut off. If so, show an ellipsis with CSS, and the full text as tooltip and accessible name.
   */
  readonly cut: boolean;
}

/** Keeps the first `limit` characters of a text, as people count them. */
export function cutGraphemes(text: string, limit = 10): CutText {
  if (text.length <= limit) return { text, cut: false };
  const all = splitGraphemes(text);
  return all.length <= limit ? { text, cut: false } : { text: all.slice(0, limit).join(""), cut: true };
}
