import { expect, type Locator, type Page, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { firstPlace, ordersOf, umbrella } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";

/** Presses Tab (or Shift+Tab) until this has the focus, 80 times at most. */
async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

/** Tabs to it and presses it. */
async function press(page: Page, wanted: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

test("[GD-01] [GD-02] [BU-01] [BU-03] [BU-04] [HM-16] a purchase by keyboard alone, from the search to the last page", async ({
  page,
  request,
}) => {
  test.slow();
  await openAsBuyer(page, request);
  const places = await firstPlace(page);
  await page.goto("/");
  const main = page.getByRole("main");
  const box = page.getByRole("searchbox", { name: "Search products" });
  await tabTo(page, box);
  await page.keyboard.type(umbrella);
  await page.keyboard.press("Enter");

  // After a change of page the focus is at the content: the products are a few presses away.
  await expect(page).toHaveURL(/#\/goodsList\?keyword=/);
  await press(page, main.getByRole("link", { name: umbrella }).first());
  await expect(main.getByRole("heading", { level: 1, name: umbrella })).toBeVisible();
  await press(page, main.getByRole("button", { name: "Add to cart", exact: true }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartNum"))).toBe("1");
  await page.keyboard.press("Control+Home");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: /^Cart/ }), "Shift+Tab");
  await page.keyboard.press("Enter");

  await expect(main.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await tabTo(page, main.getByRole("article", { name: umbrella }).getByRole("button", { name: "Increase" }));
  await page.keyboard.press("Space");
  const checkOut = main.getByRole("button", { name: /^Check out 1 / });
  await expect(checkOut).toBeEnabled();
  await press(page, checkOut);

  await press(page, main.getByRole("button", { name: "New address" }));
  const drawer = page.getByRole("dialog", { name: "New address" });
  for (const [label, text] of [
    ["Full name", "Mei Tanaka"],
    ["Phone number", "13800138000"],
  ] as const) {
    await tabTo(page, drawer.getByLabel(label));
    await page.keyboard.type(text);
  }
  await press(page, drawer.getByRole("combobox", { name: "Region" }));
  for (const { name } of places) {
    await expect(drawer.getByRole("option", { name, exact: true }).last()).toBeVisible();
    await tabTo(page, drawer.getByRole("searchbox"));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  await tabTo(page, drawer.getByLabel("Street, number, unit"));
  await page.keyboard.type("18 Chouzhou North Road");
  await press(page, drawer.getByRole("button", { name: "Save address" }));
  await expect(main.getByRole("radio", { name: /Mei Tanaka/ })).toBeChecked();
  // The drawer returns the focus to the button that opened it.
  await tabTo(page, main.getByLabel("Note to seller"));
  await page.keyboard.type("By hand");
  await press(page, main.getByRole("button", { name: "Place order" }));

  await expect(page.getByRole("radio", { name: "Wallet" })).toBeChecked();
  await press(page, main.getByRole("button", { name: /^Pay \$/ }));
  await expect(main.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  await press(page, main.getByRole("link", { name: "View my orders" }));
  await expect(main.getByRole("article").first()).toContainText(umbrella);
  expect(await ordersOf(page)).toHaveLength(1);
  expect(await asBuyer(page, "GET", "/member/address")).toMatchObject({ total: 1 });
});
