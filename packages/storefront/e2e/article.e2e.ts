import { expect, type Page, test } from "@playwright/test";

const topics = (page: Page) => page.getByRole("navigation", { name: "Help topics" });

test("[GD-07] topics lead to articles, and an article to the next one", async ({ page }) => {
  await page.goto("/#/article");
  await expect(page).toHaveTitle("Help centre - Sundry");
  await topics(page).getByRole("link", { name: "Delivery" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeVisible();
  await expect(topics(page).getByRole("link", { name: "Delivery" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Shipping and customs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and customs" })).toBeVisible();
  await expect(page).toHaveTitle("Shipping and customs - Help centre - Sundry");
  await expect(page.getByText(/^Updated \d+ \w+ \d{4}$/)).toBeVisible();
  const around = page.getByRole("navigation", { name: "More on this topic" });
  await around.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping costs" })).toBeVisible();
  await around.getByRole("link", { name: /^Previous/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and customs" })).toBeVisible();
});

test("[HM-09] [GD-07] the four links of the footer open their articles", async ({ page }) => {
  await page.goto("/#/article");
  for (const name of ["About us", "Contact us", "Help", "Privacy policy"]) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: name === "Help" ? "Help centre" : name })).toBeVisible();
    await expect(page).toHaveURL(/article\?id=\d+$/);
    await expect(page.getByText(/^Updated /)).toBeVisible();
  }
});
