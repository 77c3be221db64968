import { type Tab, tabs } from "./afterSaleTabs.ts";

/** What the address of the list says. `sn` is what the buyer looks for: a number, or words of the goods. */
export interface AfterSaleListQuery {
  tab: Tab;
  sn: string;
  pageNumber: number;
}

const LONGEST = 140;

/** Reads the address; whatever is malformed falls back to the start. */
export function readAfterSaleListQuery(params: URLSearchParams): AfterSaleListQuery {
  const page = Number(params.get("pageNumber"));
  return {
    tab: tabs.find((tab) => tab === params.get("tab")) ?? "ALL",
    sn: [...(params.get("sn") ?? "").trim()].slice(0, LONGEST).join(""),
    pageNumber: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** Writes the address, leaving out what it starts with anyway. */
export function writeAfterSaleListQuery({ tab, sn, pageNumber }: AfterSaleListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== "ALL") params.set("tab", tab);
  if (sn) params.set("sn", sn);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  return params;
}
