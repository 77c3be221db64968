import { and } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { onSale } from "../onSale.ts";
import { areAny } from "./anyGoods.ts";
import { hasGroups } from "./filters.ts";
import { denseRun, fold, typedPart } from "./foldedText.ts";
import { queryGroups } from "./searchTokens.ts";
import type { Meant } from "./spelling.ts";
import type { Synonyms } from "./synonyms.ts";

/** Words of which the best are looked for; of more, the longest. All choices of six are sixty-three look-ups at most. */
const mostWords = 6;

/** Words that say nothing about goods; in the singular, folded. */
const fillers = new Set(
  "a an and any are as at be best by can do for from get give good have i in is it like looking me my need of on or our please she he some something that the their them these they this to us want we what who will with you your 的 和 与 给 了 我 要 想 用 适合 送给 一个 一些 什么 可以".split(
    " ",
  ),
);

/**
 * As many words of a search as any goods on sale have together; of several such choices the one with the most letters.
 * Runs of Chinese are split into words. Undefined if goods have no word of it.
 */
export async function partOf(tx: Tx, keyword: string, synonyms: Synonyms): Promise<Meant | undefined> {
  const typed = [...keyword.normalize("NFKC").matchAll(typedPart)].map(([text]) => text);
  const words = await knownWords(tx, [...new Set(typed.flatMap(wordsOf))], synonyms);
  for (let size = Math.min(words.length, mostWords); size > 0; size -= 1) {
    const choices = choicesOf(words, size);
    const found = await haveAll(tx, choices);
    const [best] = choices.filter((_, at) => found[at]).sort((a, b) => lettersOf(b) - lettersOf(a));
    if (best) return { text: best.map(({ text }) => text).join(" "), groups: best.flatMap(({ groups }) => groups) };
  }
  return undefined;
}

/** A part of a search in words: itself, or those of a run of letters without spaces. */
function wordsOf(part: string): string[] {
  if (part.search(denseRun) === -1) return [part];
  const split = new Intl.Segmenter("zh", { granularity: "word" }).segment(part);
  return Array.from(split, ({ segment }) => segment);
}

/**
 * Those words that any goods have, without fillers; the longest if there are many. In their order. Numbers mean something
 * else in each title, so they count only without words.
 */
async function knownWords(tx: Tx, words: readonly string[], synonyms: Synonyms): Promise<Meant[]> {
  const asked = words
    .filter((word) => !fillers.has(fold(word)))
    .map((text) => ({ text, groups: queryGroups(text, synonyms) }))
    .filter(({ groups }) => groups.length > 0);
  const known = await haveAll(
    tx,
    asked.map((word) => [word]),
  );
  const all = asked.filter((_, at) => known[at]);
  const named = all.filter(({ text }) => /\p{L}/u.test(text));
  const found = named.length > 0 ? named : all;
  const longest = [...found].sort((a, b) => b.text.length - a.text.length).slice(0, mostWords);
  return found.filter((word) => longest.includes(word));
}

/** For each choice, whether any goods on sale have all its words. */
function haveAll(tx: Tx, choices: readonly (readonly Meant[])[]): Promise<boolean[]> {
  return areAny(
    tx,
    choices.map((words) =>
      and(
        onSale,
        hasGroups(
          goods.searchTokens,
          words.flatMap(({ groups }) => groups),
        ),
      ),
    ),
  );
}

/** All ways to choose this many of the words. */
function choicesOf<T>(words: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return words.flatMap((word, at) => choicesOf(words.slice(at + 1), size - 1).map((rest) => [word, ...rest]));
}

function lettersOf(words: readonly Meant[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
