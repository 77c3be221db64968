import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { MovableDialog } from "./MovableDialog.tsx";

itBehavesLikeAComponent(MovableDialog, { title: "Chat", open: true, onOpenChange: () => {} });

async function opened(width = 1200, height = 900) {
  await page.viewport(width, height);
  const onOpenChange = vi.fn();
  await render(
    <Runtime>
      <MovableDialog open title="Chat" onOpenChange={onOpenChange} style={{ animation: "none" }}>
        <p>Hello</p>
      </MovableDialog>
    </Runtime>,
  );
  const box = () => page.getByRole("dialog", { name: "Chat" }).element().getBoundingClientRect();
  return { box, onOpenChange };
}

it("[SB-07] is 800 px wide with 500 px inside, in the middle", async () => {
  const { box } = await opened();
  const { left, width } = box();
  expect({ left, width }).toEqual({ left: 200, width: 800 });
  expect(document.querySelector("[data-part='body']")?.getBoundingClientRect().height).toBe(500);
});

it("[SB-07] moves by arrow keys, never off the screen, and back with Home", async () => {
  const { box } = await opened();
  page.getByRole("button", { name: "Move this window with the arrow keys" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(box().left).toBe(184);
  for (let press = 0; press < 8; press += 1) await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowUp}{/Shift}");
  expect(box().left).toBe(0);
  expect(box().top).toBe(0);
  await userEvent.keyboard("{Home}");
  expect(box().left).toBe(200);
});

it("[SB-07] is dragged by its bar, and stays inside a window that shrinks", async () => {
  const { box } = await opened();
  const bar = document.querySelector("[data-part='bar']");
  const at = (type: string, clientX: number, clientY: number) =>
    bar?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY }));
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
  at("pointerdown", 600, 200);
  at("pointermove", 5000, 200);
  at("pointerup", 5000, 200);
  await expect.poll(() => box().right).toBe(1200);
  at("pointermove", 0, 0);
  expect(box().right).toBe(1200);
  await page.viewport(900, 900);
  await expect.poll(() => box().right).toBe(900);
});

it("[SB-07] fills the screen if 840 px do not fit", async () => {
  const { box } = await opened(839, 700);
  const { left, top, width, height } = box();
  expect({ left, top, width, height }).toEqual({ left: 0, top: 0, width: 839, height: 700 });
  await page.viewport(1200, 900);
});
