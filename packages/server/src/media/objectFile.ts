import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Width and height of the source images, px. */
export const objectSide = 256;

const folder = join(dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");

/** Path of an object's source image. */
export function objectFile(code: string): string {
  return join(folder, `${code}.webp`);
}

/** Whether the emoji package has such an object, e.g. `2602-fe0f`; for data checks. */
export function hasObject(code: string): boolean {
  return /^[0-9a-f-]+$/.test(code) && existsSync(objectFile(code));
}
