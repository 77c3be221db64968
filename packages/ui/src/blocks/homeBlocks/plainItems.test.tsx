import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Item, ownShape } from "../../testing/fixtures/ownShape.ts";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { createFrozenClock, UiProvider } from "../../runtime/index.ts";
import { en } from "../../runtime/messages/en.ts";
import { BlockPage } from "../BlockPage/index.ts";
import { blockTypes } from "../schema/index.ts";
import { homeBlocks } from "./homeBlocks.tsx";

/** What the specification says an item has. The pictures are photos that fill their frame. */
const items: readonly Item[] = [
  ["Cotton yarn, 50 g", "Soft, in twelve colours", 3.48],
  ["Windproof umbrella", "Eight ribs, opens by itself", "12.5"],
  ["Teapot 900 ml", "Keeps warm, with strainer", 1234.5],
  ["Fairy lights 10 m", "Dims by remote", "on request"],
  ["Notebook A5, dotted", "Dotted pages, lies flat", 0.36],
].map(([name, sentence, price], index) => ({
  img: [pictures.thread, pictures.teapot][index % 2],
  url: `/goodsDetail?goodsId=${index}`,
  name,
  describe: sentence,
  price,
}));

/** A picture is meant to lie behind these: large adverts drawn for it, and marks of a product. */
const overPicture =
  "[aria-roledescription='carousel'], [data-component='BannerAdvertBlock'], [data-component='DiscountTag'], :has(> a[data-component='ButtonLink'])";

interface Text {
  readonly words: string;
  readonly box: DOMRect;
}

/** Texts that can be seen, with the boxes of their letters. */
function textsIn(root: Element): readonly Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest(overPicture) || isName(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = seen(range.getBoundingClientRect(), parent);
    if (box.width > 1 && parent.checkVisibility({ visibilityProperty: true }))
      texts.push({ words: node.textContent, box });
  }
  return texts;
}

/** The part of a box that what is around it does not cut off. */
function seen(box: DOMRect, around: Element | null): DOMRect {
  if (!around) return box;
  const frame = around.getBoundingClientRect();
  if (getComputedStyle(around).overflowY === "visible") return seen(box, around.parentElement);
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
  return seen(new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), around.parentElement);
}

const isName = (part: Element) => items.some(({ name }) => name === part.closest("h2, h3, h4, p, a")?.textContent);

/** Whether the second box covers more than the edge of the first. */
const covers = (text: DOMRect, box: DOMRect) =>
  Math.min(text.right, box.right) - Math.max(text.left, box.left) > 3 &&
  Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top) > 3;

afterEach(() => page.viewport(1280, 800));

describe.each(blockTypes)("%s", (type) => {
  it.each([390, 768, 1440])("[BK-21] items of five fields have room for each of them at %i px", async (width) => {
    await page.viewport(width, 900);
    const screen = await render(
      <UiProvider
        locale="en"
        messages={en}
        currency="USD"
        clock={createFrozenClock(Date.parse("2026-03-12T06:20:00Z"))}
      >
        <BlockPage pageData={{ list: [{ type, options: ownShape[type](items) }] }} blocks={homeBlocks} />
      </UiProvider>,
    );
    const block = () => screen.container.querySelector("[data-block] > *");
    await expect.poll(() => block()).not.toBeNull();
    const root = block() ?? document.body;
    const photos = [...root.querySelectorAll("img")].map((img) => img.getBoundingClientRect());
    const texts = textsIn(root);
    expect(texts.filter(({ box }) => photos.some((photo) => covers(box, photo))).map(({ words }) => words)).toEqual([]);
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => covers(one.box, other.box))
        .map((other) => [one.words, other.words]),
    );
    expect(pairs).toEqual([]);
    for (const card of root.querySelectorAll("[data-component='GoodsCard']"))
      expect(card.getBoundingClientRect().width).toBeGreaterThan(90);
  });
});
