import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChosenLedger, ledgerRows } from "../../testing/fixtures/ledgerRows.tsx";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsLedger } from "./GoodsLedger.tsx";

const ledger = { caption: "Search results", rows: ledgerRows(), onCountChange: () => undefined };

itBehavesLikeAComponent(GoodsLedger, ledger);

async function show(counts: readonly number[] = []) {
  await page.viewport(1280, 900);
  return render(
    <Runtime>
      <ChosenLedger {...ledger} rows={ledgerRows({ counts })} />
    </Runtime>,
  );
}

it("[GD-01] has the price at 12, 60 and 240, and none below the minimum", async () => {
  const screen = await show();
  const heads = screen
    .getByRole("columnheader")
    .elements()
    .map(({ textContent }) => textContent);
  expect(heads).toEqual([
    "Product",
    "At 12",
    "At 60",
    "At 240",
    "Min.",
    "Ships within",
    "Rating",
    "Quantity",
    "Amount",
  ]);
  const textOf = (name: RegExp) => screen.getByRole("row", { name }).element().textContent;
  expect(textOf(/Windproof/)).toMatch(/\$3\.48.*\$3\.19.*\$2\.86/);
  expect(textOf(/thread spools/)).toMatch(/below the minimum/);
});

it("[GD-01] [HM-16] as a card, the facts stand under the prices", async () => {
  const screen = await show();
  await page.viewport(390, 844);
  const cells = screen.getByRole("row", { name: /Windproof/ }).getByRole("cell");
  const startOf = (index: number) => Math.round(cells.nth(index).element().getBoundingClientRect().left);
  const columns = () => [1, 2, 3].map(startOf);
  // The picture is the first cell; three prices and three facts follow.
  await expect.poll(() => [4, 5, 6].map(startOf)).toEqual(columns());
  expect(startOf(0)).toBeLessThan(startOf(1));
});

it("[GD-01] J and K go from row to row: from a name to a name, from a quantity to a quantity", async () => {
  const screen = await show([12, 0, 0]);
  const links = screen.getByRole("link");
  (links.nth(0).element() as HTMLElement).focus();
  await userEvent.keyboard("jj");
  await expect.element(links.nth(2)).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(links.nth(1)).toHaveFocus();
  await userEvent.keyboard("kk");
  await expect.element(links.nth(0)).toHaveFocus();
  const field = screen.getByRole("textbox", { name: /Windproof/ });
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("j");
  await expect.element(field).toHaveValue("12");
  await expect.element(screen.getByRole("button", { name: /^Choose/ }).nth(0)).toHaveFocus();
});

it("[GD-01] the total follows the quantities", async () => {
  const screen = await show([12, 0, 0]);
  await expect.element(screen.getByText("1 product, 12 pieces")).toBeVisible();
  expect(screen.container.textContent).toMatch(/1 product, 12 pieces\$41\.76/);
  await screen
    .getByRole("button", { name: /^Choose/ })
    .nth(0)
    .click();
  await expect.element(screen.getByText(/^2 products/)).toBeVisible();
  await screen.getByRole("button", { name: /^Take off the list: Windproof/ }).click();
  await expect.element(screen.getByText(/^1 product,/)).toBeVisible();
});
