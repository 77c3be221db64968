import type { CascaderChoice, CascaderOption } from "@sundry/ui/forms/CascaderField";

/** Id of the choice "another city", which stands for no region of the server. */
const UNLISTED = "unlisted";

/**
 * The regions inside one, and "another city" after a list of cities that can't be complete: one of them has no
 * districts. `name` is its name in the page's language.
 */
export function withUnlistedCity(
  options: readonly (CascaderOption & { readonly level: string })[],
  name: string,
): readonly CascaderOption[] {
  const open = options.some(({ level, leaf }) => level === "city" && leaf === true);
  return open ? [...options, { id: UNLISTED, name, leaf: true }] : options;
}

/** Whether "another city" is chosen, so that its name must be typed. */
export function isUnlisted(region: CascaderChoice | undefined): boolean {
  return region?.ids.at(-1) === UNLISTED;
}

/** The choice for a city that its region does not list. */
export function unlistedCity(inside: CascaderChoice, name: string): CascaderChoice {
  return { ids: [...inside.ids, UNLISTED], names: [...inside.names, name] };
}

/** The ids of a choice that the server knows. */
export function listedIds({ ids }: CascaderChoice): readonly string[] {
  return ids.filter((id) => id !== UNLISTED);
}
