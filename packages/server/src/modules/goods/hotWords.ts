import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { countWords, topWords } from "./queries.ts";
import { fallback, type Lang } from "#server/locales.ts";

const usualCount = 5;
const mostWords = 50;
/** Longer texts are sentences, not words to offer to others. */
const longestWord = 24;

/** Searches that are not written yet, by word; there while a writing is on its way. */
const unwritten = new WeakMap<Services, Map<string, number>>();

/** The most searched words of a language, best first; English ones while nobody has searched in it (HM-06). */
export async function hotWords(tx: Tx, lang: Lang, count = usualCount): Promise<string[]> {
  const most = Math.min(Math.max(count, 1), mostWords);
  const own = await topWords(tx, lang, most);
  return own.length > 0 ? own : topWords(tx, fallback, most);
}

/**
 * Raises the score of a word that was searched and found something. Searches that come while a writing is on its way are
 * written together with the next: one busy word must not make searches queue for its row. Rules 3.
 */
export function noteSearch(
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
    // The work may be tried again after a collision; it then writes the same searches.
    unwritten.delete(services);
    return countWords(tx, searches);
  });
  if (!accepted) unwritten.delete(services);
}
