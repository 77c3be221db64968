import { expect, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { ordersOf, umbrella } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { typeRegion } from "./regions.ts";
import { countKeys, expectFocusAtContent, pressByKey, tabTo } from "./tabbing.ts";

/** Keys from the product to the receipt of the payment, with a new address, apart from what is typed. */
const maxKeys = 90;

test("[GD-01] [GD-02] [BU-01] [BU-03] [BU-04] [HM-16] a purchase by keyboard alone, from the search to the last page", async ({
  page,
  request,
}) => {
  test.slow();
  await openAsBuyer(page, request);
  const keys = await countKeys(page);
  await page.goto("/#/mailUs");
  const main = page.getByRole("main");
  const box = page.getByRole("combobox", { name: "Search products" });
  await tabTo(page, box);
  await page.keyboard.type(umbrella);
  await page.keyboard.press("Enter");

  // After a change of page the focus is at the content: the products are a few presses away.
  await expect(page).toHaveURL(/#\/goodsList\?keyword=/);
  await expect(main.getByRole("heading", { level: 1, name: /^Results for/ })).toBeVisible();
  await expectFocusAtContent(page);
  await pressByKey(page, main.getByRole("link", { name: "Skip to results" }));
  await pressByKey(page, main.getByRole("heading", { name: umbrella, exact: true }).getByRole("link"));
  await expect(main.getByRole("heading", { level: 1, name: umbrella })).toBeVisible();
  await expectFocusAtContent(page);
  const atProduct = await keys();
  await pressByKey(page, main.getByRole("button", { name: "Add to cart", exact: true }));
  const viewCart = page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "View cart" });
  await expect(viewCart).toBeVisible();
  // The message keeps its place while it has the focus. The header would be eighty presses away.
  await page.keyboard.press("F8");
  await pressByKey(page, viewCart);

  await expect(main.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expectFocusAtContent(page);
  await tabTo(page, main.getByRole("article", { name: umbrella }).getByRole("button", { name: "Increase" }));
  await page.keyboard.press("Space");
  // The button waits for the new amount.
  await expect(main.getByText("Items (13 pcs)")).toBeVisible();
  await expect(main.getByRole("complementary", { name: "Summary" })).not.toHaveAttribute("aria-busy", "true");
  await pressByKey(page, main.getByRole("button", { name: /^Check out 1 / }));

  await expect(main.getByRole("button", { name: "New address" })).toBeVisible();
  await expectFocusAtContent(page);
  await pressByKey(page, main.getByRole("button", { name: "New address" }));
  const drawer = page.getByRole("dialog", { name: "New address" });
  for (const [label, text] of [
    ["Full name", "Mei Tanaka"],
    ["Phone number", "13800138000"],
  ] as const) {
    await tabTo(page, drawer.getByLabel(label));
    await page.keyboard.type(text);
  }
  await pressByKey(page, drawer.getByRole("combobox", { name: "Region" }));
  await typeRegion(page);
  await tabTo(page, drawer.getByLabel("Street, number, unit"));
  await page.keyboard.type("18 Chouzhou North Road");
  await pressByKey(page, drawer.getByRole("button", { name: "Save address" }));
  await expect(main.getByRole("radio", { name: /Mei Tanaka/ })).toBeChecked();
  // The drawer returns the focus to the button that opened it.
  await pressByKey(page, main.getByRole("button", { name: "Add a note to the seller" }));
  await expect(main.getByLabel("Note to seller")).toBeFocused();
  await page.keyboard.type("By hand");
  await pressByKey(page, main.getByRole("button", { name: "Place order" }));

  await expect(page.getByRole("radio", { name: "Wallet" })).toBeChecked();
  await expectFocusAtContent(page);
  await pressByKey(page, main.getByRole("button", { name: /^Pay \$/ }));
  await pressByKey(page, page.getByRole("dialog").getByRole("button", { name: "Pay now" }));
  await expect(main.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  await expectFocusAtContent(page);
  expect((await keys()) - atProduct).toBeLessThan(maxKeys);
  await pressByKey(page, main.getByRole("link", { name: "View my orders" }));
  await expect(main.getByRole("article", { name: /^Order / })).toContainText(umbrella);
  expect(await ordersOf(page)).toHaveLength(1);
  expect(await asBuyer(page, "GET", "/member/address")).toMatchObject({ total: 1 });
});
