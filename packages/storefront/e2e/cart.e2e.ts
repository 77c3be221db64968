import { expect, type Page, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn, wideDark } from "./accessible.ts";
import { failAt } from "./answers.ts";
import { asBuyer, fillCart, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";
const teapot = "Enamelled teapot";

const line = (page: Page, name: string) => page.getByRole("article", { name });
const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });

test("[BU-01] items are grouped by store; checkboxes of item, store and cart agree, and the total is the server's", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const [first, second] = await fillCart(page, request, [umbrella, teapot]);
  await page.goto("/#/cart");
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  const group = page.getByRole("region", { name: `Items from ${first?.storeName}` });
  await expect(group.getByRole("article")).toHaveCount(1);
  const all = page.getByRole("checkbox", { name: "Select all", exact: true });
  await expect(all).toBeChecked();
  await page.getByRole("checkbox", { name: `Select all of ${first?.storeName}` }).uncheck();
  await expect(all).toHaveJSProperty("indeterminate", true);
  await expect(line(page, umbrella).getByRole("checkbox")).not.toBeChecked();
  await expect(summary(page).getByRole("button", { name: "Check out 1 item" })).toBeEnabled();
  await expect
    .poll(() => heldInCart(page))
    .toMatchObject({
      [first?.id ?? ""]: { checked: false },
      [second?.id ?? ""]: { checked: true },
    });
  // Pressing a partly checked box selects everything.
  await all.check();
  await expect(line(page, umbrella).getByRole("checkbox")).toBeChecked();
  await all.uncheck();
  await expect(summary(page).getByText("Select the items you want to buy.")).toBeVisible();
  await expect(summary(page).getByRole("button", { name: /^Check out/ })).toBeDisabled();
});

test("[BU-01] fifty clicks make at most three requests, the last number is kept, and the amount follows", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const [first] = await fillCart(page, request, [umbrella]);
  await page.goto("/#/cart");
  let sent = 0;
  await page.route("**/api/cart/sku/num/**", async (route) => {
    sent += 1;
    const answer = await route.fetch();
    // Clicks come faster than answers, as on a slow network.
    await clicked;
    await route.fulfill({ response: answer });
  });
  let allClicked = () => {};
  const clicked = new Promise<void>((done) => {
    allClicked = done;
  });
  await line(page, umbrella)
    .getByRole("button", { name: "Increase" })
    .evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 50; click += 1) setTimeout(() => button.click(), click * 4);
    });
  const count = line(page, umbrella).getByRole("textbox");
  await expect(count).toHaveValue("62");
  allClicked();
  await expect.poll(() => heldInCart(page)).toEqual({ [first?.id ?? ""]: { num: 62, checked: true } });
  await expect(summary(page)).not.toHaveAttribute("aria-busy", "true");
  await expect(summary(page)).toContainText("Items (62 pcs)");
  expect(sent).toBeLessThanOrEqual(3);
});

test("[BU-01] a refused quantity goes back and shows the server's reason at its item", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const [first] = await fillCart(page, request, [umbrella]);
  await page.goto("/#/cart");
  await page.route("**/api/cart/sku/num/**", (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 11011, message: "Not enough stock: 13 left." } }),
  );
  await line(page, umbrella).getByRole("button", { name: "Increase" }).click();
  await expect(line(page, umbrella)).toContainText("Not enough stock: 13 left.");
  await expect(line(page, umbrella).getByRole("textbox")).toHaveValue(String(first?.minimum));
});

test("[VA-03] an invalid quantity stays as typed, with the reason, and is never sent", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const [first] = await fillCart(page, request, [umbrella]);
  await page.goto("/#/cart");
  const row = line(page, umbrella);
  const count = row.getByRole("textbox");
  for (const [typed, reason] of [
    ["0", `The minimum is ${first?.minimum}.`],
    ["3", `The minimum is ${first?.minimum}.`],
    ["-1", "Enter a whole number."],
    ["1e3", "Enter a whole number."],
    ["999999999", "in stock."],
  ] as const) {
    await count.fill(typed);
    await count.press("Enter");
    await expect(row.getByRole("status").filter({ hasText: reason })).toBeVisible();
    await expect(count).toHaveValue(typed);
  }
  await expect(row.getByRole("button", { name: "Increase" })).toBeDisabled();
  await count.fill("");
  await count.press("Enter");
  await expect(count).toHaveValue(String(first?.minimum));
  await page.reload();
  await expect(count).toHaveValue(String(first?.minimum));
});

test("[BU-02] [BU-06] a removal is announced, the focus stays on the page, and Undo restores item, quantity and selection", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const [first, second] = await fillCart(page, request, [umbrella, teapot]);
  await asBuyer(page, "POST", `/cart/sku/num/${first?.id}`, { params: { num: "24" } });
  await asBuyer(page, "POST", `/cart/sku/checked/${first?.id}`, { params: { checked: "false" } });
  const before = await heldInCart(page);
  await page.goto("/#/cart");
  await line(page, umbrella)
    .getByRole("button", { name: `Remove ${umbrella}` })
    .click();
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  await expect(line(page, umbrella)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart, 1/ })).toBeVisible();
  await expect.poll(async () => Object.keys(await heldInCart(page))).toEqual([second?.id]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, umbrella).getByRole("textbox")).toHaveValue("24");
  await expect(line(page, umbrella).getByRole("checkbox")).not.toBeChecked();
  await expect.poll(() => heldInCart(page)).toEqual(before);
  await page.reload();
  await expect(line(page, umbrella).getByRole("textbox")).toHaveValue("24");
});

test("[BU-02] a refused removal restores the item with the reason", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, [umbrella]);
  await page.goto("/#/cart");
  await page.route("**/api/cart/sku/remove**", (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 30001, message: "We couldn't update your cart." } }),
  );
  await line(page, umbrella)
    .getByRole("button", { name: `Remove ${umbrella}` })
    .click();
  await expect(page.getByText("We couldn't update your cart.")).toBeVisible();
  await expect(line(page, umbrella)).toBeVisible();
});

test("[BU-01] moving to favourites saves the product and removes the item", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const [first] = await fillCart(page, request, [umbrella, teapot]);
  await page.goto("/#/cart");
  await page.getByRole("button", { name: `Move to favourites: ${umbrella}` }).click();
  await expect(line(page, umbrella)).toBeHidden();
  expect(await asBuyer(page, "GET", `/member/collection/isCollection/GOODS/${first?.id}`)).toBe(true);
});

test("[BU-01] clearing asks first; an empty cart leads to the shop", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, [umbrella]);
  await page.goto("/#/cart");
  await page.getByRole("button", { name: "Clear cart" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear the cart?" });
  await dialog.getByRole("button", { name: "Keep items" }).click();
  await expect(line(page, umbrella)).toBeVisible();
  await page.getByRole("button", { name: "Clear cart" }).click();
  await dialog.getByRole("button", { name: "Clear cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart is empty" })).toBeVisible();
  await expect.poll(() => heldInCart(page)).toEqual({});
  const others = page.getByRole("region", { name: "Popular now" });
  await expect(others.getByRole("listitem")).not.toHaveCount(0);
  await page.getByRole("link", { name: "Start shopping" }).click();
  await expect(page).toHaveURL(/#\/goodsList/);
});

test("[BU-01] unavailable items are listed apart and removed in one go", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const [first] = await fillCart(page, request, [umbrella, teapot]);
  await page.route("**/api/cart/all**", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const spoil = (lines: { goodsSku: { id: string }; invalid: boolean; checked: boolean; errorMessage: string }[]) => {
      for (const one of lines)
        if (one.goodsSku.id === first?.id)
          Object.assign(one, { invalid: true, checked: false, errorMessage: "No longer for sale" });
    };
    spoil(body.result.skuList);
    for (const store of body.result.cartList) spoil(store.skuList);
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto("/#/cart");
  const apart = page.getByRole("region", { name: "No longer available" });
  await expect(apart.getByRole("article", { name: umbrella })).toContainText("No longer for sale");
  await expect(apart.getByRole("checkbox")).toHaveCount(0);
  await apart.getByRole("button", { name: "Remove all" }).click();
  await expect(apart).toBeHidden();
  await expect.poll(async () => Object.keys(await heldInCart(page))).not.toContain(first?.id);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("[BU-05] a price that changed since the item was added is shown", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, [umbrella]);
  await page.route("**/api/cart/all**", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const lines of [body.result.skuList, body.result.cartList[0].skuList]) lines[0].previousPrice = 9.5;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto("/#/cart");
  await expect(line(page, umbrella)).toContainText(/Price down from \$9\.50 to \$\d/);
});

test("[AP-04] a cart that failed says why and can be retried; a later failure keeps the items on the page", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, [umbrella]);
  const restore = await failAt(page, "cart/all**", "network");
  await page.goto("/#/cart");
  await expect(page.getByRole("alert")).toContainText("Network error. Try again later.");
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(line(page, umbrella)).toBeVisible();
});

test("[BU-06] a change reaches another tab", async ({ page, request, context }) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, [umbrella, teapot]);
  await page.goto("/#/cart");
  const other = await context.newPage();
  await other.goto("/#/");
  await expect(other.getByRole("banner").getByRole("link", { name: /Cart, 2/ })).toBeVisible();
  await line(page, umbrella)
    .getByRole("button", { name: `Remove ${umbrella}` })
    .click();
  await expect(other.getByRole("banner").getByRole("link", { name: /Cart, 1/ })).toBeVisible();
});

for (const at of [...pageConditions, wideDark])
  test(`[HM-16] the cart in ${at.name}`, async ({ page, request }) => {
    await openAsBuyer(page, request);
    await fillCart(page, request, [umbrella, teapot]);
    await openIn(page, "/shoppingCart?added=1", at);
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await expectAccessible(page);
  });
