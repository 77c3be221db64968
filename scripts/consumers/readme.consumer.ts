import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../run/root.ts";
import { installed } from "./consumer.ts";
import { followReadme } from "./readme.ts";
import { serveFolder } from "./staticServer.ts";
import { visit } from "./visit.ts";

test("[UI-01] the page of the README, copied into an empty site with Vite, works in its brand", async () => {
  const site = await installed("readme");
  await followReadme("ui", "A page in 60 seconds", site.folder);
  for (const picture of ["mug.webp", "teapot.webp", "lantern.webp"])
    await cp(inRoot("packages/ui/src/testing/fixtures/pictures", picture), join(site.folder, "public", picture));
  await site.run("tsc");
  await site.run("vite", "build");
  const { page, complaints, picture } = await visit(`${await serveFolder(join(site.folder, "dist"))}/index.html`);
  await picture("readme");
  const button = page.getByRole("button", { name: "Subscribe" });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(11, 107, 116)");
  expect(await page.locator('[data-component="Price"]').first().innerText()).toContain("€");
  await page.getByRole("heading", { name: "New" }).waitFor();
  await button.click();
  await page.getByText("Enter an email address").waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("mei@example.com");
  await button.click();
  expect(complaints).toEqual([]);
});
