import { expect, test } from "vitest";
import { type BuiltChunk, BuiltChunks, stylesOf } from "./builtChunks.ts";

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []): BuiltChunk => ({
  type: "chunk",
  fileName,
  moduleIds,
  imports,
  isEntry: fileName === "index.js",
  viteMetadata: { importedCss: new Set(css) },
});

const bundle = Object.fromEntries(
  [
    chunk("index.js", ["/shop/src/main.tsx"], ["base.js"]),
    chunk("base.js", ["/shop/src/app/App.tsx"], [], ["base.css"]),
    // Two pages in one file, as the bundler merges them, and two files that need each other.
    chunk("pages.js", ["/shop/src/features/page/home/HomePage.tsx", "/shop/src/List.tsx"], ["card.js"], ["pages.css"]),
    chunk("card.js", ["C:\\ui\\src\\Card.tsx"], ["base.js", "pages.js", "price.js"], ["card.css"]),
    chunk("price.js", ["/ui/src/Price.tsx"], [], ["price.css", "card.css"]),
  ].map((one) => [one.fileName, one]),
);

test("[RT-07] the styles of a page are found in a file that it shares with others", () => {
  const chunks = new BuiltChunks({ ...bundle, "pages.css": { type: "asset" } });
  expect(chunks.needsOf("src/features/page/home/HomePage.tsx").map(({ fileName }) => fileName)).toEqual([
    "price.js",
    "card.js",
    "pages.js",
  ]);
  expect(stylesOf(chunks.needsOf("src/List.tsx"))).toEqual(["price.css", "card.css", "pages.css"]);
  expect(stylesOf(chunks.needsOf("src/Card.tsx"))).toEqual(["pages.css", "price.css", "card.css"]);
});

test("[RT-07] a page that no file has stops the build", () => {
  expect(() => new BuiltChunks(bundle).needsOf("src/Gone.tsx")).toThrow("No file of the build has src/Gone.tsx");
});
