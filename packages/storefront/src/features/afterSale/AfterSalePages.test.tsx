import { applyInfo, get, list, logs, reasons, storeAddress } from "@sundry/api/contract/afterSale";
import { list as carriers } from "@sundry/api/contract/logistics";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { afterSale, afterSaleInfo } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

/** A return that the store has approved: the buyer sends the items back. */
const approved: readonly Answer[] = [
  answer(list, pageOf([afterSale()])),
  answer(get, afterSale()),
  answer(logs, [{ id: "1", sn: "A1", createTime: "2026-11-20 10:00:00", message: "Requested" }]),
  answer(storeAddress, { salesConsigneeName: "Jinhe", salesConsigneeDetail: "7 Umbrella Park" }),
  answer(carriers, [{ id: "1", name: "ZTO Express", code: "ZTO" }]),
  answer(applyInfo, afterSaleInfo()),
  answer(reasons, [{ id: "1", reason: "Not as described", serviceType: "RETURN_GOODS" }]),
];

test("[MC-04] an empty list says how to make a request; a list that failed can be retried", async () => {
  const shop = await renderPage("/home/AfterSale", { answers: [fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf([])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No requests yet")).toBeVisible();
});

test("[MC-04] the form says where the refund goes: into the wallet, or to a bank account after a bank transfer", async () => {
  const shop = await renderPage("/home/ApplyAfterSale?sn=OI1", { answers: approved });
  await expect.element(page.getByText("Refund into your wallet")).toBeVisible();
  shop.answer(answer(applyInfo, afterSaleInfo({ refundWay: "OFFLINE" })));
  await shop.reload();
  await expect.element(page.getByText(/We'll send the refund to this account/)).toBeVisible();
  await expect.element(page.getByText("Refund into your wallet")).not.toBeInTheDocument();
});

for (const at of pageConditions)
  test(`[HM-16] list, form and request in ${at.name}`, async () => {
    await renderPage("/home/AfterSale", { ...at, answers: approved });
    await expect.element(page.getByRole("article", { name: /A1/ })).toBeVisible();
    await expectAccessible();
    goTo("/home/ApplyAfterSale?sn=OI1");
    await expect.element(page.getByRole("radiogroup")).toBeVisible();
    await expectAccessible();
    goTo("/home/AfterSaleDetail?sn=A1");
    await page.getByRole("combobox", { name: /Carrier|物流公司/ }).click();
    await expect.element(page.getByRole("listbox").getByRole("option", { name: "ZTO Express" })).toBeVisible();
    await expectAccessible();
  });
