import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { RatingInput } from "./RatingInput.tsx";

itBehavesLikeAControl(RatingInput, {}, { role: "radiogroup" });

it("[MC-05] fills the stars up to the one that is given, and says its word", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <RatingInput aria-label="Overall" onValueChange={onValueChange} />
    </Runtime>,
  );
  await screen.getByRole("radio", { name: "3 stars: fair" }).click({ force: true });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 3 });
  expect(screen.container.querySelectorAll("[data-part='star'][data-on]")).toHaveLength(3);
  await expect.element(screen.getByText("fair", { exact: true })).toBeVisible();
});
