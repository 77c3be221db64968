import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Heading } from "./Heading.tsx";

itBehavesLikeAComponent(Heading, { level: 2, children: "Kitchenware" });

it.each([1, 2, 3, 4, 5, 6] as const)("[UI-03] level %i is the outline's, the size the eye's", async (level) => {
  const screen = await render(
    <>
      <Heading level={level} size="md">
        Chosen
      </Heading>
      <Heading level={level}>Usual</Heading>
    </>,
  );
  await expect.element(screen.getByRole("heading", { name: "Chosen", level })).toHaveStyle({ fontSize: "22px" });
  await expect.element(screen.getByRole("heading", { name: "Usual", level })).toBeVisible();
});

it("[UI-03] lends its looks to a heading of the caller's own", async () => {
  const screen = await render(
    <Heading level={2} asChild>
      <h4>Own</h4>
    </Heading>,
  );
  await expect.element(screen.getByRole("heading", { level: 4 })).toHaveAttribute("data-component", "Heading");
});
