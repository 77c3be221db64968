import { list as addresses } from "@sundry/api/contract/address";
import { getAll } from "@sundry/api/contract/cart";
import { getChecked, shippingMethods } from "@sundry/api/contract/checkout";
import { list as visits } from "@sundry/api/contract/footprint";
import { search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cartOf } from "../testing/carts.ts";
import { outlineFaults } from "../testing/outlineFaults.ts";
import { answer, fail, goTo, pageOf, renderPage } from "../testing/renderPage.tsx";

const answers = [
  fail(home, "network"),
  answer(getAll, cartOf([])),
  answer(getChecked, cartOf([])),
  answer(shippingMethods, ["LOGISTICS"]),
  answer(addresses, pageOf([])),
  answer(visits, pageOf([])),
  answer(search, pageOf([])),
];

for (const [locale, top, cart, checkout] of [
  ["zh", "返回顶部", "购物车", "订单结算"],
  ["en", "Back to top", "Cart", "Checkout"],
] as const)
  test(`[HM-16] ${locale}: at 1440 px no two landmarks share a name, and each page has one title, a checkout without goods too`, async () => {
    await renderPage("/", { locale, answers });
    // The sidebar comes late. Its name could be that of a landmark before it.
    await expect.element(page.getByRole("button", { name: top })).toBeVisible();
    await expect.poll(outlineFaults).toEqual([]);
    for (const [path, title] of [
      ["/cart", cart],
      ["/pay", checkout],
    ] as const) {
      goTo(path);
      await expect.poll(() => document.title).toBe(`${title} - Sundry`);
      await expect.poll(outlineFaults, { message: path }).toEqual([]);
    }
  });
