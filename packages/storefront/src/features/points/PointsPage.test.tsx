import { get as orderOf } from "@sundry/api/contract/order";
import { history, summary } from "@sundry/api/contract/points";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pointsHistory } from "../../testing/entities.ts";
import { orderDetail } from "../../testing/orders.ts";
import {
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

const sums = answer(summary, { point: 100, totalPoint: 100 });
const gift = answer(history, pageOf([pointsHistory()]));

test("[MC-11] without any points history the page says so", async () => {
  await renderPage("/home/Point", { answers: [sums, answer(history, pageOf([]))] });
  await expect.element(page.getByText("No points yet")).toBeVisible();
});

test("[MC-11] [AP-04] a page that fails says so above the previous one; a page beyond the end leads to the last", async () => {
  const shop = await renderPage("/home/Point", { answers: [sums, gift] });
  const moves = page.getByRole("list", { name: "Points history" });
  await expect.element(moves).toMatchTextContent("Welcome gift");
  shop.answer(fail(history, "network"));
  goTo("/home/Point?pageNumber=2");
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await expect.element(moves).toMatchTextContent("Welcome gift");
  shop.answer(
    answer(history, ({ pageNumber }) => ({
      ...pageOf(pageNumber === "1" ? [pointsHistory()] : [], 1),
      current: Number(pageNumber),
    })),
  );
  await again.click();
  await expectAddress("/home/Point");
  await expect.element(moves).toMatchTextContent("Welcome gift");
  await expectCount(again, 0);
});

const waiting = answer(summary, {
  point: 100,
  totalPoint: 100,
  pendingPoint: 1965,
  pending: [
    { orderSn: "O1", point: 1960, until: "2026-12-12 10:00:00" },
    { orderSn: "O2", point: 5, until: null },
  ],
});

test("[MC-11] points that can't be spent yet are apart, order by order, with their day", async () => {
  await renderPage("/home/Point", { answers: [waiting, gift, answer(orderOf, orderDetail())] });
  const sum = page.getByRole("region", { name: "Your points" });
  await expect.element(sum).toMatchTextContent(/Available points\s*100/);
  await expect.element(sum).toMatchTextContent(/Pending points\s*1,965/);
  const orders = page.getByRole("list", { name: "Pending points" }).getByRole("listitem");
  await expectCount(orders, 2);
  await expect.element(orders.first()).toMatchTextContent(/Order O1.*Pending until .*12.*1,960/);
  await expect.element(orders.last()).toMatchTextContent(/Order O2.*Pending until your return or refund is decided.*5/);
  await orders.first().getByRole("link").click();
  await expectAddress("/home/OrderDetail?sn=O1");
});

test("[MC-11] a backend without pending points shows none", async () => {
  await renderPage("/home/Point", { answers: [sums, gift] });
  await expect.element(page.getByRole("region", { name: "Your points" })).toMatchTextContent("100");
  await expectCount(page.getByText("Pending points"), 0);
});

for (const at of pageConditions)
  test(`[HM-16] [MC-11] the buyer's points are accessible: ${at.name}`, async () => {
    await renderPage("/home/Point", { ...at, answers: [waiting, gift] });
    await expect.element(page.getByRole("main").getByText("Welcome gift")).toBeVisible();
    await expect.element(page.getByRole("link", { name: /O1/ })).toBeVisible();
    await expectAccessible();
  });
