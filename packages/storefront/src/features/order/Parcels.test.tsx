import type { OrderPackage } from "@sundry/api/contract/entities/parcel";
import { overview } from "@sundry/api/contract/member";
import { get, list, packages, traces } from "@sundry/api/contract/order";
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
  answer(packages, [{ ...parcel("P1", "SF-1"), trackingUrl: "https://carrier.example/SF-1" }, parcel("P2", "SF-2")]),
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

test("[MC-02] the drawer begins with where the newest parcel was last seen", async () => {
  const seen = { AcceptTime: "2026-11-22 09:00:00", AcceptStation: "Out for delivery in Kyoto" };
  await renderPage("/home/MyOrder?tag=WAIT_ROG", { answers: [...shipped, answer(traces, { traces: [seen] })] });
  await page.getByRole("button", { name: "Track" }).click();
  const drawer = page.getByRole("dialog", { name: /^Parcels/ });
  await expect.element(drawer.getByText(/^Latest: Out for delivery in Kyoto/)).toBeVisible();
});

test("[MC-03] [BK-18] a parcel links to its carrier's page in a new tab, if that is an https address", async () => {
  const address = "https://carrier.example/track?n=SF-1";
  const parcels = [
    { ...parcel("P1", "SF-1"), trackingUrl: address },
    { ...parcel("P2", "SF-2"), trackingUrl: "http://carrier.example/SF-2" },
    { ...parcel("P3", "SF-3"), trackingUrl: null },
  ];
  await renderPage("/home/OrderDetail?sn=O1", { answers: [...shipped, answer(packages, parcels)] });
  const link = page.getByRole("link", { name: /^Track at SF Express/ });
  await expect.element(link).toBeVisible();
  expect(link.elements().map((one) => [one.getAttribute("href"), one.getAttribute("target")])).toEqual([
    [address, "_blank"],
  ]);
  expect(link.element().getAttribute("rel")).toBe("noopener noreferrer");
});

test("[MC-03] [AP-09] the single parcel that a backend keeps with the order is shown, with where it was seen", async () => {
  const sent = {
    orderStatus: "DELIVERED",
    autoCancel: null,
    logisticsNo: "SF-9",
    logisticsName: "SF Express",
  } as const;
  const seen = { AcceptTime: "2026-11-22 09:00:00", AcceptStation: "Out for delivery in Kyoto" };
  await renderPage("/home/OrderDetail?sn=O1", {
    answers: [
      ...shipped,
      answer(packages, []),
      answer(get, orderDetail({ allowOperationVO: onTheWay }, sent)),
      answer(traces, { traces: [seen] }),
    ],
  });
  const box = page.getByRole("article", { name: "Parcel" });
  await expect.element(box.getByText("SF Express SF-9")).toBeVisible();
  await expect.element(page.getByText(/^Out for delivery in Kyoto/)).toBeVisible();
});

test.each(pageConditions)("[HM-16] [MC-03] an order in two parcels in $name", async (at) => {
  await renderPage("/home/OrderDetail?sn=O1", { ...at, answers: shipped });
  await expect.element(page.getByRole("article", { name: /^(Parcel 2 of 2|包裹2（)/ })).toBeVisible();
  await expectAccessible();
});
