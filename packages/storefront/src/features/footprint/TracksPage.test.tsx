import { clear, list, remove } from "@sundry/api/contract/footprint";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const rows = page.getByRole("main").getByRole("article");
const visits = (count: number) => manyGoods(count, { releaseTime: Date.now() });

test("[MC-09] [AP-04] after a failed deletion the product comes back with the reason; a list that failed can be retried", async () => {
  const shop = await renderPage("/home/MyTracks", { answers: [fail(list, "network"), fail(remove, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf(visits(3))));
  await page.getByRole("button", { name: "Try again" }).click();
  await expectCount(rows, 3);
  await page.getByRole("button", { name: "Delete: Umbrella no. 1", exact: true }).click();
  await expect.element(page.getByText("Network error. Try again later.")).toBeVisible();
  await expectCount(rows, 3);
  expect(shop.sent(remove)).toEqual([{ ids: "200" }]);
});

test("[MC-09] clearing all asks first; an empty history leads to the shop", async () => {
  let kept = visits(3);
  const forgetAll = answer(clear, () => {
    kept = [];
    return null;
  });
  const shop = await renderPage("/home/MyTracks", { answers: [answer(list, () => pageOf(kept)), forgetAll] });
  await page.getByRole("button", { name: "Clear all" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear your viewing history?" });
  await dialog.getByRole("button", { name: "Keep history" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectCount(rows, 3);
  expect(shop.sent(clear)).toEqual([]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await dialog.getByRole("button", { name: "Clear all" }).click();
  await expect.element(page.getByText("Nothing viewed yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Start shopping" })).toHaveAttribute("href", "#/goodsList");
});

test("[MC-09] more than one page of viewed products has page numbers in the address", async () => {
  let kept = visits(22);
  await renderPage("/home/MyTracks", {
    answers: [
      answer(list, ({ pageNumber }) =>
        pageOf(pageNumber === "2" ? kept.slice(20) : kept.slice(0, 20), kept.length, 20),
      ),
      answer(remove, ({ ids }) => {
        const gone = new Set(ids?.split(","));
        kept = kept.filter(({ goodsId }) => !gone.has(goodsId));
        return null;
      }),
    ],
  });
  await expectCount(rows, 20);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expectAddress(/pageNumber=2/);
  await expectCount(rows, 2);
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await page.getByRole("button", { name: "Delete selected (2)" }).click();
  await expectAddress("/home/MyTracks");
  await expectCount(rows, 20);
});

for (const at of pageConditions)
  test(`[HM-16] recently viewed in ${at.name}`, async () => {
    await renderPage("/home/MyTracks", { ...at, answers: [answer(list, pageOf(visits(3)))] });
    await expectCount(rows, 3);
    await expectAccessible();
  });
