import type { Translations } from "#server/locales.ts";
import { fold } from "./foldedText.ts";

/** Families of colours that goods can be filtered by. */
export const colourFamilies = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
  "white",
  "grey",
  "black",
] as const;
export type ColourFamily = (typeof colourFamilies)[number];

/** What buyers call the families of colours when they search. */
export const colourNames: Readonly<Record<ColourFamily, Translations>> = {
  red: { en: "Red", zh: "红色" },
  orange: { en: "Orange", zh: "橙色" },
  yellow: { en: "Yellow", zh: "黄色" },
  green: { en: "Green", zh: "绿色" },
  blue: { en: "Blue", zh: "蓝色" },
  purple: { en: "Purple", zh: "紫色" },
  pink: { en: "Pink", zh: "粉色" },
  brown: { en: "Brown", zh: "棕色" },
  white: { en: "White", zh: "白色" },
  grey: { en: "Grey", zh: "灰色" },
  black: { en: "Black", zh: "黑色" },
};

/** The families of colours that a search names. */
export function coloursNamed(groups: readonly (readonly string[])[]): ColourFamily[] {
  const words = new Set(groups.flat());
  return colourFamilies.filter((family) => Object.values(colourNames[family]).some((name) => words.has(fold(name))));
}

/** The family that a buyer would name a colour by, from `#rrggbb`; undefined for another text. */
export function colourFamily(hex: string): ColourFamily | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (lightness > 0.9) return "white";
  if (lightness < 0.1) return "black";
  if (spread < 0.12) return lightness < 0.32 ? "black" : "grey";
  const hue = hueOf(red, green, blue, most, spread);
  if (hue >= 15 && hue < 48 && (lightness < 0.45 || spread < 0.3)) return "brown";
  if (hue < 15) return "red";
  if (hue < 35) return "orange";
  if (hue < 66) return "yellow";
  if (hue < 165) return "green";
  if (hue < 250) return "blue";
  if (hue < 320) return "purple";
  return lightness < 0.4 || hue >= 350 ? "red" : "pink";
}

/** Degrees on the colour circle, from red over green and blue. */
function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
}
