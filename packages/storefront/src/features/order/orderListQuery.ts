import { type Tag, tags } from "./orderTags.ts";

/** What the address of the order list says. */
export interface OrderListQuery {
  tag: Tag;
  keywords: string;
  pageNumber: number;
}

const LONGEST = 140;

/** Reads the address; whatever is malformed falls back to the start. */
export function readOrderListQuery(params: URLSearchParams): OrderListQuery {
  const page = Number(params.get("pageNumber"));
  return {
    tag: tags.find((tag) => tag === params.get("tag")) ?? "ALL",
    keywords: [...(params.get("keywords") ?? "").trim()].slice(0, LONGEST).join(""),
    pageNumber: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** Writes the address, leaving out what it starts with anyway. */
export function writeOrderListQuery({ tag, keywords, pageNumber }: OrderListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (tag !== "ALL") params.set("tag", tag);
  if (keywords) params.set("keywords", keywords);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  return params;
}
