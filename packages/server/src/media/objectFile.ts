import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Side of the square sources, px. */
export const objectSide = 256;

const folder = join(dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");

/** Path of an object's source image. */
export function objectFile(code: string): string {
  return join(folder, `${code}.webp`);
}

/** Whether the emoji package has such an object; data checks call it, e.g. with `2602-fe0f`. */
export function hasObject(code: string): boolean {
  return /^[0-9a-f-]+$/.test(code) && existsSync(objectFile(code));
}
