import { categories, list } from "@sundry/api/contract/article";
import { get as order, list as orders } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { defaultConfig } from "../../shared/site/configEntries.ts";
import { article, articleTopics, teapot } from "../../testing/entities.ts";
import { orderDetail, orderSummary } from "../../testing/orders.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectCount,
  pageConditions,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const main = page.getByRole("main");
const [firstId = ""] = defaultConfig.helpArticles.orders;
const delivery = article({ id: firstId, title: "How long it takes" });
const help: readonly Answer[] = [answer(categories, articleTopics()), answer(list, pageOf([delivery]))];

const unpaid = orderSummary();
const received = orderSummary({
  sn: "O2",
  orderStatus: "COMPLETED",
  orderItems: unpaid.orderItems.map((item) => ({
    ...item,
    name: teapot,
    afterSaleStatus: "NOT_APPLIED" as const,
    complainStatus: "NO_APPLY" as const,
  })),
  allowOperationVO: { cancel: false, pay: false, rog: false, showLogistics: true, remove: true },
});
const invoiced = orderDetail(
  { receipt: { id: "R1", receiptTitle: "Mei Tanaka", receiptStatus: 1 } },
  { sn: "O2", orderStatus: "COMPLETED", payStatus: "PAID" },
);
const withOrders: readonly Answer[] = [
  ...help,
  answer(orders, pageOf([unpaid, received])),
  answer(order, ({ sn }) => (sn === "O2" ? invoiced : orderDetail())),
];

const acts = page.getByRole("group", { name: "What you can do now" });

test("[GD-07] four questions, each with the articles of the settings that the shop has", async () => {
  await renderPage("/article", { answers: help, loggedIn: false });
  const questions = page.getByRole("region", { name: "Frequent questions" });
  await expectCount(questions.getByRole("heading"), 4);
  await expect
    .element(questions.getByRole("link", { name: "How long it takes" }))
    .toHaveAttribute("href", `#/article?id=${firstId}`);
  // The ids of the other articles are unknown here.
  await expectCount(questions.getByRole("link"), 5);
});

test("[GD-07] somebody who is not logged in can log in to choose an order, and comes back", async () => {
  await renderPage("/article", { answers: help, loggedIn: false });
  const guest = page.getByRole("region", { name: "Is it about an order?" });
  await expect
    .element(guest.getByRole("link", { name: "Log in" }))
    .toHaveAttribute("href", "#/login?rePath=%2Farticle");
});

test("[GD-07] a buyer chooses an order and gets the acts that fit its state", async () => {
  await renderPage("/article", { answers: withOrders });
  await expect.element(acts.getByRole("link", { name: "Pay now" })).toBeVisible();
  await expect.element(acts.getByRole("button", { name: "Track" })).not.toBeInTheDocument();
  await page.getByRole("radio", { name: teapot }).click();
  const line = received.orderItems[0]?.sn ?? "";
  await expect
    .element(acts.getByRole("link", { name: "Return or refund" }))
    .toHaveAttribute("href", `#/home/ApplyAfterSale?sn=${line}`);
  await expect
    .element(acts.getByRole("link", { name: "Complain" }))
    .toHaveAttribute("href", `#/home/Complain?sn=O2&itemSn=${line}`);
  await expect
    .element(acts.getByRole("link", { name: "Open invoice" }))
    .toHaveAttribute("href", "#/home/Invoice?sn=O2");
  await expect.element(acts.getByRole("button", { name: "Track" })).toBeVisible();
  await expect.element(acts.getByRole("button", { name: "Customer service" })).toBeVisible();
  await expect.element(acts.getByRole("link", { name: "Pay now" })).not.toBeInTheDocument();
});

test("[GD-07] a buyer without orders is told what the choice is for", async () => {
  await renderPage("/article", { answers: [...help, answer(orders, pageOf([]))] });
  await expect.element(main.getByText(/^You have no orders yet\./)).toBeVisible();
});

for (const at of pageConditions)
  test(`[GD-07] [HM-16] the choice of an order and the questions in ${at.name}`, async () => {
    await renderPage("/article", { ...at, answers: withOrders });
    await expect.element(page.getByRole("radio").first()).toBeVisible();
    await expectAccessible();
  });
