import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockAdverts, brokenItems, hotAdvertOptions } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { HotAdvertBlock } from "./HotAdvertBlock.tsx";

itBehavesLikeAComponent(HotAdvertBlock, { options: hotAdvertOptions("en"), eager: false });

const block = (options: Readonly<Record<string, unknown>>) => (
  <Runtime>
    <HotAdvertBlock options={options} eager={false} />
  </Runtime>
);
const areaOf = (element: Element) => element.clientWidth * element.clientHeight;

test("[BK-04] the first is large, the others are small, in the order of the data", async () => {
  const screen = await render(block(hotAdvertOptions("en")));
  const names = screen.getByRole("heading", { level: 3 }).elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "A workshop on one pallet",
    "For tailors",
    "School lists",
    "Rainy afternoon",
    "Evening light",
  ]);
  const [lead, ...small] = screen.getByRole("listitem").elements().map(areaOf);
  for (const area of small) expect(lead).toBeGreaterThan(3 * area);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("[BK-04] %i adverts leave no gap", async (count) => {
  const screen = await render(block({ list: [...blockAdverts("en"), ...blockAdverts("en")].slice(0, count) }));
  const field = screen.getByRole("list").element().getBoundingClientRect();
  const tiles = screen.getByRole("listitem").elements();
  // Each tile plus one gap, added up, must equal the block plus one gap.
  const gap = 16;
  const filled = tiles
    .map((tile) => tile.getBoundingClientRect())
    .reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  expect(filled).toBeCloseTo((field.width + gap) * (field.height + gap), -2);
});

test("[BK-17] shows what it can read of broken data, and nothing without data", async () => {
  const screen = await render(block({ title: 7, list: brokenItems }));
  await expect.element(screen.getByText("Picture that cannot be loaded")).toBeVisible();
  await screen.rerender(block({ title: "Stock up by trade", list: 7 }));
  expect(screen.container.querySelector("[data-component='HotAdvertBlock']")).toBeNull();
});
