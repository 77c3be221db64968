import { pictures } from "../../src/testing/fixtures/pictures.ts";

/** The pictures that the examples of the schema name. */
const files: Readonly<Record<string, string>> = {
  "/media/umbrella.webp": pictures.umbrella,
  "/media/mug.webp": pictures.mug,
  "/media/kite.webp": pictures.kite,
  "/media/kitchen.webp": pictures.artKitchen,
  "/media/garden.webp": pictures.artRain,
};

/** A block in which pictures of the examples have the addresses that they have here. */
export function withExamplePictures(value: unknown): unknown {
  if (typeof value === "string") return files[value] ?? value;
  if (Array.isArray(value)) return value.map(withExamplePictures);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withExamplePictures(inner)]));
  return value;
}
