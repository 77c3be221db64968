import { detail, pay, payment } from "@sundry/api/contract/cashier";
import { search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { checkPassword, get, logs, withdrawalSetting } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { wallet } from "../../testing/entities.ts";
import { bill } from "../../testing/orders.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  fail,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const open = "/payment?orderType=TRADE&sn=T1";
const payButton = page.getByRole("button", { name: "Pay $25.00" });
const question = page.getByRole("dialog", { name: "Pay $25.00 from your wallet?" });

test("[BU-04] without a payment password the wallet asks before paying; going back pays nothing", async () => {
  const shop = await renderPage(open, { answers: [answer(detail, bill), refuse(pay, "Not now", 34001)] });
  await payButton.click();
  await expect.element(question.getByText("Your balance is $80.00.")).toBeVisible();
  await question.getByRole("button", { name: "Go back" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => shop.sent(pay)).toHaveLength(0);
  await payButton.click();
  await question.getByRole("button", { name: "Pay now" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Not now");
  await expect.poll(() => shop.sent(pay)).toHaveLength(1);
});

test("[BU-04] with a payment password it asks for that instead", async () => {
  const answers = [answer(detail, { ...bill, walletPassword: true }), refuse(pay, "Not now", 34001)];
  const shop = await renderPage(open, { answers });
  await page.getByLabelText("Payment password").fill("Purple-Kite-7");
  await payButton.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Not now");
  await expect.poll(() => shop.sent(pay)).toHaveLength(1);
  await expect.element(question).not.toBeInTheDocument();
});

test("[BU-04] a bank transfer shows by when the money has to arrive", async () => {
  await renderPage(open, { answers: [answer(detail, bill), fail(payment, "missing")] });
  await expect.element(page.getByText(/^Has to arrive by .*25 Nov|^Has to arrive by Nov 25/)).toBeVisible();
});

test("[MC-10] [BU-04] a low balance at payment leads to a top-up of the missing amount", async () => {
  await renderPage(open, {
    answers: [
      answer(detail, { ...bill, price: 225.5, walletValue: 100, support: ["WALLET", "ALIPAY"] }),
      answer(get, wallet),
      answer(logs, pageOf([])),
      answer(withdrawalSetting, { minPrice: 0.01, fee: 0, type: "ALI" }),
      answer(checkPassword, false),
    ],
  });
  await expect.element(page.getByRole("radio", { name: "Wallet" })).toBeDisabled();
  await expect.element(page.getByRole("radio", { name: "Alipay" })).toBeChecked();
  await expect.element(page.getByText(/^Your wallet balance is \$100\.00\. You need \$125\.50 more/)).toBeVisible();
  await page.getByRole("link", { name: "Top up wallet" }).click();
  const dialog = page.getByRole("dialog", { name: "Top up wallet" });
  await expect.element(dialog.getByLabelText("Amount")).toHaveValue("125.5");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expectAddress(/MoneyManagement(?!.*recharge=)/);
});

test("[BU-04] unknown, someone else's, cancelled and paid orders say so", async () => {
  const shop = await renderPage("/payment", { answers: [] });
  const title = page.getByRole("heading", { level: 1 });
  await expect.element(title).toMatchTextContent("We can't find this order");
  for (const [code, text] of [
    [31_002, "We can't find this order"],
    [20_005, "This order belongs to another account"],
    [32_006, "Payment is no longer possible"],
    [32_003, "Already paid"],
  ] as const) {
    shop.answer(refuse(detail, "No.", code));
    await shop.reload(open);
    await expect.element(title).toMatchTextContent(text);
  }
  shop.answer(answer(payment, { state: "WAITING", method: "ALIPAY", price: 25 }), answer(search, pageOf([])));
  await shop.reload("/payDone?orderType=TRADE&sn=T1");
  await expect.element(title).toMatchTextContent("Not paid yet");
});

test("[BU-04] leaving an unpaid bill asks once", async () => {
  await renderPage(open, { answers: [answer(detail, bill), fail(payment, "missing"), fail(home, "network")] });
  await expect.element(payButton).toBeVisible();
  const toHome = page.getByRole("banner").getByRole("link", { name: "Sundry", exact: true });
  await toHome.click();
  const leaving = page.getByRole("dialog", { name: "Leave without paying?" });
  await leaving.getByRole("button", { name: "Stay and pay" }).click();
  await expect.element(leaving).not.toBeInTheDocument();
  await expectAddress(open);
  await toHome.click();
  await expectAddress("/");
});

test.each(pageConditions)(
  "[HM-16] payment methods and the wallet's question are accessible: $name",
  async ({ theme, locale, width }) => {
    await renderPage(open, { theme, locale, width, answers: [answer(detail, bill), fail(payment, "missing")] });
    const fromWallet = page.getByRole("radio", { name: /^(Wallet|余额)/ });
    await page.getByRole("radio", { name: /^(Bank transfer|线下转账)$/ }).click({ force: true });
    await expectAccessible();
    await fromWallet.click({ force: true });
    await page.getByRole("button", { name: /^(Pay \$|支付￥)/ }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
  },
);
