import { history, summary } from "@sundry/api/contract/points";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pointsHistory } from "../../testing/entities.ts";
import { answer, circumstances, expectAccessible, pageOf, renderPage } from "../../testing/renderPage.tsx";

const sums = answer(summary, { point: 100, totalPoint: 100 });
const gift = answer(history, pageOf([pointsHistory()]));

test("[MC-11] without a change of points the page says so", async () => {
  await renderPage("/home/Point", { answers: [sums, answer(history, pageOf([]))] });
  await expect.element(page.getByText("No points yet")).toBeVisible();
});

for (const at of circumstances)
  test(`[HM-16] [MC-11] own points hold: ${at.name}`, async () => {
    await renderPage("/home/Point", { ...at, answers: [sums, gift] });
    await expect.element(page.getByRole("main").getByText("Welcome gift")).toBeVisible();
    await expectAccessible();
  });
