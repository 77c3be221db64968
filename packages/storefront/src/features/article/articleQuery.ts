import { hrefTo } from "../../shared/routing/addresses.ts";
/** Articles on a page of the list. */
export const ARTICLES_ON_A_PAGE = 20;

/** Everything a link to the help pages carries (GD-07). */
export interface ArticleQuery {
  /** The open article. */
  readonly id: string | undefined;
  readonly categoryId: string | undefined;
  /** Part of the title that is looked for. */
  readonly title: string;
  readonly pageNumber: number;
}

/** All articles, from the first page. */
export const allArticles: ArticleQuery = { id: undefined, categoryId: undefined, title: "", pageNumber: 1 };

const ID = /^[\w-]{1,64}$/;
const LONGEST_TITLE = 140;

/** Reads the query of an address. What cannot be understood is ignored, but for `id`: a wrong one is told by the page. */
export function readArticleQuery(params: URLSearchParams): ArticleQuery {
  const text = (name: string) => params.get(name) ?? "";
  const page = text("pageNumber");
  return {
    id: text("id").slice(0, 64) || undefined,
    categoryId: ID.test(text("categoryId")) ? text("categoryId") : undefined,
    title: [...text("title").trim()].slice(0, LONGEST_TITLE).join("").trim(),
    pageNumber: /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The address of a list, or of an article, which stands alone. */
export function articleAddress({ id, categoryId, title, pageNumber }: ArticleQuery): string {
  if (id) return `/article/detail?${new URLSearchParams({ id })}`;
  const params = new URLSearchParams();
  if (categoryId) params.set("categoryId", categoryId);
  if (title) params.set("title", title);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  const written = params.toString();
  return written ? `/article?${written}` : hrefTo.article();
}
