import { expect, test } from "@playwright/test";

test("[HM-09] [GD-07] the four links of the footer open their articles", async ({ page }) => {
  await page.goto("/#/article");
  for (const name of ["About us", "Contact us", "Help", "Privacy policy"]) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: name === "Help" ? "Where to find help" : name }),
    ).toBeVisible();
    await expect(page).toHaveURL(/article\?id=\d+$/);
    await expect(page.getByText(/^Updated /)).toBeVisible();
  }
});
