import { expect, type Page, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("[MC-14] a pasted address fills the form and is saved", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/MyAddress");
  await expect(page.getByText("No addresses yet")).toBeVisible();
  await page.getByRole("link", { name: "New address" }).click();
  await page.getByRole("button", { name: "Paste a full address" }).click();
  await page
    .getByLabel("Full address")
    .fill("Mei Tanaka, 18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China, +86 138 0013 8000");
  await page.getByRole("button", { name: "Fill in the fields" }).click();
  await expect(page.getByText("Fields filled in. Check them before you save.")).toBeVisible();
  await expect(page.getByLabel("Full name", { exact: true })).toHaveValue("Mei Tanaka");
  await expect(page.getByLabel("Phone number")).toHaveValue("+86 138 0013 8000");
  await expect(page.getByRole("combobox", { name: "Region" })).toHaveText("China / Zhejiang / Jinhua / Yiwu");
  await expect(page.getByLabel("Street, number, unit")).toHaveValue("18 Chouzhou North Road");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Address saved")).toBeVisible();
  await expect(page).toHaveURL(/\/home\/MyAddress/);
  await expect(cards(page)).toContainText("18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China");
  await expect(cards(page)).toContainText("138****8000");
  await expect(cards(page)).not.toContainText("13800138000");
});
