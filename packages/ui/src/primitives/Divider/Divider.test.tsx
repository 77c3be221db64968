import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Divider } from "./Divider.tsx";

itBehavesLikeAComponent(Divider, {});
itBehavesLikeAComponent(Divider, { label: "or" });

it("[UI-03] is silent unless it separates in meaning, and says which way it runs", async () => {
  const screen = await render(
    <>
      <Divider />
      <Divider semantic orientation="vertical" />
    </>,
  );
  const separators = screen.getByRole("separator");
  expect(separators.elements()).toHaveLength(1);
  await expect.element(separators).toHaveAttribute("aria-orientation", "vertical");
});
