import { expect, test } from "@playwright/test";

test("[HM-07] the panel stays open while the mouse crosses other categories on its way to it", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#/mailUs");
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
  const steps = 20;
  for (let step = 1; step <= steps; step += 1) {
    const at = { x: start.x + ((end.x - start.x) * step) / steps, y: start.y + ((end.y - start.y) * step) / steps };
    await page.mouse.move(at.x, at.y);
    await page.clock.runFor(50);
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
