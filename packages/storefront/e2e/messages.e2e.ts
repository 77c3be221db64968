import { expect, type Page, test } from "@playwright/test";
import { openWithReceived } from "./received.ts";

const rows = (page: Page) => page.locator("li:has(a[href*='MsgDetail'])");
const unread = (page: Page) =>
  page.getByRole("navigation", { name: "My Sundry" }).getByRole("link", { name: /^Messages/ });

test("[MC-13] order news arrives as messages: counted, read, linked to the order, binned, and kept in the bin", async ({
  page,
  request,
}) => {
  const { sn } = await openWithReceived(page, request);
  await page.goto("/#/home/MsgList");
  await expect(page.getByRole("tab", { name: /^Unread/ })).toContainText("3");
  await expect(unread(page)).toContainText("3");
  await page.getByRole("link", { name: /Your order is on its way/ }).click();
  await expect(page).toHaveURL(/MsgDetail\?id=\d+/);
  await expect(page.getByRole("heading", { level: 1, name: "Your order is on its way" })).toBeVisible();
  await expect(unread(page)).toContainText("2");
  const address = page.url();
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment received" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole("article").getByRole("link", { name: sn }).click();
  await expect(page).toHaveURL(new RegExp(`OrderDetail\\?sn=${sn}`));

  await page.goto("/#/home/MsgList?status=ALREADY_READY");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Move to bin: Payment received" }).click();
  await expect(page.getByText("Moved to bin", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("tab", { name: /^Unread/ }).click();
  await page.getByRole("button", { name: "Mark this page as read" }).click();
  await expect(page.getByText("All messages on this page marked as read")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No unread messages" })).toBeVisible();
  await page.getByRole("tab", { name: "Bin" }).click();
  await expect(page).toHaveURL(/status=ALREADY_REMOVE/);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("button", { name: /^Move to bin/ })).toHaveCount(0);
  await page.getByRole("link", { name: /Payment received/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment received" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Bin" })).toHaveAttribute("aria-selected", "true");
});
