import { join } from "node:path";
import { expect, test } from "vitest";
import { installed } from "./consumer.ts";
import { followReadme } from "./readme.ts";
import { shopWorks } from "./shopWorks.ts";
import { serveFolder } from "./staticServer.ts";
import { visit } from "./visit.ts";

test("[UI-01] a site with Astro is rendered when it is built, and its island hydrates clean", async () => {
  const site = await installed("astro", { sources: "src/page", pictures: "public/pictures" });
  await followReadme("ui", "Astro", site.folder);
  await site.run("astro", "build");
  const url = await serveFolder(join(site.folder, "dist"));
  const html = await (await fetch(`${url}/`)).text();
  expect(html).toContain('data-component="Price"');
  expect(html).toContain("A kitchen in one carton");
  const { page, complaints, picture } = await visit(`${url}/`);
  await picture("astro");
  await shopWorks(page);
  expect(complaints).toEqual([]);
  const offer = await visit(`${url}/offer/`);
  await offer.page.getByRole("timer").waitFor();
  expect(offer.complaints).toEqual([]);
});
