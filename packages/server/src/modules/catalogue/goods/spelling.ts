import { sql } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { inAllLanguages } from "#server/locales.ts";
import { areAny } from "./anyGoods.ts";
import { closest } from "./edits.ts";
import { withoutConnectives } from "./fillers.ts";
import { hasGroups, textArray, type WordGroups } from "./filters.ts";
import { denseRun, fold, typedPart } from "./foldedText.ts";
import { homophonesOf } from "./homophones.ts";
import { countGoods, wordsFrom, wordsNear } from "./knownWords.ts";
import { correctionOf, type SearchPart } from "./oneLetter.ts";
import { queryGroups, wholeWord } from "./searchTokens.ts";
import { noSynonyms, type Synonyms } from "./synonyms.ts";
import { singulars } from "./wordForms.ts";

/** Maximum parts of a search that are corrected; whoever writes more has pasted a text. */
const maxParts = 40;
/** Shorter words that goods have are taken to be right. */
const shortestKnown = 5;
/** Maximum parts of which several may be wrong. */
const maxWrong = 4;
/** Maximum letters and characters of a part that is corrected by its names. */
const longestWord = 24;
const longestRun = 8;
/** Goods whose names are read for words. */
const namesRead = 300;
/** Goods that are counted for a word, to choose the commonest. */
const goodsCounted = 50;
/** With two wrong letters, the goods are found by these first letters. */
const sureStart = 3;

/** What a search means: its text, and the words that goods must have. */
export interface Meant {
  text: string;
  groups: WordGroups;
}

/**
 * What a search that found nothing was most likely meant to be; undefined if that is unknown. One part of it may be one
 * letter off what goods with all the others have. Of short searches every word may be wrong: one letter off what goods
 * are called, long ones two; in Chinese one character may be another of the same sound, too much, or swapped with its
 * neighbour. rules 3.
 */
export async function respelt(tx: Tx, keyword: string, synonyms: Synonyms): Promise<Meant | undefined> {
  const typed = keyword.normalize("NFKC");
  const places = [...typed.matchAll(typedPart)];
  const parts = places.map(([text]) => ({ text, groups: queryGroups(withoutConnectives(text), synonyms) }));
  if (parts.length === 0 || parts.length > maxParts) return undefined;
  const wanted = parts.flatMap(({ groups }) => groups);
  const isKnown = await knownGroups(tx, wanted);
  const known = new Set(wanted.filter((_, at) => isKnown[at]));
  const unknown = parts.filter(({ groups }) => !groups.every((group) => known.has(group)));
  const withTexts = (textOf: (part: SearchPart) => string) => {
    let text = typed;
    for (const [at, place] of [...places.entries()].reverse()) {
      const part = parts[at];
      if (part) text = text.slice(0, place.index) + textOf(part) + text.slice(place.index + place[0].length);
    }
    return text.trim();
  };
  const suspects = unknown.length === 0 ? await possiblyOthers(tx, parts) : unknown.length === 1 ? unknown : [];
  for (const wrong of suspects) {
    const others = parts.filter((part) => part !== wrong).flatMap(({ groups }) => groups);
    const right = await correctionOf(tx, wrong, others, synonyms);
    if (right)
      return {
        text: withTexts((part) => (part === wrong ? right.text : part.text)),
        groups: [...others, ...right.groups],
      };
  }
  if (unknown.length === 0 || unknown.length > maxWrong) return undefined;
  const right = new Map<SearchPart, string>();
  for (const part of unknown) {
    const isChinese = /\p{Script=Han}/u.test(part.text);
    const better = isChinese ? await respeltRun(tx, part.text) : await respeltWord(tx, fold(part.text), synonyms);
    if (better === undefined) return undefined;
    right.set(part, better);
  }
  const text = withTexts((part) => right.get(part) ?? part.text);
  return { text, groups: queryGroups(withoutConnectives(text), synonyms) };
}

/**
 * Words that goods have and that may still be misspelt: not those that goods have as a whole, such as leather beside
 * feather, and no short ones, which have too many others beside them, such as kids and kit.
 */
async function possiblyOthers(tx: Tx, parts: readonly SearchPart[]): Promise<SearchPart[]> {
  const isRun = ({ text }: SearchPart) => text.search(denseRun) !== -1;
  const long = parts.filter((part) => part.groups.length > 0 && !isRun(part) && part.text.length >= shortestKnown);
  const isWhole = await knownGroups(
    tx,
    long.map(({ text }) => [fold(text), ...singulars(fold(text))].map(wholeWord)),
  );
  const others = new Set(long.filter((_, at) => !isWhole[at]));
  return parts.filter((part) => (part.groups.length > 0 && isRun(part)) || others.has(part));
}

/** For each group, whether any goods have a token of it. */
function knownGroups(tx: Tx, groups: WordGroups): Promise<boolean[]> {
  return areAny(
    tx,
    groups.map((group) => hasGroups(goods.searchTokens, [group])),
  );
}

async function respeltWord(tx: Tx, typed: string, synonyms: Synonyms): Promise<string | undefined> {
  const word = singulars(typed)[0] ?? typed;
  if (word.length > longestWord || !/^[a-z]+$/.test(word)) return undefined;
  const near = await wordsNear(tx, word);
  const goodsOf = await countGoods(tx, near.map(wholeWord), [], goodsCounted);
  return (
    closest(
      word,
      inSingular([
        ...near.map((each): [string, number] => [each, goodsOf.get(wholeWord(each)) ?? 0]),
        ...[...synonyms.same.keys()].map((each): [string, number] => [each, 1]),
      ]),
    ) ?? closest(word, inSingular((await wordsFrom(tx, word.slice(0, sureStart))).map((each) => [each, 1])))
  );
}

/** Words with how often they occur, in the singular; without those that don't occur. */
function inSingular(words: readonly [word: string, count: number][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word, count] of words) {
    if (count === 0) continue;
    const one = singulars(word)[0] ?? word;
    counts.set(one, (counts.get(one) ?? 0) + count);
  }
  return counts;
}

/**
 * Names, in all languages, of some goods with any of the tokens. In no order, because that would read all of them; the
 * tokens are in a subquery for the same reason as in {@link hasGroups}.
 */
async function namesWith(tx: Tx, tokens: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ name: goods.name })
    .from(goods)
    .where(sql`${goods.nameTokens} && (select ${textArray(tokens)})`)
    .limit(namesRead);
  return rows.flatMap(({ name }) => inAllLanguages(name));
}

async function respeltRun(tx: Tx, run: string): Promise<string | undefined> {
  const signs = [...run];
  if (signs.length < 2 || signs.length > longestRun) return undefined;
  const variants = await variantsOf(signs);
  const typed = new Set(pairsOf(run));
  const names = await namesWith(tx, [...new Set(variants.flatMap(pairsOf).filter((token) => !typed.has(token)))]);
  let best: { variant: string; count: number } | undefined;
  for (const variant of variants) {
    const tokens = pairsOf(variant);
    const count = names.filter((name) => tokens.every((token) => name.includes(token))).length;
    if (count > (best?.count ?? 0)) best = { variant, count };
  }
  return best?.variant;
}

/** The tokens of a run of Chinese. */
function pairsOf(run: string): string[] {
  return queryGroups(run, noSynonyms).flat();
}

/** What a run of Chinese may have been meant to be: the same sound first. */
async function variantsOf(signs: readonly string[]): Promise<string[]> {
  const variants = new Set<string>();
  for (const [at, sign] of signs.entries())
    for (const other of await homophonesOf(sign)) variants.add(signs.with(at, other).join(""));
  for (const at of signs.keys()) {
    const next = signs[at + 1];
    if (next !== undefined)
      variants.add(
        signs
          .with(at, next)
          .with(at + 1, signs[at] ?? "")
          .join(""),
      );
    if (signs.length > 2) variants.add(signs.toSpliced(at, 1).join(""));
  }
  return [...variants];
}
