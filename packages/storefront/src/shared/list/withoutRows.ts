import type { Page } from "@sundry/api/contract/paging";

/** A page of a list without some of its rows: what it shows until the server has confirmed that they are removed. */
export function withoutRows<T>(page: Page<T>, isRemoved: (row: T) => boolean): Page<T> {
  const records = page.records.filter((row) => !isRemoved(row));
  return { ...page, records, total: page.total - (page.records.length - records.length) };
}
