import * as z from "zod/mini";
import { call } from "./call.ts";
import { Article, ArticleCategory, ArticleSummary } from "./entities/article.ts";
import { ArticleCategoryType } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { maybe } from "./scalars.ts";

/** Published articles, without their content; `title` is a part of it. The home page asks for ANNOUNCEMENT. Source: spec 7, content. */
export const list = call({
  id: "article.list",
  method: "GET",
  path: "/content",
  auth: "none",
  query: z.object({
    type: z.optional(only(ArticleCategoryType)),
    categoryId: z.optional(z.string()),
    title: z.optional(z.string()),
    ...paging,
  }),
  result: page(ArticleSummary),
});

/** The tree of article categories. Source: spec 7, content. */
export const categories = call({
  id: "article.categories",
  method: "GET",
  path: "/content/articleCategory/list",
  auth: "none",
  result: z.array(ArticleCategory),
});

/** An article with its content; null when unknown. Source: spec 7, content. */
export const get = call({
  id: "article.get",
  method: "GET",
  path: "/content/get/{id}",
  auth: "none",
  result: maybe(Article),
});

/**
 * The article of a fixed kind with its content; store entry reads STORE_REGISTER, the joining agreement. null where there is
 * none, and for OTHER. Refused: 4002 not a kind. Beyond the specification (decisions 38).
 */
export const getByType = call({
  id: "article.getByType",
  method: "GET",
  path: "/content/type/{type}",
  auth: "none",
  inSpec: false,
  result: maybe(Article),
});
