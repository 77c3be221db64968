import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockAdverts, brokenItems, carousel2Options } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Carousel2Block } from "./Carousel2Block.tsx";

itBehavesLikeAComponent(Carousel2Block, { options: carousel2Options("en"), eager: false });

const block = (options: Readonly<Record<string, unknown>>) => (
  <Runtime>
    <Carousel2Block options={options} eager={false} />
  </Runtime>
);

test("[BK-03] several main pictures move by hand and never automatically", async () => {
  const screen = await render(block(carousel2Options("en")));
  const carousel = screen.getByRole("region", { name: "A kitchen in one carton, Bags for the school year" });
  await expect.element(carousel).not.toHaveAttribute("data-moving");
  expect(screen.getByRole("button", { name: "Pause the slides" }).elements()).toHaveLength(0);
  await screen.getByRole("button", { name: "Next slide" }).click();
  await expect.element(screen.getByRole("group", { name: /^2 of 2/ })).not.toHaveAttribute("inert");
  await expect.element(screen.getByRole("group", { name: /^1 of 2/ })).toHaveAttribute("inert");
});

test("[BK-03] pictures are stacked beside the main one, grouped or not", async () => {
  const [, , school, lighting] = blockAdverts("en");
  for (const listRight of [[[school, lighting]], [[school], [lighting]], [school, lighting]]) {
    const screen = await render(block({ ...carousel2Options("en"), listRight }));
    const right = (name: string) => screen.getByRole("link", { name }).element().getBoundingClientRect();
    expect(right("School lists").top).toBeLessThan(right("Evening light").top);
    expect(right("School lists").left).toBe(right("Evening light").left);
    await screen.unmount();
  }
});

test("[BK-17] shows what it can read of broken data, and nothing without data", async () => {
  const screen = await render(block({ list: brokenItems, listRight: [7, brokenItems, null] }));
  await expect.element(screen.getByRole("heading", { name: "Picture that cannot be loaded" }).first()).toBeVisible();
  await screen.rerender(block({ list: {}, listRight: "no" }));
  expect(screen.container.querySelector("[data-component='Carousel2Block']")).toBeNull();
});
