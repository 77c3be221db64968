import { readPage } from "../../shared/list/readPage.ts";

/** Parts of an active distributor's page: goods he recommends, others to choose, what came of it, withdrawals. */
export const distributionTabs = ["chosen", "goods", "results", "cash"] as const;
export type DistributionTab = (typeof distributionTabs)[number];

/** What the address of the page says. */
export interface DistributionQuery {
  tab: DistributionTab;
  pageNumber: number;
}

/** Records on a page of each list. */
export const PAGE_SIZE = 10;

/** Reads the address; whatever is malformed falls back to the start. */
export function readDistributionQuery(params: URLSearchParams): DistributionQuery {
  return { tab: distributionTabs.find((tab) => tab === params.get("tab")) ?? "chosen", pageNumber: readPage(params) };
}

/** The address of a tab and page, without what it starts with anyway. */
export function distributionAddress({ tab, pageNumber }: DistributionQuery): string {
  const params = new URLSearchParams();
  if (tab !== "chosen") params.set("tab", tab);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  const query = params.toString();
  return query ? `/home/Distribution?${query}` : "/home/Distribution";
}
