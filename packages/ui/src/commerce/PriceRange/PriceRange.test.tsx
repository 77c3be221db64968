import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { PriceRange } from "./PriceRange.tsx";

itBehavesLikeAComponent(PriceRange, { min: 1, max: 6, onValueChange: () => {} });

test("[GD-01] an empty end leaves the range open", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <PriceRange min={1} max={6} onValueChange={onValueChange} />
    </Runtime>,
  );
  await screen.getByRole("textbox", { name: "Highest price" }).fill("");
  await screen.getByRole("button", { name: "Apply" }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ min: 1, max: undefined });
});
