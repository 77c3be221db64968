import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Runtime } from "../../testing/Runtime.tsx";
import { Carousel1Block } from "./Carousel1Block.tsx";

const colours = ["#1A4DD2", "#0B6B47", "#7A4300"];
const slidesIn = (locale: "en" | "zh") => ({
  list: blockAdverts(locale)
    .slice(0, 3)
    .map((advert, index) => ({ ...advert, bgColor: colours[index], label: advert.name })),
});

itBehavesLikeAComponent(Carousel1Block, { options: slidesIn("en"), eager: false });

test("[BK-02] the band has the colour of the visible slide", async () => {
  const screen = await render(
    <Runtime>
      <Carousel1Block options={slidesIn("en")} eager />
    </Runtime>,
  );
  const band = screen.container.querySelector<HTMLElement>("[data-component='Carousel1Block']");
  const colour = () => band?.getAttribute("style");
  expect(colour()).toContain("#1A4DD2");
  await screen.getByRole("button", { name: "School lists" }).click();
  expect(colour()).toContain("#7A4300");
});

test("[BK-02] on a phone a tap on a slide's link or on a tick reaches it, and not the pause", async () => {
  await page.viewport(390, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await render(
    <Runtime>
      <Carousel1Block options={slides} eager />
    </Runtime>,
  );
  const reached = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(reached(screen.getByRole("link", { name: "Shop rainwear" }).element())).toBe(true);
  expect(reached(screen.getByRole("button", { name: "Kitchen week" }).element())).toBe(true);
  expect(reached(screen.getByRole("button", { name: "Pause the slides" }).element())).toBe(true);
});

test("[BK-02] the headline keeps clear of the strap, also beside what a page has put over the slides' end", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const [slide] = slidesIn("en").list;
  const screen = await render(
    <Runtime>
      <Carousel1Block
        options={{ list: [{ ...slide, name: "Kitchen week, from pan to plate" }] }}
        eager
        style={{ ["--sundry-page-rail" as string]: "246px", ["--sundry-page-aside" as string]: "405px" }}
      />
    </Runtime>,
  );
  const strap = screen.container.querySelector("[class*=strap]") as Element;
  const { left, top, height } = strap.getBoundingClientRect();
  const lean = Number(/polygon\((\d+)px/.exec(getComputedStyle(strap).clipPath)?.[1]);
  const words = document.createRange();
  words.selectNodeContents(screen.getByRole("heading", { name: /plate/ }).element());
  const room = [...words.getClientRects()].map((line) => left + lean * (1 - (line.bottom - top) / height) - line.right);
  expect(Math.min(...room)).toBeGreaterThan(8);
});

test("[BK-02] the picture of the third slide loads once slides move", async () => {
  const screen = await render(
    <Runtime>
      <Carousel1Block options={slidesIn("en")} eager />
    </Runtime>,
  );
  const loads = () => [...screen.container.querySelectorAll("img")].map((picture) => picture.checkVisibility());
  await expect.poll(loads).toEqual([true, true, false]);
  await screen.getByRole("button", { name: "School lists" }).click();
  await expect.poll(loads).toEqual([true, true, true]);
});

const slides = {
  list: [
    {
      img: pictures.artRain,
      name: "Wrap it, tie it, hand it over",
      describe: "Umbrellas, boots and ponchos. Mix styles in one carton, from 12 pieces.",
      url: "/goodsList",
      action: "Shop rainwear",
      label: "Rainwear",
    },
    { img: pictures.artKitchen, name: "A kitchen in one carton", url: "/goodsList", label: "Kitchen week" },
  ],
};

async function openAt(width: number) {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await render(
    <Runtime>
      <Carousel1Block options={slides} eager />
    </Runtime>,
  );
  const picture = screen.container.querySelector("img");
  await expect.poll(() => picture?.complete && picture.naturalWidth > 0).toBe(true);
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  return {
    screen,
    slide: box(screen.container.querySelector("[data-part='slide']")),
    picture: drawn(picture),
    title: lettersOf(screen.container.querySelector("h2")),
    text: lettersOf(screen.container.querySelector("p")),
    button: box(screen.getByRole("link", { name: "Shop rainwear" }).element()),
    ticks: box(screen.container.querySelector("[data-part='ticks']")),
  };
}

/** Where the letters stand: the element may be wider. */
function lettersOf(element: Element | null): DOMRect {
  const range = document.createRange();
  if (element) range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Where a picture is seen in its frame: whole, in the lower right corner. */
function drawn(picture: HTMLImageElement | null): DOMRect {
  if (!picture) return new DOMRect();
  const frame = picture.getBoundingClientRect();
  const scale = Math.min(frame.width / picture.naturalWidth, frame.height / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  return new DOMRect(frame.right - width, frame.bottom - height, width, height);
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test.each([320, 390, 600, 768, 1024, 1280, 1440, 1920])(
  "[BK-02] [HM-16] at %i px the picture stays in its slide, and meets neither text nor button",
  async (width) => {
    const { slide, picture, text, button, ticks, title } = await openAt(width);
    expect(picture.left).toBeGreaterThanOrEqual(slide.left);
    expect(picture.right).toBeLessThanOrEqual(slide.right);
    expect(picture.bottom).toBeLessThanOrEqual(slide.bottom + 0.5);
    expect([meet(picture, title), meet(picture, text), meet(picture, button)]).toEqual([false, false, false]);
    expect([meet(ticks, button), meet(ticks, text)]).toEqual([false, false]);
  },
);

test.each([320, 390, 768, 1024])(
  "[BK-02] at %i px the headline of a slide never lies on the next one",
  async (width) => {
    const { screen } = await openAt(width);
    for (const element of screen.container.querySelectorAll("[data-part='slide'] > *"))
      expect(getComputedStyle(element).overflow).toBe("hidden");
  },
);

test.each([320, 390, 768, 1440])("[HM-16] at %i px the text may be spaced widely, and nothing meets", async (width) => {
  const spaced = document.createElement("style");
  spaced.textContent =
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }";
  document.head.append(spaced);
  onTestFinished(() => spaced.remove());
  const { slide, ticks, text, title, button } = await openAt(width);
  expect([meet(ticks, button), meet(text, button), meet(title, text)]).toEqual([false, false, false]);
  expect(button.bottom).toBeLessThan(slide.bottom);
});

test("[BK-02] on a phone the ticks have a row of 24 px below the slides", async () => {
  const { slide, ticks, screen } = await openAt(390);
  expect(ticks.top).toBeGreaterThanOrEqual(slide.bottom);
  const row = screen.container.firstElementChild?.getBoundingClientRect();
  expect((row?.bottom ?? 0) - slide.bottom).toBe(24);
});

test("[BK-02] in a column of a wide window the band takes the room it has: words beside the picture, and none outside", async () => {
  await page.viewport(1920, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await render(
    <Runtime>
      <div data-column>
        <Carousel1Block options={slides} eager />
      </div>
    </Runtime>,
  );
  const column = screen.container.querySelector<HTMLElement>("[data-column]");
  const title = screen.getByRole("heading", { name: "Wrap it, tie it, hand it over" }).element();
  const picture = title.closest("[data-component]")?.querySelector("img");
  for (const width of [928, 640, 360]) {
    if (column) column.style.width = `${width}px`;
    const [words, photo] = [title.getBoundingClientRect(), picture?.getBoundingClientRect()];
    expect(words.left, String(width)).toBeGreaterThan(0);
    expect(words.right, String(width)).toBeLessThanOrEqual(photo?.left ?? 0);
    expect(photo?.right, String(width)).toBeLessThanOrEqual(width);
  }
});
