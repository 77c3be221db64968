import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { throughPublicFiles } from "./publicFiles.ts";

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

test("[HM-16] a module needs the files of a feature whose values it imports, and none for types", () => {
  const page = source("features/page/index.ts");
  const other = source("shared/routing/addresses.ts");
  // It imports two functions and two types of the home page.
  expect(throughPublicFiles(source("shell/header/NavRow.tsx"), [page, other])).toEqual([
    other,
    source("features/page/home/homePage.ts"),
    source("features/page/home/homePage.ts"),
  ]);
});
