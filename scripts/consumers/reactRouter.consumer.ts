import { expect, test } from "vitest";
import { installed } from "./consumer.ts";
import { followReadme } from "./readme.ts";
import { shopWorks } from "./shopWorks.ts";
import { visit } from "./visit.ts";

test("[UI-01] a site with React Router is rendered by a server that loads our modules as they are, and hydrates clean", async () => {
  const site = await installed("react-router", { sources: "app/page", pictures: "public/pictures" });
  await followReadme("ui", "React Router", site.folder);
  await site.run("tsc");
  await site.run("react-router", "build");
  const url = await site.serve("react-router-serve", "build/server/index.js");
  expect(await (await fetch(url)).text()).toContain("A kitchen in one carton");
  const { page, complaints, picture } = await visit(url);
  await picture("react-router");
  await shopWorks(page);
  expect(complaints).toEqual([]);
});
