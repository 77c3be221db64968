import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

itBehavesLikeAComponent(ProgressBar, { value: 62, label: "62% claimed" });

it.each([
  [-5, "0"],
  [Number.NaN, "0"],
  [61.6, "62"],
  [1e9, "100"],
])("[SK-05] shows %d as %s", async (value, shown) => {
  const screen = await render(<ProgressBar value={value} label="Claimed" />);
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", shown);
});
