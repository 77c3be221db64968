import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { createFrozenClock, UiProvider } from "../../runtime/index.ts";
import { en } from "../../runtime/messages/en.ts";
import { BlockPage } from "../BlockPage/index.ts";
import { blockExamples, blockTypes } from "../schema/index.ts";
import { homeBlocks } from "./homeBlocks.tsx";

/** Where the parts of a block stand in a column, and what of them reaches out of it. */
async function layOut(type: (typeof blockTypes)[number], column: number, within: number) {
  await page.viewport(within, 900);
  const screen = await render(
    <UiProvider locale="en" messages={en} currency="USD" clock={createFrozenClock(Date.parse("2026-03-12T06:20:00Z"))}>
      <div style={{ inlineSize: column }}>
        <BlockPage pageData={{ list: [{ type, options: blockExamples[type].options }] }} blocks={homeBlocks} />
      </div>
    </UiProvider>,
  );
  const block = () => screen.container.querySelector("[data-block] [data-component]");
  await expect.poll(() => block()).not.toBeNull();
  await document.fonts.ready;
  const { width } = block()?.getBoundingClientRect() ?? new DOMRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  const grids = [...screen.container.querySelectorAll("[data-block] :not(svg *, [data-component='ProductImage'] *)")]
    .filter((part) => /grid|flex|none/.test(getComputedStyle(part).display))
    .map(layoutOf);
  await cleanup();
  return { width, beyond: Math.max(0, scrollWidth - clientWidth), grids };
}

/** Whether a part is shown, in how many columns, and whether they go on sideways. */
function layoutOf(part: Element): string {
  const { display, gridAutoFlow, gridTemplateColumns, overflowX } = getComputedStyle(part);
  const columns = display === "grid" ? gridTemplateColumns.split(" ").length : 0;
  return `${part.tagName} ${display} ${columns} ${gridAutoFlow} ${overflowX}`;
}

afterEach(() => page.viewport(1280, 800));

describe.each(blockTypes)("%s", (type) => {
  it.each([390, 928])(
    "[BK-21] in a column of %i px of a wide window it is as in a window of that width",
    async (width) => {
      const alone = await layOut(type, width, width);
      const inColumn = await layOut(type, width, 1440);
      expect(inColumn.beyond, "sideways scrolling").toBe(0);
      expect(inColumn.width).toBe(alone.width);
      expect(inColumn.grids).toEqual(alone.grids);
    },
  );
});
