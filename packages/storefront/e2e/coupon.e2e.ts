import { expect, type Page, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { answerWith, failAt, pageOf } from "./answers.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";

const tickets = (page: Page) => page.getByRole("list", { name: "Coupons to claim" }).getByRole("listitem");

/** `yyyy-MM-dd HH:mm:ss` in the shop's zone, so many seconds from now. */
const shopTime = (fromNow: number) =>
  new Date(Date.now() + fromNow * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

const coupon = (change: Record<string, unknown> = {}) => ({
  id: "1",
  storeId: "0",
  storeName: "platform",
  couponName: "$5 off $49+",
  couponType: "PRICE",
  price: 5,
  consumeThreshold: 49,
  scopeType: "ALL",
  rangeDayType: "FIXEDTIME",
  endTime: shopTime(86_400),
  publishNum: 100,
  receivedNum: 40,
  couponLimitNum: 1,
  ...change,
});

test("[GD-06] a visitor sees the coupons; filters are in the address, and Back returns", async ({ page }) => {
  await page.goto("/#/coupon");
  await expect(page).toHaveTitle("Coupon centre - Sundry");
  await expect(tickets(page)).toHaveCount(14);
  await page.getByRole("group", { name: "Issued by" }).getByRole("button", { name: "Sundry" }).click();
  await expect(page).toHaveURL(/from=platform/);
  await expect(tickets(page)).toHaveCount(6);
  await page.getByRole("group", { name: "Type of coupon" }).getByRole("button", { name: "Percent off" }).click();
  await expect(page).toHaveURL(/from=platform&type=DISCOUNT/);
  await expect(tickets(page)).toHaveCount(2);
  await expect(tickets(page).filter({ hasText: "8% off" })).toContainText("Minimum spend $120");
  await page.reload();
  await expect(tickets(page)).toHaveCount(2);
  await page.goBack();
  await expect(tickets(page)).toHaveCount(6);
});

test("[GD-06] a buyer claims a coupon, sees the message and the link to use it, and it stays claimed", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/coupon");
  const festive = tickets(page).filter({ hasText: "Jinhe Umbrella Works: all products" });
  await festive.getByRole("button", { name: /^Claim/ }).click();
  const dialog = page.getByRole("dialog", { name: "Claimed" });
  await expect(dialog).toContainText("Coupon claimed. Find it in My coupons.");
  await dialog.getByRole("link", { name: "Use now" }).click();
  await expect(page).toHaveURL(/\/merchant\?id=\d+$/);
  await page.goto("/#/coupon");
  await expect(festive).toContainText("Claimed");
  await expect(festive.getByRole("link", { name: /^Use now/ })).toHaveAttribute("href", /\/merchant\?id=/);
});

test("[GD-06] the sentence after a claim is exact in Chinese", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.evaluate(() => localStorage.setItem("locale", "zh"));
  await page.goto("/#/coupon");
  await page.reload();
  await page.getByRole("button", { name: /^领取/ }).first().click();
  await expect(page.getByRole("dialog")).toContainText("优惠券领取成功，可到我的优惠券页面查看");
});

test("[GD-06] [SE-08] a visitor who claims is asked to log in, and the coupon is claimed afterwards", async ({
  page,
  request,
}) => {
  const username = await registerBuyer(request);
  await page.goto("/#/coupon");
  await tickets(page)
    .filter({ hasText: "Pinebox Tools" })
    .getByRole("button", { name: /^Claim/ })
    .click();
  await page.getByRole("dialog", { name: "Login" }).getByRole("button", { name: "Login now" }).click();
  await logIn(page, username);
  await expect(page).toHaveURL(/#\/coupon$/);
  await expect(page.getByText("Coupon claimed. Find it in My coupons.")).toBeVisible();
});

test("[GD-06] a refusal says why, and the coupon can be claimed again", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.route("**/api/coupon/receive/*", (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 41006, message: "None are left.", timestamp: 0, result: null },
    }),
  );
  await page.goto("/#/coupon");
  await tickets(page)
    .first()
    .getByRole("button", { name: /^Claim/ })
    .click();
  await expect(page.getByText("None are left.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Claimed" })).toHaveCount(0);
  await expect(
    tickets(page)
      .first()
      .getByRole("button", { name: /^Claim/ }),
  ).toBeVisible();
});

test("[GD-06] a fully claimed coupon can't be claimed, and one that ends disappears on time", async ({ page }) => {
  await answerWith(
    page,
    "coupon?*",
    pageOf([
      coupon({ id: "1", description: "", endTime: shopTime(6) }),
      coupon({ id: "2", storeId: "7", storeName: "Jinhe", receivedNum: 100 }),
    ]),
  );
  await page.goto("/#/coupon");
  await expect(tickets(page)).toHaveCount(2);
  const taken = tickets(page).filter({ hasText: "Jinhe" });
  await expect(taken).toContainText("All claimed");
  await expect(taken.getByRole("button")).toHaveCount(0);
  await expect(tickets(page)).toHaveCount(1, { timeout: 12_000 });
  await expect(taken).toBeVisible();
});

test("[GD-06] without coupons the page says so and leads on", async ({ page }) => {
  await answerWith(page, "coupon?*", pageOf([]));
  await page.goto("/#/coupon?type=DISCOUNT");
  await expect(page.getByRole("heading", { name: "No coupons of this type" })).toBeVisible();
  await page.getByRole("link", { name: "Show all coupons" }).click();
  await expect(page.getByRole("heading", { name: "No coupons to claim right now" })).toBeVisible();
  await expectAccessible(page);
});

for (const how of ["server", "network"] as const)
  test(`[GD-06] a failure (${how}) says why and can be retried`, async ({ page }) => {
    const restore = await failAt(page, "coupon?*", how);
    await page.goto("/#/coupon");
    await expect(page.getByRole("alert")).toContainText("Couldn't load the coupons");
    restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(tickets(page)).toHaveCount(14);
  });

for (const at of circumstances)
  test(`[GD-06] [HM-16] the coupon centre in ${at.name}`, async ({ page }) => {
    await openIn(page, "/coupon", at);
    await expect(
      page.getByRole("heading", { level: 1, name: at.locale === "zh" ? "领券中心" : "Coupon centre" }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(14);
    await expectAccessible(page);
  });
