import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

const coupons = "/#/home/Coupons";

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
