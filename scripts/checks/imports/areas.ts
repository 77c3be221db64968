/** Folders whose own folders and files are areas of their own: each feature, each module of the server. */
const folderOfAreas = ["features", "modules"];

/**
 * The area of a file below `src`: `primitives`, `features/cart`, `modules/order`; a file beside the folders is its own area
 * (`routes.ts`).
 */
export function areaOf(path: string): string {
  const [first = path, second] = path.split("/");
  return second !== undefined && folderOfAreas.includes(first) ? `${first}/${second}` : first;
}
