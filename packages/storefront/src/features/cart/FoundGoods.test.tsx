import { count, getAll } from "@sundry/api/contract/cart";
import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import { search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods, sku, umbrella } from "../../testing/entities.ts";
import { type Answer, answer, expectAccessible, expectCount, pageOf, renderPage } from "../../testing/renderPage.tsx";

const price = { goodsPrice: 41.76, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 41.76 };

const line: CartItem = {
  storeId: "7",
  storeName: "Jinhe Umbrella Works",
  goodsSku: sku({ goodsId: "201", simpleSpecs: "Navy, 58 cm" }),
  num: 12,
  purchasePrice: 3.48,
  subTotal: 41.76,
  checked: true,
  invalid: false,
  cartType: "CART",
  deliveryMethod: "LOGISTICS",
  isFreeFreight: false,
};

const cart: CartView = {
  cartList: [
    {
      storeId: "7",
      storeName: "Jinhe Umbrella Works",
      checked: true,
      skuList: [line],
      priceDetailDTO: price,
      deliveryMethod: "LOGISTICS",
      promotionNotice: "Spend $38.24 more: $6 off $80+",
    },
  ],
  skuList: [line],
  priceDetailDTO: price,
  cartTypeEnum: "CART",
};

const shop: readonly Answer[] = [
  answer(getAll, cart),
  answer(count, 1),
  // The second of them is in the cart.
  answer(search, ({ pageSize }) => pageOf(manyGoods(Number(pageSize)))),
];

/** The goods to add, which are read when the page's end is near. */
async function goodsAtTheEnd() {
  const more = page.getByRole("region", { name: "Add to your order" });
  // The page grows while it is read, so its end is not reached at once. Goods are rendered in the background, which
  // every scroll interrupts.
  await expect
    .poll(
      () => {
        page.getByRole("contentinfo").element().scrollIntoView({ behavior: "instant" });
        return more.getByRole("article").elements().length;
      },
      { interval: 500, timeout: 60_000 },
    )
    .toBe(6);
  return more;
}

test("[BU-01] on a phone a row of goods that scrolls is cut by the screen, not by the margin", async () => {
  await renderPage("/cart", { width: 390, answers: shop });
  const more = await goodsAtTheEnd();
  const { left, right } = more.getByRole("list").element().getBoundingClientRect();
  expect([left, right]).toEqual([0, 390]);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(more.getByRole("article").first().element().getBoundingClientRect().left).toBe(16);
});

test("[BU-01] goods to add to an order are not those that are in the cart", async () => {
  await renderPage("/cart", { answers: shop });
  await expect.element(page.getByText("Spend $38.24 more: $6 off $80+")).toBeVisible();
  const more = await goodsAtTheEnd();
  await expectCount(more.getByRole("link", { name: "Umbrella no. 2" }), 0);
  await expectAccessible();
});

test("[HM-04] [BU-06] the preview of the cart names variants and the total of what is selected", async () => {
  await renderPage("/cart", { answers: shop });
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).hover();
  const preview = page.getByRole("list", { name: "Cart" });
  await expect.element(preview.getByText("Navy, 58 cm")).toBeVisible();
  await expect.element(preview.getByText(umbrella)).toBeVisible();
  await expect.element(page.getByText("Total of 1 item")).toBeVisible();
});
