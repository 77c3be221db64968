import { getAll, setSkus } from "@sundry/api/contract/cart";
import { related, search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../../../testing/entities.ts";
import { market } from "../../../testing/goodsList.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectCount,
  pageOf,
  renderPage,
} from "../../../testing/renderPage.tsx";

test("[GD-01] at most five more groups, folded after the third; a group of one value is none", async () => {
  const group = (key: string) => ({ key, values: ["One", "Two"], counts: [3, 2] });
  await renderPage("/goodsList?keyword=umbrella", {
    answers: [
      ...market,
      answer(related, {
        categories: [],
        brands: [{ name: "Jinhe", value: "1", count: 6 }],
        paramOptions: [...["A", "B", "C", "D", "E", "F"].map(group), { key: "G", values: ["Only"], counts: [5] }],
      }),
    ],
  });
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect.element(filters.getByRole("region", { name: "C", exact: true })).toBeVisible();
  await expectCount(filters.getByRole("region", { name: "D", exact: true }), 0);
  await filters.getByText("More filters").click();
  await expect.element(filters.getByRole("region", { name: "E", exact: true })).toBeVisible();
  for (const name of ["F", "G", "Brand"]) await expectCount(filters.getByRole("region", { name, exact: true }), 0);
});

for (const conditions of pageConditions)
  test(`[GD-01] [BU-01] the ledger: chosen pieces of two products go to the cart together (${conditions.name})`, async () => {
    const tiers = [
      { num: 12, price: 3.48 },
      { num: 60, price: 3.1 },
    ];
    const rows = manyGoods(3, { wholesaleList: tiers, dispatchHours: 48 });
    const price = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
    const opened = await renderPage("/goodsList?view=list", {
      ...conditions,
      answers: [
        ...market,
        answer(search, pageOf(rows)),
        answer(getAll, { cartList: [], skuList: [], priceDetailDTO: price, cartTypeEnum: "CART" }),
        answer(setSkus, null),
      ],
    });
    const chooseTwelve = page.getByRole("button", { name: /^(Choose 12|选12件)/ });
    await expectCount(chooseTwelve, 3);
    await chooseTwelve.nth(2).click();
    await chooseTwelve.nth(0).click();
    const field = page.getByRole("textbox", { name: "Umbrella no. 1" });
    await field.fill("60");
    await expect.element(page.getByText(/2 products, 72 pieces|2种商品，共72件/)).toBeVisible();
    await expectAccessible();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Add to cart|加入购物车)$/ })
      .click();
    await expect.poll(() => opened.sent(setSkus)).toHaveLength(1);
    await expectCount(chooseTwelve, 3);
  });
