const last = 1_000_000;

/** The page number that an address names, from 1; whatever is malformed is the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get("pageNumber"));
  return Number.isInteger(page) && page > 0 && page < last ? page : 1;
}
