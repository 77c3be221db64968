import { count, getAll } from "@sundry/api/contract/cart";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { sku } from "../../testing/entities.ts";
import { answer, renderPage } from "../../testing/renderPage.tsx";

const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });

test("[HM-04] [RT-05] a visitor's cart preview is empty and offers the login, which leads back", async () => {
  await renderPage("/mailUs", { loggedIn: false });
  await cart.hover();
  await expect.element(page.getByText("Your cart is empty. Add items you like and they'll show here.")).toBeVisible();
  await expect
    .element(page.getByRole("banner").getByRole("link", { name: "Log in" }).last())
    .toHaveAttribute("href", "#/login?rePath=%2FmailUs");
  await userEvent.keyboard("{Escape}");
});

test("[HM-04] a hundred lines show as 99, with the real count in words", async () => {
  await renderPage("/mailUs", { answers: [answer(count, 128), answer(getAll, cartOf([cartLine()]))] });
  await expect.element(cart).toHaveAccessibleName(/128/);
  const badge = cart.element().querySelector("[data-component='Badge'] > [aria-hidden]");
  expect(badge?.textContent).toBe("99");
});

test("[HM-04] [VA-03] the cart preview says what the next price of a line saves, within the stock", async () => {
  const wholesaleList = [
    { num: 12, price: 3.48 },
    { num: 36, price: 3.1 },
    { num: 60, price: 2.9 },
  ];
  const lines = [
    cartLine(24, { wholesaleList }),
    cartLine(36, { wholesaleList, goodsSku: sku({ id: "19", goodsId: "29", quantity: 40 }) }),
  ];
  await renderPage("/mailUs", { answers: [answer(count, 2), answer(getAll, cartOf(lines))] });
  await cart.hover();
  const hints = page.getByText(/each, saves/);
  await expect.element(hints).toHaveTextContent("$3.10 each, saves $13.68");
  await userEvent.keyboard("{Escape}");
});

const counts = [
  ["3", "Cart, 3 items"],
  ["many", "Cart"],
  [null, "Cart"],
] as const;

/** Opens a page and waits until the count is drawn: before, no name could be wrong. */
async function openWithCount(sent: string | null, width?: number) {
  const answers = [answer(count, sent as never), answer(getAll, cartOf([cartLine()]))];
  const shop = await renderPage("/mailUs", { answers, ...(width && { width }) });
  await expect.poll(() => shop.sent(count).length).toBeGreaterThan(0);
  await shop.quiet();
}

for (const [sent, heard] of counts)
  test(`[HM-04] [AP-05] a count that the server sends as ${JSON.stringify(sent)} is never heard as a key`, async () => {
    await openWithCount(sent);
    const entry = page.getByRole("navigation", { name: "Your shortcuts" }).getByRole("link", { name: /^Cart/ });
    for (const link of [cart, entry]) {
      await expect.element(link).toHaveAccessibleName(expect.stringContaining(heard));
      await expect.element(link).not.toHaveAccessibleName(/nav\.cart/);
    }
  });

for (const [sent] of counts)
  test(`[HM-04] [AP-05] nor is ${JSON.stringify(sent)} on a phone, in the bar of the page and in the tab bar`, async () => {
    await openWithCount(sent, 390);
    await expect.element(page.getByRole("link", { name: /^Cart/ }).first()).toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain("nav.cart");
  });

for (const sent of [12.5, "12.5", -1, "-1", 1e21, 2 ** 53 - 1, "abc", "NaN", null, true])
  test(`[EN-04] [BU-06] a count that the server sends as ${JSON.stringify(sent)} counts nothing: the stored one stays`, async () => {
    const shop = await renderPage("/mailUs", { answers: [answer(count, 2), answer(getAll, cartOf([cartLine()]))] });
    await expect.element(cart).toHaveAccessibleName(/\b2 items/);
    await expect.poll(() => localStorage.getItem("cartNum")).toBe("2");
    shop.answer(answer(count, sent as never));
    await shop.reload();
    await expect.poll(() => shop.sent(count).length).toBe(2);
    await shop.quiet();
    const entry = page.getByRole("navigation", { name: "Your shortcuts" }).getByRole("link", { name: /^Cart/ });
    for (const link of [cart, entry]) await expect.element(link).toHaveAccessibleName(/^Cart.*(?<![\d.-])2 items/);
    expect(localStorage.getItem("cartNum")).toBe("2");
  });
