import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { EmptyState } from "./EmptyState.tsx";

itBehavesLikeAComponent(EmptyState, { title: "No orders yet" });

it("[UI-03] can be the page's own heading", async () => {
  const screen = await render(<EmptyState title="No such page" headingLevel={1} />);
  await expect.element(screen.getByRole("heading", { level: 1, name: "No such page" })).toBeVisible();
});

it("[UI-03] leaves out a picture that can't be loaded", async () => {
  const screen = await render(<EmptyState title="No orders yet" picture="data:image/png;base64,broken" />);
  await expect.poll(() => screen.container.querySelector("img")).toBeNull();
  await expect.element(screen.getByText("No orders yet")).toBeVisible();
});

it("[UI-03] has a drawing where its picture can't be loaded", async () => {
  const screen = await render(
    <EmptyState title="No orders yet" picture="data:image/png;base64,broken" drawing="box" />,
  );
  await expect.poll(() => screen.container.querySelector("[data-part=drawing] path")).not.toBeNull();
  expect(screen.container.querySelector("img")).toBeNull();
});
