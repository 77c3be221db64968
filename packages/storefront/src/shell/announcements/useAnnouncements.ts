import { list } from "@sundry/api/contract/article";
import type { Article } from "@sundry/api/contract/entities/article";
import { useRead } from "../../shared/data/useRead.ts";

/** Maximum announcements (HM-01). */
const COUNT = 10;

/** The shop's announcements in its order; [] until they are there (HM-01). */
export function useAnnouncements(): readonly Pick<Article, "id" | "title">[] {
  const asked = { type: "ANNOUNCEMENT", pageNumber: 1, pageSize: COUNT, sort: "sort" } as const;
  return useRead(list, asked, { ofFrame: true }).data?.records ?? [];
}
