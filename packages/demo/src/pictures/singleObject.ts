import { isObject } from "./ownModels.ts";
import type { Scene } from "./scene.ts";

/**
 * One object alone on a transparent background, 160 x 160, for categories: an own model (`thread-spool`) or a file name in
 * the emoji package (`1f392`). Undefined if there is neither.
 */
export function singleObject(code: string): Scene | undefined {
  if (!isObject(code)) return undefined;
  return { width: 160, height: 160, objects: [{ code, x: 0.47, y: 0.87, size: 0.74, rest: "foot" }] };
}
