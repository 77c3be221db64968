import { expect, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

test("[MC-01] the member home shows who the buyer is and what they have; without orders it leads to the shop", async ({
  page,
  request,
}) => {
  const name = await openAsBuyer(page, request);
  await page.goto("/#/home");
  const card = page.getByRole("region", { name: "My Sundry" });
  await expect(card).toContainText(name);
  await expect(card).toContainText("New member");
  await expect(card.getByRole("link", { name: /^Balance/ })).toContainText("100");
  await expect(card.getByRole("link", { name: /^Points/ })).toContainText("100");
  await expect(card.getByRole("link", { name: /^Coupons/ })).toHaveAttribute("href", "#/home/Coupons");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await page
    .getByRole("list", { name: "My orders" })
    .getByRole("link", { name: /To receive/ })
    .click();
  await expect(page).toHaveURL(/\/home\/MyOrder\?tag=WAIT_ROG/);
});
