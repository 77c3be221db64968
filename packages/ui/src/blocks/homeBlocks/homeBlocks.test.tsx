import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createFrozenClock, UiProvider } from "../../runtime/index.ts";
import { en } from "../../runtime/messages/en.ts";
import { BlockPage } from "../BlockPage/index.ts";
import { blockExamples, blockTypes } from "../schema/index.ts";
import { homeBlocks } from "./homeBlocks.tsx";

/** For the code of a block on a busy machine. */
const longestMs = 10_000;

/** All words of an example that a buyer reads: names, titles, notes, tabs, buttons. */
function wordsIn(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => wordsIn(inner, name));
  const read = /^(?:name|title|secondTitle|describe|label|action|before|after)$/.test(key);
  return read && typeof value === "string" ? [value] : [];
}

/** A site of somebody else: nothing but JSON, the page and the provider. */
async function foreignSite(json: string) {
  const onBlockError = vi.fn();
  const screen = await render(
    <UiProvider locale="en" messages={en} currency="EUR" clock={createFrozenClock(Date.parse("2026-03-12T06:20:00Z"))}>
      <BlockPage pageData={json} blocks={homeBlocks} onBlockError={onBlockError} />
    </UiProvider>,
  );
  return { screen, onBlockError };
}

describe("a page of somebody else, from JSON alone", () => {
  it("[BK-22] has a block for every type of the schema", () => {
    expect(Object.keys(homeBlocks).sort()).toEqual([...blockTypes].sort());
  });

  it.each(blockTypes)("[BK-21] %s shows every word of its example", async (type) => {
    const { screen, onBlockError } = await foreignSite(JSON.stringify({ list: [blockExamples[type]] }));
    const block = () => screen.container.querySelector(`[data-block="${type}"]`);
    const words = [...new Set(wordsIn(blockExamples[type].options))];
    await vi.waitFor(() => {
      // Words of what is folded away, such as other tabs and slides, are names of controls.
      const said = [
        block()?.textContent,
        ...[...(block()?.querySelectorAll("[aria-label]") ?? [])].map((part) => part.getAttribute("aria-label")),
      ].join(" ");
      const hidden =
        type === "goodsType" || type === "notEnough" || type === "seckill"
          ? words.filter((word) => /kite|mug/i.test(word))
          : [];
      for (const word of words) if (!hidden.includes(word)) expect(said).toContain(word);
    }, longestMs);
    expect(onBlockError).not.toHaveBeenCalled();
  });

  it("[BK-22] shows all sixteen on one page, in order, in the site's currency, with working links", async () => {
    const { screen, onBlockError } = await foreignSite(JSON.stringify({ list: Object.values(blockExamples) }));
    const order = () =>
      [...screen.container.querySelectorAll("[data-block]")].map((block) => block.getAttribute("data-block"));
    await vi.waitFor(() => {
      expect(order()).toEqual(blockTypes);
      for (const block of screen.container.querySelectorAll("[data-block]")) expect(block.childElementCount).toBe(1);
    }, longestMs);
    await expect
      .element(screen.getByRole("link", { name: "Windproof folding umbrella" }).first())
      .toHaveAttribute("href", "/goodsDetail?goodsId=1");
    expect(screen.container.textContent).toContain("€3.48");
    expect(onBlockError).not.toHaveBeenCalled();
  });

  it("[SK-03] counts a flash sale down from its JSON", async () => {
    const { screen } = await foreignSite(JSON.stringify({ list: [blockExamples.seckill] }));
    await expect.element(screen.getByRole("timer")).toMatchTextContent("05:40:00");
    await expect.element(screen.getByRole("link", { name: "All rounds" })).toHaveAttribute("href", "/seckill");
  });
});
