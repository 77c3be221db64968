/** A source of numbers in [0, 1), e.g. `seededRandom(goodsKey)`. */
export type Random = () => number;

/** One entry of a non-empty list. Throws if it is empty. */
export function pick<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new RangeError("Cannot pick from an empty list.");
  return chosen;
}

/** A copy in random order (Fisher-Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return result;
}

/** A number from `low` up to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
