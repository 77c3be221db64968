import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { isPriceWatched, isStockWatched, unwatchPrice, watchPrice } from "@sundry/api/contract/favourite";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { delivery, search, skuDetail } from "@sundry/api/contract/goods";
import { get as storeOf } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sku, store } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectCount,
  pageConditions,
  pageOf,
  refuse,
  renderPage,
} from "../../../testing/renderPage.tsx";

const address = "/goodsDetail?goodsId=1&skuId=11";

/** The page of the umbrella, with the answers of everything around it. */
function goodsPage(change: Partial<SkuDetail> = {}): readonly Answer[] {
  return [
    answer(skuDetail, { data: sku(), specs: [{ skuId: "11", quantity: 5000, specValues: [] }], ...change }),
    answer(storeOf, store()),
    answer(search, pageOf([])),
    answer(counts, { all: 0, good: 0, moderate: 0, worse: 0, haveImage: 0, stars: [0, 0, 0, 0, 0] }),
    answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
    answer(listForGoods, pageOf([])),
  ];
}

test("[GD-02] a price alert is set and withdrawn by the same button", async () => {
  const shop = await renderPage(address, {
    answers: [...goodsPage(), answer(isPriceWatched, false), answer(watchPrice, null), answer(unwatchPrice, null)],
  });
  const alert = page.getByRole("main").getByRole("button", { name: /^Price alert/ });
  await expect.element(alert).toHaveAttribute("aria-pressed", "false");
  shop.answer(answer(isPriceWatched, true));
  await alert.click();
  await expect.element(page.getByText("We'll send you a message when the price falls.")).toBeVisible();
  await expect.element(alert).toMatchTextContent("Price alert is on");
  await expectAccessible();
  shop.answer(answer(isPriceWatched, false));
  await alert.click();
  await expect.element(page.getByText("We won't send you a message.")).toBeVisible();
  expect([shop.sent(watchPrice), shop.sent(unwatchPrice)]).toEqual([[{ skuId: "11" }], [{ skuId: "11" }]]);
});

test("[GD-02] a refused price alert says why and is off again", async () => {
  const answers = [...goodsPage(), answer(isPriceWatched, false), refuse(watchPrice, "These goods are gone.", 11001)];
  const shop = await renderPage(address, { answers });
  const alert = page.getByRole("main").getByRole("button", { name: /^Price alert/ });
  await alert.click();
  await expect.element(page.getByText("These goods are gone.")).toBeVisible();
  await expect.element(alert).toHaveAttribute("aria-pressed", "false");
  expect(shop.sent(watchPrice)).toHaveLength(1);
});

test("[GD-02] a visitor who sets a price alert is asked to log in", async () => {
  const shop = await renderPage(address, { loggedIn: false, answers: goodsPage() });
  await page.getByRole("main").getByRole("button", { name: "Price alert" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(shop.sent(watchPrice)).toEqual([]);
});

test("[GD-02] [SK-06] goods of a later round say when and for how much, and remind of it", async () => {
  const startsAt = Date.now() + 3_600_000;
  const comingSeckill = { price: 2.78, startsAt, endsAt: startsAt + 7_200_000 };
  const shop = await renderPage(address, { answers: goodsPage({ comingSeckill }) });
  await expect.element(page.getByText(/^Flash sale today from \d\d:\d\d.*: \$2\.78 each$/)).toBeVisible();
  const remind = page.getByRole("button", { name: /^Remind me at \d\d:\d\d.*: Windproof/ });
  await remind.click();
  await expect.element(page.getByText(/^We'll remind you at/)).toBeVisible();
  await expectAccessible();
  await shop.reload();
  await page.getByRole("button", { name: /^Reminder set: Windproof/ }).click();
  await expect.element(remind).toBeVisible();
});

test("[GD-02] [SK-04] once the round begins, the page reads the goods again and sells at its price", async () => {
  const startsAt = Date.now() + 2000;
  const comingSeckill = { price: 2.78, startsAt, endsAt: startsAt + 7_200_000 };
  const shop = await renderPage(address, { answers: goodsPage({ comingSeckill }) });
  const notice = page.getByText(/^Flash sale today from/);
  await expect.element(notice).toBeVisible();
  shop.answer(...goodsPage({ data: sku({ promotionFlag: true, promotionPrice: 2.78 }) }));
  await expect.poll(() => notice.elements().length, { timeout: 60_000 }).toBe(0);
  await expect.element(page.getByRole("main").getByText("$2.78").first()).toBeVisible();
});

test("[GD-02] sold-out goods ask for no quantity, and say nothing of a round in which they can't be bought", async () => {
  const startsAt = Date.now() + 3_600_000;
  const soldOut = { data: sku({ quantity: 0 }), specs: [{ skuId: "11", quantity: 0, specValues: [] }] };
  await renderPage(address, {
    answers: [
      ...goodsPage({ ...soldOut, comingSeckill: { price: 2.78, startsAt, endsAt: startsAt + 7_200_000 } }),
      answer(isStockWatched, false),
    ],
  });
  await expect.element(page.getByText("This product is sold out. Similar ones are below.")).toBeVisible();
  await expectCount(page.getByText(/^Flash sale today from/), 0);
  await expectCount(page.getByRole("textbox", { name: "Quantity" }), 0);
  await expectCount(page.getByText("Item total", { exact: true }), 0);
});

for (const { name, theme, locale, width } of pageConditions)
  test(`[HM-16] goods of a later round are accessible: ${name}`, async () => {
    const startsAt = Date.now() + 3_600_000;
    const comingSeckill = { price: 2.78, startsAt, endsAt: startsAt + 7_200_000 };
    await renderPage(address, { theme, locale, width, answers: goodsPage({ comingSeckill }) });
    await expect.element(page.getByText(/^(Flash sale today from|今日)/)).toBeVisible();
    await expectAccessible();
  });
