import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Carousel } from "./Carousel.tsx";

const slides = ["Rainwear", "Kitchen", "School"].map((name) => ({
  key: name,
  name,
  content: <a href="#/">{name} offer</a>,
}));

/** Wherever an earlier test left the pointer, it is not here. As tall as a banner: the controls lie over the slides. */
const awayFromTheMouse = { marginBlockStart: "40vh", minBlockSize: "12rem" };

itBehavesLikeAComponent(Carousel, { label: "Offers", slides });

describe("[BK-19] Carousel", () => {
  it("moves by itself and starts over at the end", async () => {
    const seen: number[] = [];
    await render(
      <Runtime>
        <Carousel
          label="Offers"
          slides={slides}
          autoplay
          interval={40}
          onSlideChange={({ index }) => seen.push(index)}
          style={awayFromTheMouse}
        />
      </Runtime>,
    );
    await expect.poll(() => seen.slice(0, 4)).toEqual([1, 2, 0, 1]);
  });

  it("stands still while it is pointed at, focused or paused", async () => {
    const screen = await render(
      <Runtime>
        <Carousel label="Offers" slides={slides} autoplay interval={60_000} style={awayFromTheMouse} />
      </Runtime>,
    );
    const carousel = screen.getByRole("region", { name: "Offers" });
    const clock = () => document.getAnimations().find(({ playState }) => playState !== "finished")?.playState;
    await expect.poll(clock).toBe("running");
    await carousel.hover();
    await expect.poll(clock).toBe("paused");
    await carousel.unhover();
    await expect.poll(clock).toBe("running");
    await screen.getByRole("button", { name: "Pause the slides" }).click();
    await expect.element(carousel).not.toHaveAttribute("data-moving");
  });

  it("keeps the Tab key out of slides that do not show", async () => {
    const screen = await render(
      <Runtime>
        <Carousel label="Offers" slides={slides} />
      </Runtime>,
    );
    await expect.element(screen.getByRole("link", { name: "Rainwear offer" })).toBeInTheDocument();
    const hidden = screen.getByRole("link", { name: "Kitchen offer", includeHidden: true }).element();
    expect(hidden.closest("[inert]")).not.toBeNull();
  });

  it("gives every slide its size before any script runs", async () => {
    const onSlideChange = vi.fn();
    const screen = await render(
      <Runtime>
        <Carousel label="Offers" slides={slides} onSlideChange={onSlideChange} />
      </Runtime>,
    );
    const widths = [...document.querySelectorAll("[data-part='slide']")].map((slide) => slide.clientWidth);
    expect(new Set(widths)).toEqual(new Set([screen.getByRole("region").element().clientWidth]));
    expect(onSlideChange).not.toHaveBeenCalled();
  });

  it("turns arrow keys round where the page reads from right to left", async () => {
    const onSlideChange = vi.fn();
    const screen = await render(
      <Runtime direction="rtl">
        <Carousel label="Offers" slides={slides} onSlideChange={onSlideChange} />
      </Runtime>,
    );
    const tick = screen.getByRole("button", { name: "Rainwear" }).element();
    tick.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await expect.poll(() => onSlideChange.mock.lastCall).toEqual([{ index: 1 }]);
  });
});
