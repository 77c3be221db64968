import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { RoundStrip, type RoundSlot } from "./RoundStrip.tsx";

const rounds: readonly RoundSlot[] = [
  { startsAt: 1000, hour: 8, state: "ended" },
  { startsAt: 2000, hour: 10, state: "running" },
  { startsAt: 3000, hour: 14, state: "notStarted" },
  { startsAt: 4000, hour: 18, state: "notStarted" },
  { startsAt: 5000, hour: 20, state: "notStarted" },
  { startsAt: 6000, hour: 22, state: "notStarted" },
];

itBehavesLikeAComponent(RoundStrip, { rounds, value: 2000, onValueChange: vi.fn() });

it("[SK-01] [SK-02] names hour and state of every round, one of them pressed", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <RoundStrip rounds={rounds} value={2000} onValueChange={onValueChange} />
    </Runtime>,
  );
  const names = screen.getByRole("button").elements();
  expect(names.map((button) => button.textContent)).toEqual([
    "08:00Ended",
    "10:00On now",
    "14:00Not started",
    "18:00Not started",
    "20:00Not started",
    "22:00Not started",
  ]);
  await expect.element(screen.getByRole("button", { pressed: true })).toHaveTextContent("10:00On now");
  await screen.getByRole("button", { name: /14:00/ }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 3000 });
});

it("[SK-01] the selected round is in view, even the last of six", async () => {
  const screen = await render(
    <Runtime>
      <div style={{ inlineSize: "360px" }}>
        <RoundStrip rounds={rounds} value={6000} onValueChange={vi.fn()} />
      </div>
    </Runtime>,
  );
  const strip = screen.getByRole("list").element().getBoundingClientRect();
  const last = screen.getByRole("button", { pressed: true }).element().getBoundingClientRect();
  expect(last.right).toBeLessThanOrEqual(strip.right + 1);
  expect(last.left).toBeGreaterThanOrEqual(strip.left - 1);
});

it("[SK-01] five rounds are in view on a desktop, and the rest scroll", async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Runtime>
      <RoundStrip rounds={rounds} value={1000} onValueChange={vi.fn()} />
    </Runtime>,
  );
  const strip = screen.getByRole("list").element().getBoundingClientRect();
  const inView = screen
    .getByRole("button")
    .elements()
    .filter((button) => button.getBoundingClientRect().right <= strip.right + 1);
  expect(inView).toHaveLength(5);
});
