/** Page and size of a paged read, as the client sent them. */
export interface PageQuery {
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
/** Nobody needs this many pages. The limit keeps offsets within the database's range. */
const lastPage = 100_000;

/**
 * The part of a list for a request: pages count from 1, sizes are limited to 1..100, invalid values become the default
 * (rules 1).
 */
export function windowOf({ pageNumber, pageSize }: PageQuery): PageWindow {
  const page = Math.min(Math.max(pageNumber ?? 1, 1), lastPage);
  const size = Math.min(pageSize === undefined || pageSize < 1 ? defaultSize : pageSize, largestSize);
  return { page, size, offset: (page - 1) * size };
}

/** A page in the contract's form; `total` counts all records. */
export function pageOf<T>(records: T[], total: number, { page, size }: PageWindow) {
  return { records, total, size, current: page, pages: Math.ceil(total / size) };
}
