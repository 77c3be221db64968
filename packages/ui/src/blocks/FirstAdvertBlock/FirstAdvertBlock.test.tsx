import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { FirstAdvertBlock } from "./FirstAdvertBlock.tsx";

const tilesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 4) });

itBehavesLikeAComponent(FirstAdvertBlock, { options: tilesIn("en"), eager: false });

test("[BK-14] [BK-21] a tile shows name, description and picture, and works without any of them", async () => {
  const screen = await render(
    <Runtime>
      <FirstAdvertBlock options={{ list: [{ name: "Only a name" }, { img: "/a.webp", describe: "A kettle" }] }} eager />
    </Runtime>,
  );
  await expect.element(screen.getByText("Only a name")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(2);
});

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [9, [4, 4]],
])("[BK-14] %i tiles fill their rows on a desktop: %j", async (count, rows) => {
  await page.viewport(1280, 900);
  const list = Array.from({ length: count }, (_, index) => ({ name: `Tile ${index + 1}`, url: "/goodsList" }));
  const screen = await render(
    <Runtime>
      <FirstAdvertBlock options={{ list }} eager />
    </Runtime>,
  );
  await expect.element(screen.getByText("Tile 1")).toBeVisible();
  const { right, left } = screen.getByRole("list").element().getBoundingClientRect();
  const tiles = screen
    .getByRole("listitem")
    .elements()
    .map((tile) => tile.getBoundingClientRect());
  const byRow = [...Map.groupBy(tiles, ({ top }) => Math.round(top)).values()];
  expect(byRow.map((row) => row.length)).toEqual(rows);
  for (const row of byRow) {
    expect(row[0]?.left).toBeCloseTo(left, 0);
    expect(row.at(-1)?.right).toBeCloseTo(right, 0);
  }
});
