import { mine } from "@sundry/api/contract/coupon";
import { search } from "@sundry/api/contract/goods";
import { overview } from "@sundry/api/contract/member";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods, memberOverview, ownedCoupon, shopTime } from "../../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  pageOf,
  renderPage,
} from "../../../testing/renderPage.tsx";

const counts = answer(overview, memberOverview());
const tickets = (name: string) => page.getByRole("list", { name }).getByRole("article");

test("[MC-07] used and expired coupons say when, and have no action", async () => {
  const spent = { endTime: "2026-01-31 00:00:00", consumptionTime: "2026-01-05 10:00:00" };
  await renderPage("/home/Coupons?tab=USED", {
    answers: [
      counts,
      answer(mine, ({ memberCouponStatus }) =>
        pageOf([ownedCoupon({ ...spent, memberCouponStatus: memberCouponStatus === "USED" ? "USED" : "EXPIRE" })]),
      ),
    ],
  });
  await expect.element(tickets("Used")).toMatchTextContent("Used on 5 Jan 2026");
  await page.getByRole("tab", { name: /^Expired/ }).click();
  await expectAddress(/tab=EXPIRE/);
  await expect.element(tickets("Expired")).toMatchTextContent("Expired on 30 Jan 2026");
  await expectCount(page.getByRole("link", { name: /^Use now/ }), 0);
});

test("[MC-07] an empty tab leads to the coupon centre; a failure can be retried", async () => {
  const shop = await renderPage("/home/Coupons?tab=USED", {
    answers: [counts, answer(mine, pageOf([])), answer(search, pageOf(manyGoods(6)))],
  });
  await expect.element(page.getByText("No used coupons")).toBeVisible();
  await page.getByRole("heading", { name: "Popular now" }).click();
  await expectCount(page.getByRole("main").getByRole("link", { name: "Coupon centre" }), 2);
  shop.answer(fail(mine, "network"));
  await shop.reload("/home/Coupons");
  const again = page.getByRole("main").getByRole("button", { name: /Retry|Try again/ });
  await expect.element(again).toBeVisible();
  shop.answer(answer(mine, pageOf([ownedCoupon()])));
  await again.click();
  await expectCount(tickets("Ready to use"), 1);
});

test("[MC-07] a coupon that ends soon is flagged; a long one is not", async () => {
  const soon = ownedCoupon({ id: "2", couponName: "For today", endTime: shopTime(3600) });
  await renderPage("/home/Coupons", { answers: [counts, answer(mine, pageOf([ownedCoupon(), soon]))] });
  await expectCount(tickets("Ready to use"), 2);
  await expect.poll(() => tickets("Ready to use").filter({ hasText: "Ends soon" }).elements().length).toBe(1);
});

for (const at of pageConditions)
  test(`[HM-16] [MC-07] the buyer's coupons: ${at.name}`, async () => {
    await renderPage("/home/Coupons", {
      ...at,
      answers: [counts, answer(mine, pageOf([ownedCoupon(), ownedCoupon({ id: "2", endTime: shopTime(3600) })]))],
    });
    await expect.poll(() => page.getByText(/^(Ends soon|即将到期)$/).elements().length).toBeGreaterThan(0);
    await expectAccessible();
  });
