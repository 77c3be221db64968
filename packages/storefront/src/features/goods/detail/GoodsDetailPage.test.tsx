import { cartNumKey, writeStored } from "@sundry/api/client";
import { addSku, count, getAll } from "@sundry/api/contract/cart";
import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { delivery, search, skuDetail } from "@sundry/api/contract/goods";
import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { storage } from "../../../shared/session/storage.ts";
import { sku, store } from "../../../testing/entities.ts";
import { type Answer, answer, expectAddress, pageOf, renderPage } from "../../../testing/renderPage.tsx";

function detail(change: Partial<SkuDetail> = {}): SkuDetail {
  return {
    data: sku(),
    wholesaleList: [
      { num: 12, price: 3.48 },
      { num: 60, price: 3.1 },
    ],
    specs: [],
    ...change,
  };
}

const shop = (of: SkuDetail): readonly Answer[] => [
  answer(skuDetail, of),
  answer(getStore, store()),
  answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
  answer(search, pageOf([])),
  answer(addSku, null),
];
const quantity = page.getByRole("textbox", { name: "Quantity" });
const add = page.getByRole("button", { name: "Add to cart" }).first();

/** Presses Add as a hand does: the pointer goes down, which takes the focus from the field, and up at the same place. */
async function pressAdd() {
  const topOf = (what: Locator) => what.element().getBoundingClientRect().top;
  const belowTheField = () => topOf(add) - topOf(quantity);
  const before = belowTheField();
  await add.click();
  // The message below the field stays, so the pointer still hits the button.
  expect(belowTheField()).toBe(before);
}

test("[GD-02] more from a store is the store's own page", async () => {
  await renderPage("/goodsDetail?goodsId=1&skuId=11", { answers: shop(detail()) });
  const more = page.getByRole("link", { name: "More from this store" });
  await expect.element(more).toHaveAttribute("href", expect.stringMatching(/^#\/merchant\?id=\d+&view=goods$/));
});

for (const [typed, num] of [
  ["14", "14"],
  ["58", "58"],
  ["060", "60"],
  ["90", "90"],
] as const)
  test(`[VA-03] [BU-01] ${typed} typed and Add pressed: the button stays in its place, and ${num} are added`, async () => {
    const opened = await renderPage("/goodsDetail?goodsId=1&skuId=11", { answers: shop(detail()) });
    await quantity.fill(typed);
    await expect.element(page.getByText(`${num} pcs`)).toBeVisible();
    await pressAdd();
    await expect.poll(() => opened.sent(addSku)).toEqual([{ skuId: "11", num }]);
  });

for (const [typed, why] of [
  ["5", "The minimum is 12. Add 7 more."],
  ["9999", "Only 5000 in stock."],
  ["2.5", "Enter a whole number."],
] as const)
  test(`[VA-03] ${typed} typed and Add pressed: nothing is added, and the field says why`, async () => {
    const opened = await renderPage("/goodsDetail?goodsId=1&skuId=11", { answers: shop(detail()) });
    await quantity.fill(typed);
    await expect.element(page.getByText(why)).toBeVisible();
    await pressAdd();
    await expect.element(quantity).toHaveFocus();
    await expect.element(quantity).toHaveValue(typed);
    await expect.element(quantity).toHaveAccessibleDescription(why);
    expect(opened.sent(addSku)).toEqual([]);
    await quantity.fill("24");
    await pressAdd();
    await expect.poll(() => opened.sent(addSku)).toEqual([{ skuId: "11", num: "24" }]);
  });

test("[VA-03] shows how much a quantity is: the pile follows the quantity, and the quantity the pile", async () => {
  await renderPage("/goodsDetail?goodsId=1&skuId=11", { answers: shop(detail()) });
  await page.getByRole("button", { name: "Show me 12" }).click();
  await expect.element(page.getByRole("img", { name: "A pile of 12 pieces" })).toBeVisible();
  await quantity.fill("24");
  await expect.element(page.getByRole("img", { name: "A pile of 24 pieces" })).toBeVisible();
  await page.getByRole("button", { name: "60", exact: true }).click();
  await expect.element(quantity).toHaveValue("60");
  await page.getByRole("button", { name: "Hide the pile" }).click();
  await expect.element(page.getByRole("img", { name: /A pile/ })).not.toBeInTheDocument();
});

test("[VA-03] with six of another variant in the cart, six of this one are enough, in the stepper and for Add", async () => {
  const specs = ["11", "12"].map((skuId, place) => ({
    skuId,
    quantity: 5000,
    specValues: [{ specName: "Colour", specValue: place === 0 ? "Red" : "Blue", specType: 0 }],
  }));
  const blue: CartItem = {
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    goodsSku: sku({ id: "12" }),
    num: 6,
    purchasePrice: 3.48,
    subTotal: 20.88,
    checked: false,
    invalid: false,
    cartType: "CART",
  };
  const price = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
  const cart: CartView = { cartList: [], skuList: [blue], priceDetailDTO: price, cartTypeEnum: "CART" };
  const opened = await renderPage("/goodsDetail?goodsId=1&skuId=11", { answers: shop(detail({ specs })) });
  await expect.element(page.getByText("Minimum 12, all options together. 5,000 in stock")).toBeVisible();
  opened.answer(answer(getAll, cart), answer(count, 1));
  writeStored(storage, cartNumKey, 1);
  await opened.reload();
  await expect.element(page.getByText("Minimum 6 with the options in your cart. 5,000 in stock")).toBeVisible();
  await quantity.fill("5");
  await expect.element(page.getByText("The minimum is 6. Add 1 more.")).toBeVisible();
  await quantity.fill("6");
  await pressAdd();
  await expect.poll(() => opened.sent(addSku)).toEqual([{ skuId: "11", num: "6" }]);
});

test("[GD-02] reviews are sorted by date or score, in the address, from their first page, with the filter kept", async () => {
  const review = (id: string, content: string) => ({
    id,
    content,
    grade: "GOOD" as const,
    createTime: "2026-11-01 09:00:00",
  });
  const opened = await renderPage("/goodsDetail?goodsId=1&skuId=11&grade=good&reviewPage=2", {
    answers: [
      ...shop(detail()),
      answer(counts, { all: 40, good: 30, moderate: 6, worse: 4, haveImage: 3, stars: [2, 2, 6, 10, 20] }),
      answer(listForGoods, ({ sort, order }) =>
        pageOf([review("1", sort === "score" ? `Sorted by score, ${order}` : "The newest")], 30, 10),
      ),
    ],
  });
  const tab = page.getByRole("tab", { name: /^Reviews/ });
  // The sections load when the buyer scrolls near them.
  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return tab.elements().length;
    })
    .toBe(1);
  await tab.click();
  const order = page.getByRole("combobox", { name: "Sort reviews" });
  await order.selectOptions("Lowest rated first");
  await expectAddress(/grade=good&reviewSort=lowest$/);
  await expect.element(page.getByText("Sorted by score, asc")).toBeVisible();
  await order.selectOptions("Highest rated first");
  await expect.element(page.getByText("Sorted by score, desc")).toBeVisible();
  expect(opened.sent(listForGoods).at(-1)).toMatchObject({
    grade: "GOOD",
    pageNumber: "1",
    sort: "score",
    order: "desc",
  });
  await order.selectOptions("Newest first");
  await expect.element(page.getByText("The newest")).toBeVisible();
});
