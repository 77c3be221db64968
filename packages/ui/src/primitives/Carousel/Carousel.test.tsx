import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Carousel } from "./Carousel.tsx";

const slides = ["Rainwear", "Kitchen", "School"].map((name) => ({
  key: name,
  name,
  content: <a href="#/">{`${name} offer`}</a>,
}));

/** As tall as a banner, because the controls are over the slides, and below the pointer's corner. */
const banner = { marginBlockStart: "40vh", minBlockSize: "12rem" };

/** An earlier test may have left the pointer where the carousel appears, which would stop it. */
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }));

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
          style={banner}
        />
      </Runtime>,
    );
    await expect.poll(() => seen.slice(0, 4)).toEqual([1, 2, 0, 1]);
  });

  it("stops while it is hovered, focused or paused", async () => {
    const screen = await render(
      <Runtime>
        <Carousel label="Offers" slides={slides} autoplay interval={60_000} style={banner} />
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

  it("offers no pause to a buyer who wants no movement: the slides stand still", async () => {
    const still = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.spyOn(window, "matchMedia").mockReturnValue(still as unknown as MediaQueryList);
    onTestFinished(() => void vi.restoreAllMocks());
    const screen = await render(
      <Runtime>
        <Carousel label="Offers" slides={slides} autoplay style={banner} />
      </Runtime>,
    );
    await expect.element(screen.getByRole("button", { name: "Rainwear" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /the slides$/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("region", { name: "Offers" })).not.toHaveAttribute("data-moving");
  });

  it("gives every tick room for a finger", async () => {
    const screen = await render(
      <Runtime>
        <Carousel label="Offers" slides={slides} style={banner} />
      </Runtime>,
    );
    const tick = screen.getByRole("button", { name: "Kitchen" }).element();
    const { height } = tick.getBoundingClientRect();
    const reach = Number.parseFloat(getComputedStyle(tick, "::before").blockSize);
    expect(Math.round(Math.max(height, reach))).toBeGreaterThanOrEqual(44);
  });

  it("keeps the Tab key out of hidden slides", async () => {
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

  it("says which slides are too far away for their pictures to load", async () => {
    const far = () =>
      [...document.querySelectorAll("[data-part='slide']")].map((slide) => slide.getAttribute("data-far") === "true");
    const first = renderOnServer(<Carousel label="Offers" slides={slides} />);
    expect(first.match(/data-far="true"/g)).toHaveLength(2);
    const screen = await render(
      <Runtime>
        <Carousel label="Offers" slides={slides} style={banner} />
      </Runtime>,
    );
    expect(far()).toEqual([false, false, true]);
    // The first slide stays: whoever presses a tick may press another.
    await screen.getByRole("button", { name: "Rainwear" }).click();
    expect(far()).toEqual([false, false, false]);
  });

  it("reverses the arrow keys in right-to-left pages", async () => {
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
