import { apply, cash, cashList, checkGoods, get, goods, orders } from "@sundry/api/contract/distribution";
import type { Distribution, DistributionGoods } from "@sundry/api/contract/entities/distribution";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { tabStorage } from "../../shared/session/storage.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectCount,
  fail,
  pageConditions,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const address = "/home/Distribution";
const [idNumber, accountNumber] = ["330782199001011234", "6222020200001234567"];

function distributor(change: Partial<Distribution> = {}): Distribution {
  return {
    id: "88",
    memberId: "1",
    name: "Mei Tanaka",
    idNumber: "****1234",
    settlementBankAccountName: "Mei Tanaka",
    settlementBankAccountNum: "****4567",
    settlementBankBranchName: "Yiwu Chouzhou Road",
    distributionStatus: "PASS",
    rebateTotal: 50,
    canRebate: 50,
    commissionFrozen: 0,
    createTime: "2026-11-20 10:00:00",
    ...change,
  };
}

const lamp: DistributionGoods = {
  id: "5",
  goodsId: "21",
  skuId: "31",
  goodsName: "Mushroom night light",
  price: 4.2,
  storeName: "Jinhe Umbrella Works",
  commission: 0.21,
  createTime: "2026-11-20 10:00:00",
};

/** A market whose distributor recommends what is in `chosen`. */
function market(chosen: Set<string> = new Set()): readonly Answer[] {
  return [
    answer(get, distributor()),
    answer(goods, ({ checked }) => pageOf(chosen.has(lamp.id) === (checked === "true") ? [lamp] : [])),
    answer(checkGoods, ({ id = "", checked }) => {
      if (checked === "true") chosen.add(id);
      else chosen.delete(id);
      return null;
    }),
    answer(cashList, pageOf([])),
  ];
}

const rows = (name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem");
const applyButton = page.getByRole("button", { name: /^(Apply|提交申请)$/ });

test("[MC-12] [VA-04] missing fields are marked, a reload keeps the draft without its numbers, and one application is sent", async () => {
  const shop = await renderPage(address, { answers: [answer(get, null)] });
  await applyButton.click();
  await expect.element(page.getByText("Enter your full name.")).toBeVisible();
  await expect.element(page.getByLabelText("Full name")).toHaveFocus();
  await page.getByLabelText("Full name").fill("Mei Tanaka");
  await page.getByLabelText("ID number").fill(idNumber);
  await page.getByLabelText("Bank account number").fill(accountNumber);
  await expect.poll(() => tabStorage.get("drafts") ?? "").toContain("Mei Tanaka");
  await shop.reload();
  await expect.element(page.getByLabelText("Full name")).toHaveValue("Mei Tanaka");
  await expect.element(page.getByLabelText("ID number")).toHaveValue("");
  const stored = JSON.stringify([Object.entries(window.sessionStorage), Object.entries(window.localStorage)]);
  for (const number of [idNumber, accountNumber]) expect(stored).not.toContain(number);
  await page.getByLabelText("ID number").fill(idNumber);
  await page.getByLabelText("Bank account holder").fill("Mei Tanaka");
  await page.getByLabelText("Bank account number").fill(accountNumber);
  await page.getByLabelText("Bank and branch").fill("Yiwu Chouzhou Road");
  const applied = distributor({ distributionStatus: "APPLY" });
  shop.answer(answer(apply, applied), answer(get, applied));
  await applyButton.dblClick();
  await expect.element(page.getByRole("heading", { name: "Your application is under review" })).toBeVisible();
  await expect.element(page.getByText("****1234")).toBeVisible();
  await expectCount(page.getByText(idNumber), 0);
  expect(shop.sent(apply)).toMatchObject([{ idNumber, settlementBankAccountNum: accountNumber }]);
});

test("[MC-12] declined, accepted and ended: each status says what can be done", async () => {
  const shop = await renderPage(address, {
    answers: [...market(), answer(get, distributor({ distributionStatus: "REFUSE" }))],
  });
  await expect.element(page.getByText(/^Your application was declined\./)).toBeVisible();
  await expect.element(page.getByLabelText("Full name")).toHaveValue("Mei Tanaka");
  await expect.element(page.getByLabelText("ID number")).toHaveValue("");
  shop.answer(answer(get, distributor({ canRebate: 0, rebateTotal: 0 })));
  await shop.reload();
  await expect.element(page.getByRole("region", { name: "Your commission" })).toMatchTextContent("$0.00");
  await expect.element(page.getByRole("button", { name: "Withdraw" })).toBeDisabled();
  shop.answer(answer(get, distributor({ distributionStatus: "RETREAT" })));
  await shop.reload();
  await expect.element(page.getByText(/^Your place in the referral programme has ended\./)).toBeVisible();
  await expect.element(applyButton).toBeVisible();
});

test("[MC-12] products are chosen and dropped; a link is copied and its picture saved under the product's name", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const saved: string[] = [];
  const download = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push(this.download);
  });
  onTestFinished(() => {
    copied.mockRestore();
    download.mockRestore();
  });
  await renderPage(address, { answers: market() });
  await expect.element(page.getByText("You haven't chosen any products yet")).toBeVisible();
  await page.getByRole("link", { name: "Choose products" }).click();
  const others = rows("More products");
  await expect.element(others).toMatchTextContent("$0.21 per item");
  await others.getByRole("switch").click();
  await expectCount(others, 0);
  await page.getByRole("tab", { name: "Your products" }).click();
  await expectCount(rows("Your products"), 1);
  await page.getByRole("button", { name: "Link and QR code: Mushroom night light" }).click();
  const dialog = page.getByRole("dialog", { name: "Your link" });
  await expect.element(dialog.getByRole("img", { name: "Scan to open: Mushroom night light" })).toBeVisible();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  const link = /#\/goodsDetail\?goodsId=21&skuId=31&distributionId=88$/;
  expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(link));
  await dialog.getByRole("button", { name: "Save as picture" }).click();
  await expect.poll(() => saved).toEqual(["Mushroom night light.png"]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await rows("Your products").getByRole("switch").click();
  await expect.element(page.getByText("You haven't chosen any products yet")).toBeVisible();
});

test("[MC-12] commission is withdrawn: impossible amounts are marked, and the shop's refusal shows in the dialog", async () => {
  const shop = await renderPage(address, {
    answers: [...market(), refuse(cash, "Your balance is too low for this withdrawal.", 34_002)],
  });
  await page.getByRole("button", { name: "Withdraw" }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw commission" });
  const send = dialog.getByRole("button", { name: "Withdraw" });
  for (const [typed, error] of [
    ["", "Enter an amount."],
    ["0.5", "Enter an amount from 1 to 9,999."],
    ["50.01", "That's more than you can withdraw."],
    ["ten", "Enter a number with up to two decimals."],
  ] as const) {
    await dialog.getByLabelText("Amount").fill(typed);
    await send.click();
    await expect.element(dialog.getByText(error)).toBeVisible();
  }
  await expect.poll(() => shop.sent(cash)).toEqual([]);
  await dialog.getByLabelText("Amount").fill("20");
  await send.click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Your balance is too low for this withdrawal.");
  shop.answer(answer(cash, null));
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("No withdrawals yet")).toBeVisible();
  await expect.poll(() => shop.sent(cash)).toEqual([{ price: "20" }, { price: "20" }]);
});

test("[MC-12] commission that is not final yet says until when it is pending", async () => {
  const sold = {
    id: "1",
    createTime: "2026-11-20 10:00:00",
    orderSn: "O1",
    memberName: "M***",
    distributionOrderStatus: "NO_COMPLETED" as const,
    rebate: 2,
    storeId: "1",
    storeName: lamp.storeName,
    goodsId: lamp.goodsId,
    goodsName: lamp.goodsName,
    skuId: lamp.skuId,
    num: 1,
  };
  const due = { ...sold, pendingUntil: "2026-12-12 10:00:00" };
  await renderPage(`${address}?tab=results`, {
    answers: [...market(), answer(orders, pageOf([due, { ...sold, id: "2" }]))],
  });
  const sales = page.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expectCount(sales, 2);
  await expect.element(sales.first()).toMatchTextContent(/Pending until .*12/);
  await expect.element(sales.last()).not.toMatchTextContent("Pending until");
});

test("[MC-12] a closed programme and a failed load each say so", async () => {
  const shop = await renderPage(address, { answers: [refuse(get, "closed", 22_000)] });
  await expect.element(page.getByText("The referral programme is closed for now")).toBeVisible();
  shop.answer(fail(get, "server"));
  await shop.reload();
  const retry = page.getByRole("button", { name: /Retry|Try again/ });
  await expect.element(retry).toBeVisible();
  shop.answer(answer(get, null));
  await retry.click();
  await expect.element(applyButton).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] [MC-12] the referrals as form and as active page: ${at.name}`, async () => {
    const shop = await renderPage(address, { ...at, answers: [...market(), answer(get, null)] });
    await expect.element(applyButton).toBeVisible();
    await expectAccessible();
    shop.answer(answer(get, distributor()));
    await shop.reload(`${address}?tab=goods`);
    await expectCount(page.getByRole("switch"), 1);
    await expectAccessible();
    await page.getByRole("button", { name: /^(Share the shop|分享商城)$/ }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
  });
