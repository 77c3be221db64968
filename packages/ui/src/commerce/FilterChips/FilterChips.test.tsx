import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { FilterChips } from "./FilterChips.tsx";

const nothing = () => {};

itBehavesLikeAComponent(FilterChips, { chips: [{ id: "a", label: "Blue" }], onRemove: nothing, onClear: nothing });

test("[GD-01] without filters nothing is rendered", async () => {
  const screen = await render(
    <Runtime>
      <FilterChips chips={[]} onRemove={nothing} onClear={nothing} />
    </Runtime>,
  );
  expect(screen.container).toBeEmptyDOMElement();
});
