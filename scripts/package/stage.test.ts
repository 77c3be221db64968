import { expect, test } from "vitest";
import { catalogOf, publishedManifest } from "./stage.ts";

test("[UI-06] a manifest is published with real versions and the exports of the tarball", () => {
  const catalog = catalogOf('packages:\n  - packages/*\ncatalog:\n  "@a/b": 1.2.3\n  c: 4.5.6\nother: x\n');
  const manifest = { name: "x", version: "1.0.0", exports: { ".": "./src/index.ts" }, devDependencies: { d: "1" } };
  const publishConfig = { sideEffects: ["**/*.css"], exports: { ".": "./dist/index.js" } };
  expect(publishedManifest({ ...manifest, dependencies: { "@a/b": "catalog:" }, publishConfig }, catalog)).toEqual({
    name: "x",
    version: "1.0.0",
    sideEffects: ["**/*.css"],
    exports: { ".": "./dist/index.js" },
    dependencies: { "@a/b": "^1.2.3" },
  });
  expect(() => publishedManifest({ ...manifest, dependencies: { e: "catalog:" }, publishConfig }, catalog)).toThrow(
    "e has",
  );
  expect(() => publishedManifest(manifest, catalog)).toThrow("publishConfig.exports");
});
