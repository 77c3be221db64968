import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { SideRail } from "./SideRail.tsx";

const groups = [
  [
    { id: "member", label: "Member centre", icon: "♙", href: "/home", newTab: true, note: "opens in a new tab" },
    { id: "cart", label: "Cart", icon: "▢", href: "/cart", count: 100, countLabel: "100 goods" },
  ],
  [{ id: "top", label: "Back to top", icon: "↑" }],
] as const;

itBehavesLikeAComponent(SideRail, { label: "Shortcuts", groups });

test("[SB-02] every entry is a real link or a button; the count stops at 99, and its name has the true one", async () => {
  const screen = await render(
    <Runtime>
      <SideRail label="Shortcuts" groups={groups} />
    </Runtime>,
  );
  const cart = screen.getByRole("link", { name: /^Cart.*100 goods$/ });
  await expect.element(cart).toHaveAttribute("href", "/cart");
  expect(cart.element().querySelector("[aria-hidden]:not([class*='icon'])")?.textContent).toBe("99");
  const member = screen.getByRole("link", { name: /^Member centre\b.*opens in a new tab$/ });
  await expect.element(member).toHaveAttribute("target", "_blank");
  await expect.element(screen.getByRole("button", { name: "Back to top" })).toBeVisible();
});

test("[SB-02] a plain press is reported and can be prevented from navigating; a press for a new tab can't", async () => {
  const onSelect = vi.fn(({ preventDefault }: { preventDefault: () => void }) => preventDefault());
  const screen = await render(
    <Runtime>
      <SideRail label="Shortcuts" groups={groups} onSelect={onSelect} />
    </Runtime>,
  );
  await userEvent.click(screen.getByRole("link", { name: /^Cart/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "cart" }));
  await userEvent.keyboard("{Control>}");
  await userEvent.click(screen.getByRole("link", { name: /^Cart/ }));
  await userEvent.keyboard("{/Control}");
  expect(onSelect).toHaveBeenCalledTimes(1);
});
