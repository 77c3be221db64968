import { addSku, getAll } from "@sundry/api/contract/cart";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { delivery, search, skuDetail } from "@sundry/api/contract/goods";
import { isStockWatched } from "@sundry/api/contract/favourite";
import { children } from "@sundry/api/contract/region";
import { get as storeOf } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cartLine, cartOf } from "../../../testing/carts.ts";
import { sku, store, umbrella } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectAddress,
  expectCount,
  pageOf,
  refuse,
  renderPage,
} from "../../../testing/renderPage.tsx";

const address = "/goodsDetail?goodsId=1&skuId=11";
const phone = { width: 390 };
const sheet = page.getByRole("dialog", { name: umbrella });
const add = page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true });
const confirm = sheet.getByRole("button", { name: "Add to cart", exact: true });
const quantity = sheet.getByRole("textbox", { name: "Quantity" });
const specs = [
  ["11", "Violet", 250],
  ["12", "Navy", 5000],
  ["13", "Scarlet", 0],
].map(([skuId, colour, pieces]) => ({
  skuId: String(skuId),
  quantity: Number(pieces),
  price: 3.48,
  specValues: [{ specName: "Colour", specValue: String(colour), specType: 0 }],
}));

function goodsPage(change: Partial<SkuDetail> = {}): readonly Answer[] {
  return [
    answer(skuDetail, ({ skuId }) => ({
      data: sku({ id: String(skuId), quantity: specs.find((one) => one.skuId === skuId)?.quantity ?? 0 }),
      wholesaleList: [
        { num: 12, price: 3.48 },
        { num: 60, price: 3.1 },
        { num: 288, price: 2.86 },
      ],
      specs,
      ...change,
    })),
    answer(storeOf, store()),
    answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8, place: "Osaka" }),
    answer(search, pageOf([])),
    answer(counts, { all: 0, good: 0, moderate: 0, worse: 0, haveImage: 0, stars: [0, 0, 0, 0, 0] }),
    answer(listForGoods, pageOf([])),
    answer(getAll, cartOf([cartLine()])),
    answer(addSku, null),
    answer(isStockWatched, false),
  ];
}

test("[GD-02] [VA-03] on a phone Add to cart shows what is added first; the same choice is then added at once", async () => {
  const shop = await renderPage(address, { ...phone, answers: goodsPage() });
  await add.click();
  await expect.element(sheet).toMatchTextContent(/48 more: \$3\.10 each, saves \$22\.80/);
  await expect.element(sheet).toMatchTextContent(/Shipping \$3\.80 for 12 pieces/);
  const batches = sheet.getByRole("group", { name: "Quantities with a lower price" });
  // 288 are more than there are.
  await expectCount(batches.getByRole("button"), 2);
  await batches.getByRole("button", { name: "60" }).click();
  await expect.element(quantity).toHaveValue("60");
  await expect.element(sheet).toMatchTextContent(/Item total\s*\$186\.00/);
  expect(shop.sent(addSku)).toEqual([]);
  await confirm.dblClick();
  await expect.element(page.getByText(/^Added to cart/).first()).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  expect(shop.sent(addSku)).toEqual([expect.objectContaining({ skuId: "11", num: "60" })]);
  // Not the second of a double press any more.
  await expect
    .poll(async () => {
      await add.click();
      return shop.sent(addSku).length;
    })
    .toBeGreaterThan(1);
  await expectCount(sheet, 0);
  await page.getByRole("button", { name: "Increase" }).click();
  await add.click();
  await expect.element(quantity).toHaveValue("61");
  expect(shop.sent(addSku).filter(({ num }) => num !== "60")).toEqual([]);
});

test("[GD-02] in the sheet the place can be changed too, and the page then shows the same", async () => {
  await renderPage(address, {
    ...phone,
    loggedIn: false,
    answers: [
      ...goodsPage(),
      answer(delivery, ({ regionId }) => ({
        dispatchHours: 48,
        returnDays: 15,
        freight: regionId === "276" ? 9.2 : 3.8,
        place: regionId === "276" ? "Germany" : "Osaka",
      })),
      answer(children, [{ id: "276", parentId: "0", name: "Germany", level: "country", orderNum: 1 }]),
    ],
  });
  await add.click();
  await sheet.getByRole("button", { name: "Change country" }).click();
  await sheet.getByRole("combobox", { name: "Country or region" }).selectOptions("Germany");
  await expect.element(sheet).toMatchTextContent(/\$9\.20/);
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "Delivery and returns" })).toMatchTextContent(/\$9\.20/);
});

test("[GD-02] Escape and Back close the sheet; what was chosen in it stays chosen, and a double press opens it once", async () => {
  await renderPage(address, { ...phone, answers: goodsPage() });
  await add.dblClick();
  await expect.element(sheet).toBeVisible();
  // Busy from the press on: the sheet's code may take a while.
  const inDock = document.querySelector("[data-dock] [data-component=Button]");
  await expect.poll(() => inDock?.ariaBusy).toBe("true");
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  expect(inDock?.ariaBusy).not.toBe("true");
  await expectAddress(/skuId=11$/);
  await add.click();
  await sheet.getByRole("button", { name: "Navy" }).click();
  await expect.element(sheet.getByRole("button", { name: "Navy" })).toHaveAttribute("aria-pressed", "true");
  window.history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectAddress(/skuId=12$/);
  await expect
    .element(page.getByRole("main").getByRole("button", { name: "Navy" }))
    .toHaveAttribute("aria-pressed", "true");
});

test("[BU-02] [VA-03] a refusal is said in the sheet, which stays open, until the choice changes", async () => {
  const shop = await renderPage(address, {
    ...phone,
    answers: [...goodsPage(), refuse(addSku, "Only 40 left", 11011)],
  });
  await add.click();
  await confirm.click();
  await expect.element(sheet.getByText("Only 40 left")).toBeVisible();
  await sheet.getByRole("button", { name: "Increase" }).click();
  await expectCount(sheet.getByText("Only 40 left"), 0);
  shop.answer(answer(addSku, null));
  await confirm.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await quantityIsKept();
});

async function quantityIsKept() {
  await expect.element(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("13");
}

test("[GD-02] [VA-03] a variant that is sold out can be chosen in the sheet but not added; a typed quantity must be valid", async () => {
  const shop = await renderPage(address, { ...phone, answers: goodsPage() });
  await add.click();
  await quantity.fill("5");
  await confirm.click();
  await expect.element(quantity).toHaveFocus();
  await expect.element(quantity).toHaveAttribute("aria-invalid", "true");
  await sheet.getByRole("button", { name: /^Scarlet/ }).click();
  await expect.element(sheet.getByRole("button", { name: "Sold out" })).toBeDisabled();
  await expectCount(quantity, 0);
  expect(shop.sent(addSku)).toEqual([]);
});

test("[SE-08] a visitor chooses in the sheet and is asked to log in when they add", async () => {
  const shop = await renderPage(address, { ...phone, loggedIn: false, answers: goodsPage() });
  await add.click();
  await confirm.click();
  const login = page.getByRole("dialog", { name: "Login" });
  await login.getByRole("button", { name: "Stay here" }).click();
  await expect.element(sheet).toBeVisible();
  expect(shop.sent(addSku)).toEqual([]);
});

test("[GD-02] from 640 px on Add to cart adds at once", async () => {
  const shop = await renderPage(address, { width: 768, answers: goodsPage() });
  await add.first().click();
  await expect.poll(() => shop.sent(addSku)).toHaveLength(1);
  await expectCount(sheet, 0);
});

for (const at of [
  { width: 390, theme: "light", locale: "en" },
  { width: 320, theme: "dark", locale: "zh" },
] as const)
  test(`[HM-16] [GD-02] the sheet in ${at.theme}, ${at.locale}, ${at.width} px`, async () => {
    await renderPage(address, { ...at, answers: goodsPage() });
    await page
      .getByRole("main")
      .getByRole("button", { name: at.locale === "en" ? "Add to cart" : "加入购物车", exact: true })
      .click();
    await expect.element(sheet).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
  });
