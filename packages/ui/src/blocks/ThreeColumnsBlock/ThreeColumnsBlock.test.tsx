import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { brokenItems, threeColumnsOptions } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { ThreeColumnsBlock } from "./ThreeColumnsBlock.tsx";

itBehavesLikeAComponent(ThreeColumnsBlock, { options: threeColumnsOptions("en"), eager: false });

const block = (options: Readonly<Record<string, unknown>>) => (
  <Runtime>
    <ThreeColumnsBlock options={options} eager={false} />
  </Runtime>
);

test("[BK-08] three panels in one row, each with title, link and products", async () => {
  const screen = await render(block(threeColumnsOptions("en")));
  const titles = screen.getByRole("heading").elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "For tailors",
    "Bags for the school year",
    "Rainy afternoon",
  ]);
  expect(new Set(titles.map((title) => title.getBoundingClientRect().top)).size).toBe(1);
  await expect.element(screen.getByRole("link", { name: "Shop thread: For tailors" })).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(9);
  await expect.element(screen.getByRole("link", { name: /Delta kite/ })).toBeVisible();
});

test("[BK-21] a reduced price keeps its tag on the tint", async () => {
  const screen = await render(block(threeColumnsOptions("en")));
  const goods = screen.getByRole("listitem").first();
  await expect.element(goods.getByText("-24%")).toBeVisible();
  await expect
    .element(goods)
    .toHaveTextContent("-24%$3.48Windproof folding umbrella, 8 fibreglass ribsJinhe Umbrella Works");
});

test("[BK-17] shows what it can read of broken data, and nothing without data", async () => {
  const screen = await render(
    block({ list: [{ name: "Mend and make", tint: {}, goods: brokenItems }, ...brokenItems] }),
  );
  await expect.element(screen.getByRole("heading", { name: "Mend and make" })).toBeVisible();
  await expect.element(screen.getByText("on request").first()).toBeVisible();
  await screen.rerender(block({ list: [null, {}, { goods: [] }] }));
  expect(screen.container.querySelector("[data-component='ThreeColumnsBlock']")).toBeNull();
});
