import type { Page } from "@sundry/api/contract/paging";

/** A page of a list without some of its rows, shown until the server has confirmed their removal. */
export function withoutRows<T>(page: Page<T>, isRemoved: (row: T) => boolean): Page<T> {
  const records = page.records.filter((row) => !isRemoved(row));
  return { ...page, records, total: page.total - (page.records.length - records.length) };
}
