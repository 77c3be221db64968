/** Without three price tiers, the pile compares the minimum with 5 and 20 times as many. */
const TIMES = [5, 20] as const;

/** Quantities to compare as piles: the minimum, and where the price falls, as far as there is stock. */
export function pileMarks(minimum: number, tiers: readonly { readonly num: number }[], stock: number): number[] {
  const higher = tiers.map(({ num }) => num).filter((num) => num > minimum);
  const marks = [...higher, ...TIMES.slice(higher.length).map((times) => times * minimum)];
  return [...new Set([minimum, ...marks])].filter((mark) => mark <= stock).sort((one, other) => one - other);
}
