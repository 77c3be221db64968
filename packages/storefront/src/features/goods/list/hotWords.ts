/** The words of an answer: a list, JSON text of one, or words joined with commas; blanks are left out (decisions 35). */
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

/** Milliseconds during which the words are not fetched again (HM-06). */
export const HOT_WORDS_FRESH = 300_000;

/** May the words be fetched now? Times in epoch ms; one in the future is a clock that was set back. */
export function hotWordsDue(fetchedAt: number | null, now: number): boolean {
  return fetchedAt === null || fetchedAt > now || now - fetchedAt >= HOT_WORDS_FRESH;
}
