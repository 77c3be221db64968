import * as z from "zod/mini";
import { call } from "./call.ts";
import { Region, RegionPath } from "./entities/address.ts";
import { NonEmpty } from "./scalars.ts";

/** Lists the regions inside a region, in display order. Id 0 returns the top level. */
export const children = call({
  id: "region.children",
  method: "GET",
  path: "/region/item/{id}",
  auth: "none",
  result: z.array(Region),
});

/**
 * Finds the region that a map or a pasted address names. `cityCode` is the id or the name of a city in either language;
 * `townName` is the name of a region inside it, or of the city itself if it has none. An empty object when no region, or
 * more than one, matches.
 */
export const resolve = call({
  id: "region.resolve",
  method: "GET",
  path: "/region/region",
  auth: "none",
  inSpec: false,
  query: z.object({ cityCode: NonEmpty, townName: NonEmpty }),
  result: RegionPath,
});
