import { expect, test } from "@playwright/test";
import { logIn, newName, password, registerBuyer } from "./buyers.ts";

test("[SE-07] [RT-05] a visitor registers on the way to the cart and arrives there", async ({ page }) => {
  const name = newName();
  await page.goto("/#/cart");
  await expect(page).toHaveURL(/#\/login\?rePath=%2Fcart/);
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Username", { exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("I accept the privacy policy").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/#\/cart$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toContain(name);
});

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
