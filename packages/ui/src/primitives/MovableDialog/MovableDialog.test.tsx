import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { MovableDialog } from "./MovableDialog.tsx";

itBehavesLikeAComponent(MovableDialog, { title: "Chat", open: true, onOpenChange: () => {} });

/** A page with a button that opens the window. */
function PageWithChat({ onPress }: { onPress: () => void }) {
  const [open, setOpen] = useState(false);
  const [docked, setDocked] = useState(false);
  return (
    <Runtime>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <button type="button" onClick={onPress}>
        Buy
      </button>
      <MovableDialog
        open={open}
        title="Chat"
        onOpenChange={(event) => setOpen(event.open)}
        docked={docked}
        onDockedChange={(event) => setDocked(event.docked)}
        style={{ animation: "none" }}
      >
        <input aria-label="Message" />
      </MovableDialog>
    </Runtime>
  );
}

const chat = page.getByRole("dialog", { name: "Chat" });
const ask = page.getByRole("button", { name: "Ask" });
const buy = page.getByRole("button", { name: "Buy" });

async function pageWithChat(width = 1200) {
  await page.viewport(width, 900);
  const onPress = vi.fn();
  await render(<PageWithChat onPress={onPress} />);
  await ask.click();
  await expect.element(chat).toBeVisible();
  return { onPress };
}

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

it("[SB-07] is where it was dragged to, however slowly it is drawn", async () => {
  const { box } = await opened();
  const bar = document.querySelector("[data-part='bar']");
  const at = (type: string, clientX: number) =>
    bar?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY: 200 }));
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
  at("pointerdown", 600);
  for (const x of [620, 640, 660, 680]) {
    at("pointermove", x);
    await new Promise(requestAnimationFrame);
  }
  at("pointerup", 680);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(box().left).toBe(280);
});

it("[SB-07] leaves the page behind it usable: a press there and Escape there don't close it", async () => {
  const { onPress } = await pageWithChat();
  await buy.click();
  await userEvent.keyboard("{Escape}");
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(chat).toBeVisible();
  // A page has one banner.
  expect(page.getByRole("banner").elements()).toEqual([]);
  expect(getComputedStyle(document.body).overflow).toBe("visible");
});

it("[SB-07] takes the focus, lets Tab out, closes on Escape inside it and gives the focus back", async () => {
  await pageWithChat();
  expect(chat.element().contains(document.activeElement)).toBe(true);
  page.getByRole("textbox", { name: "Message" }).element().focus();
  await userEvent.tab();
  expect(chat.element().contains(document.activeElement)).toBe(false);
  page.getByRole("textbox", { name: "Message" }).element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(ask).toHaveFocus();
  expect(chat.elements()).toEqual([]);
});

it("[SB-07] is docked in the corner at 360 × 560 and comes back to where it was, inside the window", async () => {
  await pageWithChat();
  const box = () => chat.element().getBoundingClientRect();
  page.getByRole("button", { name: "Move this window with the arrow keys" }).element().focus();
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(box()).toMatchObject({ right: 1200, width: 800 });
  await page.getByRole("button", { name: "Dock in the corner" }).click();
  expect(box()).toMatchObject({ right: 1184, bottom: 884, width: 360, height: 560 });
  await page.viewport(1000, 900);
  await page.getByRole("button", { name: "Undock" }).click();
  await expect.poll(box).toMatchObject({ right: 1000, width: 800 });
});

it("[SB-07] is modal where it fills the screen", async () => {
  await pageWithChat(390);
  expect(buy.elements()).toEqual([]);
  expect(page.getByRole("button", { name: "Dock in the corner" }).elements()).toEqual([]);
  await page.viewport(1200, 900);
});

it("[SB-07] fills the screen if 840 px do not fit", async () => {
  const { box } = await opened(839, 700);
  const { left, top, width, height } = box();
  expect({ left, top, width, height }).toEqual({ left: 0, top: 0, width: 839, height: 700 });
  await page.viewport(1200, 900);
});
