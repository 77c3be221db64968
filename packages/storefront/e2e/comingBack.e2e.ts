import { expect, test } from "@playwright/test";
import { chromiumLaunchOptions } from "../../../scripts/chromium.mjs";
import { find, fillCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

// Playwright turns the cache for Back and Forward off.
test.use({
  launchOptions: { ...(await chromiumLaunchOptions()), ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

/** Why this Chromium, which has no window, restores no page at all. */
const always = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

test("[EN-06] nothing on the pages keeps Chromium from restoring them with Back", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, ["teapot"]);
  const [goods] = await find(request, "umbrella");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  const addresses = [
    "/",
    "/#/goodsList?keyword=umbrella",
    `/#/goodsDetail?goodsId=${goods?.goodsId}`,
    "/#/cart",
    "/#/home/MyOrder",
  ];
  const reasons: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeAttached();
    await expect(page.locator("[data-busy]")).toHaveCount(0);
    await page.goto("/robots.txt");
    const told = new Promise<string[]>((found) => {
      devTools.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
        found(notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !always.includes(reason))),
      );
    });
    await page.goBack();
    reasons[address] = await told;
  }
  expect(reasons).toEqual(Object.fromEntries(addresses.map((address) => [address, []])));
});
