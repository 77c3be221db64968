import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createFrozenClock, UiProvider } from "../../runtime/index.ts";
import { en } from "../../runtime/messages/en.ts";
import { BlockPage } from "../BlockPage/index.ts";
import { blockExamples, blockTypes } from "../schema/index.ts";
import { homeBlocks } from "./homeBlocks.tsx";

/** Every item with all that the specification says it has: a title of two lines, a sentence, a price. */
function complete(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(complete);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, complete(part)]));
  return "img" in inner
    ? {
        ...inner,
        name: "Wrap it before the holidays begin",
        describe: "Mixed colours in every carton, with bows.",
        price: 12.5,
      }
    : inner;
}

/** Words of usual length that are broken between two of their letters. */
function brokenWordsIn(root: Element): readonly string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{Script=Latin}{2,12}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  return broken;
}

/** Texts of which a line is cut across its letters: lower than their lines, and lower than the most they may have. */
function cutLinesIn(root: Element): readonly string[] {
  return [...root.querySelectorAll("*")]
    .filter((part) => {
      const { webkitLineClamp, lineHeight } = getComputedStyle(part);
      const line = Number.parseFloat(lineHeight);
      // Letters of tight lines reach beyond them: whole lines are counted.
      const lines = Math.min(Number(webkitLineClamp), Math.round(part.scrollHeight / line));
      return lines > 0 && part.clientHeight > 0 && part.clientHeight < lines * line - 2;
    })
    .map(({ textContent }) => textContent);
}

afterEach(() => page.viewport(1280, 800));

describe.each(blockTypes)("%s", (type) => {
  it.each([320, 390, 768, 1024, 1440])(
    "[BK-21] no word is broken and no line is cut across at %i px",
    async (width) => {
      await page.viewport(width, 900);
      const { options } = blockExamples[type];
      const screen = await render(
        <UiProvider
          locale="en"
          messages={en}
          currency="USD"
          clock={createFrozenClock(Date.parse("2026-03-12T06:20:00Z"))}
        >
          <BlockPage pageData={{ list: [{ type, options: complete(options) }] }} blocks={homeBlocks} />
        </UiProvider>,
      );
      const block = () => screen.container.querySelector("[data-block] > *");
      await expect.poll(() => block()).not.toBeNull();
      await document.fonts.ready;
      const root = block() ?? document.body;
      expect(brokenWordsIn(root)).toEqual([]);
      expect(cutLinesIn(root)).toEqual([]);
    },
  );
});
