import { pay, payment } from "@sundry/api/contract/cashier";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, expectAccessible, pageConditions, refuse, renderPage } from "../../testing/renderPage.tsx";

const address = "https://checkout.example.com/c/pay/cs_1";
const waiting = { state: "WAITING", price: 25, content: address, endsAt: Date.now() + 600_000 } as const;
const at = (method: string) => `/qrpay?orderType=TRADE&sn=T1&method=${method.toLowerCase()}`;

test.each(pageConditions)(
  "[BU-04] [HM-16] a card is paid on the provider's page, by a button or a code: $name",
  async ({ theme, locale, width }) => {
    await renderPage(at("CARD"), { theme, locale, width, answers: [answer(payment, { ...waiting, method: "CARD" })] });
    await expect.element(page.getByRole("heading", { level: 1, name: /Pay by card|银行卡支付/ })).toBeVisible();
    const button = page.getByRole("link", { name: /Open payment page|打开支付页面/ });
    await expect.element(button).toHaveAttribute("href", address);
    await expect.element(button).toHaveAttribute("data-component", "ButtonLink");
    await expect.element(page.getByRole("img", { name: /QR code to pay|银行卡付款码/ })).toBeVisible();
    await expectAccessible();
  },
);

test("[BU-04] an app's code has a link beside it, and no second main button", async () => {
  await renderPage(at("ALIPAY"), { answers: [answer(payment, { ...waiting, method: "ALIPAY" })] });
  await expect.element(page.getByRole("heading", { level: 1, name: "Pay with Alipay" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /Open payment page/ }))
    .toHaveAttribute("data-component", "TextLink");
});

test.each(pageConditions)(
  "[HM-16] a code that waits, was declined or has expired is accessible: $name",
  async ({ theme, locale, width }) => {
    const shop = await renderPage(at("ALIPAY"), { theme, locale, width, answers: [answer(payment, waiting)] });
    await expect.element(page.getByRole("img", { name: /QR code to pay|支付宝付款码/ })).toBeVisible();
    await expectAccessible();
    for (const state of ["REFUSED", "EXPIRED"] as const) {
      shop.answer(answer(payment, { ...waiting, state, content: null }));
      await shop.reload();
      await expect.element(page.getByRole("button", { name: /^(New QR code|刷新付款码)$/ })).toBeVisible();
      await expectAccessible();
    }
  },
);

test("[BU-04] an expired code says so, a check that finds no payment too; an unknown address shows no bill", async () => {
  const ended = { ...waiting, content: null, method: "ALIPAY" } as const;
  const shop = await renderPage(`${at("ALIPAY")}&price=0.01`, {
    answers: [answer(payment, { ...ended, state: "EXPIRED" })],
  });
  await expect.element(page.getByText("The QR code has expired. You haven't paid anything.")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "This QR code is no longer valid" })).toBeVisible();
  // The amount of an address is never trusted.
  await expect.element(page.getByText("$0.01")).not.toBeInTheDocument();
  shop.answer(answer(payment, waiting), answer(pay, address));
  await page.getByRole("button", { name: "New QR code" }).click();
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect.element(page.getByText("We haven't received your payment yet.")).toBeVisible();
  expect(shop.sent(pay)).toHaveLength(1);
  shop.answer(refuse(payment, "No.", 31_002));
  for (const opened of [at("ALIPAY"), "/qrpay"]) {
    await shop.reload(opened);
    await expect.element(page.getByRole("heading", { name: "We can't find this order" })).toBeVisible();
  }
});
