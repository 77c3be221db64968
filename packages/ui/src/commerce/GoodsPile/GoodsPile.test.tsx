import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsPile } from "./GoodsPile.tsx";

itBehavesLikeAComponent(GoodsPile, { count: 12 });

const pieces = () => document.querySelectorAll("[data-part=piece]").length;

it("[VA-03] the pile has as many pieces as were chosen, and says so", async () => {
  const screen = await render(<GoodsPile count={12} />, { wrapper: Runtime });
  await expect.element(screen.getByRole("img", { name: "A pile of 12 pieces" })).toBeVisible();
  expect(pieces()).toBe(12);
  await screen.rerender(<GoodsPile count={60} />);
  await expect.element(screen.getByRole("img", { name: "A pile of 60 pieces" })).toBeVisible();
  expect(pieces()).toBe(60);
});

it("[VA-03] a quantity beside it can be chosen; the first one is the minimum", async () => {
  const chosen: number[] = [];
  const screen = await render(
    <GoodsPile count={12} marks={[12, 60, 240]} onCountChange={({ count }) => chosen.push(count)} />,
    { wrapper: Runtime },
  );
  await expect.element(screen.getByRole("button", { name: "12, the minimum" })).toHaveAttribute("aria-pressed", "true");
  await screen.getByRole("button", { name: "240" }).click();
  expect(chosen).toEqual([240]);
});

it("[VA-03] a huge quantity says what one picture stands for", async () => {
  const screen = await render(<GoodsPile count={24_000} />, { wrapper: Runtime });
  await expect.element(screen.getByText("Each picture stands for 100 pieces.")).toBeVisible();
  expect(pieces()).toBe(240);
});
