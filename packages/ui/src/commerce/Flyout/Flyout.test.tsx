import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Flyout } from "./Flyout.tsx";

const trigger = <button type="button">Cart</button>;

itBehavesLikeAComponent(Flyout, { open: true, onOpenChange: () => {}, trigger, children: "inside" });

test("[HM-04] closes on a press or a focus elsewhere", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <>
      <Flyout open onOpenChange={onOpenChange} trigger={trigger}>
        inside
      </Flyout>
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false });
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  expect(screen.container.textContent).toContain("inside");
});

test("[HM-04] [HM-16] Escape closes it when the pointer opened it and the focus is elsewhere", async () => {
  const onOpenChange = vi.fn();
  await render(
    <Flyout open onOpenChange={onOpenChange} trigger={trigger}>
      inside
    </Flyout>,
  );
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false });
});
