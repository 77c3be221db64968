import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Runtime } from "../../testing/Runtime.tsx";
import { Button } from "../Button/index.ts";
import { Menu } from "./Menu.tsx";

it("[UI-03] names its list, closes with Escape and returns the focus", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Runtime>
      <Menu
        trigger={<Button>Sort</Button>}
        items={[{ value: "new", label: "Newest" }]}
        onOpenChange={onOpenChange}
        className="from-outside"
      />
    </Runtime>,
  );
  await screen.getByRole("button", { name: "Sort" }).click();
  const menu = screen.getByRole("menu");
  await expect.element(menu).toHaveAttribute("data-component", "Menu");
  await expect.element(menu).toHaveClass("from-outside");
  menu.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await expect.element(screen.getByRole("button", { name: "Sort" })).toHaveFocus();
  expect(onOpenChange).toHaveBeenLastCalledWith({ open: false });
});
