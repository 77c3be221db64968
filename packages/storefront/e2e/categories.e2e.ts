import { expect, test } from "@playwright/test";

test("[HM-07] the category menu works with the mouse and by keyboard alone", async ({ page }) => {
  await page.goto("/#/goodsList");
  const button = page.getByRole("button", { name: "All categories" });
  await button.hover();
  const menu = page.getByRole("navigation", { name: "Categories" });
  await menu.getByRole("link", { name: "Kitchen", exact: true }).hover();
  await expect(menu.getByRole("link", { name: "See all" })).toBeVisible();
  await page.mouse.move(1400, 800);
  await expect(menu).toBeHidden();

  await page.getByRole("combobox", { name: "Search products" }).focus();
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Toys", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(menu.getByRole("link", { name: "See all" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/categoryId=[^,]+,[^,]+$/);
});

test("[HM-07] the panel shows whole names, and the best sellers of the category", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Categories" });
  await menu.getByRole("link", { name: "Toys", exact: true }).hover();
  const panel = menu.locator("[data-part='children']");
  await expect(panel.getByText("Games and puzzles", { exact: true })).toBeVisible();
  await panel.getByRole("link", { name: "Best sellers" }).click();
  await expect(page).toHaveURL(/categoryId=\d+&sort=buyCount/);
  await expect(page.getByRole("heading", { level: 1, name: "Toys" })).toBeVisible();
});

test("[HM-07] on a phone the categories open from the tab bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Categories" }).click();
  const sheet = page.getByRole("dialog", { name: "Categories" });
  await sheet.getByRole("button", { name: "Kitchen" }).click();
  await sheet.getByRole("link", { name: "Kitchen: See all" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kitchen" })).toBeVisible();
});

test("[HM-07] the panel stays open while the mouse crosses other categories on its way to it", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#/goodsList");
  await page.getByRole("button", { name: "All categories" }).hover();
  const menu = page.getByRole("navigation", { name: "Categories" });
  const rows = menu.locator('[data-part="row"]');
  const panel = menu.locator('[data-part="children"]');
  const name = (await rows.first().innerText()).trim();
  await rows.first().hover();
  await expect(panel).toContainText(name);
  const from = await rows.first().boundingBox();
  const to = await panel.boundingBox();
  if (!from || !to) throw new Error("the menu has no place");
  // Slants down to the panel's lower end for a second: six times as long as a row needs to open under a resting mouse.
  const start = { x: from.x + from.width + 60, y: from.y + from.height / 2 };
  const end = { x: to.x + 20, y: to.y + to.height - 30 };
  const crossed = new Set<string>();
  await page.mouse.move(start.x, start.y);
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  const steps = 50;
  for (let step = 1; step <= steps; step += 1) {
    const at = { x: start.x + ((end.x - start.x) * step) / steps, y: start.y + ((end.y - start.y) * step) / steps };
    await page.mouse.move(at.x, at.y);
    await page.clock.runFor(20);
    crossed.add(
      await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest("nav > ul > li")?.textContent?.slice(0, 8) ?? "",
        at,
      ),
    );
    expect(await panel.innerText()).toContain(name);
  }
  expect(crossed.size).toBeGreaterThan(3);
  await page.clock.resume();
  await panel.getByRole("link", { name: "See all" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
