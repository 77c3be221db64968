import { expect, type Page, test } from "@playwright/test";
import { asBuyer, find, heldInCart } from "./basket.ts";
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

test("[SE-08] Stay here drops the action; so does leaving the login page", async ({ page, request }) => {
  const username = await registerBuyer(request);
  const [umbrella] = await find(request, "umbrella");
  await page.goto(`/#/goodsDetail?goodsId=${umbrella?.goodsId}&skuId=${umbrella?.id}`);
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true });
  const prompt = page.getByRole("dialog", { name: "Login" });
  await add.click();
  await prompt.getByRole("button", { name: "Stay here" }).click();
  await expect(prompt).toBeHidden();
  await add.click();
  await prompt.getByRole("button", { name: "Login now" }).click();
  await expect(page).toHaveURL(/#\/login/);
  await page.goto("/#/goodsList");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("intent"))).toBeNull();
  await page.goto("/#/login");
  await logIn(page, username);
  await expect(page.getByRole("navigation", { name: "Your shortcuts" })).toBeVisible();
  expect(await heldInCart(page)).toEqual({});
});

test("[SE-08] Buy now continues to checkout after the login", async ({ page, request }) => {
  const username = await registerBuyer(request);
  const [umbrella] = await find(request, "umbrella");
  await page.goto(`/#/goodsDetail?goodsId=${umbrella?.goodsId}&skuId=${umbrella?.id}`);
  await page.getByRole("main").getByRole("button", { name: "Buy now", exact: true }).click();
  await logInFromPrompt(page, username);
  await expect(page).toHaveURL(/#\/pay\?way=BUY_NOW$/);
});

test("[SE-08] a heart on a card saves the product after the login, and stays filled", async ({ page, request }) => {
  const username = await registerBuyer(request);
  await page.goto("/#/goodsList?keyword=umbrella");
  const [umbrella] = await find(request, "umbrella");
  const heart = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: umbrella?.goodsName ?? "", exact: true }) })
    .getByRole("button", { name: /favourites/i });
  await heart.click();
  await logInFromPrompt(page, username);
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const savedGoods = async () => ((await asBuyer(page, "GET", "/member/collection/GOODS")) as { total: number }).total;
  await expect.poll(savedGoods).toBe(1);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect.poll(savedGoods).toBe(0);
});

test("[SE-08] a visitor's coupon is claimed once after the login", async ({ page, request }) => {
  const username = await registerBuyer(request);
  let claims = 0;
  page.on("request", (sent) => {
    if (sent.url().includes("/api/coupon/receive/")) claims += 1;
  });
  await page.goto("/#/coupon");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Claim: \$25, Pinebox Tools/ })
    .click();
  await logInFromPrompt(page, username);
  await expect(page.getByText("Coupon claimed. Find it in My coupons.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Your shortcuts" })).toBeVisible();
  expect(claims).toBe(1);
});

test("[SE-08] a visitor's follow takes effect after the login", async ({ page, request }) => {
  const username = await registerBuyer(request);
  const [umbrella] = await find(request, "umbrella");
  await page.goto(`/#/merchant?id=${umbrella?.storeId}`);
  await page.getByRole("button", { name: /^Follow(ing)?:/ }).click();
  await logInFromPrompt(page, username);
  await expect(page.getByText("Store saved to favourites")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Follow(ing)?:/ })).toHaveAttribute("aria-pressed", "true");
});

test("[SE-08] [SB-07] customer service opens after the login it required", async ({ page, request }) => {
  const username = await registerBuyer(request);
  await page.goto("/#/goodsList");
  await page.locator('[data-entry="service"]').click();
  await logInFromPrompt(page, username);
  await expect(page.getByRole("dialog", { name: "Customer service" })).toBeVisible();
});
