import type { regions } from "@sundry/server/marketplace";
import { regions as all } from "../data/regions.ts";

/** All regions for addresses. */
export function regionRows(): (typeof regions.$inferInsert)[] {
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.map(({ id, parentId, level, name, path, orderNum }) => ({
    id,
    parentId,
    level,
    name: name,
    path: [...path],
    sortOrder: orderNum,
    hasChildren: parents.has(id),
  }));
}
