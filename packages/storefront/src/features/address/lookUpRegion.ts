import { ApiError } from "@sundry/api/client";
import { resolve } from "@sundry/api/contract/region";
import type { CascaderChoice, LoadOptions } from "@sundry/ui/forms/CascaderField";
import { client } from "../../shared/data/client.ts";
import { type FoundRegion, findRegion } from "./findRegion.ts";

/**
 * The region that a place names, among those of the server; undefined if it names none or there is no connection. The form then
 * says that it is missing.
 */
export async function lookUpRegion(place: string, inside: LoadOptions): Promise<FoundRegion> {
  try {
    return await findRegion(place, { inside, resolve: resolveNames });
  } catch (fault) {
    // A background lookup.
    if (!(fault instanceof ApiError)) throw fault;
    return { region: undefined, detail: place };
  }
}

/** The region with these names, from the province down, in either language; undefined as above. */
export async function regionNamed(names: readonly string[], inside: LoadOptions): Promise<CascaderChoice | undefined> {
  const { region } = await lookUpRegion(names.join(""), inside);
  const [town = "", city = town] = names.toReversed();
  if (region || !town) return region;
  return resolveNames(city, town).catch((fault: unknown) => {
    if (!(fault instanceof ApiError)) throw fault;
    return undefined;
  });
}

async function resolveNames(cityCode: string, townName: string): Promise<CascaderChoice | undefined> {
  const { id, name } = await client.send(resolve, { cityCode, townName });
  return id && name ? { ids: id.split(","), names: name.split(",") } : undefined;
}
