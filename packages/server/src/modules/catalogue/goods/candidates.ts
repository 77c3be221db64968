import { and, type SQL, sql } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import { hasGroups, type WordGroups } from "./filters.ts";
import { wholeGroups, wholeText, wholeWord } from "./searchTokens.ts";

/** Goods that can be called the same as a whole. */
const mostNamesakes = 1_000;

/** What goods are found by: the other filters, and the words, which are undefined without a search. */
export interface Wanted {
  where: SQL | undefined;
  words: { text: string; groups: WordGroups } | undefined;
  /** Results that are counted, sorted and shown; of more than these, the best. */
  most: number;
}

/** How well goods fit the words; the greatest of what applies. */
const fit = { words: 1, named: 2, namedExactly: 4, whole: 8 } as const;

/**
 * Subquery with the goods that a search shows, each once: `id`, `fit`, `recommend`, `buy_count`, `sold_out` and `sort_key`, which is
 * `key`. All that fit, but in a large shop, whose best-selling goods are marked as popular, at most these and as many others: if the
 * popular ones alone are as many as a search shows, only those, otherwise those and the first others. Then no search reads
 * more than these, however common its words are. Whole names are always found. Others are ranked by their name only if
 * the popular ones whose name fits as well may not fill what is `asked`, the results up to the end of the page; without it, all fit alike.
 */
export function candidates({ where, words, most }: Wanted, key: SQL = sql`0`, asked?: number): SQL {
  const groups = words?.groups;
  const fits = groups && (groups.length === 0 ? sql`false` : hasGroups(goods.searchTokens, groups));
  const all = and(where, fits) ?? sql`true`;
  const columns = (value: number) =>
    sql`select ${goods.id} as id, ${sql.raw(String(value))} as fit, ${goods.recommend} as recommend, ${goods.buyCount} as buy_count, ${goods.soldOut} as sold_out, ${key} as sort_key from ${goods}`;
  const popularWith = (value: number, condition: SQL) =>
    sql`(${columns(value)} where ${goods.popular} and ${condition})`;
  const othersWith = (value: number, condition: SQL, ifAny: SQL) =>
    sql`(${columns(value)} where ${condition} and ${ifAny} limit (select n from most))`;
  const isRoomLeft = sql`(select n from best) <= ${sql.raw(String(most))}`;
  const names = words && asked !== undefined ? namedStages(words.text, words.groups) : [];
  // Some of them may be sold out, and come last.
  const isPageOpen = (value: number) =>
    sql`${isRoomLeft} and (select count(*) from popular_named where fit = ${sql.raw(String(value))}) < ${sql.raw(String(2 * (asked ?? 0)))}`;
  const named = names.filter(([value]) => value !== fit.whole);
  const stages = [
    sql`(select * from popular_hits)`,
    othersWith(fit.words, all, isRoomLeft),
    ...(named.length > 0 ? [sql`(select * from popular_named)`] : []),
    ...names.map(([value, condition]) =>
      value === fit.whole
        ? sql`(${columns(value)} where ${and(where, condition)} limit ${sql.raw(String(mostNamesakes))})`
        : othersWith(value, and(where, condition) ?? condition, isPageOpen(value)),
    ),
  ];
  const popularNamed = named.map(([value, condition]) => popularWith(value, and(where, condition) ?? condition));
  return sql`(with popular_hits as materialized ${popularWith(fit.words, all)},
    ${popularNamed.length > 0 ? sql`popular_named as materialized (${sql.join(popularNamed, sql` union all `)}),` : sql``}
    best as materialized (select count(*) as n from popular_hits),
    most as materialized (select case when exists (select 1 from ${goods} where ${goods.popular}) then ${sql.raw(String(most + 1))} end as n)
    select id, max(fit) as fit, recommend, buy_count, sold_out, sort_key from (${sql.join(stages, sql` union all `)}) as hit
    group by id, recommend, buy_count, sold_out, sort_key)`;
}

/** Conditions on names, by how well they fit. */
function namedStages(text: string, groups: WordGroups): [value: number, condition: SQL][] {
  if (groups.length === 0) return [];
  const whole = wholeText(text);
  const exact = wholeGroups(text);
  return [
    [fit.named, hasGroups(goods.nameTokens, groups.map(ownNames))],
    ...(exact.length === 0 ? [] : [[fit.namedExactly, hasGroups(goods.nameTokens, exact)] as [number, SQL]]),
    ...(whole === undefined ? [] : [[fit.whole, hasGroups(goods.nameTokens, [[whole]])] as [number, SQL]]),
  ];
}

/** The tokens of a group without those of what its word is a name for: a box for gifts before a game in a box. */
function ownNames(group: readonly string[]): readonly string[] {
  const own = group.filter((token) => !token.startsWith(wholeWord("")));
  return own.length > 0 ? own : group;
}

/** Whether the whole name of goods was typed, from the columns of {@link candidates}. */
export const isWhole: SQL = sql.raw(`fit >= ${fit.whole}`);

/** Whether goods are among the best that a search shows. */
export function isAmongBest(wanted: Wanted): SQL {
  return sql`${goods.id} in (select id from ${candidates(wanted)} as best_hits
    order by recommend desc, buy_count desc, id limit ${sql.raw(String(wanted.most))})`;
}
