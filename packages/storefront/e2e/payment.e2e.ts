import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { interceptRequests } from "./answers.ts";
import { balanceOf, codeAddress, decideAt, decideInSandbox, ordersOf, payFromWallet, placeOrder } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { pressByKey, tabTo } from "./tabbing.ts";

const cashier = (sn: string) => `/#/payMent?orderType=TRADE&sn=${sn}`;
const payButton = (page: Page) => page.getByRole("button", { name: /^(Pay \$|支付￥)/ });
const code = (page: Page) => page.getByRole("img", { name: /^(QR code to pay|支付宝付款码|微信付款码)/ });

/** The page behind the QR code, as a phone shows it. */
async function expectSandboxAccessible(page: Page): Promise<void> {
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(await codeAddress(page));
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(phone);
  await phone.close();
}

/** A new buyer at the payment page of one order; returns the trade number. */
async function openCashier(page: Page, request: APIRequestContext): Promise<string> {
  await openAsBuyer(page, request);
  const sn = await placeOrder(page, request);
  await page.goto(cashier(sn));
  return sn;
}

/** Chooses a method and opens its QR code. */
async function openCode(page: Page, sn: string, method: string): Promise<void> {
  await page.goto(cashier(sn));
  await page.getByRole("radio", { name: method }).check();
  await payButton(page).click();
  await expect(page).toHaveURL(/#\/qrpay\?orderType=TRADE&sn=\w+&method=\w+/);
  await expect(code(page)).toBeVisible();
}

test("[BU-04] [HM-16] Alipay in Chinese at 390 px: paid in another window, and the page notices", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("locale", "zh"));
  await openAsBuyer(page, request);
  const sn = await placeOrder(page, request);
  await openCode(page, sn, "支付宝");
  await expect(page.getByRole("heading", { level: 1, name: "支付宝扫码支付" })).toBeVisible();
  await expect(page.getByText("等待付款")).toBeVisible();
  await expectSandboxAccessible(page);
  await decideInSandbox(page, /^支付$/);
  await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.getByRole("link", { name: "查看我的订单" }).click();
  // The page before shows products, which are articles too.
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: "待发货" })).toBeVisible();
  expect(await balanceOf(page)).toBe(100);
});

test("[BU-04] WeChat by keyboard alone: declined, a new code, paid", async ({ page, request }) => {
  await openCashier(page, request);
  await expect(payButton(page)).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "Wallet" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "WeChat Pay" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeVisible();
  await decideInSandbox(page, /^Decline$/);
  await expect(page.getByText("Your payment was declined. You haven't paid anything.")).toBeVisible();
  await pressByKey(page, page.getByRole("button", { name: "New QR code" }));
  await expect(code(page)).toBeVisible();
  await decideInSandbox(page, /^Pay$/);
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
});

test("[BU-04] the wallet in one tab, a QR code in another: paid once, and the second payment goes to the wallet", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const sn = await placeOrder(page, request);
  await openCode(page, sn, "Alipay");
  // This page moves on as soon as it learns of the other payment.
  const address = await codeAddress(page);
  const other = await page.context().newPage();
  await other.goto(cashier(sn));
  await payFromWallet(other);
  await expect(other.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  const left = await balanceOf(other);
  expect(left).toBeLessThan(100);
  await decideAt(page, address, /^Pay$/);
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  expect(await balanceOf(page)).toBe(100);
  await other.goto(cashier(sn));
  await expect(other.getByRole("heading", { name: "Already paid" })).toBeVisible();
  await page.goto("/#/home/MoneyManagement");
  const log = page.getByRole("list", { name: "Transactions" }).getByRole("listitem");
  await expect(log).toContainText(["Duplicate or late payment returned", "−$", "+$100.00"]);
});

test("[BU-04] [SE-07] a bank transfer: account and reference to copy, announced, pending, and still payable from the wallet, whose password is set first and asked for", async ({
  page,
  request,
}) => {
  const sn = await openCashier(page, request);
  await page.getByRole("radio", { name: "Bank transfer" }).check();
  const account = page.getByRole("region", { name: "Bank transfer" });
  await expect(account).toContainText("6200 0000 0000 0142");
  await expect(account).toContainText(sn);
  await expect(account.getByRole("button", { name: "Copy: Account" })).toBeVisible();
  await page.getByRole("button", { name: /^I have transferred \$/ }).click();
  await expect(page.getByRole("heading", { name: "Waiting for your transfer" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Waiting for your transfer" })).toBeVisible();
  await expect(page.getByText("6200 0000 0000 0142")).toBeVisible();
  expect((await ordersOf(page))[0]?.orderStatus).toBe("UNPAID");
  await page.getByRole("link", { name: "Other method" }).click();
  await expect(page.getByText(/^We're waiting for your bank transfer/)).toBeVisible();
  await page.getByRole("radio", { name: "Wallet" }).check();
  await page.getByRole("button", { name: "Set a payment password" }).click();
  const dialog = page.getByRole("dialog", { name: "Set a payment password" });
  await dialog.getByLabel("New payment password").fill("short");
  await dialog.getByLabel("Confirm payment password").fill("shorter");
  await dialog.getByRole("button", { name: "Set password" }).click();
  await expect(dialog.getByText("Use at least 8 characters.")).toBeVisible();
  await expect(dialog.getByText("The passwords don't match.")).toBeVisible();
  await dialog.getByLabel("New payment password").fill("SundryPay2026");
  await dialog.getByLabel("Confirm payment password").fill("SundryPay2026");
  await dialog.getByRole("button", { name: "Set password" }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel("Payment password").fill("SundryPay2026");
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
});

test("[BU-04] the network is lost while a payment starts and while its QR code waits", async ({
  page,
  request,
  context,
}) => {
  await openCashier(page, request);
  await page.getByRole("radio", { name: "Alipay" }).check();
  const restore = await interceptRequests(page, "**/payment/cashier/pay/**", (route) => route.abort("connectionreset"));
  await payButton(page).click();
  await expect(page.getByRole("alert")).toContainText("You haven't paid anything. Try again.");
  restore();
  await payButton(page).click();
  await expect(code(page)).toBeVisible();

  const asked: string[] = [];
  page.on("request", (call) => call.url().includes("/payment/cashier/payment") && asked.push(call.url()));
  const address = await codeAddress(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline/)).toBeVisible();
  await context.setOffline(false);
  const paid = await request.post(address, { form: { outcome: "PAID" } });
  expect(paid.ok()).toBe(true);
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  const done = asked.length;
  await page.goto("/#/home/MyOrder");
  await expect(page.getByRole("main").getByRole("article", { name: /^Order / })).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(done + 1);
});
