import { history, summary } from "@sundry/api/contract/points";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pointsHistory } from "../../testing/entities.ts";
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

for (const at of pageConditions)
  test(`[HM-16] [MC-11] the buyer's points are accessible: ${at.name}`, async () => {
    await renderPage("/home/Point", { ...at, answers: [sums, gift] });
    await expect.element(page.getByRole("main").getByText("Welcome gift")).toBeVisible();
    await expectAccessible();
  });
