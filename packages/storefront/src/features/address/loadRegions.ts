import { children } from "@sundry/api/contract/region";
import type { LoadOptions } from "@sundry/ui/forms/CascaderField";
import { client } from "../../shared/data/client.ts";
import { withUnlistedCity } from "./unlistedCity.ts";

/** The root of the tree of regions. */
const root = "0";

/** The regions inside one, for a cascader, which shows failures itself. */
export const loadRegions: LoadOptions = (inside) => regionsInside(inside);

/** The same, with "another city" where a buyer may write a city of their own; `name` is what it is called. */
export const loadRegionsOr =
  (name: string): LoadOptions =>
  async (inside) =>
    withUnlistedCity(await regionsInside(inside), name);

async function regionsInside(inside: string | undefined) {
  const regions = await client.send(children, { id: inside ?? root });
  return regions.map(({ id, name, level, hasChildren }) => ({ id, name, level, leaf: hasChildren === false }));
}
