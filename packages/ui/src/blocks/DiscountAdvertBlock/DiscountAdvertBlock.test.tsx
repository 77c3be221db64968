import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { brokenItems, discountAdvertOptions } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { type GoodsActions, GoodsActionsProvider } from "../BlockPage/index.ts";
import { DiscountAdvertBlock } from "./DiscountAdvertBlock.tsx";

itBehavesLikeAComponent(DiscountAdvertBlock, { options: discountAdvertOptions("en"), eager: false });

const block = (options: Readonly<Record<string, unknown>>, actions: GoodsActions = {}) => (
  <Runtime>
    <GoodsActionsProvider {...actions}>
      <DiscountAdvertBlock options={options} eager={false} />
    </GoodsActionsProvider>
  </Runtime>
);

test("[BK-06] the discount is the largest text, with the other words around it", async () => {
  const screen = await render(block(discountAdvertOptions("en")));
  await expect.element(screen.getByText("Up to 26% off")).toBeVisible();
  const figure = Number.parseFloat(getComputedStyle(screen.getByText("26%", { exact: true }).element()).fontSize);
  const title = Number.parseFloat(getComputedStyle(screen.getByRole("heading", { level: 2 }).element()).fontSize);
  expect(figure).toBeGreaterThan(3 * title);
});

test("[BK-06] products show their price and former price if the data has them", async () => {
  const screen = await render(block(discountAdvertOptions("en")));
  const cards = screen.getByRole("article");
  expect(cards.elements()).toHaveLength(4);
  await expect.element(cards.first().getByText("$4.60")).toBeVisible();
  expect(getComputedStyle(cards.first().getByText("$4.60").element()).textDecorationLine).toBe("line-through");
});

test("[BK-06] adds the product whose button was pressed", async () => {
  const onAddToCart = vi.fn<NonNullable<GoodsActions["onAddToCart"]>>();
  const screen = await render(block(discountAdvertOptions("en"), { onAddToCart }));
  await screen.getByRole("article").nth(1).hover();
  await screen.getByRole("button", { name: /Add 50: Polyester thread/ }).click();
  expect(onAddToCart.mock.lastCall?.[0].goods.name).toContain("Polyester thread");
});

test("[BK-06] a picture without a link and a price is no offer: no dash, no heart, nothing to add", async () => {
  const actions = { onAddToCart: vi.fn(), onFavouriteChange: vi.fn() };
  const picture = { img: "/media/a.webp" };
  const screen = await render(
    block({ classification: [picture, { ...picture, url: "/goodsDetail?goodsId=1" }] }, actions),
  );
  const [plain, linked] = [screen.getByRole("article").first(), screen.getByRole("article").nth(1)];
  await expect.element(linked.getByRole("button", { name: /favourite/i })).toBeInTheDocument();
  expect(plain.getByRole("button").elements()).toHaveLength(0);
  expect(linked.getByRole("button", { name: /^Add/ }).elements()).toHaveLength(0);
  expect(screen.container.textContent).not.toContain("—");
});

test("[BK-06] without products it shows its brands", async () => {
  const screen = await render(block({ ...discountAdvertOptions("en"), classification: [] }));
  await expect.element(screen.getByRole("link", { name: "A workshop on one pallet" })).toBeVisible();
});

test("[BK-17] shows what it can read of broken data, and nothing without data", async () => {
  const screen = await render(block({ title: "Full cartons", figure: [], classification: brokenItems, url: {} }));
  await expect.element(screen.getByText("on request")).toBeVisible();
  await screen.rerender(block({ title: 7, describe: "Alone", classification: {} }));
  expect(screen.container.querySelector("[data-component='DiscountAdvertBlock']")).toBeNull();
});
