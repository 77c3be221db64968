import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";

const segments = [{ value: "grid", label: "▦", name: "Grid" }];

itBehavesLikeAComponent(SegmentedControl, { label: "View", value: "grid", segments, onValueChange: () => {} });

test("[GD-01] a segment with only an icon has a name", async () => {
  const screen = await render(
    <SegmentedControl label="View" value="grid" segments={segments} onValueChange={() => {}} />,
  );
  await expect.element(screen.getByRole("button", { name: "Grid" })).toHaveAttribute("title", "Grid");
});
