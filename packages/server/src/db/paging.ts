/** What a paged read asks for; numbers as the client sent them. */
export interface PageWish {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** The part of a list to read. */
export interface PageWindow {
  /** From 1. */
  page: number;
  size: number;
  offset: number;
}

const defaultSize = 10;
const largestSize = 100;
/** Nobody turns this many pages; a bound keeps offsets inside what the database counts with. */
const lastPage = 100_000;

/** The window of a wish: pages count from 1, sizes are cut to 1..100, nonsense becomes the default (rules 1). */
export function windowOf({ pageNumber, pageSize }: PageWish): PageWindow {
  const page = Math.min(Math.max(pageNumber ?? 1, 1), lastPage);
  const size = Math.min(pageSize === undefined || pageSize < 1 ? defaultSize : pageSize, largestSize);
  return { page, size, offset: (page - 1) * size };
}

/** A page as the contract answers it; `total` counts all records. */
export function pageOf<T>(records: T[], total: number, { page, size }: PageWindow) {
  return { records, total, size, current: page, pages: Math.ceil(total / size) };
}
