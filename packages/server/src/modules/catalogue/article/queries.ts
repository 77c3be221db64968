import { and, asc, count, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { articleCategories, articles } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/locales.ts";
import { textIn } from "#server/db/translations.ts";

export interface ArticleQuery {
  /** Type of the category. */
  type: (typeof articleCategories.$inferSelect)["type"] | undefined;
  /** A category, or one of its ancestors. */
  categoryId: string | undefined;
  /** Part of the title, in the reader's language. */
  title: string | undefined;
  lang: Lang;
  ascending: boolean;
}

function matching({ type, categoryId, title, lang }: ArticleQuery): SQL | undefined {
  return and(
    type && eq(articleCategories.type, type),
    categoryId ? or(eq(articles.categoryId, categoryId), eq(articleCategories.parentId, categoryId)) : undefined,
    title ? ilike(textIn(lang, articles.title), `%${title.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
  );
}

/** One page of articles by their sort value, and the total. */
export async function articlePage(tx: Tx, query: ArticleQuery, { size, offset }: PageWindow) {
  const where = matching(query);
  const joined = eq(articleCategories.id, articles.categoryId);
  const [rows, [counted]] = await Promise.all([
    tx
      .select({ article: articles, category: articleCategories.name })
      .from(articles)
      .innerJoin(articleCategories, joined)
      .where(where)
      .orderBy(query.ascending ? asc(articles.sortOrder) : desc(articles.sortOrder), desc(articles.createdAt))
      .limit(size)
      .offset(offset),
    tx.select({ total: count() }).from(articles).innerJoin(articleCategories, joined).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export function allArticleCategories(tx: Tx) {
  return tx.select().from(articleCategories).orderBy(asc(articleCategories.level), asc(articleCategories.sortOrder));
}

/** The first article of a fixed kind. */
export async function articleOfType(tx: Tx, type: (typeof articles.$inferSelect)["type"]) {
  const [found] = await tx
    .select()
    .from(articles)
    .where(eq(articles.type, type))
    .orderBy(asc(articles.sortOrder))
    .limit(1);
  return found;
}

export async function articleById(tx: Tx, id: string) {
  const [found] = await tx.select().from(articles).where(eq(articles.id, id));
  return found;
}
