import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Stack } from "./Stack.tsx";

itBehavesLikeAComponent(Stack, { children: "One" });

const boxes = ["one", "two"].map((name) => (
  <i key={name} data-name={name}>
    {name}
  </i>
));

it("[UI-03] keeps its children apart, under or beside each other", async () => {
  const { container } = await render(
    <>
      <Stack gap={6}>{boxes}</Stack>
      <Stack gap={2} direction="row">
        {boxes}
      </Stack>
    </>,
  );
  const [a, b, c, d] = [...container.querySelectorAll("i")].map((box) => box.getBoundingClientRect());
  expect((b?.top ?? 0) - (a?.bottom ?? 0)).toBeCloseTo(24, 1);
  expect((d?.left ?? 0) - (c?.right ?? 0)).toBeCloseTo(8, 1);
});

it("[UI-03] is a list where its children are entries", async () => {
  const screen = await render(
    <Stack as="ul">
      <Stack as="li">One</Stack>
    </Stack>,
  );
  await expect.element(screen.getByRole("list")).toHaveAttribute("data-component", "Stack");
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("One");
});
