import { readPage } from "../../shared/list/readPage.ts";

/** Kinds of favourites; the specification writes STORE into the address and nothing for goods. */
export const kinds = ["GOODS", "STORE"] as const;
export type Kind = (typeof kinds)[number];

/** What the address of the favourites says. */
export interface FavouritesQuery {
  kind: Kind;
  pageNumber: number;
}

/** Reads the address; whatever is malformed falls back to the first page of goods. */
export function readFavouritesQuery(params: URLSearchParams): FavouritesQuery {
  const type = params.get("type")?.toUpperCase();
  return { kind: kinds.find((kind) => kind === type) ?? "GOODS", pageNumber: readPage(params) };
}

/** The address of a page of favourites. */
export function favouritesAddress({ kind, pageNumber }: FavouritesQuery): string {
  const params = new URLSearchParams();
  if (kind !== "GOODS") params.set("type", kind);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  return params.size > 0 ? `/home/Favorites?${params}` : "/home/Favorites";
}
