import { and, type SQL } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { onSale } from "../goodsFacts/onSale.ts";
import { areAny } from "./anyGoods.ts";
import { isFiller } from "./fillers.ts";
import { hasGroups } from "./filters.ts";
import { denseRun, fold, typedPart } from "./foldedText.ts";
import type { Synonyms } from "./synonyms.ts";
import { type Fact, wordsOf, type Wants } from "./wants.ts";

/** Parts of which the best are looked for; of more, the longest words. All choices of six are sixty-three look-ups at most. */
const mostParts = 6;
/** What an age and a budget count, as a word of so many letters. */
const worth = { AGE: 15, BUDGET: 10 } as const;
/** After these, an English search says for whom or what its goods are. */
const prepositions = new Set("for with from of in to at on".split(" "));

/** The most of a search that goods have together, and what it lacks of the search, as it was typed. */
export interface Part {
  wants: Wants;
  dropped: readonly string[];
}

/** A part of a search that goods may have. */
interface Choice {
  text: string;
  fits: SQL;
  /** Of several choices with as many parts, the one that is worth most is shown. */
  worth: number;
  /** Whether it is what the search is about: whoever wants a steel bowl rather takes one of glass than a steel chain. */
  isSubject?: boolean;
  fact?: Fact;
}

/**
 * As much of a search as any goods on sale have together; of several such choices the one that says most. Runs of
 * Chinese are split into words. Undefined if goods have nothing of it.
 */
export async function partOf(tx: Tx, { words, facts, rest }: Wants, synonyms: Synonyms): Promise<Part | undefined> {
  const besideAge = facts.some(({ kind }) => kind === "AGE");
  const typed = typedWords(words?.text ?? "").filter(
    (word) => !isFiller(word) && wordsOf(word, synonyms, besideAge).groups.length > 0,
  );
  const asked = [
    ...(await knownWords(tx, typed, subjectOf(words?.text ?? ""), synonyms, mostParts - facts.length)),
    ...facts.map((fact) => ({ text: fact.text, fits: fact.fits, worth: worth[fact.kind], fact })),
  ];
  const best = (await bestOf(tx, asked, true)) ?? (await bestOf(tx, asked, false));
  if (!best) return undefined;
  const kept = best.flatMap(({ text, fact }) => (fact ? [] : [text]));
  return {
    wants: {
      words: kept.length === 0 ? undefined : wordsOf(kept.join(" "), synonyms),
      facts: best.flatMap(({ fact }) => fact ?? []),
      rest,
    },
    dropped: [...typed, ...facts.map(({ text }) => text)].filter((text) => !best.some((part) => part.text === text)),
  };
}

/** The most parts that any goods have together, with the subject of the search or without. */
async function bestOf(tx: Tx, asked: readonly Choice[], withSubject: boolean): Promise<Choice[] | undefined> {
  for (let size = asked.length; size > 0; size -= 1) {
    const choices = choicesOf(asked, size).filter(
      (parts) => parts.some(({ isSubject }) => isSubject === true) === withSubject,
    );
    const found = await haveAll(tx, choices);
    const [best] = choices.filter((_, at) => found[at]).sort((a, b) => worthOf(b) - worthOf(a));
    if (best) return best;
  }
  return undefined;
}

/** The words of a search, each once; runs of letters without spaces are split. */
function typedWords(text: string): string[] {
  const parts = [...text.normalize("NFKC").matchAll(typedPart)].map(([part]) => part);
  return [...new Set(parts.flatMap(splitRun))];
}

function splitRun(part: string): string[] {
  if (part.search(denseRun) === -1) return [part];
  const split = new Intl.Segmenter("zh", { granularity: "word" }).segment(part);
  return Array.from(split, ({ segment }) => segment);
}

/** The word that says what goods are: the last one before the first preposition. */
function subjectOf(text: string): string | undefined {
  const words = typedWords(text);
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(fold(word)));
  return (end === -1 ? words : words.slice(0, end)).findLast((word) => !isFiller(word));
}

/**
 * Those words that any goods have; the longest if there are many. In their order. Numbers mean something else in each
 * title, so they count only without words.
 */
async function knownWords(
  tx: Tx,
  typed: readonly string[],
  subject: string | undefined,
  synonyms: Synonyms,
  most: number,
): Promise<Choice[]> {
  const asked = typed.map((text): Choice => {
    // A word for many things, such as a gift, says least.
    const isBroad = synonyms.kinds.has(fold(text));
    return {
      text,
      fits: hasGroups(goods.searchTokens, wordsOf(text, synonyms).groups),
      worth: isBroad ? 1 : text.length,
      isSubject: text === subject && !isBroad,
    };
  });
  const known = await haveAll(
    tx,
    asked.map((word) => [word]),
  );
  const all = asked.filter((_, at) => known[at]);
  const named = all.filter(({ text }) => /\p{L}/u.test(text));
  const found = named.length > 0 ? named : all;
  const longest = [...found]
    .sort((a, b) => Number(b.isSubject) - Number(a.isSubject) || b.worth - a.worth)
    .slice(0, most);
  return found.filter((word) => longest.includes(word));
}

/** For each choice, whether any goods on sale have all its parts. */
function haveAll(tx: Tx, choices: readonly (readonly Choice[])[]): Promise<boolean[]> {
  return areAny(
    tx,
    choices.map((parts) => and(onSale, ...parts.map(({ fits }) => fits))),
  );
}

/** All ways to choose this many of the parts. */
function choicesOf<T>(parts: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return parts.flatMap((part, at) => choicesOf(parts.slice(at + 1), size - 1).map((rest) => [part, ...rest]));
}

function worthOf(parts: readonly Choice[]): number {
  return parts.reduce((sum, part) => sum + part.worth, 0);
}
