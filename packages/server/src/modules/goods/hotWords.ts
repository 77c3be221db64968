import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/http/serve.ts";
import { countWord, topWords } from "./queries.ts";

const usualCount = 5;
const mostWords = 50;
/** Longer texts are sentences, not words to offer to others. */
const longestWord = 24;

/** The most searched words of a language, best first (HM-06). */
export function hotWords(tx: Tx, lang: Lang, count = usualCount): Promise<string[]> {
  return topWords(tx, lang, Math.min(Math.max(count, 1), mostWords));
}

/** Raises the score of a word that was searched and found something. RULES 3. */
export async function noteSearch(tx: Tx, keyword: string): Promise<void> {
  const word = keyword.trim().replace(/\s+/g, " ").toLowerCase();
  const length = [...word].length;
  if (length < 2 || length > longestWord) return;
  await countWord(tx, word, /\p{Script=Han}/u.test(word) ? "zh" : "en");
}
