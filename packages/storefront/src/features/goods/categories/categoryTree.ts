import { checkAnswer } from "@sundry/api/client";
import { Category } from "@sundry/api/contract/entities/category";
import type { MenuCategory } from "@sundry/ui/commerce/CategoryMenu";
import type { ReactNode } from "react";

/**
 * The category tree as menus show it. A link carries the chain of ids from the first level down, from which the list makes its
 * breadcrumb (RT-08).
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
      href: `/goodsList?categoryId=${chain.join(",")}`,
      ...(above.length === 0 && { icon: iconOf(name) }),
      ...(image && { image }),
      children: menuOf(children ?? [], undefined, chain),
    };
  });
}

/** Reads a stored tree; undefined when it is not one. */
export function readTree(value: readonly unknown[] | undefined): readonly Category[] | undefined {
  if (!value) return undefined;
  const tree = value.map((entry) => checkAnswer(Category, entry));
  return tree.every(({ breaches }) => breaches.length === 0) ? tree.map((entry) => entry.value) : undefined;
}

/** The categories of a chain of ids, from the first level down; a chain that leads nowhere ends where it leaves the tree. */
export function chainOf(categories: readonly Category[], ids: readonly string[]): readonly Category[] {
  const [id, ...below] = ids;
  const found = categories.find((category) => category.id === id);
  return found ? [found, ...chainOf(found.children ?? [], below)] : [];
}
