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

/** Puts a finger on an element, moves it and lifts it, at places in percent of the element. */
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
    "[GD-02] arrow keys go there and back, and the focus goes along (%s)",
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

  it("[GD-02] shows the picture of another SKU, and stays where the buyer is otherwise", async () => {
    const { screen, thumb } = await start({ shown: pictures.umbrellaBlue });
    await expect.element(thumb(2)).toHaveAttribute("aria-current", "true");
    await thumb(3).click();
    await screen.rerender(gallery({ shown: pictures.umbrellaBlue }));
    await expect.element(thumb(3)).toHaveAttribute("aria-current", "true");
    await screen.rerender(gallery({ shown: pictures.umbrella }));
    await expect.element(thumb(1)).toHaveAttribute("aria-current", "true");
  });

  it("[GD-02] a swipe counts along", async () => {
    await page.viewport(390, 844);
    const { screen, large } = await start();
    const strip = large(1).element().closest("ul") as HTMLElement;
    strip.scrollTo({ left: strip.clientWidth });
    await expect.element(screen.getByText("2 / 3")).toBeVisible();
  });

  it("[BK-17] the same picture twice and no picture at all both stand", async () => {
    const { screen } = await start({ pictures: [pictures.umbrella, pictures.umbrella] });
    expect(screen.getByRole("button", { name: /^Show/ }).elements()).toHaveLength(2);
    const none = await start({ pictures: [], name: "Kite" });
    await expect.element(none.screen.getByRole("img", { name: "Kite" })).toBeVisible();
  });
});

describe("enlarging", () => {
  it("[GD-02] grows under the mouse and shrinks when it leaves", async () => {
    const { large, scaleOf } = await start();
    await userEvent.hover(large(1));
    await expect.poll(scaleOf(1)).toBe(TWICE);
    await userEvent.unhover(large(1));
    await expect.poll(scaleOf(1)).toBe(NOT_ENLARGED);
  });

  it("[GD-02] grows by keys, moves by arrows, and shrinks by Escape", async () => {
    const { large, scaleOf } = await start();
    (large(1).element() as HTMLElement).focus();
    await userEvent.keyboard("+");
    await expect.poll(scaleOf(1)).toBe(TWICE);
    await expect.element(large(1)).toHaveAccessibleName("Umbrella, picture 1 of 3. Zoom out");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(large(1)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.poll(scaleOf(1)).toBe(NOT_ENLARGED);
  });

  it("[GD-02] grows by a press of the keyboard and shrinks when the focus leaves", async () => {
    const { large, scaleOf } = await start();
    (large(1).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(scaleOf(1)).toBe(TWICE);
    await userEvent.tab();
    await expect.poll(scaleOf(1)).toBe(NOT_ENLARGED);
  });

  it("[GD-02] grows between two fingers", async () => {
    const { large, scaleOf } = await start();
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
});
