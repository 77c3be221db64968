import { getAll } from "@sundry/api/contract/cart";
import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import { related, search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { manyGoods, sku, umbrella } from "../../testing/entities.ts";
import {
  answer,
  expectAccessible,
  expectCount,
  pageConditions,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const price = { goodsPrice: 83.52, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 83.52 };
const line: CartItem = {
  storeId: "7",
  storeName: "Jinhe Umbrella Works",
  goodsSku: sku(),
  num: 24,
  minimum: 12,
  purchasePrice: 3.48,
  subTotal: 83.52,
  checked: true,
  invalid: false,
  cartType: "CART",
  wholesaleList: [
    { num: 12, price: 3.48 },
    { num: 60, price: 3.1 },
  ],
};
const cart: CartView = {
  cartList: [{ storeId: "7", storeName: line.storeName, checked: true, skuList: [line], priceDetailDTO: price }],
  skuList: [line],
  priceDetailDTO: price,
  cartTypeEnum: "CART",
};

test("[SB-05] [HM-16] [VA-03] the cart drawer says what the next price saves, and its Tab key reaches the checkout before the rail beside it", async () => {
  await renderPage("/goodsList", {
    answers: [
      answer(search, pageOf(manyGoods(2), 2)),
      answer(related, { categories: [], brands: [], paramOptions: [] }),
      answer(getAll, cart),
    ],
  });
  await page.getByRole("navigation", { name: "Your shortcuts" }).getByRole("link", { name: /^Cart/ }).click();
  const drawer = page.getByRole("dialog", { name: /^Cart/ });
  const remove = drawer.getByRole("button", { name: /^Remove/ });
  await expect.element(remove).toBeVisible();
  await expect.element(drawer.getByRole("status")).toHaveTextContent("36 more: $3.10 each, saves $22.80");
  (remove.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(drawer.getByRole("link", { name: "Check out" })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(drawer.getByRole("navigation").getByRole("link").first()).toHaveFocus();
  // The shop would open with it in the next test.
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
});

for (const at of pageConditions)
  test(`[HM-16] [SB-05] the cart drawer in ${at.name}`, async () => {
    await renderPage("/not-a-page", { ...at, answers: [answer(getAll, cart)] });
    if (at.width >= 1024)
      await page.getByRole("navigation", { name: "Your shortcuts" }).getByRole("link", { name: /^Cart/ }).click();
    else {
      await page.getByRole("button", { name: "我的", exact: true }).click();
      await expect.element(page.getByRole("dialog")).toBeVisible();
      await expectAccessible();
      await page.getByRole("dialog").getByText("购物车", { exact: true }).click();
    }
    await expectCount(page.getByRole("dialog").getByRole("list").getByText(umbrella), 1);
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await expectCount(page.getByRole("dialog"), 0);
  });
