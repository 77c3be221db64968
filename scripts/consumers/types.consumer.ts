import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { publishedPackages } from "../package/build.ts";
import { publishedEntries } from "../package/entries.ts";
import { type Consumer, installed } from "./consumer.ts";

const styleSheets = [
  "styles",
  "tokens",
  "reset",
  "fonts",
  "fontsHan",
  "tailwind",
  "primitives/Button",
  "blocks/BlockPage",
];

/** A file that imports every public module. */
function everything(): string {
  const names = publishedPackages.flatMap((name) =>
    publishedEntries(name).map((entry) => `@sundry/${name}${entry.name && `/${entry.name}`}`),
  );
  return [
    ...styleSheets.map((name) => `import "@sundry/ui/${name}.css";`),
    ...names.map((name, index) => `import * as module${index} from "${name}";`),
    `export const all = [${names.map((_, index) => `module${index}`).join(", ")}];`,
  ].join("\n");
}

describe("a site that checks the types of its libraries", () => {
  let site: Consumer;

  beforeAll(async () => {
    site = await installed("types");
    await writeFile(join(site.folder, "everything.ts"), everything());
  });

  const compilers = { "TypeScript 7": "typescript/bin/tsc", "TypeScript 5.9": "typescript-5/bin/tsc" };
  test.each(
    Object.entries(compilers).flatMap(([name, file]) =>
      ["bundler", "nodenext"].map((way) => [name, way, file] as const),
    ),
  )("[UI-06] %s, %s: every import has types without errors", async (_name, way, file) => {
    const said = await site.run(`../${file}`, "-p", `tsconfig.${way}.json`);
    expect(said).toBe("");
  });
});
