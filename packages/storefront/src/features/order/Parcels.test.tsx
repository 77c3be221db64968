import type { OrderPackage } from "@sundry/api/contract/entities/parcel";
import { overview } from "@sundry/api/contract/member";
import { get, list, packages } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memberOverview } from "../../testing/entities.ts";
import { orderDetail, orderSummary } from "../../testing/orders.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  fail,
  pageConditions,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const onTheWay = { cancel: false, pay: false, rog: true, showLogistics: true };

function parcel(packageNo: string, logisticsNo: string): OrderPackage {
  return {
    packageNo,
    orderSn: "O1",
    logisticsNo,
    logisticsName: "SF Express",
    status: "SHIPPED",
    createTime: "2026-11-21 10:00:00",
    traces: { traces: [{ AcceptTime: "2026-11-21 10:00:00", AcceptStation: "Left Yiwu" }] },
  };
}

const shipped: readonly Answer[] = [
  answer(overview, memberOverview()),
  answer(list, pageOf([orderSummary({ orderStatus: "DELIVERED", allowOperationVO: onTheWay })])),
  answer(get, orderDetail({ allowOperationVO: onTheWay }, { orderStatus: "DELIVERED", autoCancel: null })),
  answer(packages, [parcel("P1", "SF-1"), parcel("P2", "SF-2")]),
];

test("[MC-02] the list shows tracking in a drawer; a failure says why and can be retried", async () => {
  const shop = await renderPage("/home/MyOrder?tag=WAIT_ROG", { answers: [...shipped, fail(packages, "network")] });
  await page.getByRole("button", { name: "Track" }).click();
  const drawer = page.getByRole("dialog", { name: /^Parcels/ });
  await expect.element(drawer.getByRole("alert")).toMatchTextContent("Network error");
  shop.answer(...shipped);
  await drawer.getByRole("button", { name: "Try again" }).click();
  await expect.element(drawer).toMatchTextContent("SF Express SF-1");
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
});

test.each(pageConditions)("[HM-16] [MC-03] an order in two parcels in $name", async (at) => {
  await renderPage("/home/OrderDetail?sn=O1", { ...at, answers: shipped });
  await expect.element(page.getByRole("article", { name: /^(Parcel 2 of 2|包裹2（)/ })).toBeVisible();
  await expectAccessible();
});
