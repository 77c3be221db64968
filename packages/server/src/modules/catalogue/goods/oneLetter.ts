import { and, sql } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { inAllLanguages, type Translations } from "#server/locales.ts";
import { onSale } from "../goodsFacts/onSale.ts";
import { distance } from "./edits.ts";
import { hasGroups, type WordGroups } from "./filters.ts";
import { denseRun, fold } from "./foldedText.ts";
import { countGoods, withOthers, wordsNear } from "./knownWords.ts";
import { queryGroups, wholeWord } from "./searchTokens.ts";
import type { Synonyms } from "./synonyms.ts";
import { singulars } from "./wordForms.ts";

/** A part of a search: a word, or a run of letters of a script without spaces. */
export interface SearchPart {
  /** As it was typed. */
  text: string;
  groups: WordGroups;
}

/** What a part was meant to be: the likeliest text, and tokens of everything that it may be. */
export interface Correction {
  text: string;
  groups: WordGroups;
}

/** Shorter words have too many others beside them; a word of five letters may lack one. */
const shortest = 4;
/** Goods that are counted for each word, and read for each way to mend a run. */
const goodsRead = 20;
const maxRun = 24;

/**
 * The text of one part that goods with all other parts have and that is one letter off: missing, added, wrong or swapped.
 * Undefined if there is none.
 */
export function correctionOf(
  tx: Tx,
  part: SearchPart,
  others: WordGroups,
  synonyms: Synonyms,
): Promise<Correction | undefined> {
  const isDense = part.text.search(denseRun) !== -1;
  return isDense ? correctedRun(tx, part.text, others, synonyms) : correctedWord(tx, part.text, others, synonyms);
}

async function correctedWord(
  tx: Tx,
  text: string,
  others: WordGroups,
  synonyms: Synonyms,
): Promise<Correction | undefined> {
  const typed = fold(text);
  // Signs of vowels are folded away, but say as much as letters.
  if (Math.max([...typed].length, [...text.normalize("NFC")].length) < shortest) return undefined;
  const near = await Promise.all(
    [typed, ...singulars(typed)].map(async (word) => [word, ...(await wordsNear(tx, word))]),
  );
  const words = new Set(near.flat());
  const wordOf = new Map<string, string>();
  for (const word of words)
    for (const each of [...(synonyms.same.get(word) ?? []), word]) wordOf.set(wholeWord(each), word);
  const goodsOf = await countGoods(tx, [...wordOf.keys()], others, goodsRead);
  const counts = new Map<string, number>();
  for (const [token, n] of goodsOf) {
    const word = wordOf.get(token) ?? "";
    const sameStart = word[0] === typed[0] ? goodsRead : 0;
    counts.set(word, Math.max(counts.get(word) ?? 0, n + sameStart));
  }
  const ranked = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([word]) => word);
  const [best] = ranked;
  if (best === undefined) return undefined;
  const [group = []] = queryGroups(best, synonyms);
  return { text: best, groups: [[...new Set([...group, ...ranked.map(wholeWord)])]] };
}

async function correctedRun(
  tx: Tx,
  text: string,
  others: WordGroups,
  synonyms: Synonyms,
): Promise<Correction | undefined> {
  const letters = [...fold(text)].slice(0, maxRun);
  if (letters.length < shortest) return undefined;
  const typed = letters.join("");
  // The right run is read from the names of the goods found, so it is enough to find them by the pairs that the wrong letter
  // is not part of.
  const around = letters.map((_, place) => [letters.slice(0, place), letters.slice(place + 1)]);
  const swapped = letters
    .slice(1)
    .map((next, place) => [letters.with(place, next).with(place + 1, letters[place] ?? "")]);
  const wanted = [...around, ...swapped]
    .map((runs) => queryGroups(runs.map((run) => run.join("")).join(" "), synonyms))
    .filter((groups) => groups.length > 0);
  const found = wanted.map(
    (groups) =>
      sql`(with hits as materialized (select ${goods.name} as name from ${goods}
        where ${and(onSale, withOthers(others), hasGroups(goods.searchTokens, groups))}) select name from hits limit ${goodsRead})`,
  );
  const { rows } = (await tx.execute(sql.join(found, sql` union all `))) as { rows: { name: Translations }[] };
  const counts = new Map<string, number>();
  for (const name of new Set(rows.flatMap((row) => inAllLanguages(row.name))))
    for (const near of runsNear(name, typed)) counts.set(near, (counts.get(near) ?? 0) + 1);
  const ranked = [...counts].sort(([a, n], [b, m]) => m - n || b.length - a.length).map(([run]) => run);
  const [best] = ranked;
  if (best === undefined) return undefined;
  const groups = ranked.length === 1 ? queryGroups(best, synonyms) : [ranked.map((run) => wholeWord(fold(run)))];
  return { text: best, groups };
}

/** Runs of a name that are one letter off. */
function runsNear(name: string, typed: string): Set<string> {
  const near = new Set<string>();
  for (const [run] of name.normalize("NFC").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const signs = Array.from(new Intl.Segmenter().segment(run), ({ segment }) => segment);
    const folded = signs.map(fold);
    for (let from = 0; from < signs.length; from += 1) {
      let length = 0;
      for (let to = from; to < signs.length && length <= typed.length; to += 1) {
        length += folded[to]?.length ?? 0;
        if (Math.abs(length - typed.length) > 1) continue;
        if (distance(typed, folded.slice(from, to + 1).join("")) <= 1) near.add(signs.slice(from, to + 1).join(""));
      }
    }
  }
  return near;
}
