import { expect, type Page, test } from "@playwright/test";
import { fillCart, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

const rail = (page: Page) => page.getByRole("navigation", { name: "Your shortcuts" });
const entry = (page: Page, id: string) => rail(page).locator(`[data-entry="${id}"]`);

test("[SB-03] back to top scrolls smoothly until the wheel stops it; with reduced motion it jumps", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/#/goodsList");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  const down = async () => {
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
  };
  await down();
  // The wheel turns in the frame in which the page starts to move, because a slow machine would turn it too late.
  const stopped = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const turn = () => {
          if (window.scrollY >= 1000) return requestAnimationFrame(turn);
          window.dispatchEvent(new WheelEvent("wheel", { deltaY: 1, bubbles: true }));
          const at = window.scrollY;
          return requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY === at ? at : -1)));
        };
        turn();
      }),
  );
  await entry(page, "top").click();
  expect(await stopped).toBeGreaterThan(0);
  await entry(page, "top").click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await down();
  await entry(page, "top").press("Enter");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("[SB-05] [BU-06] the cart drawer lists items, removes them with Undo, and leads to checkout", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const [umbrella, teapot] = await fillCart(page, request, ["umbrella", "teapot"]);
  await page.goto("/#/mailUs");
  await expect(entry(page, "cart")).toContainText("2");
  await entry(page, "cart").click();
  const drawer = page.getByRole("dialog", { name: /^Cart/ });
  // While it slides in, its width is rounded differently.
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(300);
  await expect(drawer.getByRole("listitem").filter({ hasText: umbrella?.goodsName ?? "" })).toBeVisible();
  await drawer.getByRole("button", { name: `Remove: ${teapot?.goodsName}` }).click();
  await expect.poll(async () => Object.keys(await heldInCart(page))).toEqual([umbrella?.id]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => Object.keys(await heldInCart(page)).length).toBe(2);
  await drawer.getByRole("link", { name: "Check out" }).click();
  await expect(page).toHaveURL(/#\/pay\?way=CART$/);
  await expect(drawer).toBeHidden();
});

test("[SB-08] an entry pressed before the sidebar has loaded opens its drawer once it has", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.setViewportSize({ width: 390, height: 844 });
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/DeferredShellContent-[\w-]+\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto("/#/goodsList");
  await page.getByRole("button", { name: "Me", exact: true }).click();
  await page.getByRole("dialog").getByText("Coupons", { exact: true }).click();
  pressed.resolve();
  await expect(page.getByRole("dialog", { name: "Coupons" }).getByRole("article")).toHaveCount(10);
});
