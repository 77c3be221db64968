import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { useShop } from "./support/shop.ts";

const folder = await mkdtemp(join(tmpdir(), "sundry-map-"));
const storefrontDir = join(folder, "dist");
const withKey = join(folder, "key.json");
const withoutKey = join(folder, "no-key.json");

await mkdir(storefrontDir);
await writeFile(join(storefrontDir, "config.json"), JSON.stringify({ map: false, mapKey: "" }));
await writeFile(join(storefrontDir, "index.html"), "<!doctype html><title>Sundry</title>");
await writeFile(withKey, JSON.stringify({ map: true, mapKey: "key-of-the-shop" }));
await writeFile(withoutKey, JSON.stringify({ map: true, mapKey: "" }));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("with a map and its key", () => {
  const shop = useShop({ storefrontDir, pageConfigFile: withKey, entryPages: false });

  test("[MC-14] [EN-05] the pages may load the map and nothing else of others, and tell it which shop asks", async () => {
    const { headers } = await shop.app.request("/");
    const policy = (headers.get("Content-Security-Policy") ?? "").split("; ");
    const hosts = "https://*.amap.com https://*.autonavi.com";
    expect(policy).toContain(`default-src 'self' ${hosts}`);
    expect(policy).toContain(`script-src 'self' 'unsafe-eval' ${hosts}`);
    expect(policy).toContain(`img-src 'self' data: blob: ${hosts}`);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });
});

describe.each([
  ["switched off", undefined],
  ["switched on without a key", withoutKey],
])("a map that is %s", (_name, pageConfigFile) => {
  const shop = useShop({ storefrontDir, pageConfigFile, entryPages: false });

  test("[MC-14] [EN-05] the pages load from the shop alone", async () => {
    const { headers } = await shop.app.request("/");
    expect(headers.get("Content-Security-Policy")).not.toMatch(/http|unsafe-eval|script-src|worker-src 'self' blob:/);
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
  });
});
