import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Button } from "../Button/index.ts";
import { Popover, type PopoverProps } from "./Popover.tsx";

itBehavesLikeAComponent(Popover, { title: "Rates", trigger: <Button>Shipping</Button>, open: true });

async function start(props: Partial<PopoverProps> = {}) {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Runtime>
      <Popover
        trigger={<Button>Shipping</Button>}
        title="Shipping to Rotterdam"
        onOpenChange={onOpenChange}
        className="from-outside"
        {...props}
      >
        <a href="/rates">All rates</a>
      </Popover>
      <Button>Elsewhere</Button>
    </Runtime>,
  );
  return { screen, onOpenChange, trigger: screen.getByRole("button", { name: "Shipping" }) };
}

it("[UI-03] is named by its title, holds the focus, and leaves the page usable", async () => {
  const { screen, onOpenChange, trigger } = await start();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  await trigger.click();
  const panel = screen.getByRole("dialog", { name: "Shipping to Rotterdam" });
  await expect.element(panel).toHaveClass("from-outside");
  await expect.element(panel).toHaveAttribute("data-component", "Popover");
  expect(onOpenChange).toHaveBeenLastCalledWith({ open: true });
  await screen.getByRole("button", { name: "Elsewhere" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenLastCalledWith({ open: false });
});

it("[UI-03] closes with Escape or its button, and gives the focus back", async () => {
  const { screen, trigger } = await start();
  await trigger.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  await trigger.click();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(trigger).toHaveFocus();
});

it("[UI-03] without a title it is named by the caller, and may be held open", async () => {
  const { screen } = await start({ title: undefined, "aria-label": "Rates", open: true });
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "Rates" })).toBeVisible();
});
