import * as z from "zod/mini";
import { ClientType, PageType } from "../enums.ts";
import { Id, maybe } from "../scalars.ts";

/** A page made of blocks. `pageData` is JSON text: an object with the blocks in `list`, in display order. */
export const PageData = z.object({ pageData: maybe(z.string()) });
export type PageData = z.output<typeof PageData>;

/** A topic page, with its name. */
export const PageDataRecord = z.object({
  id: Id,
  name: maybe(z.string()),
  pageData: maybe(z.string()),
  pageType: maybe(PageType),
  pageClientType: maybe(ClientType),
});
export type PageDataRecord = z.output<typeof PageDataRecord>;
