import type { TintKey } from "./grounds.ts";
import { groundHex, tintKeys } from "./grounds.ts";
import { isObject } from "./ownModels.ts";
import type { Scene } from "./scene.ts";

const people = [
  "1f469-1f3fd",
  "1f468-1f3fb",
  "1f9d1-1f3ff",
  "1f469-1f3fb",
  "1f468-1f3fe",
  "1f475-1f3fc",
  "1f9d4-1f3fd",
  "1f471-1f3fb",
  "1f9d3-1f3fd",
  "1f467-1f3fe",
  "1f474-1f3fb",
  "1f9d5-1f3fc",
  "1f468-1f3fd",
  "1f469-1f3ff",
  "1f473-1f3fd",
  "1f9d1-1f3fb",
  "1f9d5-1f3fe",
  "1f9d1-1f3fc",
  "1f469-1f3fe",
  "1f471-1f3fd",
  "1f9d4-1f3ff",
  "1f475-1f3fe",
  "1f466-1f3fd",
  "1f9d1-1f3fd",
];

/** Drawn with shoulders, so they must reach the lower edge. */
const busts = /^1f9d5/;

/** The portrait of a reviewer, 160 x 160, cut at the shoulders. Undefined outside 1 to 24, the faces that the server names. */
export function facePicture(number: number): { scene: Scene; background: string } | undefined {
  const code = people[number - 1];
  // Three is coprime to eight: all tints appear, and neighbours differ.
  const ground: TintKey | undefined = tintKeys[(number * 3) % tintKeys.length];
  if (code === undefined || ground === undefined) return undefined;
  const object = busts.test(code)
    ? ({ code, x: 0.5, y: 0.58, size: 0.9, rest: "air" } as const)
    : ({ code, x: 0.5, y: 0.52, size: 0.76, rest: "air" } as const);
  return { scene: { width: 160, height: 160, ground, objects: [object] }, background: groundHex(ground) };
}

/** Files of the objects for empty and error states, by name. */
export const objectCodes = {
  box: "1f4e6",
  cart: "1f6d2",
  bag: "1f6cd-fe0f",
  tag: "price-tag",
  coin: "1fa99",
  bell: "1f514",
  search: "1f50d",
  trophy: "1f3c6",
  heart: "2764-fe0f",
  letter: "2709-fe0f",
  ticket: "1f39f-fe0f",
  truck: "1f69a",
  clock: "23f0",
  plug: "1f50c",
  umbrella: "open-umbrella",
} as const;

export type ObjectName = keyof typeof objectCodes;

/**
 * One object alone on a transparent background, 160 x 160: for empty and error states by name, for categories by its
 * name, own model (`thread-spool`) or file name in the emoji package (`1f392`). Undefined if there is neither.
 */
export function singleObject(name: string): Scene | undefined {
  const code = isObjectName(name) ? objectCodes[name] : name;
  if (!isObject(code)) return undefined;
  return { width: 160, height: 160, objects: [{ code, x: 0.47, y: 0.87, size: 0.74, rest: "foot" }] };
}

function isObjectName(name: string): name is ObjectName {
  return Object.hasOwn(objectCodes, name);
}
