import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../run/root.ts";
import { installed } from "./consumer.ts";
import { shopWorks } from "./shopWorks.ts";
import { serveFolder } from "./staticServer.ts";
import { visit } from "./visit.ts";

type Manifest = { dependencies: Record<string, string>; peerDependencies: Record<string, string> };
const readManifest = async (file: string) => JSON.parse(await readFile(file, "utf8")) as Manifest;

test("[UI-01] a site with the lowest versions of all peers works", async () => {
  const site = await installed("lowest-react", { sources: "src", pictures: "public/pictures" });
  const { peerDependencies } = await readManifest(inRoot("packages/ui/package.json"));
  const { dependencies } = await readManifest(join(site.folder, "package.json"));
  for (const name of ["react", "react-dom", "react-hook-form", "zod"])
    expect(`^${dependencies[name] ?? ""}`).toBe(peerDependencies[name]);
  await site.run("tsc");
  await site.run("vite", "build");
  const { page, complaints, picture } = await visit(`${await serveFolder(join(site.folder, "dist"))}/index.html`);
  await picture("lowest-react");
  await shopWorks(page);
  expect(complaints).toEqual([]);
});
