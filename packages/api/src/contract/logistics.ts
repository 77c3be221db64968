import * as z from "zod/mini";
import { call } from "./call.ts";
import { Logistics } from "./entities/logistics.ts";
import { paging } from "./paging.ts";
import { ShortText } from "./scalars.ts";

/**
 * Lists the parcel companies a buyer can choose from, all at once: paging and `disabled` (`OPEN`) are accepted and have
 * no effect.
 */
export const list = call({
  id: "logistics.list",
  method: "GET",
  path: "/logistics",
  auth: "required",
  query: z.object({ disabled: z.optional(ShortText), ...paging }),
  result: z.array(Logistics),
});
