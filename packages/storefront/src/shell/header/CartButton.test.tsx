import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPage } from "../../testing/renderPage.tsx";

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
