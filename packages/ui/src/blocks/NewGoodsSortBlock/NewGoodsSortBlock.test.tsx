import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brokenItems, newGoodsSortOptions } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { type GoodsActions, GoodsActionsProvider } from "../BlockPage/index.ts";
import { NewGoodsSortBlock } from "./NewGoodsSortBlock.tsx";

itBehavesLikeAComponent(NewGoodsSortBlock, { options: newGoodsSortOptions("en"), eager: false });

const block = (options: Readonly<Record<string, unknown>>, actions: GoodsActions = {}) => (
  <Runtime>
    <GoodsActionsProvider {...actions}>
      <NewGoodsSortBlock options={options} eager={false} />
    </GoodsActionsProvider>
  </Runtime>
);

test("[BK-13] three ranked columns of products, each with its own title", async () => {
  await page.viewport(1280, 800);
  const screen = await render(block(newGoodsSortOptions("en")));
  const titles = screen.getByRole("heading", { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Most reordered", "Rising", "Just listed"]);
  expect(new Set(titles.map((title) => title.getBoundingClientRect().top)).size).toBe(1);
  const ranks = [...document.querySelectorAll("[data-part='rank']")].map(({ textContent }) => textContent);
  expect(ranks).toEqual(["1", "2", "3", "4", "1", "2", "3", "4", "1", "2", "3", "4"]);
  expect(screen.getByRole("tab").elements()).toHaveLength(0);
});

test("[BK-13] one list with tabs on a phone, with an Add button for each product", async () => {
  await page.viewport(390, 844);
  const onAddToCart = vi.fn<NonNullable<GoodsActions["onAddToCart"]>>();
  const screen = await render(block(newGoodsSortOptions("en"), { onAddToCart }));
  expect(screen.getByRole("list").elements()).toHaveLength(1);
  await expect
    .element(
      screen
        .getByRole("listitem")
        .first()
        .getByRole("link", { name: /Windproof/ }),
    )
    .toBeVisible();
  await screen.getByRole("tab", { name: "Rising" }).click();
  expect(screen.getByRole("list").elements()).toHaveLength(1);
  await expect
    .element(
      screen
        .getByRole("listitem")
        .first()
        .getByRole("link", { name: /Twin-bell/ }),
    )
    .toBeVisible();
  await screen.getByRole("button", { name: /Add 10: Twin-bell/ }).click();
  expect(onAddToCart.mock.lastCall?.[0].goods.minimum).toBe(10);
  await page.viewport(1280, 800);
});

test("[BK-17] shows what it can read of broken data, and nothing without data", async () => {
  const screen = await render(block({ title: 7, left: { list: brokenItems }, middle: null, right: [] }));
  await expect.element(screen.getByText("on request")).toBeVisible();
  await screen.rerender(block({ title: "New this week", left: {}, middle: { list: 7 }, right: { list: [null] } }));
  expect(screen.container.querySelector("[data-component='NewGoodsSortBlock']")).toBeNull();
});
