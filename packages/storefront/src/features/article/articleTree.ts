import type { ArticleCategory, ArticleSummary } from "@sundry/api/contract/entities/article";

/** The categories from the first level down to one; empty when it is not in the tree. */
export function pathOf(tree: readonly ArticleCategory[], id: string | null | undefined): readonly ArticleCategory[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = pathOf(category.children ?? [], id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The entries below a category of the first level; one without children is its own entry. */
export function leavesOf(branch: ArticleCategory): readonly ArticleCategory[] {
  const children = branch.children ?? [];
  return children.length > 0 ? children : [branch];
}

/** The articles before and after one in the order of its category. */
export function neighbours(
  articles: readonly ArticleSummary[],
  id: string,
): { readonly previous: ArticleSummary | undefined; readonly next: ArticleSummary | undefined } {
  const place = articles.findIndex((article) => article.id === id);
  if (place < 0) return { previous: undefined, next: undefined };
  return { previous: articles[place - 1], next: articles[place + 1] };
}
