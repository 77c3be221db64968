import { list, receive } from "@sundry/api/contract/coupon";
import { search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { coupon, manyGoods, shopTime } from "../../testing/entities.ts";
import {
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

const tickets = page.getByRole("list", { name: "Coupons to claim" }).getByRole("listitem");
const jinhe = { storeId: "7", storeName: "Jinhe Umbrella Works" };
const some = [
  coupon(),
  coupon({ id: "2", ...jinhe }),
  coupon({ id: "3", couponType: "DISCOUNT", price: null, couponDiscount: 9.2, consumeThreshold: 120 }),
];

test("[GD-06] a visitor sees the coupons; filters are in the address, and Back returns", async () => {
  const shop = await renderPage("/coupon", {
    loggedIn: false,
    answers: [
      answer(list, ({ storeId, couponType }) =>
        pageOf(
          some.filter((one) => (!storeId || one.storeId === storeId) && (!couponType || one.couponType === couponType)),
        ),
      ),
    ],
  });
  await expect.poll(() => document.title).toBe("Coupon centre - Sundry");
  await expectCount(tickets, 3);
  await page.getByRole("group", { name: "Issued by" }).getByRole("button", { name: "Sundry" }).click();
  await expectAddress("/coupon?from=platform");
  await expectCount(tickets, 2);
  await page.getByRole("group", { name: "Type of coupon" }).getByRole("button", { name: "Percent off" }).click();
  await expectAddress("/coupon?from=platform&type=DISCOUNT");
  await expectCount(tickets, 1);
  await expect.element(tickets).toMatchTextContent("8% off");
  await expect.element(tickets).toMatchTextContent("Minimum spend $120");
  await shop.reload();
  await expectCount(tickets, 1);
  expect(shop.sent(list).at(-1)).toMatchObject({ storeId: "0", couponType: "DISCOUNT" });
  history.back();
  await expectCount(tickets, 2);
});

test("[GD-06] a refusal says why, and the coupon can be claimed again", async () => {
  await renderPage("/coupon", {
    answers: [answer(list, pageOf([coupon()])), refuse(receive, "None are left.", 41_006)],
  });
  await tickets.getByRole("button", { name: /^Claim/ }).click();
  await expect.element(page.getByText("None are left.")).toBeVisible();
  await expectCount(page.getByRole("dialog", { name: "Claimed" }), 0);
  await expect.element(tickets.getByRole("button", { name: /^Claim/ })).toBeVisible();
});

test("[GD-06] a fully claimed coupon can't be claimed, and one that ends disappears on time", async () => {
  await renderPage("/coupon", {
    answers: [
      answer(list, pageOf([coupon({ endTime: shopTime(3) }), coupon({ id: "2", ...jinhe, receivedNum: 100 })])),
    ],
  });
  await expectCount(tickets, 2);
  const taken = tickets.filter({ hasText: "Jinhe" });
  await expect.element(taken.getByText("All claimed")).toBeVisible();
  await expectCount(taken.getByRole("button"), 0);
  await expectCount(tickets, 1);
  await expect.element(taken).toBeVisible();
});

test("[GD-06] without coupons the page says so and leads on", async () => {
  await renderPage("/coupon?type=DISCOUNT", {
    answers: [answer(list, pageOf([])), answer(search, pageOf(manyGoods(6)))],
  });
  await expect.element(page.getByRole("heading", { name: "No coupons of this type" })).toBeVisible();
  await page.getByRole("heading", { name: "Popular now" }).click();
  await page.getByRole("link", { name: "Show all coupons" }).click();
  await expect.element(page.getByRole("heading", { name: "No coupons to claim right now" })).toBeVisible();
  await expectAddress("/coupon");
  await expectAccessible();
});

test("[GD-06] below the coupons are goods to use them for", async () => {
  await renderPage("/coupon", { answers: [answer(list, pageOf(some)), answer(search, pageOf(manyGoods(6)))] });
  await page.getByRole("heading", { name: "Popular now" }).click();
  await expect.element(page.getByRole("region", { name: "Popular now" }).getByRole("article").first()).toBeVisible();
});

for (const how of ["server", "network"] as const)
  test(`[GD-06] a failure (${how}) says why and can be retried`, async () => {
    const shop = await renderPage("/coupon", { answers: [fail(list, how)] });
    await expect.element(page.getByRole("alert").getByText("Couldn't load the coupons")).toBeVisible();
    shop.answer(answer(list, pageOf(some)));
    await page.getByRole("button", { name: "Try again" }).click();
    await expectCount(tickets, 3);
  });

for (const at of pageConditions)
  test(`[GD-06] [HM-16] the coupon centre in ${at.name}`, async () => {
    await renderPage("/coupon", { ...at, answers: [answer(list, pageOf(some))] });
    const name = at.locale === "zh" ? "领券中心" : "Coupon centre";
    await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectCount(page.getByRole("main").getByRole("article"), 3);
    await expectAccessible();
  });
