import { summary } from "@sundry/api/contract/points";
import { categories, get, list } from "@sundry/api/contract/pointsGoods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pointsGoods, pointsGoodsDetail } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const offers = page.getByRole("main").getByRole("article");
const mall: readonly Answer[] = [
  answer(summary, { point: 100, totalPoint: 100 }),
  answer(
    categories,
    pageOf([
      { id: "1", name: "On the road" },
      { id: "2", name: "Desk and home" },
    ]),
  ),
  answer(list, pageOf([pointsGoods()])),
  answer(get, pointsGoodsDetail()),
];
const heading = page.getByRole("heading", { level: 1 });

test("[GD-05] too few points: the page shows how many are missing, and nothing can be pressed", async () => {
  await renderPage("/pointGoodsDetail?id=5", { answers: mall });
  const count = page.getByRole("group", { name: "Quantity" }).getByRole("textbox");
  await count.fill("2");
  await page.getByRole("heading", { level: 1 }).click();
  await expect.element(page.getByRole("main").getByText(/\b20 (more )?points/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Redeem" })).toBeDisabled();
});

test("[GD-05] the offer fills the page's column", async () => {
  await renderPage("/pointGoodsDetail?id=5", { width: 1440, answers: mall });
  await expect.element(page.getByRole("button", { name: "Redeem" })).toBeVisible();
  expect(heading.element().getBoundingClientRect().right).toBe(1368);
});

test("[GD-05] [MC-11] points that are still pending are named beside those that can be spent", async () => {
  const pending = [
    { orderSn: "O1", point: 1960, until: "2026-12-12 10:00:00" },
    { orderSn: "O2", point: 40, until: "2026-12-20 10:00:00" },
  ];
  const shop = await renderPage("/pointGoodsDetail?id=5", {
    answers: [...mall, answer(summary, { point: 100, totalPoint: 100, pendingPoint: 2000, pending })],
  });
  await expect.element(page.getByText(/^2,000 more, the first pending until .*12/)).toBeVisible();
  await shop.reload("/pointMall");
  await expect.element(page.getByText(/^2,000 more, the first pending until .*12/)).toBeVisible();
  const [first] = pending;
  shop.answer(answer(summary, { point: 100, totalPoint: 100, pendingPoint: 1960, pending: first ? [first] : [] }));
  await shop.reload();
  await expect.element(page.getByText(/^1,960 more, pending until .*12/)).toBeVisible();
  shop.answer(
    answer(summary, {
      point: 100,
      totalPoint: 100,
      pendingPoint: 5,
      pending: [{ orderSn: "O1", point: 5, until: null }],
    }),
  );
  await shop.reload();
  await expect.element(page.getByText("5 more, pending until your returns are decided")).toBeVisible();
});

test("[GD-05] ended, fully redeemed, unknown and missing rewards say so and lead on", async () => {
  const shop = await renderPage("/pointGoodsDetail?id=5", {
    answers: [...mall, answer(get, pointsGoodsDetail({ promotionStatus: "END" }))],
  });
  await expect.element(page.getByText("This offer has ended.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Redeem" })).toBeDisabled();
  shop.answer(answer(get, pointsGoodsDetail({ activeStock: 0 })));
  await shop.reload();
  await expect.element(page.getByRole("button", { name: "Fully redeemed" })).toBeDisabled();
  shop.answer(refuse(get, "We can't find this reward", 11_020));
  for (const query of ["?id=1", ""]) {
    await shop.reload(`/pointGoodsDetail${query}`);
    await expect.element(heading).toMatchTextContent("We can't find this reward");
    await expectAddress(`/pointGoodsDetail${query}`);
  }
  await page.getByRole("link", { name: "Go to the rewards store" }).click();
  await expectCount(offers, 1);
});

test("[GD-05] empty categories and failures say what to do; Retry brings the page back", async () => {
  const shop = await renderPage("/PointMall", { answers: [...mall, fail(list, "server")] });
  await expect.element(page.getByText("Couldn't load the rewards store")).toBeVisible();
  shop.answer(...mall);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectCount(offers, 1);
  shop.answer(answer(list, pageOf([])));
  await page.getByRole("tab", { name: "Desk and home" }).click();
  await expect.element(page.getByText("No rewards in this category")).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] [GD-05] the rewards store and a reward are accessible: ${at.name}`, async () => {
    await renderPage("/PointMall", { ...at, answers: mall });
    await expectCount(page.getByRole("tab"), 3);
    await expectCount(offers, 1);
    await expectAccessible();
    goTo("/pointGoodsDetail?id=5");
    await expect.element(page.getByRole("button", { name: /^(Redeem|立即兑换)$/ })).toBeVisible();
    await expectAccessible();
  });
