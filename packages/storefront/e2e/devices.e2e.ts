import { expect, type Page, test } from "@playwright/test";
import { ordersOf, placeOrder } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";

const styleOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

/** Pages of every group: shop, goods, cart, member, service, forms. */
const screens = [
  "/",
  "/goodsList?keyword=umbrella",
  "/cart",
  "/coupon",
  "/article",
  "/PointMall",
  "/home",
  "/home/MyOrder",
  "/home/Coupons",
  "/home/AddAddress",
  "/home/MoneyManagement",
  "/home/Profile",
  "/mailUs",
  "/signUp",
];

test("[HM-16] where a device has colours of its own, the mark, the edges of panels and what is chosen stay visible", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAsBuyer(page, request);
  await placeOrder(page, request);
  await page.goto(`/#/home/OrderDetail?sn=${(await ordersOf(page))[0]?.sn}`);
  await expect(page.getByRole("region", { name: "Amounts" })).toHaveCSS("outline-style", "solid");
  const [adjust, pattern] = await styleOf(page, "[data-ink]", ["forced-color-adjust", "background-image"]);
  expect([adjust, pattern?.includes("gradient")]).toEqual(["none", true]);
  await page.goto("/#/home/MyOrder");
  const [chosen, other] = [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false })];
  const widthOf = (tab: typeof chosen) => tab.first().evaluate((one) => getComputedStyle(one).outlineStyle);
  expect([await widthOf(chosen), await widthOf(other)]).toEqual(["solid", "none"]);
});

test("[HM-16] at 400 % zoom no page scrolls sideways, and nothing that stays in place takes half of the window", async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  await openAsBuyer(page, request);
  for (const path of screens) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeAttached();
    await page.evaluate(() => window.scrollBy(0, 600));
    const seen = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        return (position === "fixed" || position === "sticky") && visibility !== "hidden";
      });
      const taken = fixed
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 160 && ((top <= 1 && bottom > 1) || (bottom >= 255 && top < 255)))
        .map(({ top, bottom }) => Math.min(bottom, 256) - Math.max(top, 0));
      return { sideways: document.documentElement.scrollWidth - window.innerWidth, taken: Math.max(0, ...taken) };
    });
    expect(seen.sideways, path).toBeLessThanOrEqual(0);
    expect(seen.taken, path).toBeLessThan(128);
  }
});
