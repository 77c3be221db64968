/** The two halves of the review list. */
export const tabs = ["toWrite", "written"] as const;
export type EvaluationTab = (typeof tabs)[number];

/** What the address of the review list says. */
export interface EvaluationListQuery {
  tab: EvaluationTab;
  pageNumber: number;
}

/** Reads the address; whatever is malformed falls back to the start. */
export function readEvaluationListQuery(params: URLSearchParams): EvaluationListQuery {
  const page = Number(params.get("pageNumber"));
  return {
    tab: tabs.find((tab) => tab === params.get("tab")) ?? "toWrite",
    pageNumber: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** Writes the address, leaving out what it starts with anyway. */
export function writeEvaluationListQuery({ tab, pageNumber }: EvaluationListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== "toWrite") params.set("tab", tab);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  return params;
}
