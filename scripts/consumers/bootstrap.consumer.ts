import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { lookDifferences, looks } from "../../packages/ui/src/testing/looks.ts";
import { type Consumer, installed } from "./consumer.ts";
import { followReadme } from "./readme.ts";
import { shopWorks } from "./shopWorks.ts";
import { serveFolder } from "./staticServer.ts";
import { visit } from "./visit.ts";

describe("a site with Bootstrap, whose rules are in no layer", () => {
  let site: Consumer;

  beforeAll(async () => {
    site = await installed("bootstrap", { sources: "src", pictures: "public/pictures" });
    await followReadme("ui", "Bootstrap, or any other style sheet", site.folder);
    await site.run("tsc");
    await site.run("vite", "build");
  });

  test("[UI-01] in a layer below ours, it leaves our components alone, and they work", async () => {
    const url = await serveFolder(join(site.folder, "dist"));
    const [alone, beside, over] = await Promise.all(
      ["alone", "beside", "over"].map((name) => visit(`${url}/${name}.html`)),
    );
    if (!alone || !beside || !over) throw new Error("A page is missing.");
    await beside.picture("bootstrap-beside");
    const expected = await alone.page.evaluate(looks);
    expect(expected.length).toBeGreaterThan(400);
    expect(lookDifferences(expected, await beside.page.evaluate(looks))).toEqual([]);
    // What the recipe is there for.
    expect(lookDifferences(expected, await over.page.evaluate(looks)).length).toBeGreaterThan(20);
    await shopWorks(beside.page);
    expect(beside.complaints).toEqual([]);
  });

  test("[UI-01] Bootstrap's own parts keep their looks", async () => {
    const { page } = await visit(`${await serveFolder(join(site.folder, "dist"))}/beside.html`);
    const colour = await page.evaluate(() => {
      const button = document.createElement("button");
      button.className = "btn btn-primary";
      document.querySelector("main")?.append(button);
      return getComputedStyle(button).backgroundColor;
    });
    expect(colour).toBe("rgb(13, 110, 253)");
  });
});
