import { sql } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { inAllLanguages } from "#server/locales.ts";
import { closest, editsOf } from "./edits.ts";
import { hasTokens, textArray } from "./filters.ts";
import { homophonesOf } from "./homophones.ts";
import { fold, hanRun, queryTokens, singular, spacedWord, synonymWords } from "./searchTokens.ts";

/** Maximum parts of a search that are corrected; whoever writes more has pasted a text. */
const maxParts = 4;
/** Maximum letters and characters of a part that is corrected. */
const longestWord = 24;
const longestRun = 8;
/** Goods whose names are read for words. */
const namesRead = 300;
/** With two wrong letters, the goods are found by these first letters. */
const sureStart = 3;

/**
 * A search that found nothing, with words that no goods have replaced by the closest word that goods are called; undefined
 * if there is none. Latin words may be one letter off, long ones two; in Chinese one character may be another of the
 * same sound, too much, or swapped with its neighbour. rules 3.
 */
export async function respelt(tx: Tx, keyword: string): Promise<string | undefined> {
  const typed = keyword.normalize("NFKC");
  const parts = [...typed.matchAll(spacedWord), ...typed.matchAll(hanRun)].map(([part]) => part);
  if (parts.length === 0 || parts.length > maxParts) return undefined;
  const known = await knownTokens(tx, parts.flatMap(queryTokens));
  const right = new Map<string, string>();
  for (const part of parts) {
    if (queryTokens(part).every((token) => known.has(token))) continue;
    const better = /\p{Script=Han}/u.test(part) ? await respeltRun(tx, part) : await respeltWord(tx, fold(part));
    if (better === undefined) return undefined;
    right.set(part, better);
  }
  if (right.size === 0) return undefined;
  const correct = (part: string) => right.get(part) ?? part;
  return typed.replace(spacedWord, correct).replace(hanRun, correct).trim();
}

/**
 * Those of the tokens that any goods have. Each subquery is materialized: only then the planner uses the index, instead
 * of reading the tokens of all goods until it finds one.
 */
async function knownTokens(tx: Tx, tokens: readonly string[]): Promise<ReadonlySet<string>> {
  const own = [...new Set(tokens)];
  const known = own.map(
    (token) => sql`(with hits as materialized (select 1 from ${goods} where ${hasTokens(goods.searchTokens, [token])})
      select exists (select 1 from hits))`,
  );
  const [row] = await tx
    .select({ known: sql<boolean[]>`array[${sql.join(known, sql`, `)}]::boolean[]` })
    .from(sql`(values (1)) as one(row)`);
  return new Set(own.filter((_, at) => row?.known[at]));
}

async function respeltWord(tx: Tx, typed: string): Promise<string | undefined> {
  const word = singular(typed);
  if (word.length > longestWord || !/^[a-z]+$/.test(word)) return undefined;
  const near = await namesWith(tx, editsOf(word));
  return (
    closest(word, wordsOf([...near, ...synonymWords])) ??
    closest(word, wordsOf(await namesWith(tx, [word.slice(0, sureStart)])))
  );
}

/** The words of names, each with how often it occurs. */
function wordsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const [word] of fold(names.join(" ")).matchAll(spacedWord)) {
    const one = singular(word);
    words.set(one, (words.get(one) ?? 0) + 1);
  }
  return words;
}

/**
 * Names, in all languages, of some goods with any of the tokens. In no order, because that would read all of them; the
 * tokens are in a subquery for the same reason as in {@link hasTokens}.
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
  const typed = new Set(queryTokens(run));
  const names = await namesWith(tx, [...new Set(variants.flatMap(queryTokens).filter((token) => !typed.has(token)))]);
  let best: { variant: string; count: number } | undefined;
  for (const variant of variants) {
    const tokens = queryTokens(variant);
    const count = names.filter((name) => tokens.every((token) => name.includes(token))).length;
    if (count > (best?.count ?? 0)) best = { variant, count };
  }
  return best?.variant;
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
