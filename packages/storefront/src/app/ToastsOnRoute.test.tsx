import { addSku, getAll } from "@sundry/api/contract/cart";
import { delivery, search, skuDetail } from "@sundry/api/contract/goods";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sku, store } from "../testing/entities.ts";
import { answer, expectAddress, fail, goTo, pageOf, renderPage } from "../testing/renderPage.tsx";

const answers = [
  answer(skuDetail, { data: sku(), wholesaleList: [], specs: [] }),
  answer(getStore, store()),
  answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
  answer(search, pageOf([])),
  answer(addSku, null),
  fail(getAll, "server"),
];
const viewCart = page.getByRole("button", { name: "View cart" });

test('[BU-02] "View cart" goes away in the cart, however the buyer gets there, and stays on other pages', async () => {
  await renderPage("/goodsDetail?goodsId=1", { answers });
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect.element(viewCart).toBeVisible();
  goTo("/nowhere");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(viewCart).toBeVisible();
  goTo("/cart");
  await expectAddress("/cart");
  await expect.element(viewCart).not.toBeInTheDocument();
});

test("[BU-02] on the way to pay no message leads back to the cart", async () => {
  await renderPage("/goodsDetail?goodsId=1", { answers });
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect.element(viewCart).toBeVisible();
  goTo("/payMent");
  await expect.element(viewCart).not.toBeInTheDocument();
});
