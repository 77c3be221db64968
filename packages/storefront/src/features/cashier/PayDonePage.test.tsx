import { payment } from "@sundry/api/contract/cashier";
import { search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../../testing/entities.ts";
import { answer, expectAccessible, pageConditions, pageOf, renderPage } from "../../testing/renderPage.tsx";

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
