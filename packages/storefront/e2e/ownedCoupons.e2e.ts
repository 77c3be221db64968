import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { answerWith, failAt, pageOf } from "./answers.ts";
import { asBuyer } from "./basket.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";

const coupons = "/#/home/Coupons";
const tickets = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).getByRole("article");

interface Offered {
  id: string;
  storeId: string;
  scopeType: string;
  scopeId: string | null;
  couponName: string;
}

/** Claims an available coupon that matches. */
async function take(page: Page, request: APIRequestContext, fits: (coupon: Offered) => boolean): Promise<Offered> {
  const answer = await request.get("/api/coupon", { params: { pageSize: 100 } });
  const { result } = (await answer.json()) as { result: { records: Offered[] } };
  const coupon = result.records.find(fits);
  if (!coupon) throw new Error("No such coupon is on offer");
  await asBuyer(page, "GET", `/coupon/receive/${coupon.id}`);
  return coupon;
}

test("[MC-07] a claimed coupon is ready to use, counted on its tab, and leads to where it applies", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const ofStore = await take(page, request, ({ storeId }) => storeId !== "0");
  const ofCategory = await take(
    page,
    request,
    ({ storeId, scopeType }) => storeId === "0" && scopeType === "PORTION_GOODS_CATEGORY",
  );
  const ofAll = await take(page, request, ({ storeId, scopeType }) => storeId === "0" && scopeType === "ALL");
  // The welcome coupon is there too.
  for (const [coupon, address] of [
    [ofStore, `/merchant?id=${ofStore.storeId}`],
    [ofCategory, "/goodsList?categoryId="],
    [ofAll, "/goodsList"],
  ] as const) {
    await page.goto(coupons);
    await expect(page.getByRole("tab", { name: /^Ready to use ?4$/ })).toBeVisible();
    await page.getByRole("link", { name: `Use now: ${coupon.couponName}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(address.replace("?", "\\?")));
  }
});

test("[MC-07] the coupon of the day ends soon and is flagged; a long one is not", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await asBuyer(page, "GET", "/coupon/activity");
  await page.goto(coupons);
  await expect(tickets(page, "Ready to use")).toHaveCount(2);
  await expect(tickets(page, "Ready to use").filter({ hasText: "Ends soon" })).toHaveCount(1);
});

test("[MC-07] spent coupons say when they were used or expired, and have no action", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const answer = (await asBuyer(page, "GET", "/coupon/getCoupons")) as { records: object[] };
  const owned = { ...answer.records[0], endTime: "2026-01-31 00:00:00", consumptionTime: "2026-01-05 10:00:00" };
  await answerWith(page, "coupon/getCoupons?*USED*", pageOf([{ ...owned, memberCouponStatus: "USED" }]));
  await page.goto(`${coupons}?tab=USED`);
  await expect(tickets(page, "Used")).toContainText("Used on 5 Jan 2026");
  await answerWith(page, "coupon/getCoupons?*EXPIRE*", pageOf([{ ...owned, memberCouponStatus: "EXPIRE" }]));
  await page.getByRole("tab", { name: /^Expired/ }).click();
  await expect(page).toHaveURL(/tab=EXPIRE/);
  await expect(tickets(page, "Expired")).toContainText("Ended on 30 Jan 2026");
  await expect(page.getByRole("link", { name: /^Use now/ })).toHaveCount(0);
});

test("[MC-07] an empty tab leads to the coupon centre; a failure can be retried", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto(`${coupons}?tab=USED`);
  await expect(page.getByText("No used coupons")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Coupon centre" }).last().click();
  await expect(page).toHaveURL(/#\/coupon$/);
  const restore = await failAt(page, "coupon/getCoupons?*", "network");
  await page.goto(coupons);
  await page.reload();
  const retry = page.getByRole("button", { name: /Retry|Try again/ });
  await expect(retry).toBeVisible();
  restore();
  await retry.click();
  await expect(tickets(page, "Ready to use")).toHaveCount(1);
});

for (const at of circumstances)
  test(`[HM-16] [MC-07] the buyer's coupons: ${at.name}`, async ({ page, request }) => {
    const username = await registerBuyer(request);
    await openIn(page, "/login", at);
    await logIn(page, username);
    await asBuyer(page, "GET", "/coupon/activity");
    await page.goto(coupons);
    await expect(page.getByText(/^(Ends soon|即将到期)$/)).toBeVisible();
    await expectAccessible(page);
  });
