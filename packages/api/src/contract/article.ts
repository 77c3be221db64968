import * as z from "zod/mini";
import { call } from "./call.ts";
import { Article, ArticleCategory, ArticleSummary } from "./entities/article.ts";
import { ArticleCategoryType } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText, Joined, maybe } from "./scalars.ts";

/**
 * Lists published articles without their content. `title` matches a part of the title. The home page asks for
 * ANNOUNCEMENT.
 */
export const list = call({
  id: "article.list",
  method: "GET",
  path: "/content",
  auth: "none",
  query: z.object({
    type: z.optional(closedEnum(ArticleCategoryType)),
    categoryId: z.optional(Joined),
    title: z.optional(ShortText),
    ...paging,
  }),
  result: page(ArticleSummary),
});

/** Reads the tree of article categories. */
export const categories = call({
  id: "article.categories",
  method: "GET",
  path: "/content/articleCategory/list",
  auth: "none",
  result: z.array(ArticleCategory),
});

/** Reads an article with its content; null when unknown. */
export const get = call({
  id: "article.get",
  method: "GET",
  path: "/content/get/{id}",
  auth: "none",
  result: maybe(Article),
});

/**
 * Reads the article of a fixed kind with its content; store entry reads STORE_REGISTER, the joining agreement. Null when
 * there is none, and for OTHER. Refused: 4002 not a kind.
 */
export const getByType = call({
  id: "article.getByType",
  method: "GET",
  path: "/content/type/{type}",
  auth: "none",
  inSpec: false,
  result: maybe(Article),
});
