import * as z from "zod/mini";
import { call } from "./call.ts";
import { Region, RegionPath } from "./entities/address.ts";
import { Filled } from "./scalars.ts";

/** The regions inside a region, in display order; id 0 answers the first level. Source: spec 7, common. */
export const children = call({
  id: "region.children",
  method: "GET",
  path: "/region/item/{id}",
  auth: "none",
  result: z.array(Region),
});

/**
 * The way to a region that a map or a pasted address names: `cityCode` is the id or the name of a city in either language,
 * `townName` the name of a region inside it, or of the city itself where it has none inside. An empty object when nothing, or
 * more than one region, matches. Beyond the specification.
 */
export const resolve = call({
  id: "region.resolve",
  method: "GET",
  path: "/region/region",
  auth: "none",
  inSpec: false,
  query: z.object({ cityCode: Filled, townName: Filled }),
  result: RegionPath,
});
