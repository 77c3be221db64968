import { expect, type Page, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

const tickets = (page: Page) => page.getByRole("list", { name: "Coupons to claim" }).getByRole("listitem");

test("[GD-06] a visitor sees the coupons; filters are in the address, and Back returns", async ({ page }) => {
  await page.goto("/#/coupon");
  await expect(page).toHaveTitle("Coupon centre - Sundry");
  await expect(tickets(page)).toHaveCount(14);
  await page.getByRole("group", { name: "Issued by" }).getByRole("button", { name: "Sundry" }).click();
  await expect(page).toHaveURL(/from=platform/);
  await expect(tickets(page)).toHaveCount(6);
  await page.getByRole("group", { name: "Type of coupon" }).getByRole("button", { name: "Percent off" }).click();
  await expect(page).toHaveURL(/from=platform&type=DISCOUNT/);
  await expect(tickets(page)).toHaveCount(2);
  await expect(tickets(page).filter({ hasText: "8% off" })).toContainText("Minimum spend $120");
  await page.reload();
  await expect(tickets(page)).toHaveCount(2);
  await page.goBack();
  await expect(tickets(page)).toHaveCount(6);
});

test("[GD-06] a buyer claims a coupon, sees the message and the link to use it, and it stays claimed", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/coupon");
  const festive = tickets(page).filter({ hasText: "Jinhe Umbrella Works: all products" });
  await festive.getByRole("button", { name: /^Claim/ }).click();
  const dialog = page.getByRole("dialog", { name: "Claimed" });
  await expect(dialog).toContainText("Coupon claimed. Find it in My coupons.");
  await dialog.getByRole("link", { name: "Use now" }).click();
  await expect(page).toHaveURL(/\/merchant\?id=\d+$/);
  await page.goto("/#/coupon");
  await expect(festive).toContainText("Claimed");
  await expect(festive.getByRole("link", { name: /^Use now/ })).toHaveAttribute("href", /\/merchant\?id=/);
});
