import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useShop } from "./support/shop.ts";

const folder = await mkdtemp(join(tmpdir(), "sundry-cdn-"));
const storefrontDir = join(folder, "dist");
const pageConfigFile = join(folder, "own.json");
const index = `<!doctype html><html lang="en"><head><title>Sundry</title><link rel="icon" href="./favicon.svg">
<script src="./start.js"></script>
<script type="module" crossorigin src="./assets/index-abcdefgh.js"></script>
<link rel="stylesheet" crossorigin href="./assets/index-abcdefgh.css"></head><body><div id="root"></div></body></html>`;

await mkdir(storefrontDir);
await writeFile(join(storefrontDir, "config.json"), JSON.stringify({ title: "Sundry", cdn: false }));
await writeFile(pageConfigFile, JSON.stringify({ cdn: "https://cdn.example.com/shop/" }));
beforeAll(() => writeFile(join(storefrontDir, "index.html"), index));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("with a CDN", () => {
  const shop = useShop({ storefrontDir, pageConfigFile, entryPages: false });

  test("[EN-05] scripts and styles of the build come from its address, the rest from the shop, and the policy allows it", async () => {
    const answer = await shop.app.request("/");
    const page = await answer.text();
    expect(page).toContain('src="https://cdn.example.com/shop/assets/index-abcdefgh.js"');
    expect(page).toContain('href="https://cdn.example.com/shop/assets/index-abcdefgh.css"');
    expect(page).toContain('href="./favicon.svg"');
    expect(page).toContain('<script data-files="https://cdn.example.com/shop/" src="./start.js">');
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    for (const kind of ["default-src", "img-src", "style-src", "font-src"])
      expect(policy.split("; ").find((part) => part.startsWith(kind))).toContain(" https://cdn.example.com");
  });
});

describe("without one", () => {
  const shop = useShop({ storefrontDir, entryPages: false });

  test("[EN-05] all files come from the shop, and nothing else is allowed", async () => {
    const answer = await shop.app.request("/");
    const page = await answer.text();
    expect(page).toContain('src="./assets/index-abcdefgh.js"');
    expect(page).toContain('<script src="./start.js">');
    expect(answer.headers.get("Content-Security-Policy")).not.toContain("http");
  });
});
