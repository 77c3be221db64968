import { home } from "@sundry/api/contract/page";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress, fail, renderPage } from "../testing/renderPage.tsx";

test("[RT-03] an unknown address stays in the bar and offers search and a way home", async () => {
  await renderPage("/no/such/page", { loggedIn: false, answers: [fail(home, "network")] });
  await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/Page not found/);
  await expectAddress("/no/such/page");
  await expect.element(page.getByRole("combobox", { name: "Search products" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expectAddress("/");
});
