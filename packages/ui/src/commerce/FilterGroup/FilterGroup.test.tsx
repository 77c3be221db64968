import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { FilterGroup } from "./FilterGroup.tsx";

itBehavesLikeAComponent(FilterGroup, { title: "Colour", options: [{ value: "b", label: "Blue", checked: false }] });

test('[GD-01] few values have no "show all" button, and counts have commas', async () => {
  const screen = await render(
    <Runtime>
      <FilterGroup title="Colour" options={[{ value: "b", label: "Blue", checked: true, count: 1382 }]} />
    </Runtime>,
  );
  await expect.element(screen.getByText("1,382")).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});
