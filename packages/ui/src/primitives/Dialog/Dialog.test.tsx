import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Dialog } from "./Dialog.tsx";

itBehavesLikeAComponent(Dialog, { title: "Login", open: true });

it("[UI-03] stays open while a toast is used", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Runtime>
      <div
        data-keeps-overlay-open=""
        style={{ position: "fixed", zIndex: 100, insetBlockStart: 0, pointerEvents: "auto" }}
      >
        <button type="button">Undo</button>
      </div>
      <Dialog open title="Login" onOpenChange={onOpenChange} />
    </Runtime>,
  );
  await screen.getByText("Undo").click();
  expect(onOpenChange).not.toHaveBeenCalled();
});
