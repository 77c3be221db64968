import { expect, test } from "@playwright/test";
import { logIn, registerBuyer } from "./buyers.ts";

test("[SE-04] a session that can't be renewed prompts once, over the page", async ({ page, request }) => {
  await logIn(page, await registerBuyer(request));
  await page.evaluate(() => {
    localStorage.setItem("accessToken", "no.longer.good");
    localStorage.setItem("refreshToken", "no.longer.good");
  });
  await page.goto("/#/cart");
  await expect(page.getByRole("dialog", { name: "Login" })).toHaveCount(1);
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole("link", { name: "Register" })).toBeVisible();
});
