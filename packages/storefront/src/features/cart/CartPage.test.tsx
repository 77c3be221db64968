import type { Call } from "@sundry/api/contract/call";
import { addSku, checkAll, getAll, removeSkus, setSkuNum, setSkus } from "@sundry/api/contract/cart";
import { couponCount, getChecked, shippingMethods } from "@sundry/api/contract/checkout";
import { list as addresses } from "@sundry/api/contract/address";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { add, remove as removeFavourite } from "@sundry/api/contract/favourite";
import { list as footprints } from "@sundry/api/contract/footprint";
import { search } from "@sundry/api/contract/goods";
import { get as site } from "@sundry/api/contract/site";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { umbrella } from "../../testing/entities.ts";
import { type Answer, answer, expectAddress, pageOf, refuse, renderPage } from "../../testing/renderPage.tsx";

const cart = (num: number) => cartOf([cartLine(num)]);

const shop = (view: CartView): readonly Answer[] => [
  answer(getAll, view),
  answer(getChecked, view),
  answer(shippingMethods, ["LOGISTICS"]),
  answer(addresses, pageOf([])),
  answer(footprints, pageOf([])),
  answer(search, pageOf([])),
];

const count = page.getByRole("textbox", { name: new RegExp(umbrella) });
const checkout = page.getByRole("complementary", { name: "Summary" }).getByRole("button", { name: /^Check out/ });

test("[BU-01] [VA-03] an invalid quantity stays as typed; the checkout button leads to it and orders nothing else", async () => {
  const opened = await renderPage("/cart", { answers: shop(cart(24)) });
  await count.fill("5");
  await userEvent.tab();
  await expect.element(count).toHaveValue("5");
  await expect.element(page.getByText("The minimum is 12. Add 7 more.")).toBeVisible();
  await checkout.click();
  await expect.element(count).toHaveFocus();
  await expectAddress("/cart");
  await expect.poll(() => opened.sent(setSkuNum)).toEqual([]);
});

test("[BU-01] the summary says how many of the buyer's coupons the selected goods can use", async () => {
  await renderPage("/cart", { answers: [...shop(cart(24)), answer(couponCount, 2)] });
  await expect.element(page.getByText("2 of your coupons can be used at checkout.")).toBeVisible();
  await expect.element(page.getByText(/added at checkout/)).not.toBeInTheDocument();
});

test("[BU-01] [BU-03] a total to which tax will be added says so", async () => {
  const settings = answer(site, { settingValue: JSON.stringify({ taxOnTop: "VAT" }) });
  const summary = page.getByRole("complementary", { name: "Summary" });
  await renderPage("/cart", { answers: [...shop(cart(24)), settings] });
  await expect.element(summary.getByText("Plus VAT, added at checkout")).toBeVisible();
});

test("[BU-01] a press on the checkout button waits for the quantity that was just typed, and is not lost", async () => {
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const opened = await renderPage("/cart", { answers: shop(cart(24)) });
  opened.answer(
    answer(setSkuNum, async () => {
      await confirmed;
      opened.answer(...shop(cart(30)));
      return null;
    }),
  );
  await count.fill("30");
  await checkout.click();
  await expect.element(checkout).toHaveAttribute("aria-busy", "true");
  await expectAddress("/cart");
  confirm();
  await expectAddress(/^#\/pay\?/);
  await expect.poll(() => opened.sent(setSkuNum)).toEqual([{ skuId: "11", num: "30" }]);
});

test("[BU-01] a line that is deselected while its quantity is on the way stays deselected", async () => {
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const order: string[] = [];
  // As on the server, a new quantity selects its line.
  const opened = await renderPage("/cart", {
    answers: [
      ...shop(cart(24)),
      answer(setSkuNum, async ({ num }) => {
        await confirmed;
        order.push(`${num} pieces`);
        opened.answer(answer(getAll, cart(Number(num))));
        return null;
      }),
      answer(checkAll, ({ checked }) => {
        order.push(`selected: ${checked}`);
        opened.answer(answer(getAll, cartOf([{ ...cartLine(26), checked: false }])));
        return null;
      }),
    ],
  });
  await page.getByRole("button", { name: "Increase" }).first().click();
  await page.getByRole("button", { name: "Increase" }).first().click();
  const all = page.getByRole("checkbox", { name: "Select all", exact: true });
  await all.click();
  await expect.element(all).not.toBeChecked();
  expect(order).toEqual([]);
  confirm();
  await expect.poll(() => order.at(-1)).toBe("selected: false");
  expect(order.slice(0, -1).at(-1)).toBe("26 pieces");
  await opened.quiet();
  await expect.element(all).not.toBeChecked();
  await expect.element(count).toHaveValue("26");
});

test("[BU-01] [BU-05] if the quantity is refused meanwhile, the buyer stays on the page, and the line says why", async () => {
  const opened = await renderPage("/cart", { answers: shop(cart(24)) });
  opened.answer(refuse(setSkuNum, "Not enough stock: 26 left.", 11_011));
  await count.fill("30");
  await checkout.click();
  await expect.element(page.getByText("Not enough stock: 26 left.")).toBeVisible();
  await expect.element(checkout).not.toHaveAttribute("aria-busy");
  await expectAddress("/cart");
});

test("[BU-01] [BU-05] a quantity that is refused before the pointer is up keeps the buyer on the page, too", async () => {
  const opened = await renderPage("/cart", { answers: shop(cart(24)) });
  opened.answer(refuse(setSkuNum, "Not enough stock: 26 left.", 11_011));
  await count.fill("30");
  checkout.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await userEvent.tab();
  await expect.element(page.getByText("Not enough stock: 26 left.")).toBeVisible();
  checkout.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  await expect.element(checkout).not.toHaveAttribute("aria-busy");
  await expectAddress("/cart");
  // A later press accepts the quantity that is left.
  await checkout.click();
  await expectAddress(/^#\/pay\?/);
});

const emptied: CartView = { ...cart(24), cartList: [], skuList: [] };

test("[BU-01] [HM-16] after the last line is removed with the keyboard, the focus stays on the page", async () => {
  const opened = await renderPage("/cart", { answers: shop(cart(24)) });
  const button = page.getByRole("button", { name: `Remove ${umbrella}` });
  await expect.element(button).toBeVisible();
  opened.answer(answer(removeSkus, null), ...shop(emptied));
  const reads = opened.sent(getAll).length;
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Removed", { exact: true })).toBeVisible();
  await expect.element(count).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
  // The cart is read again at the end, which the test waits for.
  await expect.poll(() => opened.sent(getAll)).toHaveLength(reads + 1);
});

test("[BU-01] a line moved to the favourites says so, and Undo takes both back", async () => {
  const opened = await renderPage("/cart", { answers: shop(cart(24)) });
  opened.answer(answer(add, { id: "1", skuId: "11" }), answer(removeSkus, null), ...shop(emptied));
  await page.getByRole("button", { name: `Move to favourites: ${umbrella}` }).click();
  await expect.element(page.getByText("Removed and saved to My favourites")).toBeVisible();
  opened.answer(answer(setSkus, null), answer(removeFavourite, true), ...shop(cart(24)));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(count).toBeVisible();
  await expect.poll(() => opened.sent(removeFavourite)).toHaveLength(1);
});

test("[BU-01] [AP-09] on a backend that takes one variant at a time, Undo adds the removed line again", async () => {
  const supports = vi.spyOn(client, "supports").mockImplementation((call: Call) => call.id !== setSkus.id);
  onTestFinished(() => supports.mockRestore());
  const opened = await renderPage("/cart", { answers: shop(cart(24)) });
  opened.answer(answer(removeSkus, null), ...shop(emptied));
  await page.getByRole("button", { name: `Remove ${umbrella}` }).click();
  opened.answer(answer(addSku, null), ...shop(cart(24)));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(count).toBeVisible();
  expect(opened.sent(addSku)).toMatchObject([{ skuId: "11", num: "24" }]);
});
