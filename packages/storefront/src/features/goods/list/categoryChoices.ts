import type { Category } from "@sundry/api/contract/entities/category";
import type { SelectorOption } from "@sundry/api/contract/entities/search";
import { categoryPath } from "../categories/categoryTree.ts";

/** A category that the list can change to. */
export interface CategoryChoice {
  /** Ids from the first level down. */
  readonly chain: readonly string[];
  readonly name: string;
  /** Number of results in it, if known. */
  readonly count: number | undefined;
  /** Whether it is the current one. */
  readonly current: boolean;
}

const MAX_CHOICES = 12;

/**
 * The categories that the filters offer: the children of the current one; its siblings if it has none; without a
 * current one, those of the results.
 */
export function categoryChoices(
  ids: readonly string[],
  found: readonly SelectorOption[],
  tree: readonly Category[],
): readonly CategoryChoice[] {
  const counts = new Map(found.map(({ value, count }) => [value, count ?? undefined]));
  const chain = categoryPath(tree, ids);
  const [parent, current] = [chain.at(-2), chain.at(-1)];
  if (!current)
    return found
      .slice(0, MAX_CHOICES)
      .map(({ name, value, count }) => choice(pathTo(tree, value) ?? [value], name, count ?? undefined));
  const children = current.children ?? [];
  const list = children.length > 0 ? children : (parent?.children ?? []);
  const parents = (children.length > 0 ? chain : chain.slice(0, -1)).map(({ id }) => id);
  return list.map(({ id, name }) => choice([...parents, id], name, counts.get(id), id === current.id));
}

function choice(chain: readonly string[], name: string, count: number | undefined, current = false): CategoryChoice {
  return { chain, name, count, current };
}

/** The ids from the first level down to a category; undefined if it is not in the tree. */
export function pathTo(tree: readonly Category[], id: string): readonly string[] | undefined {
  for (const category of tree) {
    if (category.id === id) return [id];
    const below = pathTo(category.children ?? [], id);
    if (below) return [category.id, ...below];
  }
  return undefined;
}
