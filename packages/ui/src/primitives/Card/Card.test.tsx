import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Card } from "./Card.tsx";

itBehavesLikeAComponent(Card, { children: "Shipping" });

it("[UI-03] is one press where its child can be pressed", async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Card asChild>
      <button type="button" onClick={onClick}>
        Open
      </button>
    </Card>,
  );
  const button = screen.getByRole("button", { name: "Open" });
  await expect.element(button).toHaveAttribute("data-component", "Card");
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
});

it("[UI-03] is a part of the page where it is told to be", async () => {
  const screen = await render(
    <Card as="section" aria-label="Shipping">
      Air freight
    </Card>,
  );
  await expect.element(screen.getByRole("region", { name: "Shipping" })).toBeVisible();
});
