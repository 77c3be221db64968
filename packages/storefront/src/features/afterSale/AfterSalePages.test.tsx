import { applyInfo, cancel, get, list, logs, reasons, storeAddress } from "@sundry/api/contract/afterSale";
import type { Complaint } from "@sundry/api/contract/entities/complaint";
import { list as complaints } from "@sundry/api/contract/complaint";
import { list as carriers } from "@sundry/api/contract/logistics";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { afterSale, afterSaleInfo } from "../../testing/orders.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  fail,
  goTo,
  pageOf,
  refuse,
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

/** A complaint about a line of the order O1. */
function complaint(change: Partial<Complaint>): Complaint {
  return {
    id: "76",
    createTime: "2026-11-21 10:00:00",
    complainStatus: "NEW",
    complainTopic: "No refund",
    content: "The seal was broken when it came.",
    orderSn: "O1",
    goodsId: "1",
    skuId: "11",
    goodsName: "Umbrella",
    goodsPrice: 3.48,
    num: 1,
    orderPrice: 3.48,
    freightPrice: 0,
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    ...change,
  };
}

test("[MC-04] beside the button stands who pays the way back and when the money comes, by kind and way of the refund", async () => {
  const shop = await renderPage("/home/ApplyAfterSale?sn=OI1", { answers: approved });
  await expect.element(page.getByText(/^You choose the carrier and pay for sending the items back\./)).toBeVisible();
  await expect.element(page.getByText(/in your wallet as soon as the store has checked the items\.$/)).toBeVisible();
  await page.getByRole("radio", { name: "Refund only" }).click();
  await expect.element(page.getByText("You send nothing back.")).toBeVisible();
  await expect.element(page.getByText(/in your wallet as soon as the store approves\.$/)).toBeVisible();
  shop.answer(answer(applyInfo, afterSaleInfo({ refundWay: "OFFLINE" })));
  await shop.reload();
  await expect.element(page.getByText(/^We transfer the money to your account once the store/)).toBeVisible();
});

test("[MC-04] an empty list says how to make a request; a list that failed can be retried", async () => {
  const shop = await renderPage("/home/AfterSale", { answers: [fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf([])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No requests yet")).toBeVisible();
});

test("[MC-04] the form says where the refund goes: into the wallet, the way it was paid, or to a bank account", async () => {
  const shop = await renderPage("/home/ApplyAfterSale?sn=OI1", { answers: approved });
  await expect.element(page.getByText("Refund into your wallet")).toBeVisible();
  shop.answer(answer(applyInfo, afterSaleInfo({ refundWay: "OFFLINE" })));
  await shop.reload();
  await expect.element(page.getByText(/We'll send the refund to this account/)).toBeVisible();
  await expect.element(page.getByText("Refund into your wallet")).not.toBeInTheDocument();
  shop.answer(answer(applyInfo, afterSaleInfo({ accountType: "CARD" })));
  await shop.reload();
  await expect.element(page.getByText(/^The money goes back the way you paid/)).toBeVisible();
  await expect.element(page.getByText("Refund into your wallet")).not.toBeInTheDocument();
});

test("[MC-04] a late cancellation shows the reason and the current status", async () => {
  const shop = await renderPage("/home/AfterSaleDetail?sn=A1", { answers: approved });
  await page.getByRole("button", { name: "Cancel" }).click();
  const refunded = afterSale({
    serviceStatus: "COMPLETE",
    afterSaleAllowOperationVO: { confirm: false, returnGoods: false, rog: false, refund: false, cancel: false },
  });
  shop.answer(answer(get, refunded), refuse(cancel, "You can no longer cancel this request.", 33_004));
  await page.getByRole("dialog").getByRole("button", { name: "Cancel request" }).click();
  await expect.element(page.getByText("You can no longer cancel this request.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^You've been refunded/)).toBeVisible();
});

test("[MC-04] a declined request shows the store's note and leads to a complaint", async () => {
  const declined = afterSale({
    serviceStatus: "REFUSE",
    auditRemark: "The seal is broken",
    afterSaleAllowOperationVO: { confirm: false, returnGoods: false, rog: false, refund: false, cancel: false },
  });
  const shop = await renderPage("/home/AfterSaleDetail?sn=A1", {
    answers: [...approved, answer(get, declined), answer(complaints, pageOf([complaint({ orderItemSn: "OI2" })]))],
  });
  const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  await expect.element(page.getByText("Store's note: The seal is broken")).toBeVisible();
  await expect.element(link("Complain")).toHaveAttribute("href", "#/home/Complain?sn=O1&itemSn=OI1");
  shop.answer(answer(complaints, pageOf([complaint({ id: "77", orderItemSn: "OI1" })])));
  await shop.reload();
  await expect.element(link("View complaint")).toHaveAttribute("href", "#/home/ComplainDetail?id=77");
  await expect.element(link("Complain")).not.toBeInTheDocument();
});

test("[MC-04] an item that can't be returned says why; a wrong number reveals nothing", async () => {
  const refusal = refuse(applyInfo, "This item can't be returned or refunded.", 33_001);
  const shop = await renderPage("/home/ApplyAfterSale?sn=OI1", { answers: [...approved, refusal] });
  const title = page.getByRole("heading", { level: 1 });
  await expect.element(title).toMatchTextContent("You can't request a return or refund for this item");
  await expect.element(page.getByText("This item can't be returned or refunded.")).toBeVisible();
  await shop.reload("/home/ApplyAfterSale");
  await expect.element(title).toMatchTextContent("Choose an item first");
  shop.answer(refuse(get, "Not yours", 33_002), refuse(logs, "Not yours", 33_002));
  for (const number of ["A1", ""]) {
    await shop.reload(`/home/AfterSaleDetail?sn=${number}`);
    await expect.element(title).toMatchTextContent("We can't find this request");
  }
});

test("[MC-04] the carriers for a return are asked for once needed: the open ones, 200 on a page", async () => {
  const shop = await renderPage("/home/AfterSaleDetail?sn=A1", { answers: approved });
  const carrier = page.getByRole("combobox", { name: "Carrier" });
  await expect.element(carrier).toBeVisible();
  expect(shop.sent(carriers)).toEqual([]);
  await carrier.click();
  await expect.element(page.getByRole("listbox").getByRole("option", { name: "ZTO Express" })).toBeVisible();
  expect(shop.sent(carriers)).toEqual([{ pageNumber: "1", pageSize: "200", disabled: "OPEN" }]);
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
