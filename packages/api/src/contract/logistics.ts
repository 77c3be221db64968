import * as z from "zod/mini";
import { call } from "./call.ts";
import { Logistics } from "./entities/logistics.ts";
import { paging } from "./paging.ts";

/**
 * The parcel companies a buyer can choose from, all in one list: paging and `disabled` (`OPEN`) are taken and make no
 * difference. Source: spec 7, logistics (MC-04).
 */
export const list = call({
  id: "logistics.list",
  method: "GET",
  path: "/logistics",
  auth: "required",
  query: z.object({ disabled: z.optional(z.string()), ...paging }),
  result: z.array(Logistics),
});
