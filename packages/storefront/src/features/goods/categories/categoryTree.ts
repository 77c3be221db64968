import { checkAnswer } from "@sundry/api/client";
import { Category } from "@sundry/api/contract/entities/category";
import type { MenuCategory } from "@sundry/ui/commerce/CategoryMenu";
import type { ReactNode } from "react";
import { hrefTo } from "../../../shared/routing/addresses.ts";

/**
 * The category tree for menus. Links contain the ids from the first level down; the list makes its breadcrumbs from
 * them (RT-08).
 */
export function menuOf(
  categories: readonly Category[],
  iconOf: (name: string) => ReactNode = () => undefined,
  above: readonly string[] = [],
): readonly MenuCategory[] {
  return categories.map(({ id, name, image, children }) => {
    const chain = [...above, id];
    return {
      id,
      name,
      href: hrefTo.goodsList({ categoryId: chain }),
      ...(above.length === 0 && { icon: iconOf(name) }),
      ...(image && { image }),
      children: menuOf(children ?? [], undefined, chain),
    };
  });
}

/** Reads a stored tree; undefined when it is malformed. */
export function readTree(value: readonly unknown[] | undefined): readonly Category[] | undefined {
  if (!value) return undefined;
  const tree = value.map((entry) => checkAnswer(Category, entry));
  return tree.every(({ breaches }) => breaches.length === 0) ? tree.map((entry) => entry.value) : undefined;
}

/**
 * The categories with these ids, from the first level down, as far as the tree has them. A link may also name a category
 * of another level alone, as links of page blocks do: then the categories above it come first.
 */
export function categoryPath(categories: readonly Category[], ids: readonly string[]): readonly Category[] {
  const [id, ...below] = ids;
  if (id === undefined) return [];
  const above = pathTo(categories, id);
  const found = above.at(-1);
  return found ? [...above, ...categoryPath(found.children ?? [], below)] : [];
}

function pathTo(categories: readonly Category[], id: string): readonly Category[] {
  for (const category of categories) {
    if (category.id === id) return [category];
    const below = pathTo(category.children ?? [], id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
