import type { list } from "@sundry/api/contract/article";
import type { Received, Result } from "@sundry/api/contract/call";
import type { Article, ArticleCategory } from "@sundry/api/contract/entities/article";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/http/serve.ts";
import { wireMoment } from "#server/shopTime.ts";
import { spoken } from "../wording.ts";
import { type ArticleWish, allArticleCategories, articleById, articlePage } from "./queries.ts";

/** For whom an answer is worded: language, and the zone of the moments in it. */
export interface Reader {
  lang: Lang;
  zone: string;
}

const types: readonly NonNullable<ArticleWish["type"]>[] = [
  "STORE_ARTICLE",
  "ANNOUNCEMENT",
  "PLATFORM_INFORMATION",
  "OTHER",
];

/** Published articles without their content; the type is the one of their category. */
export async function articleList(
  tx: Tx,
  { lang, zone }: Reader,
  input: Received<typeof list>,
): Promise<Result<typeof list>> {
  const window = windowOf(input);
  const { rows, total } = await articlePage(
    tx,
    {
      type: types.find((type) => type === input.type),
      categoryId: input.categoryId,
      title: input.title,
      lang,
      ascending: input.order === "asc",
    },
    window,
  );
  const records = rows.map(({ article, categoryEn, categoryZh }) => ({
    id: article.id,
    title: spoken(lang, article.titleEn, article.titleZh),
    articleCategoryName: spoken(lang, categoryEn, categoryZh),
    categoryId: article.categoryId,
    sort: article.sortOrder,
    createTime: wireMoment(article.createdAt, zone),
  }));
  return pageOf(records, total, window);
}

/** The tree of article categories, in display order. */
export async function articleTree(tx: Tx, lang: Lang): Promise<ArticleCategory[]> {
  const byParent = Map.groupBy(await allArticleCategories(tx), (row) => row.parentId);
  const childrenOf = (id: string): ArticleCategory[] =>
    (byParent.get(id) ?? []).map((row) => ({
      id: row.id,
      articleCategoryName: spoken(lang, row.nameEn, row.nameZh),
      parentId: row.parentId,
      sort: row.sortOrder,
      level: row.level,
      type: row.type,
      children: childrenOf(row.id),
    }));
  return childrenOf("0");
}

/** An article with its content; null when there is none. */
export async function articleText(tx: Tx, { lang, zone }: Reader, id: string): Promise<Article | null> {
  const row = await articleById(tx, id);
  if (!row) return null;
  return {
    id: row.id,
    title: spoken(lang, row.titleEn, row.titleZh),
    content: spoken(lang, row.contentEn, row.contentZh),
    categoryId: row.categoryId,
    type: row.type,
    sort: row.sortOrder,
    createTime: wireMoment(row.createdAt, zone),
  };
}
