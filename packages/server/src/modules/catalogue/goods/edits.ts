/** How many letters to add, drop, change or swap with their neighbour to make one word of the other. */
export function distance(from: string, to: string): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (old[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (old[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [older, old] = [old, next];
  }
  return old[to.length] ?? 0;
}

/** Words shorter than this are too easily mistaken for each other. */
const shortest = 4;
/** From this length a word may be unfinished, and two letters may be wrong. */
const long = 7;
/** With two wrong letters, these first letters must be right. */
const sureStart = 3;

/**
 * The word of `texts` that a misspelt word most likely means: the closest, and of those the most frequent. Undefined if
 * none is close enough. Both are compared as {@link fold} writes them, in the singular.
 */
export function closest(word: string, candidates: ReadonlyMap<string, number>): string | undefined {
  if (word.length < shortest) return undefined;
  let best: { word: string; rank: number[] } | undefined;
  for (const [candidate, count] of candidates) {
    const off = offBy(word, candidate);
    if (off === undefined) continue;
    const rank = [off, word[0] === candidate[0] ? 0 : 1, -count];
    if (!best || isLess(rank, best.rank)) best = { word: candidate, rank };
  }
  return best?.word;
}

/** How far a candidate is off; undefined if it is too far. An unfinished word counts half a letter more. */
function offBy(word: string, candidate: string): number | undefined {
  if (candidate.length < shortest - 1) return undefined;
  const whole = distance(word, candidate);
  if (whole <= 1) return whole;
  if (word.length < long) return undefined;
  if (distance(word, candidate.slice(0, word.length)) <= 1) return 1.5;
  return whole === 2 && candidate.startsWith(word.slice(0, sureStart)) ? 2 : undefined;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
