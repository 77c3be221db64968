import { expect, type Page, test } from "@playwright/test";
import { balanceOf, decideInSandbox, placeOrder } from "./bills.ts";
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

test("[MC-10] [VA-02] a withdrawal: up to the balance, on hold until decided, described in words", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto(wallet);
  await page.getByRole("button", { name: "Withdraw" }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw money" });
  await expect(dialog).toContainText("Up to $100.00. At least $0.01. No fee.");
  await dialog.getByLabel("Amount").fill("100.01");
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect(dialog.getByText("That's more than your balance.")).toBeVisible();
  await expect(dialog.getByText("Enter your Alipay account.")).toBeVisible();
  await dialog.getByLabel("Amount").fill("40");
  await dialog.getByLabel("Account holder's name").fill("Mei Tanaka");
  await dialog.getByLabel("Alipay account").fill("mei@example.com");
  await dialog.getByRole("button", { name: "Withdraw" }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/tab=withdraw/);
  await expect(list(page, "Withdrawals")).toHaveCount(1);
  await expect(list(page, "Withdrawals").first()).toContainText("To mei@example.com");
  await expect(list(page, "Withdrawals").first()).toContainText("In review");
  const balance = page.getByRole("region", { name: "Balance" });
  await expect(balance).toContainText("$60.00");
  await expect(balance).toContainText("$40.00");
  expect(await balanceOf(page)).toBe(60);
  await page.getByRole("tab", { name: "Transactions" }).click();
  await expect(list(page, "Transactions").first()).toContainText("−$40.00");
  await expect(list(page, "Transactions").first()).toContainText("Money out");
});

test("[MC-10] [BU-04] a low balance at payment leads to a top-up of the missing amount", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const sn = await placeOrder(page, request, 60);
  await page.goto(`/#/payMent?orderType=TRADE&sn=${sn}`);
  await expect(page.getByRole("radio", { name: "Wallet" })).toBeDisabled();
  await expect(page.getByRole("radio", { name: "Alipay" })).toBeChecked();
  const notice = page.getByText(/^Your wallet balance is \$100\.00. You need \$[\d,.]+ more/);
  const missing = /need \$([\d,.]+) more/.exec(await notice.innerText())?.[1]?.replace(",", "") ?? "?";
  await page.getByRole("link", { name: "Top up wallet" }).click();
  const dialog = page.getByRole("dialog", { name: "Top up wallet" });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => Number(await dialog.getByLabel("Amount").inputValue())).toBe(Number(missing));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/recharge=/);
});
