import { children } from "@sundry/api/contract/region";
import type { LoadOptions } from "@sundry/ui/forms/CascaderField";
import { client } from "../../shared/data/client.ts";

/** The root of the tree of regions. */
const root = "0";

/** The regions inside one, for a cascader, which shows failures itself. */
export const loadRegions: LoadOptions = async (inside) => {
  const regions = await client.send(children, { id: inside ?? root });
  return regions.map(({ id, name, hasChildren }) => ({ id, name, leaf: hasChildren === false }));
};
