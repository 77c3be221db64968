import { history, summary } from "@sundry/api/contract/points";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pointsHistory } from "../../testing/entities.ts";
import {
  answer,
  circumstances,
  expectAccessible,
  expectAddress,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const sums = answer(summary, { point: 100, totalPoint: 100 });
const gift = answer(history, pageOf([pointsHistory()]));

test("[MC-11] without a change of points the page says so", async () => {
  await renderPage("/home/Point", { answers: [sums, answer(history, pageOf([]))] });
  await expect.element(page.getByText("No points yet")).toBeVisible();
});

test("[MC-11] [AP-04] a page that fails says so above the earlier one; a page beyond the end leads to the last", async () => {
  const shop = await renderPage("/home/Point", { answers: [sums, gift] });
  const moves = page.getByRole("main").getByText("Welcome gift");
  await expect.element(moves).toBeVisible();
  shop.answer(fail(history, "network"));
  goTo("/home/Point?pageNumber=2");
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await expect.element(moves).toBeVisible();
  shop.answer(answer(history, ({ pageNumber }) => pageOf(pageNumber === "2" ? [] : [pointsHistory()], 1)));
  await again.click();
  await expectAddress("/home/Point");
  await expect.element(moves).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

for (const at of circumstances)
  test(`[HM-16] [MC-11] own points hold: ${at.name}`, async () => {
    await renderPage("/home/Point", { ...at, answers: [sums, gift] });
    await expect.element(page.getByRole("main").getByText("Welcome gift")).toBeVisible();
    await expectAccessible();
  });
