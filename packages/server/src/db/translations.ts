import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { fallback, type Lang } from "#server/locales.ts";

/**
 * A translated column in one language, or in English if it is missing. The language is inlined in the SQL, so that the
 * result can be grouped by.
 */
export function textIn(lang: Lang, column: AnyColumn | SQL): SQL<string> {
  const [wanted, english] = [lang, fallback].map((id) => sql.raw(`'${id}'`));
  return lang === fallback
    ? sql<string>`${column} ->> ${english}`
    : sql<string>`coalesce(${column} ->> ${wanted}, ${column} ->> ${english})`;
}

/** Whether a translated column contains a text in any language, in any case. */
export function anyContains(column: AnyColumn, part: string): SQL {
  const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`exists (select 1 from jsonb_each_text(${column}) as t(lang, words) where t.words ilike ${pattern})`;
}

/** Whether a translated column equals a text in any language, in any case. */
export function anyIs(column: AnyColumn, text: string): SQL {
  return sql`exists (select 1 from jsonb_each_text(${column}) as t(lang, words) where lower(t.words) = ${text.toLowerCase()})`;
}
