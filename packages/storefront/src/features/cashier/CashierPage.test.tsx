import { detail, pay, payment } from "@sundry/api/contract/cashier";
import { home } from "@sundry/api/contract/page";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { bill } from "../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  fail,
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

test("[BU-04] leaving an unpaid bill asks once", async () => {
  await renderPage(open, { answers: [answer(detail, bill), fail(payment, "missing"), answer(home, null)] });
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
    const wallet = page.getByRole("radio", { name: /^(Wallet|余额)/ });
    await page.getByRole("radio", { name: /^(Bank transfer|线下转账)$/ }).click({ force: true });
    await expectAccessible();
    await wallet.click({ force: true });
    await page.getByRole("button", { name: /^(Pay \$|支付￥)/ }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
  },
);
