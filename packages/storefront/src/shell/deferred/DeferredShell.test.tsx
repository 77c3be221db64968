import { related, search } from "@sundry/api/contract/goods";
import { log } from "@sundry/api/contract/page";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const list: readonly Answer[] = [
  answer(search, pageOf(manyGoods(2))),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
];
const bestSelling = page.getByRole("button", { name: "Best selling", exact: true });

test("[HM-15] the loading indicator goes after the last call, even after a failure", async () => {
  const shop = await renderPage("/goodsList", { loggedIn: false, answers: list });
  const bars = () => document.querySelectorAll("[data-busy]").length;
  await expect.element(page.getByRole("navigation", { name: "Your shortcuts" })).toBeVisible();
  await expect.poll(bars).toBe(0);
  const held = Promise.withResolvers<void>();
  shop.answer({ call: search, reply: () => held.promise.then(() => ({ status: 500, body: "" })) });
  await bestSelling.click();
  await expect.poll(bars).toBe(1);
  held.resolve();
  await expect.poll(bars).toBe(0);
});

test("[HM-14] each page view is counted once, without private data, and failures are silent", async () => {
  const shop = await renderPage("/goodsList?keyword=13800138000", {
    loggedIn: false,
    answers: [...list, fail(log, "network")],
  });
  const logged = () => shop.sent(log).map(({ accessPageUrl }) => accessPageUrl);
  await expect.poll(logged).toEqual(["/goodsList"]);
  await bestSelling.click();
  await expectAddress(/sort=buyCount/);
  goTo("/mailUs");
  await expect.poll(logged).toEqual(["/goodsList", "/mailUs"]);
  expect(shop.sent(log)[0]).toEqual({ accessPageUrl: "/goodsList", userAgent: navigator.userAgent });
  await expectCount(page.getByRole("alert"), 0);
});
