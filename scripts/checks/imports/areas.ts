/** Folders that hold areas, and how deep: each feature of the shop, each module in the houses of the server. */
const depths: Readonly<Record<string, number>> = { features: 1, modules: 2 };

/** Files of the server's modules that combine several modules; no module imports them. */
const joins = /^modules\/\w+\/\w+\/routes\.ts$/;

/**
 * The area of a file below `src`: `primitives`, `features/cart`, `modules/buying/order`. A file directly in `src` is its own
 * area (`routes.ts`).
 */
export function areaOf(path: string): string {
  if (joins.test(path)) return path;
  const parts = path.split("/");
  return parts.slice(0, 1 + (depths[parts[0] ?? ""] ?? 0)).join("/");
}
