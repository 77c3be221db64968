import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

itBehavesLikeAComponent(VisuallyHidden, { children: "Was" });

it("[UI-03] keeps its text in the accessible name", async () => {
  const screen = await render(
    <button type="button">
      <VisuallyHidden>Remove</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole("button", { name: "Remove" })).toBeInTheDocument();
});
