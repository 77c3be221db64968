import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Badge } from "./Badge.tsx";

itBehavesLikeAComponent(Badge, { count: 3 });

describe("the number", () => {
  it.each([
    [1, "1"],
    [99, "99"],
    [100, "99"],
    [5000, "99"],
  ])("[HM-04] of %i shows as %s", async (count, shown) => {
    const screen = await render(
      <Runtime>
        <Badge count={count} />
      </Runtime>,
    );
    await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
    await expect.element(screen.getByTitle(`${count} ${count === 1 ? "item" : "items"}`)).toBeVisible();
  });

  it.each([0, -1, Number.NaN])("[HM-04] of %s does not show", async (count) => {
    const { container } = await render(
      <Runtime>
        <Badge count={count} />
      </Runtime>,
    );
    expect(container.childElementCount).toBe(0);
  });
});
