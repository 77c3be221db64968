import type { Category } from "@sundry/api/contract/entities/category";
import type { SelectorOption } from "@sundry/api/contract/entities/search";
import { chainOf } from "../categories/categoryTree.ts";

/** A category to go on to. */
export interface CategoryChoice {
  /** Ids from the first level down. */
  readonly chain: readonly string[];
  readonly name: string;
  /** Goods in it, where the answer says so. */
  readonly count: number | undefined;
  /** It is the one at hand. */
  readonly here: boolean;
}

const MOST = 12;

/**
 * What the category part of the filters offers: below a category its children, beside a last-level one its siblings, and
 * without one the categories of what was found.
 */
export function categoryChoices(
  ids: readonly string[],
  found: readonly SelectorOption[],
  tree: readonly Category[],
): readonly CategoryChoice[] {
  const counts = new Map(found.map(({ value, count }) => [value, count ?? undefined]));
  const chain = chainOf(tree, ids);
  const [above, here] = [chain.at(-2), chain.at(-1)];
  if (!here)
    return found
      .slice(0, MOST)
      .map(({ name, value, count }) => choice(pathTo(tree, value) ?? [value], name, count ?? undefined));
  const below = here.children ?? [];
  const list = below.length > 0 ? below : (above?.children ?? []);
  const parents = (below.length > 0 ? chain : chain.slice(0, -1)).map(({ id }) => id);
  return list.map(({ id, name }) => choice([...parents, id], name, counts.get(id), id === here.id));
}

function choice(chain: readonly string[], name: string, count: number | undefined, here = false): CategoryChoice {
  return { chain, name, count, here };
}

/** The chain of ids that leads to a category; undefined when the tree does not have it. */
export function pathTo(tree: readonly Category[], id: string): readonly string[] | undefined {
  for (const category of tree) {
    if (category.id === id) return [id];
    const below = pathTo(category.children ?? [], id);
    if (below) return [category.id, ...below];
  }
  return undefined;
}
