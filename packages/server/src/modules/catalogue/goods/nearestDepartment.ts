import { and, sql } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Lang, inAllLanguages, inLanguage } from "#server/locales.ts";
import { onSale } from "../goodsFacts/onSale.ts";
import { distance } from "./edits.ts";
import { isFiller } from "./fillers.ts";
import { hasGroups } from "./filters.ts";
import { denseRun, fold, typedPart } from "./foldedText.ts";
import { allCategories } from "./queries.ts";
import type { Wants } from "./wants.ts";

type CategoryRow = Awaited<ReturnType<typeof allCategories>>[number];

/** A department, which is a category of the first level. */
export interface Department {
  categoryId: string;
  name: string;
}

/** Goods that are looked at to see where most of them are. */
const goodsRead = 1_000;
/** Letters that two words must begin with to be of one kind, such as candlestick and candles. */
const sameStart = 4;
/** From this length, two letters may be wrong. */
const long = 6;

/**
 * The department nearest to a search that finds nothing: where goods with its words are, which filters have hidden; else
 * one with a category called almost like a word; else that of the category searched in.
 */
export async function nearestDepartment(
  tx: Tx,
  lang: Lang,
  { keyword, categoryId }: { keyword?: string | undefined; categoryId?: string | undefined },
  wanted: readonly Wants[],
): Promise<Department | undefined> {
  const rows = await allCategories(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inside = (categoryId ?? "").split(",").findLast((id) => id !== "");
  const found =
    (await whereGoodsAre(tx, wanted)) ??
    calledLike(keyword ?? "", rows) ??
    (inside && byId.has(inside) ? inside : undefined);
  const department = found === undefined ? undefined : rootOf(byId, found);
  return department && { categoryId: department.id, name: inLanguage(lang, department.name) };
}

/** The category of the first level that most goods with these words are in. */
async function whereGoodsAre(tx: Tx, wanted: readonly Wants[]): Promise<string | undefined> {
  for (const { words } of wanted) {
    if (!words || words.groups.length === 0) continue;
    const hits = sql`select ${goods.categoryPath}[1] as id from ${goods}
      where ${and(onSale, hasGroups(goods.searchTokens, words.groups))} limit ${goodsRead}`;
    const { rows } = (await tx.execute(
      sql`select id from (${hits}) as hits group by id order by count(*) desc, id limit 1`,
    )) as { rows: { id: string }[] };
    if (rows[0]) return rows[0].id;
  }
  return undefined;
}

/** The category with a name that is likest to a word of a search. */
function calledLike(keyword: string, rows: readonly CategoryRow[]): string | undefined {
  const typed = partsOf(keyword).filter((word) => !isFiller(word));
  let best: { id: string; likeness: number } | undefined;
  for (const { id, name } of rows)
    for (const word of inAllLanguages(name).flatMap(partsOf))
      for (const other of typed) {
        const likeness = likenessOf(word, other);
        if (likeness > (best?.likeness ?? 0)) best = { id, likeness };
      }
  return best?.id;
}

/** Words of a text, folded; of runs of letters without spaces their pairs. */
function partsOf(text: string): string[] {
  return Array.from(text.normalize("NFKC").matchAll(typedPart), ([part]) => fold(part)).flatMap((part) => {
    if (part.search(denseRun) === -1) return [part];
    const letters = [...part];
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
  });
}

/** How like two words are; 0 if they are not. */
function likenessOf(word: string, other: string): number {
  if (word === other) return word.length + 1;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  if (same >= sameStart) return same;
  const isClose = Math.min(word.length, other.length) >= long && distance(word, other) <= 2;
  return isClose ? long - 2 : 0;
}

function rootOf(byId: ReadonlyMap<string, CategoryRow>, id: string): CategoryRow | undefined {
  let row = byId.get(id);
  for (let parent = row; parent; parent = byId.get(parent.parentId)) row = parent;
  return row;
}
