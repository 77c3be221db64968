import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { brokenItems, forYourOptions } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { type GoodsActions, GoodsActionsProvider } from "../BlockPage/index.ts";
import { ForYourBlock } from "./ForYourBlock.tsx";

itBehavesLikeAComponent(ForYourBlock, { options: forYourOptions("en"), eager: false });

const block = (options: Readonly<Record<string, unknown>>, actions: GoodsActions = {}) => (
  <Runtime>
    <GoodsActionsProvider {...actions}>
      <ForYourBlock options={options} eager={false} />
    </GoodsActionsProvider>
  </Runtime>
);

test("[BK-12] each product says why it is shown, if the data has a reason", async () => {
  const screen = await render(block(forYourOptions("en")));
  await expect.element(screen.getByRole("article").nth(3).getByText("You viewed teapots")).toBeVisible();
  await screen.rerender(block({ data: { list: [{ name: "Umbrella" }] } }));
  await expect.element(screen.getByRole("article")).toHaveTextContent("Umbrella");
});

test("[BK-12] adds the product whose button was pressed", async () => {
  const onAddToCart = vi.fn<NonNullable<GoodsActions["onAddToCart"]>>();
  const screen = await render(block(forYourOptions("en"), { onAddToCart }));
  await screen.getByRole("article").first().hover();
  await screen.getByRole("button", { name: /Add 12: Windproof/ }).click();
  expect(onAddToCart).toHaveBeenCalledOnce();
});

test("[BK-17] shows what it can read of broken data, and nothing without data", async () => {
  const screen = await render(block({ title: [], data: { list: brokenItems } }));
  await expect.element(screen.getByText("on request")).toBeVisible();
  await screen.rerender(block({ title: "Chosen for you", data: [] }));
  expect(screen.container.querySelector("[data-component='ForYourBlock']")).toBeNull();
});
