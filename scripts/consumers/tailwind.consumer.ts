import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Consumer, installed } from "./consumer.ts";
import { followReadme } from "./readme.ts";
import { shopWorks } from "./shopWorks.ts";
import { serveFolder } from "./staticServer.ts";
import { visit } from "./visit.ts";

describe("a site with Vite and Tailwind", () => {
  let site: Consumer;

  beforeAll(async () => {
    site = await installed("tailwind", { sources: "src", pictures: "public/pictures" });
    await followReadme("ui", "Tailwind", site.folder);
    await site.run("tsc");
    await site.run("vite", "build");
  });

  test.each(["ui-first", "tailwind-first", "readme"])(
    "[UI-01] %s: its reset leaves our components alone, and its utilities win over them",
    async (name) => {
      const { page, complaints, picture } = await visit(`${await serveFolder(join(site.folder, "dist"))}/${name}.html`);
      await picture(`tailwind-${name}`);
      const button = page.getByRole("button", { name: "Squared and red" });
      const { background, ...looks } = await button.evaluate((element) => {
        const { backgroundColor, borderRadius, marginTop, display } = getComputedStyle(element);
        return { background: backgroundColor, borderRadius, marginTop, display };
      });
      expect(looks).toEqual({ borderRadius: "0px", marginTop: "24px", display: "inline-flex" });
      expect(background).toMatch(/^(oklch|lab|color)\(/);
      await button.evaluate((element) => element.remove());
      await shopWorks(page);
      expect(complaints).toEqual([]);
    },
  );
});
