import { expect, type Page, test } from "@playwright/test";
import { asBuyer, fillCart, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";
const teapot = "Enamelled teapot";

const line = (page: Page, name: string) => page.getByRole("article", { name });
const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });

test("[BU-01] [BU-02] [BU-06] items are grouped by store, checkboxes of item, store and cart agree; a removal is announced, the focus stays on the page, and Undo restores item, quantity and selection", async ({
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

  await expect
    .poll(() => heldInCart(page))
    .toMatchObject({
      [first?.id ?? ""]: { checked: false },
      [second?.id ?? ""]: { checked: false },
    });
  await asBuyer(page, "POST", `/cart/sku/num/${first?.id}`, { params: { num: "24" } });
  await asBuyer(page, "POST", `/cart/sku/checked/${first?.id}`, { params: { checked: "false" } });
  const before = await heldInCart(page);
  await page.reload();
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

test("[BU-06] a change reaches another tab", async ({ page, request, context }) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, [umbrella, teapot]);
  await page.goto("/#/cart");
  const other = await context.newPage();
  await other.goto("/#/mailUs");
  await expect(other.getByRole("banner").getByRole("link", { name: /Cart, 2/ })).toBeVisible();
  await line(page, umbrella)
    .getByRole("button", { name: `Remove ${umbrella}` })
    .click();
  await expect(other.getByRole("banner").getByRole("link", { name: /Cart, 1/ })).toBeVisible();
});
