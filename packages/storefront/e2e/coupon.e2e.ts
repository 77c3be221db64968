import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

const tickets = (page: Page) => page.getByRole("list", { name: "Coupons to claim" }).getByRole("listitem");

interface Offered {
  id: string;
  storeId: string;
  storeName: string;
  scopeType: string;
  couponName: string;
}

/** The coupon on offer that matches. */
async function offered(request: APIRequestContext, fits: (coupon: Offered) => boolean): Promise<Offered> {
  const answer = await request.get("/api/coupon", { params: { pageSize: 100 } });
  const { result } = (await answer.json()) as { result: { records: Offered[] } };
  const coupon = result.records.find(fits);
  if (!coupon) throw new Error("No such coupon is on offer");
  return coupon;
}

test("[GD-06] [MC-07] a buyer claims a coupon, and it stays claimed; their coupons are ready to use, counted on the tab, and lead to where they apply", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/coupon");
  const ofStore = await offered(
    request,
    ({ storeName, scopeType }) => storeName === "Jinhe Umbrella Works" && scopeType === "ALL",
  );
  const festive = tickets(page).filter({ hasText: "Jinhe Umbrella Works: all products" });
  await festive.getByRole("button", { name: /^Claim/ }).click();
  const dialog = page.getByRole("dialog", { name: "Claimed" });
  await expect(dialog).toContainText("Coupon claimed. Find it in My coupons.");
  await dialog.getByRole("link", { name: "Use now" }).click();
  await expect(page).toHaveURL(/\/merchant\?id=\d+$/);
  await page.goto("/#/coupon");
  await expect(festive).toContainText("Claimed");
  await expect(festive.getByRole("link", { name: /^Use now/ })).toHaveAttribute("href", /\/merchant\?id=/);

  const ofCategory = await offered(
    request,
    ({ storeId, scopeType }) => storeId === "0" && scopeType === "PORTION_GOODS_CATEGORY",
  );
  const ofAll = await offered(request, ({ storeId, scopeType }) => storeId === "0" && scopeType === "ALL");
  for (const { id } of [ofCategory, ofAll]) await asBuyer(page, "GET", `/coupon/receive/${id}`);
  for (const [{ couponName }, address] of [
    [ofStore, `/merchant?id=${ofStore.storeId}`],
    [ofCategory, `/goodsList?couponId=${ofCategory.id}`],
    [ofAll, "/goodsList"],
  ] as const) {
    await page.goto("/#/home/Coupons");
    // The welcome coupon is there too.
    await expect(page.getByRole("tab", { name: /^Ready to use ?4$/ })).toBeVisible();
    await page.getByRole("link", { name: `Use now: ${couponName}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(address.replace("?", "\\?")));
  }
});
