import * as z from "zod/mini";
import { call } from "./call.ts";
import { Region } from "./entities/address.ts";

/** The regions inside a region, in display order; id 0 answers the first level. Source: spec 7, common. */
export const children = call({
  id: "region.children",
  method: "GET",
  path: "/region/item/{id}",
  auth: "none",
  result: z.array(Region),
});
