import { count, getAll } from "@sundry/api/contract/cart";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { answer, renderPage } from "../../testing/renderPage.tsx";

const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });

test("[HM-04] a visitor's cart preview is empty and offers the login", async () => {
  await renderPage("/mailUs", { loggedIn: false });
  await cart.hover();
  await expect.element(page.getByText("Your cart is empty. Add items you like and they'll show here.")).toBeVisible();
  await expect
    .element(page.getByRole("banner").getByRole("link", { name: "Log in" }).last())
    .toHaveAttribute("href", expect.stringMatching(/#\/login/));
  await userEvent.keyboard("{Escape}");
});

test("[HM-04] a hundred lines show as 99, with the real count in words", async () => {
  await renderPage("/mailUs", { answers: [answer(count, 128), answer(getAll, cartOf([cartLine()]))] });
  await expect.element(cart).toHaveAccessibleName(/128/);
  const badge = cart.element().querySelector("[data-component='Badge'] > [aria-hidden]");
  expect(badge?.textContent).toBe("99");
});
