import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { QuickAdd } from "./QuickAdd.tsx";

itBehavesLikeAComponent(QuickAdd, { count: 12, name: "Umbrella" });

it("[GD-01] a finger reaches 44 px of the button that adds, which is 32 px high", async () => {
  const pressed = vi.fn();
  const screen = await render(
    <Runtime>
      <p style={{ padding: "20px" }}>
        <QuickAdd count={1} name="Umbrella" onClick={pressed} />
      </p>
    </Runtime>,
  );
  const button = screen.getByRole("button", { name: "Add 1: Umbrella" });
  expect(button.element().textContent).toBe("1");
  const { left, top, width, height } = button.element().getBoundingClientRect();
  expect(height).toBe(32);
  expect(width).toBeGreaterThanOrEqual(44);
  for (const at of [top - 5, top + height + 5])
    expect(document.elementFromPoint(left + width / 2, at)).toBe(button.element());
});
