import { categories, list } from "@sundry/api/contract/article";
import type { Article, ArticleCategory } from "@sundry/api/contract/entities/article";
import { client } from "../../shared/data/client.ts";
import { useRead } from "../../shared/data/useRead.ts";

/** Maximum announcements (HM-01). */
const first = { pageNumber: 1, pageSize: 10, sort: "sort" } as const;

/** The shop's announcements in its order; [] until they are there (HM-01). */
export function useAnnouncements(): readonly Pick<Article, "id" | "title">[] {
  const byType = client.supports(list, "type");
  const tree = useRead(categories, byType ? null : {}, { ofFrame: true }).data;
  const categoryId = categoryOfAnnouncements(tree ?? []);
  const named = categoryId === undefined ? null : { categoryId, ...first };
  const asked = byType ? ({ type: "ANNOUNCEMENT", ...first } as const) : named;
  return useRead(list, asked, { ofFrame: true }).data?.records ?? [];
}

/** The category whose articles are announcements, on either level: for a backend that lists them by category only. */
function categoryOfAnnouncements(tree: readonly ArticleCategory[]): string | undefined {
  return tree.flatMap((top) => [top, ...(top.children ?? [])]).find(({ type }) => type === "ANNOUNCEMENT")?.id;
}
