import { addSku } from "@sundry/api/contract/cart";
import { list as addresses } from "@sundry/api/contract/address";
import { getChecked, shippingMethods } from "@sundry/api/contract/checkout";
import { list as coupons, receive } from "@sundry/api/contract/coupon";
import { add, addStore, isGoods, isStore, list as favourites, remove } from "@sundry/api/contract/favourite";
import { delivery, related, search, skuDetail } from "@sundry/api/contract/goods";
import { link, ticket } from "@sundry/api/contract/im";
import { logout, userLogin } from "@sundry/api/contract/session";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { coupon, favouriteGoods, goods, sku, store } from "../../testing/entities.ts";
import { type Answer, answer, expectAddress, fail, goTo, pageOf, renderPage } from "../../testing/renderPage.tsx";

const main = page.getByRole("main");
const prompt = page.getByRole("dialog", { name: "Login" });

const answers: readonly Answer[] = [
  answer(userLogin, { accessToken: "a", refreshToken: "r" }),
  answer(logout, null),
  answer(skuDetail, { data: sku(), wholesaleList: [], specs: [] }),
  answer(getStore, store()),
  answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
  answer(search, pageOf([goods()])),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
  answer(addSku, null),
  answer(shippingMethods, ["LOGISTICS"]),
  answer(addresses, pageOf([])),
  answer(coupons, pageOf([coupon()])),
];

/** Opens a page as a visitor. */
const visit = (address: string, more: readonly Answer[] = []) =>
  renderPage(address, { loggedIn: false, answers: [...answers, ...more] });

async function logIn() {
  await page.getByLabelText("Username, mobile or email").fill("mei");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("a sound password");
  await page.getByRole("button", { name: "Log in" }).click();
}

async function logInFromPrompt() {
  await prompt.getByRole("button", { name: "Login now" }).click();
  await logIn();
}

const product = "/goodsDetail?goodsId=1&skuId=11";
const addToCart = main.getByRole("button", { name: "Add to cart", exact: true }).first();
/** The shop's bar for buyers. */
const shortcuts = page.getByRole("navigation", { name: "Your shortcuts" });

test("[SE-08] a product that a visitor adds is added once after the login, and announced", async () => {
  const shop = await visit(product);
  await addToCart.click();
  await logInFromPrompt();
  await expectAddress(product);
  await expect.element(page.getByText(/^Added to cart/)).toBeVisible();
  await expect.poll(() => shop.sent(addSku)).toEqual([{ skuId: "11", num: "12" }]);
  await shop.reload();
  await expect.element(shortcuts).toBeVisible();
  await expect.element(addToCart).toBeVisible();
  await expect.poll(() => shop.sent(addSku)).toHaveLength(1);
});

test("[SE-08] Stay here drops the action; so does leaving the login page", async () => {
  const shop = await visit(product);
  await addToCart.click();
  await prompt.getByRole("button", { name: "Stay here" }).click();
  await expect.element(prompt).not.toBeInTheDocument();
  await addToCart.click();
  await prompt.getByRole("button", { name: "Login now" }).click();
  await expectAddress(/^#\/login/);
  await expect.element(page.getByRole("button", { name: "Log in" })).toBeVisible();
  goTo("/mailUs");
  await expect.poll(() => sessionStorage.getItem("intent")).toBeNull();
  goTo("/login?rePath=%2FmailUs");
  await logIn();
  await expect.element(shortcuts).toBeVisible();
  await expect.poll(() => shop.sent(addSku)).toEqual([]);
});

test("[SE-08] Buy now continues to checkout after the login", async () => {
  const shop = await visit(product, [fail(getChecked, "network")]);
  await main.getByRole("button", { name: "Buy now", exact: true }).first().click();
  await logInFromPrompt();
  await expectAddress("/pay?way=BUY_NOW");
  await expect.poll(() => shop.sent(addSku)).toEqual([{ skuId: "11", num: "12", cartType: "BUY_NOW" }]);
});

test("[SE-08] a heart on a card saves the product after the login, and stays filled", async () => {
  let saved = false;
  const keep = (now: boolean) => {
    saved = now;
    return now;
  };
  const shop = await visit("/goodsList?keyword=umbrella", [
    answer(isGoods, () => saved),
    answer(favourites, () => pageOf(saved ? [favouriteGoods()] : [])),
    answer(add, () => ({ id: `${keep(true)}`, skuId: "11" })),
    answer(remove, () => !keep(false)),
  ]);
  const heart = main.getByRole("article").getByRole("button", { name: /favourites/i });
  await heart.click();
  await logInFromPrompt();
  await expectAddress("/goodsList?keyword=umbrella");
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => shop.sent(add)).toEqual([{ type: "GOODS", id: "11" }]);
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => shop.sent(remove)).toHaveLength(1);
});

test("[SE-08] [GD-06] a visitor's coupon is claimed once after the login", async () => {
  const shop = await visit("/coupon", [answer(receive, null)]);
  await main.getByRole("button", { name: /^Claim/ }).click();
  await logInFromPrompt();
  await expectAddress("/coupon");
  await expect.element(page.getByText("Coupon claimed. Find it in My coupons.")).toBeVisible();
  await shop.reload();
  await expect.element(shortcuts).toBeVisible();
  await expect.poll(() => shop.sent(receive)).toEqual([{ id: "1" }]);
});

test("[SE-08] a visitor's follow takes effect after the login", async () => {
  let followed = false;
  const shop = await visit("/merchant?id=7", [
    answer(isStore, () => followed),
    answer(addStore, () => {
      followed = true;
      return { id: "1", storeId: "7" };
    }),
  ]);
  const follow = page.getByRole("button", { name: /^Follow(ing)?:/ });
  await follow.click();
  await logInFromPrompt();
  await expect.element(page.getByText("Store saved to favourites")).toBeVisible();
  await expect.element(follow).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => shop.sent(addStore)).toHaveLength(1);
});

test("[SE-08] [SB-07] customer service opens after the login it required", async () => {
  await visit("/mailUs", [answer(link, "/im/chat"), answer(ticket, { token: "t", seconds: 60 })]);
  await page.getByRole("button", { name: "Customer service" }).first().click();
  await logInFromPrompt();
  const dialog = page.getByRole("dialog", { name: "Customer service" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
});
