import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { brokenItems, mixModelOptions } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { type GoodsActions, GoodsActionsProvider } from "../BlockPage/index.ts";
import { MixModelBlock } from "./MixModelBlock.tsx";

itBehavesLikeAComponent(MixModelBlock, { options: mixModelOptions("en"), eager: false });

const block = (options: Readonly<Record<string, unknown>>, actions: GoodsActions = {}) => (
  <Runtime>
    <GoodsActionsProvider {...actions}>
      <MixModelBlock options={options} eager={false} />
    </GoodsActionsProvider>
  </Runtime>
);

test("[BK-11] products are beside the stores, each store with name, link and pictures", async () => {
  const screen = await render(block(mixModelOptions("en")));
  expect(screen.getByRole("article").elements()).toHaveLength(8);
  await expect.element(screen.getByRole("heading", { name: "Jinhe Umbrella Works" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Visit: Jinhe Umbrella Works" }))
    .toHaveAttribute("href", "#/merchant?id=0");
  const goods = screen.getByRole("article").first().element().getBoundingClientRect();
  const stores = screen.getByRole("heading", { name: "Stores to know" }).element().getBoundingClientRect();
  expect(stores.left).toBeGreaterThan(goods.right);
});

test("[BK-11] a brand without products shows its own picture", async () => {
  const img = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
  const data = { list: [{ name: "Kiln and Co", img, url: "/goodsList?brand=1" }] };
  const screen = await render(block({ right: { model: "brand", data } }));
  await expect.element(screen.getByRole("link", { name: "Visit: Kiln and Co" })).toBeVisible();
  expect(screen.container.querySelector("img")?.getAttribute("src")).toBe(img);
});

test("[BK-11] adds the product whose button was pressed", async () => {
  const onAddToCart = vi.fn<NonNullable<GoodsActions["onAddToCart"]>>();
  const screen = await render(block(mixModelOptions("en"), { onAddToCart }));
  await screen.getByRole("article").first().hover();
  await screen.getByRole("button", { name: /Add 12: Windproof/ }).click();
  expect(onAddToCart.mock.lastCall?.[0].goods.minimum).toBe(12);
});

test("[BK-17] shows what it can read of broken data, and nothing without data", async () => {
  const screen = await render(
    block({ left: { data: { badge: 7, list: brokenItems } }, right: { data: { title: [], list: brokenItems } } }),
  );
  await expect.element(screen.getByText("on request").first()).toBeVisible();
  await screen.rerender(block({ title: "From the workbench", left: [], right: { data: null } }));
  expect(screen.container.querySelector("[data-component='MixModelBlock']")).toBeNull();
});
