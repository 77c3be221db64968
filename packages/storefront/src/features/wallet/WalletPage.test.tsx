import {
  checkPassword,
  get,
  logs,
  recharge,
  rechargeList,
  withdraw,
  withdrawalSetting,
  withdrawList,
} from "@sundry/api/contract/wallet";
import type { WithdrawApply } from "@sundry/api/contract/entities/wallet";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { wallet, walletLog } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const log = page.getByRole("list", { name: /^(Transactions|余额明细)$/ }).getByRole("listitem");
const money: readonly Answer[] = [
  answer(get, wallet),
  answer(logs, pageOf([walletLog()])),
  answer(withdrawList, pageOf([])),
  answer(rechargeList, pageOf([])),
  answer(withdrawalSetting, { minPrice: 0.01, fee: 0, type: "ALI" }),
  answer(checkPassword, false),
];

const withdrawal: WithdrawApply = {
  id: "1",
  sn: "W1",
  applyMoney: 20,
  applyStatus: "APPLY",
  createTime: "2026-11-20 10:00:00",
  memberId: "1",
  memberName: "Mei Tanaka",
};

test("[MC-10] amounts can be hidden, even after a reload; empty and failed lists say so", async () => {
  const shop = await renderPage("/home/MoneyManagement", { answers: money });
  const balance = page.getByRole("region", { name: "Balance" });
  await expect.element(balance).toMatchTextContent("100");
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await expect.element(balance).not.toMatchTextContent("100");
  await shop.reload();
  await expect.element(page.getByRole("button", { name: "Show amounts" })).toBeVisible();
  await expect.element(balance).toMatchTextContent("Amount hidden");
  await page.getByRole("tab", { name: "Withdrawals" }).click();
  await expect.element(page.getByRole("heading", { name: "No withdrawals yet" })).toBeVisible();
  shop.answer(fail(rechargeList, "server"));
  await page.getByRole("tab", { name: "Top-ups" }).click();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  shop.answer(...money);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "No top-ups yet" })).toBeVisible();
});

test("[MC-10] [VA-02] wrong top-up amounts are reported at their field", async () => {
  const shop = await renderPage("/home/MoneyManagement", { answers: money });
  await page.getByRole("button", { name: "Top up", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Top up wallet" });
  const amount = dialog.getByLabelText("Amount");
  const go = dialog.getByRole("button", { name: "Continue to payment" });
  await go.click();
  await expect.element(dialog.getByText("Enter an amount.")).toBeVisible();
  await expect.element(amount).toHaveFocus();
  for (const wrong of ["0", "0.001", "9999"]) {
    await amount.fill(wrong);
    await go.click();
    await expect.element(dialog.getByText(/^Enter an amount of more than 0 and less than 9,999/)).toBeVisible();
  }
  await amount.fill("ten");
  await expect.element(dialog.getByText(/^Enter the amount in figures/)).toBeVisible();
  expect(shop.sent(recharge)).toEqual([]);
});

test("[MC-10] a transaction is one line of 44 px in a wide window", async () => {
  await renderPage("/home/MoneyManagement", {
    answers: [
      ...money,
      answer(logs, pageOf([walletLog(), walletLog({ id: "2", detail: "Refund for A377635561321201477" })])),
    ],
  });
  await expectCount(log, 2);
  for (const line of log.elements()) expect(Math.round(line.getBoundingClientRect().height)).toBeLessThanOrEqual(45);
});

test("[VA-02] [MC-10] the dialog names the largest possible withdrawal, and a withdrawal is in review until it is decided", async () => {
  await renderPage("/home/MoneyManagement?tab=withdraw", {
    answers: [
      ...money,
      answer(get, { memberWallet: 10_047.45, memberFrozenWallet: 20 }),
      answer(withdrawList, pageOf([withdrawal])),
    ],
  });
  await expect.element(page.getByText("In review")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect.element(page.getByText(/^Up to \$9,998\.99\./)).toBeVisible();
});

test("[MC-10] [VA-02] a withdrawal above the balance is marked; a right one is sent once and shows in review", async () => {
  const shop = await renderPage("/home/MoneyManagement", { answers: [...money, answer(withdraw, true)] });
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw money" });
  await expect.element(dialog).toMatchTextContent("Up to $100.00. At least $0.01. No fee.");
  const send = dialog.getByRole("button", { name: "Withdraw", exact: true });
  await dialog.getByLabelText("Amount").fill("100.01");
  await send.click();
  await expect.element(dialog.getByText("That's more than you can withdraw.")).toBeVisible();
  await expect.element(dialog.getByText("Enter your Alipay account.")).toBeVisible();
  expect(shop.sent(withdraw)).toEqual([]);
  await dialog.getByLabelText("Amount").fill("40");
  await dialog.getByLabelText("Account holder's name").fill("Mei Tanaka");
  await dialog.getByLabelText("Alipay account").fill("mei@example.com");
  shop.answer(answer(withdrawList, pageOf([{ ...withdrawal, connectNumber: "mei@example.com" }])));
  await send.dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectAddress(/tab=withdraw/);
  const applied = page.getByRole("list", { name: "Withdrawals" }).getByRole("listitem");
  await expect.element(applied).toMatchTextContent("To mei@example.com");
  await expect.element(applied).toMatchTextContent("In review");
  expect(shop.sent(withdraw)).toEqual([expect.objectContaining({ price: "40" })]);
});

test("[MC-10] welcome money is in the balance but can't be withdrawn: the page and its dialog name what can be", async () => {
  const shop = await renderPage("/home/MoneyManagement", {
    answers: [
      ...money,
      answer(get, { memberWallet: 100, memberFrozenWallet: 0, withdrawable: 40, welcomeMoney: 60 }),
      answer(withdraw, true),
    ],
  });
  const balance = page.getByRole("region", { name: "Balance" });
  await expect.element(balance).toMatchTextContent(/Can be withdrawn\s*\$40\.00/);
  await expect.element(balance).toMatchTextContent("Welcome money pays for orders first and can't be withdrawn.");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw money" });
  await expect.element(dialog).toMatchTextContent("Up to $40.00.");
  await dialog.getByLabelText("Amount").fill("40.01");
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect.element(dialog.getByText("That's more than you can withdraw.")).toBeVisible();
  expect(shop.sent(withdraw)).toEqual([]);
  shop.answer(answer(get, { memberWallet: 60, memberFrozenWallet: 0, withdrawable: 0, welcomeMoney: 60 }));
  await shop.reload();
  await expect.element(page.getByRole("button", { name: "Withdraw", exact: true })).toBeDisabled();
});

test("[MC-10] a backend without welcome money shows the balance alone", async () => {
  await renderPage("/home/MoneyManagement", { answers: money });
  await expect.element(page.getByRole("region", { name: "Balance" })).toMatchTextContent("100");
  await expectCount(page.getByText("Can be withdrawn"), 0);
});

test.each([
  ["   ", "Enter the account holder's name."],
  ["...", "Enter the account holder's name."],
])("[VA-02] [MC-10] a withdrawal to the name %o is marked and not sent", async (name, message) => {
  const shop = await renderPage("/home/MoneyManagement", { answers: [...money, answer(withdraw, true)] });
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw money" });
  await dialog.getByLabelText("Amount").fill("40");
  await dialog.getByLabelText("Account holder's name").fill(name);
  await dialog.getByLabelText("Alipay account").fill("-");
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByText("Enter your Alipay account.")).toBeVisible();
  expect(shop.sent(withdraw)).toEqual([]);
});

test("[MC-10] the pages of the transactions are links", async () => {
  const moves = Array.from({ length: 12 }, (_, place) => walletLog({ id: `${place}`, money: -0.01 * (place + 1) }));
  await renderPage("/home/MoneyManagement", {
    answers: [
      ...money,
      answer(logs, ({ pageNumber }) => pageOf(pageNumber === "2" ? moves.slice(10) : moves.slice(0, 10), 12, 10)),
    ],
  });
  await expectCount(log, 10);
  await page.getByRole("link", { name: /^(Page )?2$/ }).click();
  await expectAddress(/pageNumber=2/);
  await expectCount(log, 2);
  history.back();
  await expectCount(log, 10);
});

for (const at of pageConditions)
  test(`[HM-16] wallet and its dialogs are accessible: ${at.name}`, async () => {
    const unpaid = { id: "1", createTime: "2026-11-20 10:00:00", rechargeSn: "R1", rechargeMoney: 50 };
    await renderPage("/home/MoneyManagement", {
      ...at,
      answers: [
        ...money,
        answer(get, { memberWallet: 100, memberFrozenWallet: 0, withdrawable: 40, welcomeMoney: 60 }),
        answer(rechargeList, pageOf([{ ...unpaid, payStatus: "UNPAID" as const }])),
      ],
    });
    await expectCount(log, 1);
    await expectAccessible();
    goTo("/home/MoneyManagement?tab=recharge");
    await expect.element(page.getByRole("link", { name: /^(Pay|去支付)$/ })).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: /^(Withdraw|提现)$/ }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: /^(Top up|充值)$/ }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
  });
