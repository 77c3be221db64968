import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Table, type TableProps } from "./Table.tsx";

interface Goods {
  readonly name: string;
  readonly pieces: number;
}

const props: TableProps<Goods> = {
  caption: "Goods",
  rows: [
    { name: "Umbrella", pieces: 240 },
    { name: "Mug", pieces: 1284 },
  ],
  rowKey: ({ name }) => name,
  columns: [
    { id: "name", label: "Name", rowHeader: true, cell: ({ name }) => name },
    { id: "pieces", label: "Pieces", align: "end", cell: ({ pieces }) => pieces },
  ],
};

itBehavesLikeAComponent<TableProps<Goods>>(Table, props);

afterEach(() => page.viewport(1280, 800));

describe.each([320, 1280])("at %i px", (width) => {
  it("[UI-03] is a table for screen readers, with heads and names of rows", async () => {
    await page.viewport(width, 800);
    const screen = await render(<Table {...props} />);
    const table = screen.getByRole("table", { name: "Goods" });
    expect(table.getByRole("row").elements()).toHaveLength(3);
    await expect.element(table.getByRole("columnheader", { name: "Pieces" })).toBeInTheDocument();
    await expect.element(table.getByRole("rowheader", { name: "Umbrella" })).toBeVisible();
    await expect.element(table.getByRole("cell", { name: "240" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it("[UI-03] on a phone each value says what it is", async () => {
  await page.viewport(390, 800);
  const screen = await render(<Table {...props} />);
  const label = screen.container.querySelector("td [data-part='label']");
  expect(label?.textContent).toBe("Pieces");
  expect(label?.checkVisibility()).toBe(true);
  await page.viewport(1280, 800);
  expect(label?.checkVisibility()).toBe(false);
});

it("[UI-03] without rows it says so", async () => {
  const screen = await render(<Table {...props} rows={[]} empty="No goods yet." />);
  await expect.element(screen.getByRole("cell", { name: "No goods yet." })).toBeVisible();
});
