import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { createFrozenClock, UiProvider } from "../../runtime/index.ts";
import { en } from "../../runtime/messages/en.ts";
import { zh } from "../../runtime/messages/zh.ts";
import { BlockPage } from "../BlockPage/index.ts";
import { blockExamples, blockTypes } from "../schema/index.ts";
import { homeBlocks } from "./homeBlocks.tsx";

const LENGTH = 300;
const texts = {
  "in English": { locale: "en", messages: en, text: "Stackable enamel mugs for markets and campsites ".repeat(9) },
  "in one word": { locale: "en", messages: en, text: "Unbreakable".repeat(30) },
  "in Chinese": { locale: "zh", messages: zh, text: "可叠放的搪瓷杯适合集市与露营".repeat(22) },
} as const;

const words = /^(?:name|title|secondTitle|describe|label|action|before|value|after)$/;

/** The same data with every text that a buyer reads as long as a merchant can make it; a price can be a text too. */
function lengthen(value: unknown, text: string, key = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry, text, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, text, name)]));
  const isText = (typeof value === "string" && words.test(key)) || key === "price";
  return isText ? text.slice(0, LENGTH) : value;
}

/** Every item with a sentence and a price too. */
function complete(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(complete);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, complete(part)]));
  return "img" in inner ? { describe: "A sentence.", price: 12.5, ...inner } : inner;
}

async function measure(block: unknown, { locale, messages }: (typeof texts)[keyof typeof texts]) {
  const screen = await render(
    <UiProvider locale={locale} messages={messages} clock={createFrozenClock(Date.parse("2026-03-12T06:20:00Z"))}>
      <BlockPage pageData={{ list: [block] }} blocks={homeBlocks} />
    </UiProvider>,
  );
  const root = () => screen.container.querySelector("[data-block] > *");
  await expect.poll(() => root()).not.toBeNull();
  const box = root()?.getBoundingClientRect() ?? new DOMRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  const spilt = [...screen.container.querySelectorAll("[data-block] *")].filter((part) => spills(part)).map(nameOf);
  await cleanup();
  return { height: box.height, width: box.width, beyond: scrollWidth - clientWidth, spilt };
}

/** Whether text is wider than its box without being cut, scrolled or hidden. */
function spills(part: Element): boolean {
  if (![...part.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()))
    return false;
  if (part.closest("[data-part='was'], .sr-only")) return false;
  const range = document.createRange();
  range.selectNodeContents(part);
  const text = range.getBoundingClientRect();
  for (let box: Element | null = part; box; box = box.parentElement) {
    const { overflowX, position, clipPath } = getComputedStyle(box);
    if (position === "absolute" && clipPath !== "none") return false;
    const frame = box.getBoundingClientRect();
    if (overflowX !== "visible")
      return overflowX === "hidden" && box !== part && frame.width > 1 && text.width > frame.width + 1;
  }
  return text.width > window.innerWidth;
}

const nameOf = (part: Element) => `${part.tagName} ${part.className} ${part.textContent.slice(0, 20)}`;

afterEach(() => page.viewport(1280, 800));

describe.each(blockTypes)("%s", (type) => {
  it.each(
    Object.entries(texts).flatMap(([name, text]) => [320, 768, 1440].map((width) => [name, width, text] as const)),
  )(
    `[BK-23] texts of ${LENGTH} characters %s make it neither wider nor much higher at %i px`,
    async (_, width, text) => {
      await page.viewport(width, 900);
      const usual = complete(blockExamples[type]);
      const before = await measure(usual, text);
      const after = await measure(lengthen(usual, text.text), text);
      expect(after.beyond, "the page scrolls sideways").toBe(0);
      expect(after.width).toBeLessThanOrEqual(before.width + 1);
      expect(after.spilt).toEqual([]);
      // A few more lines of each text, never all of it.
      expect(after.height, `was ${before.height}`).toBeLessThanOrEqual(
        Math.max(before.height * 1.9, before.height + 160),
      );
    },
  );
});
