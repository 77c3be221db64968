import { expect, type Page, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { failAt } from "./answers.ts";
import { asBuyer, fillCart, find, heldInCart } from "./basket.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";

const names = [
  "My Sundry",
  "Cart",
  "My orders",
  "Coupons",
  "Wallet",
  "Recently viewed",
  "Messages",
  "My favourites",
  "Customer service",
  "Contact us",
  "Back to top",
];

const rail = (page: Page) => page.getByRole("navigation", { name: "Your shortcuts" });
const entry = (page: Page, id: string) => rail(page).locator(`[data-entry="${id}"]`);

test("[SB-01] [SB-02] the sidebar has eleven entries in order, each a link or a button", async ({ page }) => {
  await page.goto("/#/goodsList");
  await expect(rail(page).locator("[data-entry]")).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  const addresses = await rail(page)
    .locator("[data-entry]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(addresses).toEqual([
    "#/home",
    "#/cart",
    "#/home/MyOrder",
    "#/coupon",
    "#/home/MoneyManagement",
    "#/home/MyTracks",
    "#/home/MsgList",
    "#/home/Favorites",
    null,
    "#/mailUs",
    null,
  ]);
  for (const id of ["member", "assets"]) await expect(entry(page, id)).toHaveAttribute("target", "_blank");
});

test("[SB-04] [SB-07] a visitor is asked to log in before every entry but contact us and back to top", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/#/goodsList");
  const prompt = page.getByRole("dialog", { name: "Login" });
  for (const id of ["member", "cart", "orders", "coupons", "assets", "tracks", "messages", "favourites", "service"]) {
    await entry(page, id).click();
    await expect(prompt).toBeVisible();
    if (id === "service") await expect(prompt).toContainText("contact customer service");
    await prompt.getByRole("button", { name: "Stay here" }).click();
    await expect(prompt).toBeHidden();
    await expect(page).toHaveURL(/#\/goodsList$/);
  }
  expect(fetched.filter((path) => path.startsWith("/api/ic") || path.startsWith("/api/cart"))).toEqual([]);
  await entry(page, "contact").click();
  await expect(page).toHaveURL(/#\/mailUs$/);
});

test("[SB-04] Login now leads back to where the visitor was", async ({ page, request }) => {
  const username = await registerBuyer(request);
  await page.goto("/#/goodsList?keyword=umbrella");
  await entry(page, "orders").click();
  await page.getByRole("dialog", { name: "Login" }).getByRole("button", { name: "Login now" }).click();
  await expect(page).toHaveURL(/#\/login\?rePath=/);
  await logIn(page, username);
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
});

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
  await page.goto("/#/goodsList");
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

test("[SB-05] coupons in the drawer can be claimed and are marked as claimed", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto("/#/goodsList");
  await entry(page, "coupons").click();
  const drawer = page.getByRole("dialog", { name: "Coupons" });
  await expect(drawer.getByRole("article")).toHaveCount(10);
  // A coupon with a large supply, so that other journeys find theirs.
  const ticket = drawer.getByRole("article").filter({ hasText: "Jinhe Umbrella Works: all products" });
  await ticket.getByRole("button", { name: /^Claim/ }).click();
  await page.getByRole("dialog", { name: "Claimed" }).getByRole("button", { name: "Close" }).click();
  await expect(ticket).toContainText("Claimed");
  await expect(drawer.getByRole("article")).toHaveCount(10);
});

test("[SB-05] recently viewed products and favourites go into the cart; a favourite can be removed and restored", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const [umbrella] = await find(request, "umbrella");
  if (!umbrella) throw new Error("The marketplace has no umbrella");
  await asBuyer(page, "GET", `/goods/sku/${umbrella.goodsId}/${umbrella.id}`);
  await asBuyer(page, "POST", `/member/collection/add/GOODS/${umbrella.id}`);
  await page.goto("/#/goodsList");
  await entry(page, "tracks").click();
  const tracks = page.getByRole("dialog", { name: "Recently viewed" });
  await tracks.getByRole("button", { name: new RegExp(`^Add ${umbrella.minimum} to cart`) }).click();
  await expect.poll(async () => (await heldInCart(page))[umbrella.id]?.num).toBe(umbrella.minimum);
  // The rail beside the drawer changes it.
  await tracks.locator('[data-entry="favourites"]').click();
  const favourites = page.getByRole("dialog", { name: "My favourites" });
  await favourites.getByRole("button", { name: /^Remove from favourites/ }).click();
  await expect(favourites.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(favourites.getByRole("listitem").filter({ hasText: umbrella.goodsName })).toBeVisible();
});

test("[SB-06] a drawer traps the focus, returns it, and closes on Escape, a press outside and a change of page", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/goodsList");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("[data-busy]")).toHaveCount(0);
  // While a drawer is open, what is behind it has no role.
  const place = () => page.locator("main article").first().boundingBox();
  const before = await place();
  const drawer = page.getByRole("dialog", { name: "My orders" });
  await entry(page, "orders").focus();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  expect(await place()).toEqual(before);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    expect(await drawer.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(entry(page, "orders")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  // Presses outside are handled only after the task in which it opened.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(200, 600);
  await expect(drawer).toBeHidden();
  await entry(page, "cart").click();
  await page.getByRole("dialog").locator('[data-entry="orders"]').click();
  await page.keyboard.press("Escape");
  await expect(entry(page, "orders")).toBeFocused();
  await entry(page, "orders").click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test("[SB-06] a drawer that fails says so and can be retried", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto("/#/goodsList");
  const restore = await failAt(page, "order?**", "server");
  await entry(page, "orders").click();
  const drawer = page.getByRole("dialog", { name: "My orders" });
  await expect(drawer.getByRole("alert")).toContainText("Couldn't load this");
  restore();
  await drawer.getByRole("button", { name: "Try again" }).click();
  await expect(drawer.getByRole("heading", { name: "No orders yet" })).toBeVisible();
});

test("[SB-08] on a phone every entry can be reached from the tab bar and its sheet, including the drawers", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/#/goodsList");
  await expect(rail(page)).toBeHidden();
  const me = page.getByRole("button", { name: "Me", exact: true });
  await me.click();
  const sheet = page.getByRole("dialog");
  for (const name of names) await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  await sheet.getByText("Coupons", { exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Coupons" });
  await expect(drawer.getByRole("article")).toHaveCount(10);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await me.click();
  await page.getByRole("dialog").getByText("Contact us", { exact: true }).click();
  await expect(page).toHaveURL(/#\/mailUs$/);
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

test("[SB-08] the tab bar covers neither the last line of a page nor its buttons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/goodsList");
  await expect(page.getByRole("button", { name: "Show more" })).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  // The list may still grow: the page's end is what counts.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const last = await page.getByRole("contentinfo").locator("p").last().boundingBox();
    const bar = await page.getByRole("button", { name: "Me", exact: true }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});

for (const at of pageConditions)
  test(`[HM-16] drawers in ${at.name}`, async ({ page, request }) => {
    await openAsBuyer(page, request);
    await fillCart(page, request, ["umbrella"]);
    await openIn(page, "/goodsList", at);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (at.width >= 1024) await page.locator('[data-entry="cart"]').click();
    else {
      await page.getByRole("button", { name: "我的", exact: true }).click();
      await expectAccessible(page);
      await page.getByRole("dialog").getByText("购物车", { exact: true }).click();
    }
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
  });
