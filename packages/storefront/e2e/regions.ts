import { expect, type Locator, type Page } from "@playwright/test";

/** Yiwu with its parent regions. Their names all differ, unlike those of Beijing and its city. */
export const yiwu = ["China", "Zhejiang", "Jinhua", "Yiwu"] as const;
export const yiwuInChinese = ["中国", "浙江省", "金华市", "义乌市"] as const;

/** Opens a region field and chooses by typing, one level after the other. */
export async function chooseRegion(field: Locator, places: readonly string[] = yiwu): Promise<void> {
  await field.press("Enter");
  await typeRegion(field.page(), places);
  await expect(field).toHaveText(places.join(" / "));
}

/** Types the places into the open panel, which has the focus. Enter selects only once the level has loaded. */
export async function typeRegion(page: Page, places: readonly string[] = yiwu): Promise<void> {
  for (const name of places) {
    await expect(page.getByRole("option", { name, exact: true })).toBeVisible();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
}
