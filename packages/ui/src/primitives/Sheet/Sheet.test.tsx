import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Button } from "../Button/index.ts";
import { Sheet, type SheetProps } from "./Sheet.tsx";

itBehavesLikeAComponent(Sheet, { title: "New address", open: true });

afterEach(() => page.viewport(1280, 800));

async function start(props: Partial<SheetProps> = {}) {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Runtime>
      <Sheet
        title="New address"
        trigger={<Button>Add</Button>}
        actions={<Button>Save</Button>}
        onOpenChange={onOpenChange}
        className="from-outside"
        {...props}
      >
        A form
      </Sheet>
    </Runtime>,
  );
  return { screen, onOpenChange, trigger: screen.getByRole("button", { name: "Add" }) };
}

it("[UI-03] takes the focus, closes with Escape or its button, and gives it back", async () => {
  const { screen, onOpenChange, trigger } = await start({ description: "Where should it go?" });
  await trigger.click();
  const sheet = screen.getByRole("dialog", { name: "New address" });
  await expect.element(sheet).toHaveAccessibleDescription("Where should it go?");
  await expect.element(sheet).toHaveClass("from-outside");
  expect(sheet.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  expect(onOpenChange.mock.calls).toEqual([[{ open: true }], [{ open: false }]]);
  await trigger.click();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

it("[UI-03] stands at the side, and on a phone at the bottom, never wider or higher than the window", async () => {
  const { screen } = await start({ open: true, size: "lg" });
  const place = () => screen.getByRole("dialog").element().getBoundingClientRect();
  await expect.poll(() => place().right).toBe(1280);
  expect(place()).toMatchObject({ width: 640, top: 0, height: 800 });
  await page.viewport(320, 600);
  expect(place()).toMatchObject({ left: 0, width: 320, bottom: 600 });
  expect(place().height).toBeLessThanOrEqual(540);
});
