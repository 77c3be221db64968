import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { enginePackages } from "../../packages/storefront/engines/drive/programs.ts";
import { inRoot } from "./root.ts";

test("[HM-16] the gate installs all packages that the tests in Firefox and WebKit need", async () => {
  expect(await readFile(inRoot(".ci/run"), "utf8")).toContain(`--no-install-recommends ${enginePackages.join(" ")}'`);
});
