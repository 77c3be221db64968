import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Segments } from "./Segments.tsx";

const segments = [{ value: "grid", label: "▦", name: "Grid" }];

itBehavesLikeAComponent(Segments, { label: "View", value: "grid", segments, onChoose: () => {} });

test("[GD-01] a drawing alone has a name", async () => {
  const screen = await render(<Segments label="View" value="grid" segments={segments} onChoose={() => {}} />);
  await expect.element(screen.getByRole("button", { name: "Grid" })).toHaveAttribute("title", "Grid");
});
