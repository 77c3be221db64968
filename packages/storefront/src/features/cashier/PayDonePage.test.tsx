import { detail, payment } from "@sundry/api/contract/cashier";
import { search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../../testing/entities.ts";
import { bill } from "../../testing/orders.ts";
import {
  answer,
  expectAccessible,
  fail,
  pageConditions,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const paid = [
  answer(payment, { state: "PAID", method: "WALLET", price: 178.46 }),
  answer(search, pageOf(manyGoods(3))),
];
const ticket = () => document.querySelector("[data-component=PackingSlip]");

test.each(pageConditions)(
  "[BU-04] [HM-16] what was paid is a ticket, torn off: $name",
  async ({ theme, locale, width }) => {
    await renderPage("/payDone?orderType=TRADE&sn=T1", { theme, locale, width, answers: paid });
    await expect.element(page.getByRole("heading", { level: 1, name: /Payment successful|支付成功/ })).toBeVisible();
    expect(ticket()).toHaveAttribute("data-torn");
    expect(ticket()?.textContent).toContain("178.46");
    expect(ticket()?.textContent).toContain("T1");
    await expectAccessible();
  },
);

test("[BU-04] a top-up of the wallet is no order: nothing is torn off", async () => {
  await renderPage("/payDone?orderType=RECHARGE&sn=R1", { answers: paid });
  await expect.element(page.getByRole("heading", { level: 1, name: "Top-up successful" })).toBeVisible();
  expect(ticket()).not.toHaveAttribute("data-torn");
});

test("[BU-04] without an order the last page makes no claim", async () => {
  const opened = await renderPage("/payDone", {
    answers: [answer(search, pageOf([])), refuse(payment, "Not found", 31_001)],
  });
  const noClaim = page.getByRole("heading", { name: "Your orders" });
  await expect.element(noClaim).toBeVisible();
  await opened.reload("/payDone?orderType=TRADE&sn=T0");
  await expect.element(noClaim).toBeVisible();
  await expect.element(page.getByText("Thank you")).not.toBeInTheDocument();
  opened.answer(fail(payment, "server"));
  await opened.reload("/payDone?orderType=TRADE&sn=T1");
  await expect.element(page.getByRole("heading", { name: "We couldn't check your payment" })).toBeVisible();
  opened.answer(refuse(payment, "Not found", 31_001));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(noClaim).toBeVisible();
});

test.each(pageConditions)(
  "[BU-04] [HM-16] an announced transfer waits for its money: $name",
  async ({ theme, locale, width }) => {
    const declared = { state: "DECLARED", method: "BANK_TRANSFER", price: 25 } as const;
    await renderPage("/payDone?orderType=TRADE&sn=T1", {
      ...{ theme, locale, width },
      answers: [answer(payment, declared), answer(detail, bill), answer(search, pageOf([]))],
    });
    await expect
      .element(page.getByRole("heading", { name: /^(Waiting for your transfer|等待转账到账)$/ }))
      .toBeVisible();
    await expectAccessible();
  },
);
