import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Tx } from "#server/db/transaction.ts";
import { countedNetworks } from "#server/http/countedAddress.ts";
import type { Services } from "#server/services.ts";
import { countWords, topWords } from "./queries.ts";
import { fallback, type Lang } from "#server/locales.ts";

const usualCount = 5;
const maxWords = 50;
/** Longer texts are sentences rather than words to suggest. */
const longestWord = 24;

/** Words of one visitor that count in a day. */
const wordsOfOne = 50;
const dayMs = 24 * 60 * 60_000;
/** Entries remembered, of words and visitors together: some 10 MB. */
const maxRemembered = 100_000;

/** Who searched: a network address, or a device where many share one. */
export interface Searcher {
  address: string;
  uuid: string;
}

/**
 * How often a visitor has searched something within a day, in this process. Whoever is forgotten because many others
 * came may count once more.
 */
const searched = new WeakMap<Services, LRUCache<string, number>>();

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
 * Increases the score of a word whose search found something, once a day for each visitor. Searches that come during a write are stored together
 * with the next one, so that searches for a popular word don't queue for its row. Rules 3.
 */
export function recordSearch(
  services: Services,
  keyword: string,
  from: Searcher,
  inBackground: (work: (tx: Tx) => Promise<void>) => boolean,
): void {
  const word = keyword.trim().replace(/\s+/g, " ").toLowerCase();
  const length = [...word].length;
  if (length < 2 || length > longestWord) return;
  if (!isNews(services, word, from)) return;
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

/** Whether this visitor's search counts: the first for the word within a day, and one of their first words. */
function isNews(services: Services, word: string, { address, uuid }: Searcher): boolean {
  const seen = searched.get(services) ?? new LRUCache<string, number>({ max: maxRemembered });
  searched.set(services, seen);
  const day = Math.floor(services.clock.now() / dayMs);
  const networks = countedNetworks(address);
  const counted = networks.length > 0 ? networks : [{ name: `device ${hash("sha256", uuid)}`, share: 1 }];
  const limits = counted.flatMap(({ name, share }) => [
    { key: `${day} ${name} ${word}`, max: share },
    { key: `${day} ${name}`, max: wordsOfOne * share },
  ]);
  if (limits.some(({ key, max }) => (seen.get(key) ?? 0) >= max)) return false;
  for (const { key } of limits) seen.set(key, (seen.get(key) ?? 0) + 1);
  return true;
}
