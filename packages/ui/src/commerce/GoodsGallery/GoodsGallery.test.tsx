import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsGallery, type GoodsGalleryProps } from "./GoodsGallery.tsx";

const umbrellas = [pictures.umbrella, pictures.umbrellaBlue, pictures.umbrellaLot];

itBehavesLikeAComponent(GoodsGallery, { pictures: umbrellas, name: "Umbrella" });

const gallery = (props: Partial<GoodsGalleryProps>, direction: "ltr" | "rtl" = "ltr") => (
  <Runtime direction={direction}>
    <div dir={direction}>
      <Frame width="panel">
        <GoodsGallery pictures={[...umbrellas]} name="Umbrella" {...props} />
      </Frame>
    </div>
  </Runtime>
);

async function start(props: Partial<GoodsGalleryProps> = {}, direction: "ltr" | "rtl" = "ltr") {
  const screen = await render(gallery(props, direction));
  const large = (index: number) => screen.getByRole("button", { name: new RegExp(`^Umbrella, picture ${index} of 3`) });
  const scaleOf = (index: number) => () =>
    getComputedStyle(large(index).element().firstElementChild as Element).transform;
  return {
    screen,
    large,
    scaleOf,
    thumb: (index: number) => screen.getByRole("button", { name: `Show picture ${index}` }),
  };
}

/** Puts a finger on an element, moves it and lifts it. Positions are percentages of the element. */
function finger(element: Element, pointerId: number) {
  const box = element.getBoundingClientRect();
  return (type: "pointerdown" | "pointermove" | "pointerup", x: number, y: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: "touch",
        bubbles: true,
        clientX: box.left + (box.width * x) / 100,
        clientY: box.top + (box.height * y) / 100,
      }),
    );
}

const NOT_ENLARGED = "matrix(1, 0, 0, 1, 0, 0)";
const TWICE = "matrix(2, 0, 0, 2, 0, 0)";

beforeEach(() => page.viewport(1280, 800));

describe("stepping through pictures", () => {
  it.each(["ltr", "rtl"] as const)(
    "[GD-02] arrow keys go back and forth, and the focus follows (%s)",
    async (direction) => {
      const { large } = await start({}, direction);
      (large(1).element() as HTMLElement).focus();
      await userEvent.keyboard("{ArrowRight}");
      await expect.element(large(2)).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}");
      await expect.element(large(3)).toHaveFocus();
      await expect.element(large(3)).toBeInViewport();
      await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
      await expect.element(large(2)).toHaveFocus();
    },
  );

  it("[GD-02] a thumbnail shows its picture and is marked", async () => {
    const { screen, thumb } = await start();
    await thumb(3).click();
    await expect.element(thumb(3)).toHaveAttribute("aria-current", "true");
    await expect.element(thumb(1)).not.toHaveAttribute("aria-current");
    await expect.element(screen.getByText("3 / 3")).toBeVisible();
  });

  it("[GD-02] shows the picture of another SKU, and otherwise stays where the buyer is", async () => {
    const { screen, thumb } = await start({ shown: pictures.umbrellaBlue });
    await expect.element(thumb(2)).toHaveAttribute("aria-current", "true");
    await thumb(3).click();
    await screen.rerender(gallery({ shown: pictures.umbrellaBlue }));
    await expect.element(thumb(3)).toHaveAttribute("aria-current", "true");
    await screen.rerender(gallery({ shown: pictures.umbrella }));
    await expect.element(thumb(1)).toHaveAttribute("aria-current", "true");
  });

  it("[GD-02] a swipe changes the current picture", async () => {
    await page.viewport(390, 844);
    const { screen, large } = await start();
    const strip = large(1).element().closest("ul") as HTMLElement;
    strip.scrollTo({ left: strip.clientWidth });
    await expect.element(screen.getByText("2 / 3")).toBeVisible();
  });

  it("[BK-17] handles the same picture twice and no picture at all", async () => {
    const { screen } = await start({ pictures: [pictures.umbrella, pictures.umbrella] });
    expect(screen.getByRole("button", { name: /^Show/ }).elements()).toHaveLength(2);
    const none = await start({ pictures: [], name: "Kite" });
    await expect.element(none.screen.getByRole("img", { name: "Kite" })).toBeVisible();
  });
});

/** A picture of a number of px on each side. */
function square(pixels: number): string {
  const canvas = Object.assign(document.createElement("canvas"), { width: pixels, height: pixels });
  canvas.getContext("2d")?.fillRect(0, 0, pixels, pixels / 2);
  return canvas.toDataURL();
}

/** Three pictures with pixels enough for any zoom. */
const detailed = Array.from({ length: 3 }, () => square(2560));

describe("zooming", () => {
  it("[GD-02] zooms in under the mouse and out when it leaves", async () => {
    const { large, scaleOf } = await start({ pictures: detailed });
    await userEvent.hover(large(1));
    await expect.poll(scaleOf(1)).toBe(TWICE);
    await userEvent.unhover(large(1));
    await expect.poll(scaleOf(1)).toBe(NOT_ENLARGED);
  });

  it("[GD-02] zooms in by keys, moves by arrows, and zooms out by Escape", async () => {
    const { large, scaleOf } = await start({ pictures: detailed });
    (large(1).element() as HTMLElement).focus();
    await userEvent.keyboard("+");
    await expect.poll(scaleOf(1)).toBe(TWICE);
    await expect.element(large(1)).toHaveAccessibleName("Umbrella, picture 1 of 3. Zoom out");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(large(1)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.poll(scaleOf(1)).toBe(NOT_ENLARGED);
  });

  it("[GD-02] zooms in by a key press and out when the focus leaves", async () => {
    const { large, scaleOf } = await start({ pictures: detailed });
    (large(1).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(scaleOf(1)).toBe(TWICE);
    await userEvent.tab();
    await expect.poll(scaleOf(1)).toBe(NOT_ENLARGED);
  });

  it("[GD-02] zooms in by two fingers", async () => {
    const { large, scaleOf } = await start({ pictures: detailed });
    const one = finger(large(1).element(), 1);
    const other = finger(large(1).element(), 2);
    one("pointerdown", 45, 50);
    other("pointerdown", 55, 50);
    one("pointermove", 40, 50);
    other("pointermove", 60, 50);
    await expect.poll(scaleOf(1)).toBe(TWICE);
    one("pointerup", 40, 50);
    other("pointerup", 60, 50);
    await expect.poll(scaleOf(1)).toBe(TWICE);
  });

  it("[GD-02] zooms as far as the pixels last, and not at all where they already fill the box", async () => {
    const few = await start({ pictures: [square(120), square(120), square(120)] });
    await userEvent.hover(few.large(1));
    await expect.element(few.large(1)).toHaveAccessibleName("Umbrella, picture 1 of 3");
    await expect.poll(few.scaleOf(1)).toBe(NOT_ENLARGED);
    await few.screen.unmount();
    const { large, scaleOf } = await start({ pictures: [square(840), square(840), square(840)] });
    const limit = 840 / large(1).element().clientWidth;
    expect(limit).toBeGreaterThan(1.1);
    expect(limit).toBeLessThan(2);
    (large(1).element() as HTMLElement).focus();
    await userEvent.keyboard("+");
    await expect.poll(() => new DOMMatrix(scaleOf(1)()).a).toBeCloseTo(limit, 3);
  });
});

describe("a picture that is known before", () => {
  it("[GD-02] shows while there are no others, and gives way to the large one", async () => {
    const screen = await render(gallery({ pictures: [], preview: pictures.umbrellaBlue }));
    const shown = () => screen.container.querySelector<HTMLImageElement>("[data-part=stage] img");
    expect(shown()?.getAttribute("src")).toBe(pictures.umbrellaBlue);
    await screen.rerender(gallery({ preview: pictures.umbrellaBlue }));
    // In a size of its own, if the pointer happens to be over it.
    await expect.poll(() => shown()?.getAttribute("src")).toContain(umbrellas[0]);
    await expect.poll(() => screen.container.querySelector("[data-part=preview]")).toBeNull();
  });
});
