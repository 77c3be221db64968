/** A page number, or a gap where numbers were left out. */
export type PageSlot = number | "gap";

/**
 * Page numbers to offer: the first, the last, the current one and its neighbours, with gaps in between. A gap never
 * replaces a single number. The result has the same length on every page of a long list, so the buttons stay put.
 */
export function pageWindow(current: number, total: number): readonly PageSlot[] {
  const shown = 7;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (total <= shown) return range(1, Math.max(total, 1));
  if (current <= 4) return [...range(1, 5), "gap", total];
  if (current >= total - 3) return [1, "gap", ...range(total - 4, total)];
  return [1, "gap", ...range(current - 1, current + 1), "gap", total];
}
