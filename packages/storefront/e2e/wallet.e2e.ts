import { expect, type Page, test } from "@playwright/test";
import { decideInSandbox } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";

const wallet = "/#/home/MoneyManagement";
const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem");

test("[MC-10] [VA-02] a top-up: wrong amounts are marked, and the right one is paid and arrives once", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto(wallet);
  await page.getByRole("button", { name: "Top up", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Top up wallet" });
  const amount = dialog.getByLabel("Amount");
  const go = dialog.getByRole("button", { name: "Continue to payment" });
  await go.click();
  await expect(dialog.getByText("Enter an amount.")).toBeVisible();
  await expect(amount).toBeFocused();
  for (const wrong of ["0", "0.001", "9999"]) {
    await amount.fill(wrong);
    await go.click();
    await expect(dialog.getByText("Enter an amount of more than 0 and less than 9,999")).toBeVisible();
  }
  await amount.fill("ten");
  await expect(dialog.getByText("Enter the amount in figures")).toBeVisible();
  await amount.fill("9998.99");
  await go.dblclick();
  await expect(page).toHaveURL(/#\/payMent\?orderType=RECHARGE&sn=R\d+/);
  await expect(page.getByRole("button", { name: "Pay $9,998.99" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Wallet" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await decideInSandbox(page, /^Pay$/);
  await expect(page.getByRole("heading", { name: "Top-up successful" })).toBeVisible();
  await page.getByRole("link", { name: "Go to wallet" }).click();
  await expect(page.getByRole("region", { name: "Balance" })).toContainText("10,098");
  await expect(list(page, "Transactions").first()).toContainText("+$9,998.99");
  await page.getByRole("tab", { name: "Top-ups" }).click();
  await expect(page).toHaveURL(/tab=recharge/);
  await expect(list(page, "Top-ups")).toHaveCount(1);
  await expect(list(page, "Top-ups").first()).toContainText("Paid");
});
