import * as z from "zod/mini";

/** Direction of a sort. */
export const Direction = z.enum(["asc", "desc"]);

/** Parameters of every paged read: pages count from 1 (default 1), `pageSize` defaults to 10 and is cut to 1..100. */
export const paging = {
  pageNumber: z.optional(z.int()),
  pageSize: z.optional(z.int()),
  /** Field name in camelCase; a name that cannot be sorted by is ignored. */
  sort: z.optional(z.string()),
  /** Default: desc when `sort` is given. */
  order: z.optional(Direction),
};

/** A page of records. `current` counts from 1, `total` counts all records, `pages` all pages. */
export interface Page<T> {
  records: T[];
  total: number;
  size: number;
  current: number;
  pages: number;
}

/** Schema of a {@link Page}. */
/* @__NO_SIDE_EFFECTS__ */
export function page<T extends z.ZodMiniType>(record: T) {
  return z.object({
    records: z.array(record),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
  });
}
