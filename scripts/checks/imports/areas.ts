/** Folders whose own folders and files are areas of their own: each feature, each module of the server. */
const folderOfAreas = ["features", "modules"];

/** Files of the server's modules that join what several of them know; no module imports them. */
const joins = /^modules\/\w+\/(?:routes|overview)\.ts$/;

/**
 * The area of a file below `src`: `primitives`, `features/cart`, `modules/order`; a file beside the folders is its own area
 * (`routes.ts`).
 */
export function areaOf(path: string): string {
  if (joins.test(path)) return path;
  const [first = path, second] = path.split("/");
  return second !== undefined && folderOfAreas.includes(first) ? `${first}/${second}` : first;
}
