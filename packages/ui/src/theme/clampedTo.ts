/**
 * Style of a text that is cut after so many lines. It never balances its lines, as headings do: Firefox would balance
 * those that are cut as well, and cut a text that fits.
 */
export const clampedTo = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
    textWrap: "wrap",
  }) as const;
