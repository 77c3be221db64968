import * as z from "zod/mini";
import { ArticleCategoryType, ArticleType } from "../enums.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A row of the article list. */
export const ArticleSummary = z.object({
  id: Id,
  title: z.string(),
  articleCategoryName: maybe(z.string()),
  categoryId: maybe(Id),
  sort: maybe(z.int()),
  createTime: maybe(DateTime),
});
export type ArticleSummary = z.output<typeof ArticleSummary>;

/** An article. `content` is rich text: untrusted, so sanitise it before use. */
export const Article = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  categoryId: maybe(Id),
  type: maybe(ArticleType),
  sort: maybe(z.int()),
  createTime: maybe(DateTime),
  updateTime: maybe(DateTime),
});
export type Article = z.output<typeof Article>;

/** A node of the article tree. It has two levels, in display order. */
export interface ArticleCategory {
  id: string;
  articleCategoryName: string;
  /** "0" for the first level. */
  parentId?: string | null | undefined;
  sort?: number | null | undefined;
  level?: number | null | undefined;
  type?: ArticleCategoryType | null | undefined;
  children?: ArticleCategory[] | null | undefined;
}

export const ArticleCategory: z.ZodMiniType<ArticleCategory, ArticleCategory> = z.object({
  id: Id,
  articleCategoryName: z.string(),
  parentId: maybe(Id),
  sort: maybe(z.int()),
  level: maybe(z.int()),
  type: maybe(ArticleCategoryType),
  get children() {
    return maybe(z.array(ArticleCategory));
  },
});
