import { expect, type Page, test } from "@playwright/test";
import { find, heldInCart } from "./basket.ts";
import { logIn, registerBuyer } from "./buyers.ts";

async function logInFromPrompt(page: Page, username: string): Promise<void> {
  await page.getByRole("dialog", { name: "Login" }).getByRole("button", { name: "Login now" }).click();
  await logIn(page, username);
}

test("[SE-08] a product that a visitor adds is in the cart once after the login, and announced", async ({
  page,
  request,
}) => {
  const username = await registerBuyer(request);
  const [umbrella] = await find(request, "umbrella");
  await page.goto(`/#/goodsDetail?goodsId=${umbrella?.goodsId}&skuId=${umbrella?.id}`);
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await logInFromPrompt(page, username);
  await expect(page).toHaveURL(/#\/goodsDetail/);
  await expect(page.getByText(/^Added to cart/)).toBeVisible();
  const held = await heldInCart(page);
  expect(Object.keys(held)).toEqual([umbrella?.id]);
  await page.goBack();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Your shortcuts" })).toBeVisible();
  expect(await heldInCart(page)).toEqual(held);
});
