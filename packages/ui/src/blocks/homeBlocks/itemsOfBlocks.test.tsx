import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { formatPrice } from "../../format/price.ts";
import { createFrozenClock, UiProvider } from "../../runtime/index.ts";
import { en } from "../../runtime/messages/en.ts";
import { type Item, type Options, ownShape } from "../../testing/fixtures/ownShape.ts";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { BlockPage } from "../BlockPage/index.ts";
import { type BlockType, blockTypes } from "../schema/index.ts";
import { homeBlocks } from "./homeBlocks.tsx";

let asked = 0;
const word = (kind: string) => fc.constant(undefined).map(() => `${kind} ${(asked += 1)}`);

/** Any of the specification's five fields, and fields that nobody knows. */
const items = fc.array(
  fc.record(
    {
      img: fc.constantFrom(pictures.thread, pictures.artKitchen),
      url: word("/goodsDetail?goodsId="),
      name: word("Name"),
      describe: word("Sentence"),
      price: fc.oneof(
        fc.integer({ min: 1, max: 999_999 }).map((cents) => cents / 100),
        fc.constant("on request"),
      ),
      zoneInfo: fc.jsonValue(),
      size: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
  { minLength: 1, maxLength: 3 },
);

async function draw(type: BlockType, options: Options) {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const onBlockError = vi.fn();
  const screen = await render(
    <UiProvider locale="en" messages={en} currency="USD" clock={createFrozenClock(Date.parse("2026-03-12T06:20:00Z"))}>
      <BlockPage pageData={{ list: [{ type, options }] }} blocks={homeBlocks} onBlockError={onBlockError} />
    </UiProvider>,
  );
  const block = () => screen.container.querySelector(`[data-block="${type}"]`);
  await expect.poll(() => block()).not.toBeNull();
  const words = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  expect(onBlockError).not.toHaveBeenCalled();
  return { block, words };
}

/** Whether a reader, of the screen or of its names, gets the value of a field. */
function isShown(block: Element, field: string, value: unknown): boolean {
  const has = (attribute: string) =>
    [...block.querySelectorAll(`[${attribute}]`)].some((part) => part.getAttribute(attribute) === value);
  if (field === "url") return has("href");
  if (field === "img") return has("src");
  if (field === "price") return block.textContent.includes(String(formatPrice(value, "en", { code: "USD" })));
  return block.textContent.includes(String(value)) || has("alt") || has("aria-label");
}

afterEach(() => vi.restoreAllMocks());

describe.each(blockTypes)("%s", (type) => {
  it.each([
    ["a plain list", (list: readonly Item[]): Options => ({ list })],
    ["lists of its own", ownShape[type]],
  ])("[BK-21] [BK-17] shows every field of any item in %s, or says what it leaves out", async (_, shape) => {
    await fc.assert(
      fc.asyncProperty(items, async (list) => {
        const options = shape(list);
        const { block, words } = await draw(type, options);
        expect(words.length).toBeLessThanOrEqual(1);
        const [said = ""] = words;
        if (block()?.childElementCount === 0) expect(said).toContain(`the block "${type}" draws nothing`);
        const given = type === "bannerAdvert" && !("list" in options) ? list.slice(0, 1) : list;
        for (const [index, item] of (given as readonly Item[]).entries())
          for (const field of ["img", "url", "name", "describe", "price"]) {
            const value = item[field];
            if (value === undefined || isShown(block() ?? document.body, field, value)) continue;
            expect(said, `item ${index}: ${field} ${JSON.stringify(item)}`).toMatch(/draws nothing|leaves out/);
            // Words without a page to lead to, or an address without words: nothing of such an item is drawn.
            expect(Object.keys(item).filter((key) => ["img", "name", "describe", "price"].includes(key))).toEqual([]);
          }
        await cleanup();
      }),
      { numRuns: 25 },
    );
  });

  it("[BK-17] what is no item is named once, by its path", async () => {
    const options = type === "bannerAdvert" ? { list: [7, { name: "Kept" }] } : { list: [{ name: "Kept" }, 7] };
    const { words } = await draw(type, options);
    expect(words).toEqual([`Sundry: the block "${type}" leaves out list.${type === "bannerAdvert" ? 0 : 1}.`]);
  });

  it("[BK-17] without anything to draw it says so", async () => {
    const { block, words } = await draw(type, { list: [{ zoneInfo: [] }] });
    expect(block()?.childElementCount).toBe(0);
    expect(words).toEqual([`Sundry: the block "${type}" draws nothing; it cannot draw list.0.`]);
  });
});
