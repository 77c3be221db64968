import { expect, test } from "@playwright/test";
import { find } from "./basket.ts";

const searchbox = "Search products";

test("[HM-05] a keyword is trimmed and cut at 140 characters", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: searchbox });
  await box.fill(`  ${"a".repeat(200)}`);
  await expect(box).toHaveValue(`  ${"a".repeat(138)}`);
  await box.fill("  umbrella ");
  await box.press("Enter");
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for “umbrella”" })).toBeVisible();
});

test("[HM-05] an empty search makes no call and keeps the focus", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: searchbox });
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await box.fill("   ");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/(#\/)?$/);
  expect(calls.filter((url) => url.includes("/goods/es"))).toEqual([]);
});

test("[HM-05] Enter that ends an input-method composition does not search", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: searchbox });
  await box.fill("yusan");
  const prevented = await box.evaluate((input) => {
    const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
    return !input.dispatchEvent(enter);
  });
  expect(prevented).toBe(true);
  await expect(page).toHaveURL(/\/(#\/)?$/);
});

test("[HM-06] hot words are fetched once in five minutes and a click searches", async ({ page }) => {
  let fetched = 0;
  await page.route("**/api/goods/hot-words**", (route) => {
    fetched += 1;
    return route.continue();
  });
  await page.goto("/");
  const words = page.getByRole("banner").getByRole("link", { name: "umbrella", exact: true });
  await expect(words).toBeVisible();
  await page.reload();
  await expect(words).toBeVisible();
  expect(fetched).toBe(1);
  await words.click();
  await expect(page).toHaveURL(/keyword=umbrella/);
  await expect(page.getByRole("combobox", { name: searchbox })).toHaveValue("umbrella");
});

test("[HM-05] the search box suggests products while typing, by keyboard alone, and recent searches", async ({
  page,
}) => {
  await page.goto("/#/goodsList");
  const box = page.getByRole("combobox", { name: searchbox });
  const suggestions = page.getByRole("dialog", { name: "Search suggestions" });
  await box.pressSequentially("umbrel");
  await expect(suggestions.getByRole("link")).not.toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(suggestions.getByRole("button", { name: "Search for “umbrel”" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrel$/);
  await expect(suggestions).toBeHidden();
  await box.fill("");
  const kept = suggestions.getByRole("button", { name: "umbrel", exact: true });
  await expect(kept).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestions).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await suggestions.getByRole("button", { name: "Remove “umbrel”" }).click();
  await expect(kept).toBeHidden();
});

test("[HM-05] nothing is requested while an input method composes", async ({ page }) => {
  await page.goto("/#/goodsList");
  await expect(page.getByRole("article").first()).toBeVisible();
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/api/goods/es?")) asked.push(new URL(sent.url()).searchParams.get("keyword") ?? "");
  });
  const client = await page.context().newCDPSession(page);
  const box = page.getByRole("combobox", { name: searchbox });
  await box.click();
  for (const text of ["y", "yu", "yus", "yusan"])
    await client.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(box).toHaveValue("yusan");
  await client.send("Input.insertText", { text: "雨伞" });
  await expect.poll(() => asked).toEqual(["雨伞"]);
});

test("[HM-05] in a store the search stays there while the switch is on", async ({ page, request }) => {
  const [found] = await find(request, "umbrella");
  await page.goto(`/#/merchant?id=${found?.storeId}`);
  const box = page.getByRole("banner").getByRole("combobox", { name: searchbox });
  await box.fill("umbrella");
  await box.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#/goodsList\\?keyword=umbrella&storeId=${found?.storeId}$`));
  await page.getByRole("banner").getByText("This store only").click();
  await box.press("Enter");
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
});

test("[HM-05] text typed before the search page loads stays in the box", async ({ page }) => {
  await page.goto("/#/article");
  const box = page.getByRole("combobox", { name: searchbox });
  await box.fill("umbrella");
  // In one go: the search page cannot load in between.
  await box.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "plush");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page).toHaveURL(/keyword=umbrella/);
  await expect(page.getByRole("heading", { level: 1, name: /umbrella/ })).toBeVisible();
  await expect(box).toHaveValue("plush");
});
