import type { brands, categories } from "@sundry/server/marketplace";
import { type BrandProfile, brands as brandProfiles } from "../data/brands.ts";
import { type CategoryNode, categories as roots, type RootCategory } from "../data/categories.ts";
import { idOf } from "../ids.ts";

type CategoryRow = typeof categories.$inferInsert;

/** The ancestors of a third-level category, from the first level down. */
export interface Shelf {
  ids: string[];
  names: { en: string; zh: string }[];
}

/** The ancestors of each third-level category, by its key. */
export function shelvesByKey(): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  const visit = (nodes: readonly CategoryNode[], above: Shelf) => {
    for (const node of nodes) {
      const here = {
        ids: [...above.ids, idOf("category", node.key)],
        names: [...above.names, node.name],
      };
      if (node.children) visit(node.children, here);
      else shelves.set(node.key, here);
    }
  };
  visit(roots, { ids: [], names: [] });
  return shelves;
}

/** All category rows; `faces` has the goods whose picture represents a category, by category id. */
export function categoryRows(faces: ReadonlyMap<string, string>): CategoryRow[] {
  const rows: CategoryRow[] = [];
  const visit = (nodes: readonly (CategoryNode | RootCategory)[], parentId: string, level: number) => {
    for (const [place, node] of nodes.entries()) {
      const id = idOf("category", node.key);
      rows.push({
        id,
        parentId,
        level,
        sortOrder: place + 1,
        name: node.name,
        faceGoodsId: faces.get(id) ?? null,
        icon: "icon" in node ? node.icon : null,
      });
      if (node.children) visit(node.children, id, level + 1);
    }
  };
  visit(roots, "0", 0);
  return rows;
}

export function brandRows(): (typeof brands.$inferInsert)[] {
  return brandProfiles.map((profile: BrandProfile) => ({
    id: idOf("brand", profile.key),
    name: profile.name,
  }));
}
