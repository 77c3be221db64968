/** Reads hot words from a list, its JSON text, or words separated by commas (product 35). */
export function parseHotWords(answer: unknown): readonly string[] {
  if (Array.isArray(answer))
    return answer.flatMap((word: unknown) => (typeof word === "string" && word.trim() !== "" ? [word.trim()] : []));
  if (typeof answer !== "string") return [];
  if (!answer.trimStart().startsWith("[")) return parseHotWords(answer.split(/[,，]/));
  try {
    return parseHotWords(JSON.parse(answer));
  } catch {
    return [];
  }
}

/** Minimum time between two requests for hot words, in ms (HM-06). */
export const HOT_WORDS_MAX_AGE_MS = 300_000;

/**
 * Whether hot words may be requested now. A `fetchedAt` in the future means that the clock was set back. Times in epoch
 * ms.
 */
export function hotWordsDue(fetchedAt: number | null, now: number): boolean {
  return fetchedAt === null || fetchedAt > now || now - fetchedAt >= HOT_WORDS_MAX_AGE_MS;
}
