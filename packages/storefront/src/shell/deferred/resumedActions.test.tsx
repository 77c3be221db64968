import { addSku, getAll, setSkus } from "@sundry/api/contract/cart";
import { list as addresses } from "@sundry/api/contract/address";
import { getChecked, shippingMethods } from "@sundry/api/contract/checkout";
import { list as coupons, receive } from "@sundry/api/contract/coupon";
import {
  add,
  addStore,
  isGoods,
  isPriceWatched,
  isStore,
  list as favourites,
  remove,
  watchPrice,
} from "@sundry/api/contract/favourite";
import { list as footprints } from "@sundry/api/contract/footprint";
import { delivery, related, search, skuDetail } from "@sundry/api/contract/goods";
import { link, ticket } from "@sundry/api/contract/im";
import { list as messages } from "@sundry/api/contract/message";
import { list as orders } from "@sundry/api/contract/order";
import { logout, userLogin } from "@sundry/api/contract/session";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
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

const noPrice = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
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
  const claimed = page.getByRole("dialog", { name: "Claimed" });
  await expect.element(claimed.getByText("Coupon claimed. Find it in My coupons.")).toBeVisible();
  await expect.element(claimed.getByRole("link", { name: "My coupons" })).toHaveAttribute("href", "#/home/Coupons");
  await userEvent.keyboard("{Escape}");
  await expect.element(claimed).not.toBeInTheDocument();
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

const cartBefore = answer(getAll, { cartList: [], skuList: [], priceDetailDTO: noPrice, cartTypeEnum: "CART" });

test("[SE-08] [GD-01] what a visitor chose in a list is added once after the login, and is chosen no more", async () => {
  const rows = ["11", "12"].map((id) => goods({ id, goodsName: `Umbrella ${id}` }));
  const shop = await visit("/goodsList?view=list", [answer(search, pageOf(rows)), cartBefore, answer(setSkus, null)]);
  const choose = page.getByRole("button", { name: /^Choose / });
  await expect.element(choose.nth(1)).toBeVisible();
  await choose.first().click();
  await choose.first().click();
  const chosen = main.getByRole("button", { name: "Add to cart", exact: true });
  await chosen.click();
  await logInFromPrompt();
  await expectAddress("/goodsList?view=list");
  await expect.element(page.getByText(/^Added to cart: \d+ pieces?$/)).toBeVisible();
  expect(shop.sent(setSkus)).toHaveLength(1);
  await expect.element(choose.nth(1)).toBeVisible();
});

test("[SE-08] [GD-02] the variants that a visitor chose are added once after the login", async () => {
  const variant = (skuId: string, specValue: string) => ({
    skuId,
    quantity: 500,
    specValues: [{ specName: "Colour", specValue }],
  });
  const specs = [variant("11", "Navy"), variant("12", "Scarlet")];
  const shop = await visit(product, [
    answer(skuDetail, { data: sku(), wholesaleList: [], specs }),
    cartBefore,
    answer(setSkus, null),
  ]);
  await page.getByRole("button", { name: "Order several variants at once" }).click();
  const dialog = page.getByRole("dialog", { name: "Quantities by variant" });
  for (const [name, count] of [
    ["Navy", "5"],
    ["Scarlet", "7"],
  ] as const) {
    await dialog.getByRole("textbox", { name }).fill(count);
    await userEvent.keyboard("{Enter}");
  }
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await logInFromPrompt();
  await expectAddress(product);
  await expect.element(page.getByText("Added to cart: 12 pieces")).toBeVisible();
  expect(shop.sent(setSkus)).toHaveLength(1);
});

test("[SE-08] [GD-02] a visitor's price alert is set after the login", async () => {
  let watched = false;
  const shop = await visit(product, [
    answer(isPriceWatched, () => watched),
    answer(watchPrice, () => {
      watched = true;
      return null;
    }),
  ]);
  const alert = main.getByRole("button", { name: /^Price alert/ });
  await alert.click();
  await logInFromPrompt();
  await expect.element(page.getByText("We'll send you a message when the price falls.")).toBeVisible();
  await expect.element(alert).toHaveAttribute("aria-pressed", "true");
  expect(shop.sent(watchPrice)).toEqual([{ skuId: "11" }]);
});

test("[SE-08] [SB-07] customer service opens after the login it required", async () => {
  await visit("/mailUs", [answer(link, "/im/chat"), answer(ticket, { token: "t", seconds: 60 })]);
  await page.getByRole("button", { name: "Customer service" }).first().click();
  await logInFromPrompt();
  const dialog = page.getByRole("dialog", { name: "Customer service" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
});

for (const [entry, title] of [
  [/^Cart/, /^Cart/],
  ["My orders", "My orders"],
  ["Coupons", "Coupons"],
  ["Recently viewed", "Recently viewed"],
  ["My favourites", "My favourites"],
] as const)
  test(`[SE-08] [SB-04] the drawer ${entry} opens over the page that comes back after the login`, async () => {
    await visit("/merchant?id=7&sort=price", [
      answer(isStore, false),
      answer(getAll, { cartList: [], skuList: [], priceDetailDTO: noPrice, cartTypeEnum: "CART" }),
      answer(orders, pageOf([])),
      answer(footprints, pageOf([])),
    ]);
    await shortcuts.getByRole("link", { name: entry }).click();
    await logInFromPrompt();
    const drawer = page.getByRole("dialog", { name: title });
    await expect.element(drawer).toBeVisible();
    await expectAddress("/merchant?id=7&sort=price");
    await userEvent.keyboard("{Escape}");
    await expect.element(drawer).not.toBeInTheDocument();
  });

test("[SE-08] [SB-04] a link of the sidebar is followed after the login", async () => {
  await visit("/mailUs", [answer(messages, pageOf([]))]);
  await shortcuts.getByRole("link", { name: "Messages" }).click();
  await logInFromPrompt();
  await expectAddress("/home/MsgList");
});

const sound = { name: "addToCart", values: { skuId: "11", num: 12, name: "Umbrella" } };

test.each([
  { name: "drawer", values: { drawer: "__proto__" } },
  { name: "drawer", values: { drawer: "wallet" } },
  { name: "addSeveral", values: { lines: "<script>" } },
  { name: "addChosen", values: { lines: "11:,:12" } },
  { name: "watch", values: { skuId: "11", what: "__proto__" } },
  { name: "visit", values: { address: "//evil.example" } },
  { name: "visit", values: { address: "javascript:alert(1)" } },
])("[SE-08] [RT-06] %j in the storage of a tab opens nothing", async (intent) => {
  const shop = await visit("/mailUs", [cartBefore, answer(setSkus, null)]);
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  goTo("/login?rePath=%2FmailUs");
  await expect.element(page.getByRole("button", { name: "Log in" })).toBeVisible();
  sessionStorage.setItem("intent", JSON.stringify({ ...intent, id: "1", at: Date.now() }));
  client.session.setUser({ username: "mei", nickName: "Mei", face: "" });
  await expectAddress("/mailUs");
  await expect.poll(() => sessionStorage.getItem("intent")).toBeNull();
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();

  // Actions are carried out in order: once a sound one is done, the other would have shown.
  sessionStorage.setItem("intent", JSON.stringify({ ...sound, id: "2", at: Date.now() }));
  goTo("/coupon");
  await expect.element(page.getByText(/^Added to cart/)).toBeVisible();
  expect(page.getByRole("dialog").elements()).toHaveLength(0);
  expect(shop.sent(setSkus)).toEqual([]);
});
