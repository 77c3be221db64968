import { and, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { goods, spellings } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { onSale } from "../goodsFacts/onSale.ts";
import { distance } from "./edits.ts";
import { hasGroups, type WordGroups } from "./filters.ts";
import { longestPrefix } from "./searchTokens.ts";

/** Words that are read for a beginning. */
const mostWords = 2_000;

/** Words of goods that differ from a folded word by one letter: missing, added, wrong, or swapped with the next. */
export async function wordsNear(tx: Tx, typed: string): Promise<string[]> {
  const letters = [...typed];
  const forms = new Set([typed, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))].flatMap(stored));
  const rows = await tx
    .selectDistinct({ word: spellings.word })
    .from(spellings)
    .where(inArray(spellings.form, [...forms]));
  const [known = typed] = stored(typed);
  // A word that is cut has lost the letters after it, so its end says nothing.
  const isCut = letters.length >= longestPrefix;
  return rows.flatMap(({ word }) => (word !== known && (isCut || distance(typed, word) <= 1) ? [word] : []));
}

/** How many goods on sale have each token besides the other words, counted up to `most`; without those that none has. */
export async function countGoods(
  tx: Tx,
  tokens: readonly string[],
  others: WordGroups,
  most: number,
): Promise<ReadonlyMap<string, number>> {
  // Each token has a look-up of its own: the planner would compare a list with each token of each row.
  const counted = await tx.execute<{ token: string; n: number }>(sql`select typed.token, count(*)::int as n
    from json_array_elements_text(${JSON.stringify(tokens)}::json) as typed(token)
    cross join lateral (select 1 from ${goods}
      where ${and(onSale, sql`${goods.searchTokens} @> array[typed.token]`, withOthers(others))} limit ${most}) as hit
    group by typed.token`);
  return new Map((counted as { rows: { token: string; n: number }[] }).rows.map(({ token, n }) => [token, n]));
}

/** Whether goods have the other words of a search too. */
export function withOthers(others: WordGroups): SQL | undefined {
  return others.length === 0 ? undefined : hasGroups(goods.searchTokens, others);
}

/** Words of goods that begin like this. */
export async function wordsFrom(tx: Tx, start: string): Promise<string[]> {
  const last = start.codePointAt(start.length - 1) ?? 0;
  const after = start.slice(0, -1) + String.fromCodePoint(last + 1);
  const rows = await tx
    .select({ word: spellings.word })
    .from(spellings)
    .where(and(gte(spellings.form, start), lt(spellings.form, after), sql`${spellings.form} = ${spellings.word}`))
    .limit(mostWords);
  return rows.map(({ word }) => word);
}

/** A form as it is stored: the beginning of a long word, which may lack a letter. */
function stored(form: string): string[] {
  const letters = [...form];
  if (letters.length < longestPrefix - 1) return [form];
  return [letters.slice(0, longestPrefix).join(""), letters.slice(0, longestPrefix - 1).join("")];
}
