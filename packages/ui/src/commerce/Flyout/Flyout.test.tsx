import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Flyout } from "./Flyout.tsx";

const trigger = <button type="button">Cart</button>;

itBehavesLikeAComponent(Flyout, { open: true, onOpenChange: () => {}, trigger, children: "inside" });

test("[HM-04] a press elsewhere and a focus elsewhere close it", async () => {
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
