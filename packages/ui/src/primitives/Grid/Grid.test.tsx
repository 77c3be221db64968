import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Grid } from "./Grid.tsx";

itBehavesLikeAComponent(Grid, { children: "One" });

const columnsOf = (element: Element | null | undefined) =>
  element ? getComputedStyle(element).gridTemplateColumns.split(" ").length : 0;

it("[UI-03] has its columns by the width of the window", async () => {
  const { container } = await render(<Grid columns={{ base: 2, md: 3, xl: 5 }}>One</Grid>);
  const grid = container.firstElementChild;
  for (const [width, columns] of [
    [390, 2],
    [800, 3],
    [1024, 3],
    [1280, 5],
  ] as const) {
    await page.viewport(width, 600);
    expect(columnsOf(grid)).toBe(columns);
  }
  await page.viewport(1280, 800);
});

it("[UI-03] or as many as fit, and one where none does", async () => {
  const { container } = await render(
    <>
      <div style={{ inlineSize: 700 }}>
        <Grid minColumn="md" gap={4}>
          One
        </Grid>
      </div>
      <div style={{ inlineSize: 100 }}>
        <Grid minColumn="md">One</Grid>
      </div>
    </>,
  );
  expect([...container.querySelectorAll("[data-component='Grid']")].map(columnsOf)).toEqual([2, 1]);
});
