import type { ColourKey } from "../colours.ts";
import { colours } from "../colours.ts";
import { parseHex } from "./rgb.ts";

/** The eight light tints of the shop; in a picture they are paper backdrops. */
export const tints = {
  butter: "#f8e4a4",
  apricot: "#f9d3b4",
  shell: "#f6cfcf",
  sky: "#c8dff3",
  mint: "#c6e6d6",
  lilac: "#dad5ef",
  sand: "#e6dfd2",
  steel: "#dbe0e8",
} as const;

/** Strong backdrops, for one picture in six, to add variety to a grid of goods. */
export const deepGrounds = {
  cobalt: "#2a4bcb",
  tomato: "#e2472b",
  pine: "#1f5b4b",
  ink: "#1b2540",
  marigold: "#f5b82e",
  rosewood: "#b33a50",
  teal: "#8ccfcb",
} as const;

export type TintKey = keyof typeof tints;
export type DeepGroundKey = keyof typeof deepGrounds;
export type GroundKey = TintKey | DeepGroundKey;

export const tintKeys = Object.keys(tints) as TintKey[];
export const deepGroundKeys = Object.keys(deepGrounds) as DeepGroundKey[];

/** Backdrops on which an object of unknown colour is still visible. */
export const safeDeepGrounds: readonly DeepGroundKey[] = ["pine", "teal", "ink"];

const hexes: Record<GroundKey, string> = { ...tints, ...deepGrounds };

/** `#rrggbb` of a backdrop: what a page paints while the picture is loading. */
export function groundHex(ground: GroundKey): string {
  return hexes[ground];
}

/** Tints that suit a colour, best first. */
const flattering: Record<ColourKey, readonly TintKey[]> = {
  violet: ["lilac", "butter", "steel"],
  navy: ["steel", "sand", "sky"],
  blue: ["steel", "sky", "butter"],
  sky: ["steel", "butter", "shell"],
  teal: ["mint", "sand", "apricot"],
  forest: ["mint", "butter", "sand"],
  mint: ["lilac", "steel", "shell"],
  lime: ["butter", "steel", "sky"],
  mustard: ["butter", "steel", "lilac"],
  orange: ["apricot", "sky", "sand"],
  scarlet: ["shell", "sand", "sky"],
  rose: ["shell", "steel", "mint"],
  blush: ["shell", "mint", "steel"],
  plum: ["lilac", "shell", "sand"],
  chestnut: ["sand", "apricot", "mint"],
  sand: ["steel", "mint", "lilac"],
  pearl: ["steel", "sky", "apricot"],
  grey: ["steel", "butter", "shell"],
  charcoal: ["sand", "steel", "butter"],
};

/** The tint for a picture with only one colour. */
export function tintFor(colour: ColourKey): TintKey {
  return flattering[colour][0] ?? "steel";
}

/** Whether objects of these colours stand out from a backdrop (weighted RGB distance; 100 is about navy on cobalt). */
export function standsOut(ground: GroundKey, shown: readonly ColourKey[]): boolean {
  const [gr, gg, gb] = parseHex(groundHex(ground));
  return shown.every((key) => {
    const [r, g, b] = parseHex(colours[key].hex);
    const distance = Math.hypot(Math.SQRT2 * (r - gr), 2 * (g - gg), 1.7 * (b - gb));
    return distance > (ground in deepGrounds ? 190 : 90);
  });
}
