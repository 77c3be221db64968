import { search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../testing/entities.ts";
import { answer, expectAddress, fail, pageOf, renderPage } from "../testing/renderPage.tsx";

test("[RT-03] an unknown address stays in the bar and offers search, goods and a way home", async () => {
  await renderPage("/no/such/page", {
    loggedIn: false,
    answers: [fail(home, "network"), answer(search, pageOf(manyGoods(4)))],
  });
  await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/Page not found/);
  await expectAddress("/no/such/page");
  await expect.element(page.getByRole("combobox", { name: "Search products" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Popular now" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expectAddress("/");
});
