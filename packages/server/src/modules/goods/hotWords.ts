import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { countWords, topWords } from "./queries.ts";
import { fallback, type Lang } from "#server/locales.ts";

const usualCount = 5;
const maxWords = 50;
/** Longer texts are sentences rather than words to suggest. */
const longestWord = 24;

/** Searches that have not been stored yet, by word; present while a write is in progress. */
const unwritten = new WeakMap<Services, Map<string, number>>();

/**
 * The words searched most in a language, most frequent first; the English ones if nobody has searched in it (HM-06).
 */
export async function hotWords(tx: Tx, lang: Lang, count = usualCount): Promise<string[]> {
  const limit = Math.min(Math.max(count, 1), maxWords);
  const own = await topWords(tx, lang, limit);
  return own.length > 0 ? own : topWords(tx, fallback, limit);
}

/**
 * Increases the score of a word whose search found something. Searches that come during a write are stored together
 * with the next one, so that searches for a popular word don't queue for its row. Rules 3.
 */
export function recordSearch(
  services: Services,
  keyword: string,
  inBackground: (work: (tx: Tx) => Promise<void>) => boolean,
): void {
  const word = keyword.trim().replace(/\s+/g, " ").toLowerCase();
  const length = [...word].length;
  if (length < 2 || length > longestWord) return;
  const known = unwritten.get(services);
  if (known) {
    known.set(word, (known.get(word) ?? 0) + 1);
    return;
  }
  const searches = new Map([[word, 1]]);
  unwritten.set(services, searches);
  const accepted = inBackground((tx) => {
    // The work may be repeated after a collision; it then writes the same searches.
    unwritten.delete(services);
    return countWords(tx, searches);
  });
  if (!accepted) unwritten.delete(services);
}
