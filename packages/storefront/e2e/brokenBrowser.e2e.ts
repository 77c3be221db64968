import { expect, type Page, test } from "@playwright/test";
import { find } from "./basket.ts";
import { breakBrowser, breakStorage, failures, features, storageFailures } from "./brokenBrowser.ts";
import { openAsBuyer, password, registerBuyer } from "./buyers.ts";

/** Opens a page within the shop, as a link does. */
const goTo = (page: Page, address: string) => page.evaluate((hash) => void (location.hash = hash), address);

/** From home over goods and cart to the checkout, on which the order only has to be placed. */
async function walk(page: Page, goodsId: string): Promise<void> {
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await goTo(page, `/goodsDetail?goodsId=${goodsId}`);
  // The page before may offer other goods in the same words.
  const goods = page.locator(`[data-goods-page="${goodsId}"]`);
  await goods.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart, 1 item/ })).toBeVisible();
  await goTo(page, "/cart");
  await page.getByRole("button", { name: "Check out 1 item" }).first().click();
  await expect(page.getByRole("button", { name: "Place order" })).toBeEnabled();
}

/** What a page reports that nobody has caught. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  return faults;
}

for (const failure of failures) {
  test(`[EN-07] a buyer gets from home to the checkout with every feature ${failure}`, async ({ page, request }) => {
    const [goods] = await find(request, "teapot");
    await openAsBuyer(page, request);
    await breakBrowser(page, features, failure);
    const faults = faultsOf(page);
    await page.goto("/");
    await walk(page, goods?.goodsId ?? "");
    expect(faults).toEqual([]);
  });
}

test("[EN-07] no feature that is refused needs another one", async ({ page, request }) => {
  const [goods] = await find(request, "teapot");
  await openAsBuyer(page, request);
  const faults = faultsOf(page);
  for (const [index, feature] of features.entries()) {
    const tab = await page.context().newPage();
    tab.on("pageerror", ({ message }) => faults.push(`${feature}: ${message}`));
    await breakBrowser(tab, [feature], "refused when used");
    await tab.goto(index % 2 ? "/" : `/#/goodsDetail?goodsId=${goods?.goodsId}`);
    await expect(tab.getByRole("main").getByRole("heading").first()).toBeAttached();
    await expect(tab.getByRole("alert")).toHaveCount(0);
    await tab.close();
  }
  expect(faults).toEqual([]);
});

for (const failure of storageFailures)
  test(`[EN-04] a buyer logs in and gets from home to the checkout with every storage ${failure}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const [goods] = await find(request, "teapot");
    const username = await registerBuyer(request);
    await breakStorage(page, failure);
    // The day's coupons can't be remembered as seen: they may open over any page, and the buyer closes them.
    const coupons = page.getByRole("dialog", { name: "You've received a coupon" });
    await page.addLocatorHandler(coupons, () => coupons.getByRole("button", { name: "OK" }).click());
    const faults = faultsOf(page);
    await page.goto("/#/login");
    await page.getByLabel("Username, mobile or email").fill(username);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL(/#\/$/);
    await walk(page, goods?.goodsId ?? "");
    expect(faults).toEqual([]);
  });
