import * as z from "zod/mini";
import { ShortText, Whole } from "./scalars.ts";

/** Sort direction. */
export const Direction = z.enum(["asc", "desc"]);

/**
 * Parameters of every paged read. `pageNumber` counts from 1 (default 1); `pageSize` is 10 by default and limited to 1
 * to 100.
 */
export const paging = {
  pageNumber: z.optional(Whole),
  pageSize: z.optional(Whole),
  /** Field name in camelCase; a field that cannot be sorted by is ignored. */
  sort: z.optional(ShortText),
  /** Default: desc when there is a `sort`. */
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
