import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsGrid, type GoodsGridProps } from "./GoodsGrid.tsx";

itBehavesLikeAComponent(GoodsGrid, { children: ["Umbrella", "Thread"] });

async function columnsAt(width: number, layout: GoodsGridProps["layout"]): Promise<number> {
  await page.viewport(width, 800);
  const screen = await render(
    <Runtime>
      <GoodsGrid layout={layout}>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>{index}</p>
        ))}
      </GoodsGrid>
    </Runtime>,
  );
  const items = screen.getByRole("listitem").elements();
  const tops = items.map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

it.each([
  ["home", 390, 2],
  ["home", 768, 4],
  ["home", 1440, 6],
  ["list", 390, 2],
  ["list", 1440, 5],
  ["list", 1600, 6],
  ["list", 1920, 7],
  ["rail", 390, 12],
  ["rail", 1024, 12],
  ["rail", 1440, 6],
] as const)("[GD-01] layout %s in a window of %i px has %i a row", async (layout, width, count) => {
  expect(await columnsAt(width, layout)).toBe(count);
});
