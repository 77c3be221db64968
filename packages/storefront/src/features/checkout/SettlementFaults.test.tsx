import { list as addresses } from "@sundry/api/contract/address";
import { createTrade, getChecked, selectShippingMethod, shippingMethods } from "@sundry/api/contract/checkout";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { children } from "@sundry/api/contract/region";
import { pickupPoints } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { address } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  fail,
  pageConditions,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const ordered: CartView = {
  ...cartOf([cartLine(12, { deliveryMethod: "LOGISTICS", isFreeFreight: false })]),
  memberAddress: address({ version: 4 }),
};

const shop = (view: CartView): readonly Answer[] => [
  answer(getChecked, view),
  answer(shippingMethods, ["LOGISTICS", "SELF_PICK_UP"]),
  answer(addresses, pageOf([address({ version: 4 })])),
  answer(pickupPoints, pageOf([])),
];

const place = page.getByRole("button", { name: /^(Place order|提交订单)$/ });

test("[BU-03] [AP-04] with nothing selected checkout leads to the cart; a failed checkout can be retried", async () => {
  const opened = await renderPage("/pay", { answers: [...shop(cartOf([])), fail(getChecked, "network")] });
  await expect.element(page.getByRole("heading", { level: 1, name: "Couldn't load checkout" })).toBeVisible();
  opened.answer(answer(getChecked, cartOf([])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "No items selected" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "#/cart");
});

test("[BU-03] [AP-04] a failed refresh of the amounts is not mistaken for a missing address", async () => {
  const opened = await renderPage("/pay?way=CART", { answers: shop(ordered) });
  await expect.element(place).toBeEnabled();
  opened.answer(answer(selectShippingMethod, null), fail(getChecked, "network"), fail(createTrade, "network"));
  const read = opened.sent(getChecked).length;
  await page.getByText("Pick up", { exact: true }).click();
  await expect.poll(() => opened.sent(getChecked).length).toBeGreaterThan(read);
  await expect.element(place).toBeEnabled();
  await place.click();
  await expect
    .element(page.getByRole("main").getByRole("alert").filter({ hasText: "Network error" }).first())
    .toBeVisible();
});

test.each(pageConditions)("[HM-16] checkout and its address form are accessible: $name", async (at) => {
  await renderPage("/pay?way=CART", { ...at, answers: [...shop(ordered), answer(children, [])] });
  await expect.element(place).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /^(New address|新增地址)$/ }).click();
  await expect.element(page.getByRole("combobox", { name: /^(Region|所在地区)$/ })).toBeVisible();
  await expectAccessible();
});
