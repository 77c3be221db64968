import { cp, rename } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Consumer, installed } from "./consumer.ts";
import { inRoot } from "../run/root.ts";
import { followReadme } from "./readme.ts";
import { shopWorks } from "./shopWorks.ts";
import { visit } from "./visit.ts";

describe("a site with Next", () => {
  let site: Consumer;

  beforeAll(async () => {
    site = await installed("next", { sources: "page", pictures: "public/pictures" });
    // Browsers request an icon without being told to.
    await cp(inRoot("packages/ui/src/testing/fixtures/pictures/bear.webp"), join(site.folder, "public/favicon.ico"));
  });

  test("[UI-01] with the files of the README it is rendered on the server and hydrates clean", async () => {
    await followReadme("ui", "Next", site.folder);
    await rename(join(site.folder, "proxy.ts"), join(site.folder, "proxy.ts.strict"));
    await site.run("next", "build");
    const { page, complaints } = await visit(await site.serve("next", "start", "--port", "PORT"));
    await shopWorks(page);
    expect(complaints).toEqual([]);
  });

  test("[UI-01] it is rendered on the server, hydrates clean and works under a strict policy", async () => {
    await rename(join(site.folder, "proxy.ts.strict"), join(site.folder, "proxy.ts"));
    await cp(inRoot("scripts/consumers/fixtures/next/app"), join(site.folder, "app"), { recursive: true });
    await site.run("next", "build");
    const url = await site.serve("next", "start", "--port", "PORT");
    const html = await (await fetch(url)).text();
    expect(html).toContain('data-component="GoodsCard"');
    expect(html).toContain('role="timer"');
    expect(html).toContain("A kitchen in one carton");
    const { page, complaints, picture } = await visit(url);
    await picture("next");
    await shopWorks(page);
    expect(complaints).toEqual([]);
  });
});
