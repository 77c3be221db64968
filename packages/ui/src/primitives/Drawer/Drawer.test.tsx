import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Drawer } from "./Drawer.tsx";

itBehavesLikeAComponent(Drawer, { title: "Cart", open: true });

it("[SB-02] is 300 px wide, at the end of the line in both directions", async () => {
  const screen = await render(
    <Runtime>
      <Drawer open title="Cart" />
    </Runtime>,
  );
  const drawer = screen.getByRole("dialog").element();
  drawer.getAnimations().forEach((animation) => animation.finish());
  expect(drawer.getBoundingClientRect()).toMatchObject({ width: 300, right: window.innerWidth });
  document.documentElement.dir = "rtl";
  expect(drawer.getBoundingClientRect()).toMatchObject({ width: 300, left: 0 });
  document.documentElement.dir = "ltr";
});

it("[SB-02] slides in from its edge, and nothing is seen through it on the way", async () => {
  const screen = await render(
    <Runtime>
      <Drawer open title="Cart" />
    </Runtime>,
  );
  const drawer = screen.getByRole("dialog").element();
  const [slide] = drawer.getAnimations();
  if (!slide) throw new Error("the drawer does not move");
  slide.pause();
  slide.currentTime = 0;
  expect(drawer.getBoundingClientRect().left).toBe(window.innerWidth);
  expect(getComputedStyle(drawer).opacity).toBe("1");
  slide.finish();
  expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth);
});

it("[SB-06] leaves the page usable when it is not modal", async () => {
  const screen = await render(
    <Runtime>
      <button type="button">Sidebar</button>
      <Drawer open modal={false} title="Cart" />
    </Runtime>,
  );
  await expect.element(screen.getByRole("button", { name: "Sidebar" })).toBeInTheDocument();
  expect(document.body.style.pointerEvents).not.toBe("none");
});

function OpenedFromElsewhere() {
  const [open, setOpen] = useState(false);
  return (
    <Runtime>
      <button type="button" onClick={() => setOpen(true)}>
        My orders
      </button>
      {open && <Drawer open title="Orders" onOpenChange={(event) => setOpen(event.open)} />}
    </Runtime>
  );
}

it("[SB-06] returns the focus to what opened it, even without a trigger", async () => {
  const screen = await render(<OpenedFromElsewhere />);
  await userEvent.click(screen.getByRole("button", { name: "My orders" }));
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "My orders" })).toHaveFocus();
});
