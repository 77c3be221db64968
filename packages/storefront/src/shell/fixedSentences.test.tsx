import { addSku, clear, count, getAll, removeSkus, setSkus } from "@sundry/api/contract/cart";
import { list as coupons, receive } from "@sundry/api/contract/coupon";
import { add as addFavourite, isGoods, list as favourites, remove } from "@sundry/api/contract/favourite";
import { list as footprints } from "@sundry/api/contract/footprint";
import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { delivery, related, search, skuDetail } from "@sundry/api/contract/goods";
import { get as storeOf } from "@sundry/api/contract/store";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cartLine, cartOf } from "../testing/carts.ts";
import { coupon, favouriteGoods, goods, sku, store, umbrella } from "../testing/entities.ts";
import { type Answer, answer, expectCount, fail, pageOf, refuse, renderPage } from "../testing/renderPage.tsx";

/** The sentences of the specification, word for word, wherever what they are about happens. */

const toasts = page.getByRole("region", { name: "通知" });
const shortcuts = page.getByRole("navigation", { name: "我的快捷入口" });
const results: readonly Answer[] = [
  answer(search, pageOf([goods()])),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
];
const open = (address: string, answers: readonly Answer[] = [], loggedIn = true) =>
  renderPage(address, { locale: "zh", loggedIn, answers: [...results, ...answers] });

const toast = (text: string) => toasts.getByText(text, { exact: true });
const toneOf = (text: string) => toast(text).element().closest("[data-tone]")?.getAttribute("data-tone");

/** Adds the goods of a card in a list to the cart. */
async function addFromCard() {
  const card = page.getByRole("main").getByRole("article");
  await expectCount(card, 1);
  await card.getByRole("button", { name: /^加购/ }).click();
}

async function openDrawer(name: RegExp) {
  await shortcuts.getByRole("link", { name }).click();
  const drawer = page.getByRole("dialog", { name });
  await expect.element(drawer).toBeVisible();
  return drawer;
}

test("[BU-02] goods that go into the cart: 商品已成功添加到购物车", async () => {
  await open("/goodsList?keyword=a", [answer(addSku, null), answer(count, 1), answer(getAll, cartOf([cartLine()]))]);
  await addFromCard();
  await expect.element(toast("商品已成功添加到购物车")).toBeVisible();
});

test("[BU-02] [AP-04] a refused add to the cart is a warning with the server's words", async () => {
  await open("/goodsList?keyword=a", [refuse(addSku, "库存不足")]);
  await addFromCard();
  await expect.element(toast("库存不足")).toBeVisible();
  expect(toneOf("库存不足")).toBe("warning");
});

test("[BU-02] a line deleted in the cart's drawer: 删除成功; a refusal is an error with the server's words", async () => {
  const shop = await open("/mailUs", [answer(getAll, cartOf([cartLine()])), refuse(removeSkus, "请稍候")]);
  const drawer = await openDrawer(/^购物车/);
  await drawer.getByRole("button", { name: /^移出购物车/ }).click();
  await expect.element(toast("请稍候")).toBeVisible();
  expect(toneOf("请稍候")).toBe("danger");
  shop.answer(answer(removeSkus, null));
  await drawer.getByRole("button", { name: /^移出购物车/ }).click();
  await expect.element(toast("删除成功")).toBeVisible();
  expect(toneOf("删除成功")).toBe("success");
  await userEvent.keyboard("{Escape}");
  await expectCount(drawer, 0);
});

test("[BU-02] Undo adds a deleted line to the cart again, in the words and colours of any addition, in the drawer and on the page", async () => {
  const shop = await open("/mailUs", [
    answer(getAll, cartOf([cartLine()])),
    answer(removeSkus, null),
    refuse(addSku, "库存不足"),
  ]);
  const drawer = await openDrawer(/^购物车/);
  const bin = drawer.getByRole("button", { name: /^移出购物车/ });
  const undo = page.getByRole("button", { name: "撤销" });
  await bin.click();
  await undo.click();
  await expect.element(toast("库存不足")).toBeVisible();
  expect(toneOf("库存不足")).toBe("warning");
  shop.answer(answer(addSku, null));
  await bin.click();
  await undo.last().click();
  await expect.element(toast("商品已成功添加到购物车")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expectCount(drawer, 0);
  shop.answer(refuse(setSkus, "库存不足"), answer(footprints, pageOf([])));
  await shop.reload("/cart");
  const onPage = page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`删除.*${umbrella}|${umbrella}.*删除`) });
  await onPage.click();
  await undo.click();
  await expect.element(toast("库存不足")).toBeVisible();
  expect(toneOf("库存不足")).toBe("warning");
  shop.answer(answer(setSkus, null));
  await onPage.click();
  await undo.last().click();
  await expect.element(toast("商品已成功添加到购物车")).toBeVisible();
});

test("[BU-02] a line moved to the favourites is deleted from the cart and says so: 删除成功", async () => {
  await open("/cart", [
    answer(getAll, cartOf([cartLine()])),
    answer(addFavourite, { id: "1", skuId: "11" }),
    answer(removeSkus, null),
    answer(footprints, pageOf([])),
  ]);
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`收藏.*${umbrella}`) })
    .click();
  await expect.element(toast("删除成功，已移入收藏夹")).toBeVisible();
  expect(toneOf("删除成功，已移入收藏夹")).toBe("success");
});

test("[BU-02] a line deleted on the cart page, and the whole cart: 删除成功", async () => {
  const shop = await open("/cart", [
    answer(getAll, cartOf([cartLine()])),
    answer(removeSkus, null),
    answer(footprints, pageOf([])),
  ]);
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`删除.*${umbrella}|${umbrella}.*删除`) })
    .click();
  await expect.element(toast("删除成功")).toBeVisible();
  shop.answer(answer(clear, null));
  await shop.reload("/cart");
  await page.getByRole("main").getByRole("button", { name: "清空购物车" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "清空购物车" }).click();
  await expect.poll(() => shop.sent(clear)).toHaveLength(1);
  await expect.element(toast("删除成功")).toBeVisible();
});

test("[BU-02] a favourite that is taken back in the drawer and on the goods' page: 取消收藏成功", async () => {
  const shop = await open("/mailUs", [answer(favourites, pageOf([favouriteGoods()])), answer(remove, true)]);
  const drawer = await openDrawer(/^我的收藏/);
  await drawer.getByRole("button", { name: /^取消收藏/ }).click();
  await expect.element(toast("取消收藏成功")).toBeVisible();
  expect(toneOf("取消收藏成功")).toBe("success");
  await userEvent.keyboard("{Escape}");
  await expectCount(drawer, 0);
  shop.answer(
    answer(skuDetail, { data: sku(), wholesaleList: [], specs: [] }),
    answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
    answer(listForGoods, pageOf([])),
    answer(counts, { all: 0, good: 0, moderate: 0, worse: 0, haveImage: 0, stars: [0, 0, 0, 0, 0] }),
    answer(storeOf, store()),
    answer(isGoods, true),
  );
  await shop.reload("/goodsDetail?goodsId=1&skuId=11");
  await page.getByRole("button", { name: "已收藏", exact: true }).first().click();
  await expect.element(toast("取消收藏成功")).toBeVisible();
});

test("[BU-02] [GD-06] a claimed coupon: a dialog with 优惠券领取成功，可到我的优惠券页面查看 and two buttons, in the centre and in the cart", async () => {
  const shop = await open("/coupon", [
    answer(coupons, pageOf([coupon({ storeId: "7", storeName: "锦禾" })])),
    answer(receive, null),
  ]);
  const dialog = page.getByRole("dialog");
  const expectConfirmed = async () => {
    await expect.element(dialog.getByText("优惠券领取成功，可到我的优惠券页面查看", { exact: true })).toBeVisible();
    await expect.element(dialog.getByRole("link", { name: "我的优惠券" })).toHaveAttribute("href", "#/home/Coupons");
    await expect.element(dialog.getByRole("link", { name: "去使用" })).toHaveAttribute("href", "#/merchant?id=7");
    await userEvent.keyboard("{Escape}");
    await expectCount(dialog, 0);
  };
  await page.getByRole("main").getByRole("button", { name: /^领取/ }).click();
  await expectConfirmed();
  const cart = cartOf([cartLine()]);
  const offered = coupon({ id: "9", storeId: "7" });
  shop.answer(
    answer(getAll, { ...cart, cartList: cart.cartList.map((group) => ({ ...group, canReceiveCoupon: [offered] })) }),
    answer(setSkus, null),
  );
  await shop.reload("/cart");
  await page.getByRole("main").getByRole("button", { name: /^领取/ }).click();
  await expectConfirmed();
});

test("[SB-07] [SB-04] customer service without a login: 请登录后再联系客服", async () => {
  await open("/mailUs", [], false);
  await shortcuts.getByRole("button", { name: "联系客服" }).click();
  const prompt = page.getByRole("dialog", { name: "登录" });
  await expect.element(prompt.getByText("请登录后再联系客服", { exact: true })).toBeVisible();
  await prompt.getByRole("button", { name: "继续浏览" }).click();
  await expectCount(prompt, 0);
});

for (const [how, status] of [
  ["a server's failure without a message", "server"],
  ["no network", "network"],
] as const)
  test(`[AP-04] ${how}: 网络错误，请稍后再试！`, async () => {
    await open("/goodsList?keyword=a", [fail(addSku, status)]);
    await addFromCard();
    await expect.element(toast("网络错误，请稍后再试！")).toBeVisible();
  });

test("[AP-03] [AP-04] no answer within ten seconds: 连接超时，请稍候再试！", async () => {
  const late = Promise.withResolvers<null>();
  await open("/goodsList?keyword=a", [answer(addSku, () => late.promise)]);
  await expectCount(page.getByRole("main").getByRole("article"), 1);
  onTestFinished(() => late.resolve(null));
  const begin = Date.now();
  await addFromCard();
  // Real time: the timers of the whole page would stand still as well.
  await expect.element(toast("连接超时，请稍候再试！"), { timeout: 60_000 }).toBeVisible();
  expect(Date.now() - begin).toBeGreaterThanOrEqual(10_000);
});

test("[AP-04] an action on what is no longer there (404) says nothing, and the page shows what is true", async () => {
  const shop = await open("/mailUs", [answer(getAll, cartOf([cartLine()])), fail(removeSkus, "missing")]);
  const drawer = await openDrawer(/^购物车/);
  await expectCount(drawer.getByText(umbrella), 1);
  // Somebody else has emptied the cart meanwhile.
  shop.answer(answer(getAll, cartOf([])));
  await drawer.getByRole("button", { name: /^移出购物车/ }).click();
  await expect.element(drawer.getByRole("heading", { name: "购物车还是空的" })).toBeVisible();
  // The sentence that a page without its content shows.
  expect(page.getByText("内容已不存在").elements()).toHaveLength(0);
  await userEvent.keyboard("{Escape}");
  await expectCount(drawer, 0);
});
