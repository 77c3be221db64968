import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { inRoot } from "../run/root.ts";

test("[UI-02] a brand needs no build step: a plain script makes its style sheet", async () => {
  const entry = pathToFileURL(inRoot("packages/ui/src/theme/brand/index.ts")).href;
  const script = `const { brandStyleSheet, createBrand } = await import(${JSON.stringify(entry)});
    console.log(brandStyleSheet(createBrand({ accent: "#7A1F5C" }), { reach: "document" }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  expect(stdout).toContain(":root{color-scheme:light dark;");
  expect(stdout).toContain("--sundry-color-action-primary:#7A1F5C;");
});
