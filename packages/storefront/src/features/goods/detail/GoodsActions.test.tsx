import { addSku, getAll } from "@sundry/api/contract/cart";
import { canUse, receive } from "@sundry/api/contract/coupon";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { add as save, isGoods, remove } from "@sundry/api/contract/favourite";
import { delivery, search, skuDetail } from "@sundry/api/contract/goods";
import { get as storeOf } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cartLine, cartOf } from "../../../testing/carts.ts";
import { goods, sku, store, umbrella } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  pageConditions,
  pageOf,
  refuse,
  renderPage,
  wideDark,
} from "../../../testing/renderPage.tsx";

const address = "/goodsDetail?goodsId=1&skuId=11";
const title = page.getByRole("heading", { level: 1 });
const main = page.getByRole("main");
const add = main.getByRole("button", { name: "Add to cart", exact: true });
const next = main.getByRole("status").first();
const wholesaleList = [
  { num: 12, price: 3.48 },
  { num: 60, price: 3.1 },
  { num: 240, price: 2.86 },
];

function goodsPage(change: Partial<SkuDetail> = {}): readonly Answer[] {
  return [
    answer(skuDetail, { data: sku(), wholesaleList, specs: [], ...change }),
    answer(storeOf, store()),
    answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
    answer(search, pageOf([goods({ id: "90", goodsId: "9", goodsName: "Compact umbrella" })])),
    answer(counts, { all: 0, good: 0, moderate: 0, worse: 0, haveImage: 0, stars: [0, 0, 0, 0, 0] }),
    answer(listForGoods, pageOf([])),
  ];
}

/** The lower parts of the page load when they are near the screen. */
async function showAll() {
  const tabs = page.getByRole("tablist", { name: /^(About this product|商品信息)$/ });
  await expect
    .poll(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return tabs.elements().length;
    })
    .toBe(1);
}

test("[VA-03] the price follows the quantity, and says what the next one costs", async () => {
  await renderPage(address, { answers: goodsPage() });
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await expect.element(quantity).toHaveValue("12");
  await expect.element(page.getByRole("button", { name: "Decrease" })).toBeDisabled();
  await expectCount(page.getByRole("list", { name: "Price by quantity" }).getByRole("listitem"), 3);
  await quantity.fill("60");
  await userEvent.keyboard("{Enter}");
  await expect.element(next).toHaveTextContent("180 more: $2.86 each, saves $57.60");
  await expect.element(main).toMatchTextContent(/Item total\s*\$186\.00/);
  await quantity.fill("0024");
  await userEvent.keyboard("{Enter}");
  await expect.element(quantity).toHaveValue("24");
});

test("[VA-03] a lower price is named only while there are enough pieces for it", async () => {
  await renderPage(address, { answers: goodsPage({ data: sku({ quantity: 239 }) }) });
  await expect.element(next).toHaveTextContent("48 more: $3.10 each, saves $22.80");
  await page.getByRole("textbox", { name: "Quantity" }).fill("60");
  await userEvent.keyboard("{Enter}");
  await expect.element(main).toMatchTextContent(/Item total\s*\$186\.00/);
  await expect.element(next).toBeEmptyDOMElement();
});

test("[GD-02] [BU-06] a press right after a choice adds what was chosen, although its answer is still on the way", async () => {
  const specs = ["Navy", "Scarlet"].map((colour, place) => ({
    skuId: `1${place + 1}`,
    quantity: 5000,
    price: 3.48 + place,
    specValues: [{ specName: "Colour", specValue: colour, specType: 0 }],
  }));
  const late = Promise.withResolvers<SkuDetail>();
  const first = { data: sku(), specs };
  const shop = await renderPage(address, {
    answers: [
      ...goodsPage(first),
      answer(skuDetail, ({ skuId }) => (skuId === "12" ? late.promise : first)),
      answer(addSku, null),
      answer(getAll, cartOf([cartLine()])),
    ],
  });
  const scarlet = main.getByRole("button", { name: "Scarlet" });
  await scarlet.click();
  await expect.element(scarlet).toHaveAttribute("aria-pressed", "true");
  await add.click();
  await expect.poll(() => shop.sent(addSku).map(({ skuId }) => skuId)).toEqual(["12"]);
  late.resolve({ data: sku({ id: "12" }), specs });
});

test("[SE-08] a visitor's action asks for a login and stays on the page", async () => {
  const shop = await renderPage(address, { loggedIn: false, answers: goodsPage() });
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveTextContent(umbrella);
  await main.getByRole("button", { name: "Buy now", exact: true }).click();
  await dialog.getByRole("button", { name: "Login now" }).click();
  await expectAddress(/^#\/login\?rePath=%2FgoodsDetail&query=/);
  await expect.poll(() => shop.sent(addSku)).toEqual([]);
});

test("[GD-02] [MC-08] a favourite is saved, is still one after a reload, and is removed", async () => {
  let saved = false;
  const shop = await renderPage(address, {
    answers: [
      ...goodsPage(),
      answer(isGoods, () => saved),
      answer(save, () => {
        saved = true;
        return { id: "1", skuId: "11" };
      }),
      answer(remove, () => {
        saved = false;
        return true;
      }),
    ],
  });
  await page.getByRole("button", { name: "Save to favourites", exact: true }).click();
  const heart = page.getByRole("button", { name: "Saved to favourites" });
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => saved).toBe(true);
  await shop.reload();
  await heart.click();
  await expect.element(page.getByText("Removed from favourites")).toBeVisible();
  await expect.poll(() => shop.sent(remove)).toEqual([{ type: "GOODS", id: "11" }]);
});

test("[GD-06] [AP-01] the coupons of the product say how many the buyer already has for what they are about to buy", async () => {
  const coupon = { id: "49", storeId: "0", couponType: "PRICE" as const, price: 5, consumeThreshold: 49 };
  const shop = await renderPage(address, {
    answers: [...goodsPage({ promotionMap: { "PLATFORM_COUPON-49": coupon } }), answer(canUse, pageOf([], 2))],
  });
  await page.getByRole("button", { name: "Claim", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Coupons for this product" });
  await expect.element(drawer.getByText(/^You have 2 coupons for this purchase\./)).toBeVisible();
  await expect.element(drawer.getByRole("link", { name: "My coupons" })).toHaveAttribute("href", "#/home/Coupons");
  expect(shop.sent(canUse)[0]).toMatchObject({ storeId: expect.any(String), totalPrice: expect.any(String) });
});

test("[GD-06] a coupon for the product is claimed on its page", async () => {
  const coupon = {
    id: "49",
    storeId: "0",
    couponName: "$5 off",
    couponType: "PRICE" as const,
    price: 5,
    consumeThreshold: 49,
  };
  const shop = await renderPage(address, {
    answers: [...goodsPage({ promotionMap: { "PLATFORM_COUPON-49": coupon } }), answer(receive, null)],
  });
  await page.getByRole("button", { name: "Claim", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Coupons for this product" });
  await drawer.getByRole("button", { name: /^Claim: / }).click();
  const claimed = page.getByRole("dialog", { name: "Claimed" });
  await expect.element(claimed.getByText("Coupon claimed. Find it in My coupons.")).toBeVisible();
  await expect.element(claimed.getByRole("link", { name: "Use now" })).toHaveAttribute("href", "#/goodsList");
  await userEvent.keyboard("{Escape}");
  await expect.element(claimed).not.toBeInTheDocument();
  await expect.element(drawer.getByRole("button", { name: /^Use now: / })).toBeVisible();
  await expect.poll(() => shop.sent(receive)).toHaveLength(1);
});

test("[RT-10] an unknown product says so and leads on; a wrong SKU shows the first one", async () => {
  const shop = await renderPage("/goodsDetail?goodsId=1&skuId=1", {
    loggedIn: false,
    answers: [...goodsPage(), refuse(skuDetail, "These goods do not exist", 11_001)],
  });
  for (const at of ["/goodsDetail?goodsId=1&skuId=1", "/goodsDetail"]) {
    await shop.reload(at);
    await expect.element(title).toHaveTextContent("This product is no longer available");
    const others = page.getByRole("region", { name: "Customers also viewed" });
    await expect.element(others.getByRole("article").first()).toBeVisible();
  }
  shop.answer(...goodsPage());
  await shop.reload("/goodsDetail?goodsId=1&skuId=nonsense");
  await expect.element(title).toHaveTextContent(umbrella);
});

test("[VA-05] no script in a store's text ever runs", async () => {
  const intro = `<p>Sound text</p><script>window.hurt = 1</script><img src=x onerror="window.hurt = 2"><a href="javascript:window.hurt = 3">link</a>`;
  await renderPage(address, { answers: goodsPage({ data: sku({ intro }) }) });
  await showAll();
  // The text itself loads when it is near the screen.
  const panel = page.getByRole("tabpanel").element();
  panel.scrollIntoView();
  await expect.element(page.getByText("Sound text")).toBeVisible();
  expect(panel.querySelectorAll("script, [onerror], a[href^='javascript']")).toHaveLength(0);
  expect("hurt" in window).toBe(false);
});

test("[AP-04] a page that failed says why and can be retried", async () => {
  const shop = await renderPage(address, { answers: [...goodsPage(), fail(skuDetail, "network")] });
  await expect.element(page.getByText("Network error. Try again later.")).toBeVisible();
  shop.answer(...goodsPage());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(title).toHaveTextContent(umbrella);
});

test("[GD-02] a product is shared as a QR code and as a link that opens the chosen combination", async () => {
  const shop = await renderPage(address, { answers: goodsPage() });
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  const dialog = page.getByRole("dialog", { name: "Share this product" });
  await expect.element(dialog.getByRole("img", { name: `QR code for ${umbrella}` })).toBeVisible();
  const link = dialog.getByText(/^http.*goodsDetail/).element().textContent;
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(share).toHaveFocus();
  await shop.reload(new URL(link).hash.slice(1));
  await expect.element(title).toHaveTextContent(umbrella);
  expect(shop.sent(skuDetail).at(-1)).toMatchObject({ goodsId: "1", skuId: "11" });
});

for (const at of [...pageConditions, wideDark])
  test(`[HM-16] the product page in ${at.name}`, async () => {
    await renderPage(address, { ...at, answers: goodsPage() });
    await expect.element(title).toBeInTheDocument();
    await showAll();
    await expectAccessible();
  });
