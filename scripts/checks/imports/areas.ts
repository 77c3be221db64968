/** Folders whose subfolders and files are separate areas: each feature, each module of the server. */
const folderOfAreas = ["features", "modules"];

/** Files of the server's modules that combine several modules; no module imports them. */
const joins = /^modules\/\w+\/routes\.ts$/;

/**
 * The area of a file below `src`: `primitives`, `features/cart`, `modules/order`. A file directly in `src` is its own
 * area (`routes.ts`).
 */
export function areaOf(path: string): string {
  if (joins.test(path)) return path;
  const [first = path, second] = path.split("/");
  return second !== undefined && folderOfAreas.includes(first) ? `${first}/${second}` : first;
}
