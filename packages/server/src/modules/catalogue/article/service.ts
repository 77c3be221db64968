import type { list } from "@sundry/api/contract/article";
import type { Received, Result } from "@sundry/api/contract/call";
import type { Article, ArticleCategory } from "@sundry/api/contract/entities/article";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { wireMoment } from "#server/shopTime.ts";
import { cleanRichText } from "#server/modules/platform/text/richText.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import { type ArticleQuery, allArticleCategories, articleById, articleOfType, articlePage } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

const types: readonly NonNullable<ArticleQuery["type"]>[] = [
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
  const records = rows.map(({ article, category }) => ({
    id: article.id,
    title: inLanguage(lang, article.title),
    articleCategoryName: inLanguage(lang, category),
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
      articleCategoryName: inLanguage(lang, row.name),
      parentId: row.parentId,
      sort: row.sortOrder,
      level: row.level,
      type: row.type,
      children: childrenOf(row.id),
    }));
  return childrenOf("0");
}

/** An article with its content; null if there is none. */
export async function articleText(tx: Tx, reader: Reader, id: string): Promise<Article | null> {
  const row = await articleById(tx, id);
  return row ? articleView(row, reader) : null;
}

/** Kinds with exactly one article each. */
const fixed = ["ABOUT", "PRIVACY_POLICY", "USER_AGREEMENT", "LICENSE_INFORMATION", "STORE_REGISTER"] as const;

/**
 * The article of a fixed kind; null if there is none, and for OTHER, which is not a fixed kind. Throws Refused(4002)
 * for anything else.
 */
export async function articleOfKind(tx: Tx, reader: Reader, type: string): Promise<Article | null> {
  if (type === "OTHER") return null;
  const kind = fixed.find((one) => one === type);
  if (!kind) throw new Refused(4002, { detail: "type" });
  const row = await articleOfType(tx, kind);
  return row ? articleView(row, reader) : null;
}

type ArticleRow = NonNullable<Awaited<ReturnType<typeof articleById>>>;

function articleView(row: ArticleRow, { lang, zone }: Reader): Article {
  return {
    id: row.id,
    title: inLanguage(lang, row.title),
    content: cleanRichText(inLanguage(lang, row.content)),
    categoryId: row.categoryId,
    type: row.type,
    sort: row.sortOrder,
    createTime: wireMoment(row.createdAt, zone),
  };
}
