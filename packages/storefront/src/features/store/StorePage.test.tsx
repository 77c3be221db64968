import { list as coupons } from "@sundry/api/contract/coupon";
import { addStore, isStore, list as favourites, removeStore } from "@sundry/api/contract/favourite";
import { related, search } from "@sundry/api/contract/goods";
import { find } from "@sundry/api/contract/page";
import { get } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { coupon, manyGoods, store } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const cards = page.getByRole("region", { name: "Store products" }).getByRole("article");
const address = "/merchant?id=7";

/** A store with goods and two coupons of its own. */
const open: readonly Answer[] = [
  answer(get, store()),
  answer(coupons, pageOf(["1", "2"].map((id) => coupon({ id, storeId: "7", storeName: "Jinhe Umbrella Works" })))),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
  answer(search, pageOf(manyGoods(4))),
  answer(isStore, false),
  answer(favourites, pageOf([])),
];

test("[GD-04] a visitor is asked to log in before following", async () => {
  await renderPage(address, { loggedIn: false, answers: open });
  await page.getByRole("button", { name: /^Follow/ }).click();
  await expect.element(page.getByRole("dialog", { name: "Login" })).toBeVisible();
});

test("[GD-04] after a refusal the button returns to its state and says why; the message after unfollowing is exact in Chinese", async () => {
  const shop = await renderPage(address, { locale: "zh", answers: [...open, refuse(addStore, "收藏已达上限")] });
  const follow = page.getByRole("button", { name: /^(收藏店铺|已收藏)/ });
  await follow.click();
  await expect.element(page.getByText("收藏已达上限")).toBeVisible();
  await expect.element(follow).toHaveAttribute("aria-pressed", "false");
  let followed = false;
  const note = (now: boolean) => {
    followed = now;
    return now;
  };
  shop.answer(
    answer(isStore, () => followed),
    answer(addStore, () => ({ id: `${note(true)}`, storeId: "7" })),
    answer(removeStore, () => !note(false)),
  );
  await follow.click();
  await expect.element(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect.element(page.getByText("取消收藏成功")).toBeVisible();
});

test("[GD-04] a decorated store shows its own page first, its products one press away", async () => {
  const list = [{ type: "recommend", options: { title: "From the window", list: [{ name: "Umbrella", price: 3 }] } }];
  await renderPage(address, {
    answers: [...open, answer(get, store({ pageShow: true })), answer(find, { pageData: JSON.stringify({ list }) })],
  });
  await expect.element(page.getByRole("heading", { name: "From the window" })).toBeVisible();
  await expectCount(cards, 0);
  await page.getByRole("button", { name: "All products", exact: true }).click();
  await expectAddress(/view=goods/);
  await expectCount(cards, 4);
});

test("[GD-04] a store shows its five bestsellers until something is searched, chosen or sorted", async () => {
  const best = page.getByRole("region", { name: "Best sellers" });
  const shop = await renderPage(address, {
    answers: [...open, answer(search, ({ pageSize }) => pageOf(manyGoods(Number(pageSize))))],
  });
  await expectCount(best.getByRole("article"), 5);
  expect(shop.sent(search)).toContainEqual(expect.objectContaining({ storeId: "7", sort: "buyCount", pageSize: "5" }));
  await page.getByRole("button", { name: "Newest" }).click();
  await expectCount(best, 0);
  await expectCount(cards, 20);
});

test("[GD-04] a store with fewer goods than a row has no row of bestsellers", async () => {
  await renderPage(address, { answers: open });
  await expectCount(cards, 4);
  await expectCount(page.getByRole("region", { name: "Best sellers" }), 0);
});

test("[VA-05] [GD-04] no script in a store's own text runs", async () => {
  const storeDesc = "Dry <b>goods</b><img src=x onerror='window.ran=1'>";
  await renderPage(address, { answers: [...open, answer(get, store({ storeDesc }))] });
  await expect.element(page.getByText("Dry goods")).toBeVisible();
  expect("ran" in window).toBe(false);
});

test("[GD-04] an unknown store and a closed one say so and lead on", async () => {
  const shop = await renderPage("/merchant?id=1", {
    answers: [...open, refuse(get, "We can't find this store", 50_001)],
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toMatchTextContent("We can't find this store");
  await shop.reload("/merchant");
  await expect.element(heading).toMatchTextContent("We can't find this store");
  shop.answer(answer(get, store({ storeDisable: "CLOSED", storeName: "Rain & Shine" })));
  await shop.reload(address);
  await expect.element(heading).toMatchTextContent("Rain & Shine is closed");
  await expectAccessible();
});

test("[GD-04] a store without products says so; a search without results leads back to all", async () => {
  const shop = await renderPage(address, { answers: [...open, answer(search, pageOf([]))] });
  await expect.element(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  await shop.reload(`${address}&keyword=zzz`);
  await expect.element(page.getByRole("heading", { name: "No results for “zzz” in this store" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Show all products" })).toBeVisible();
});

test("[GD-04] without the call for the store's details the name comes from its products", async () => {
  await renderPage(address, { answers: [...open, fail(get, "missing")] });
  await expect.element(page.getByRole("heading", { level: 1, name: "Jinhe Umbrella Works" })).toBeVisible();
  await expectCount(cards, 4);
});

for (const [part, call] of [
  ["head", get],
  ["goods", search],
] as const)
  for (const how of ["server", "network"] as const)
    test(`[GD-04] a failure (${how}) of the ${part} can be retried`, async () => {
      const shop = await renderPage(address, { answers: [...open, fail(call, how)] });
      await expect.element(page.getByRole("main").getByRole("alert")).toBeVisible();
      shop.answer(...open);
      await page.getByRole("button", { name: "Try again" }).click();
      await expectCount(cards, 4);
    });

for (const at of pageConditions)
  test(`[GD-04] [HM-16] a store in ${at.name}`, async () => {
    await renderPage(address, { ...at, answers: open });
    await expect.element(page.getByRole("heading", { level: 1, name: "Jinhe Umbrella Works" })).toBeVisible();
    await expectCount(page.getByRole("main").getByRole("article"), 6);
    await expectAccessible();
  });
