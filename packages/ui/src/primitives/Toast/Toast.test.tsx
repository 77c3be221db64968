import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { ToastBar } from "./Toast.tsx";
import { ToastProvider } from "./ToastProvider.tsx";
import { createToastStore } from "./toastStore.ts";

itBehavesLikeAComponent(ToastBar, { toast: { id: 1, tone: "neutral", text: "Removed" }, onDismiss: () => undefined });

it("[UI-03] both live regions exist before the first toast, and the right one is used", async () => {
  const store = createToastStore();
  const screen = await render(
    <Runtime>
      <ToastProvider store={store} />
    </Runtime>,
  );
  const polite = document.querySelector("[aria-live='polite']");
  const assertive = document.querySelector("[aria-live='assertive']");
  store.show({ text: "Removed" });
  await expect.element(screen.getByText("Removed")).toBeVisible();
  expect(polite?.textContent).toContain("Removed");
  store.show({ text: "Network error. Try again later.", tone: "danger" });
  await expect.element(screen.getByText("Network error. Try again later.")).toBeVisible();
  expect(assertive?.textContent).toContain("Network error");
});

it("[UI-03] F8 moves the focus to the toasts, and the action works", async () => {
  const onAction = vi.fn();
  const store = createToastStore();
  const screen = await render(
    <Runtime>
      <ToastProvider store={store} />
    </Runtime>,
  );
  store.show({ text: "Removed", action: { label: "Undo", onAction } });
  await expect.element(screen.getByText("Removed")).toBeVisible();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "F8" }));
  await expect.element(screen.getByRole("region", { name: "Notifications" })).toHaveFocus();
  const undo = screen.getByRole("button", { name: "Undo" });
  await expect.element(undo).toHaveAttribute("aria-keyshortcuts", "F8");
  await undo.click();
  expect(onAction).toHaveBeenCalledOnce();
  expect(store.toasts()).toEqual([]);
});
