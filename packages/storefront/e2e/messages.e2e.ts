import { expect, type Page, test } from "@playwright/test";
import { failAt } from "./answers.ts";
import { asBuyer } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";
import { openWithReceived, openWithShipped } from "./received.ts";

const rows = (page: Page) => page.locator("li:has(a[href*='MsgDetail'])");
const unread = (page: Page) =>
  page.getByRole("navigation", { name: "My Sundry" }).getByRole("link", { name: /^Messages/ });

test("[MC-13] order news arrives as messages: unread ones are counted, opening one marks it as read, and its number links to the order", async ({
  page,
  request,
}) => {
  const { sn } = await openWithShipped(page, request);
  await page.goto("/#/home/MsgList");
  await expect(page.getByRole("tab", { name: /^Unread/ })).toContainText("2");
  await expect(unread(page)).toContainText("2");
  await page.getByRole("link", { name: /Your order is on its way/ }).click();
  await expect(page).toHaveURL(/MsgDetail\?id=\d+/);
  await expect(page.getByRole("heading", { level: 1, name: "Your order is on its way" })).toBeVisible();
  await expect(unread(page)).toContainText("1");
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
});

test("[MC-13] a page is marked as read at once, messages go to the bin, and nothing is deleted from there", async ({
  page,
  request,
}) => {
  await openWithReceived(page, request);
  await page.goto("/#/home/MsgList");
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Move to bin: Payment received" }).click();
  await expect(page.getByText("Moved to bin", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
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

test("[MC-13] empty list, failed list, and messages that arrive meanwhile", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const restore = await failAt(page, "message?**", "network");
  await page.goto("/#/home/MsgList");
  await expect(page.getByRole("alert")).toContainText("Network error. Try again later.");
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No unread messages" })).toBeVisible();
  const application = await asBuyer(page, "POST", "/distribution", {
    form: {
      name: "Mei Tanaka",
      idNumber: "330782199001011234",
      settlementBankAccountName: "Mei Tanaka",
      settlementBankAccountNum: "6200000000000142",
      settlementBankBranchName: "Yiwu",
    },
  });
  await market("distributor", (application as { id: string }).id, "pass");
  // Offline and back online: the page reloads at once.
  await page.context().setOffline(true);
  await expect(page.getByText(/^You're offline/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("link", { name: /You're in the referral programme/ })).toBeVisible();
  await expect(unread(page)).toContainText("1");
});
