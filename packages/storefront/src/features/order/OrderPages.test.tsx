import { get, list } from "@sundry/api/contract/order";
import { overview } from "@sundry/api/contract/member";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { memberOverview, orderDetail, orderSummary, umbrella } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  circumstances,
  expectAccessible,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
  wideInTheDark,
} from "../../testing/renderPage.tsx";

const card = page.getByRole("article", { name: "Order O1" });
const counts = answer(overview, memberOverview());
const unpaid: readonly Answer[] = [counts, answer(list, pageOf([orderSummary()])), answer(get, orderDetail())];

test("[AP-04] a list that failed says why and can be retried", async () => {
  const shop = await renderPage("/home/MyOrder", { answers: [...unpaid, fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(...unpaid);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(card).toBeVisible();
});

for (const at of [...circumstances, wideInTheDark])
  test(`[HM-16] orders and an order in ${at.name}`, async () => {
    await renderPage("/home/MyOrder", { ...at, answers: unpaid });
    await expectCount(page.getByRole("main").getByRole("article"), 1);
    await expectAccessible();
    goTo("/home/OrderDetail?sn=O1");
    await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("O1");
    await expect.element(page.getByRole("link", { name: umbrella }).first()).toBeVisible();
    await expectAccessible();
  });
