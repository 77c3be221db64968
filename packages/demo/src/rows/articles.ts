import { type articleCategories, type articles, cleanRichText } from "@sundry/server/marketplace";
import type { ArticleCategoryEntry } from "../data/articles/shapes.ts";
import { articles as all, articleCategories as roots } from "../data/articles.ts";
import { idOf } from "../ids.ts";

const dayMs = 86_400_000;

/** The tree of article categories. */
export function articleCategoryRows(): (typeof articleCategories.$inferInsert)[] {
  const rowsOf = (nodes: readonly ArticleCategoryEntry[], parentId: string, level: number) =>
    nodes.flatMap((node, place): (typeof articleCategories.$inferInsert)[] => {
      const id = idOf("articleCategory", node.key);
      const name = node.name;
      return [
        { id, parentId, level, sortOrder: place + 1, name, type: node.type },
        ...rowsOf(node.children ?? [], id, level + 1),
      ];
    });
  return rowsOf(roots, "0", 0);
}

/**
 * All articles. Lists show the highest sort value first, so the first article of the data gets it. Ages count back from
 * `now`.
 */
export function articleRows(now: number): (typeof articles.$inferInsert)[] {
  return all.map((article, place) => ({
    id: idOf("article", article.key),
    categoryId: idOf("articleCategory", article.category),
    type: article.type,
    sortOrder: all.length - place,
    title: article.title,
    content: { en: cleanRichText(article.content.en), zh: cleanRichText(article.content.zh) },
    createdAt: new Date(now - article.daysAgo * dayMs),
  }));
}
