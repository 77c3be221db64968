import { expect, test } from "@playwright/test";

const searchbox = "Search products";

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
