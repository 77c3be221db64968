import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { createMovableClock } from "../../testing/movableClock.ts";
import { Runtime } from "../../testing/Runtime.tsx";
import { MarketDay } from "./MarketDay.tsx";

const HOUR = 3_600_000;
const rounds = roundsIn("en");
const day = { rounds, timeZone: "Asia/Shanghai" };

itBehavesLikeAComponent(MarketDay, day);

const share = (part: string) => {
  const ribbon = document.querySelector("[data-component=MarketDay]")?.getBoundingClientRect();
  const box = document.querySelector(`[data-part=${part}]`)?.getBoundingClientRect();
  return ((box?.left ?? 0) - (ribbon?.left ?? 0)) / (ribbon?.width ?? 1);
};

it("[SK-02] [SK-04] the line moves with the shop's time, and rounds change with it", async () => {
  const time = createMovableClock(storyTime);
  const screen = await render(
    <Runtime clock={time.clock}>
      <MarketDay {...day} />
    </Runtime>,
  );
  const states = () =>
    Array.from(document.querySelectorAll("[data-part=round]"), (piece) => piece.getAttribute("data-state"));
  await expect.element(screen.getByRole("img", { name: /it is 14:20\. Rounds at 10:00, 14:00/ })).toBeVisible();
  expect(states()).toEqual(["ended", "running", "notStarted", "notStarted", "notStarted"]);
  expect(share("now")).toBeCloseTo((14 + 1 / 3) / 24, 2);
  time.pass(6 * HOUR);
  await expect.element(screen.getByRole("img", { name: /it is 20:20/ })).toBeVisible();
  expect(states()).toEqual(["ended", "ended", "ended", "running", "notStarted"]);
  await expect.poll(() => share("now")).toBeCloseTo((20 + 1 / 3) / 24, 2);
});

it("[SK-02] reminders are pinned where their round begins, and said", async () => {
  const eight = shopMidnight + 20 * HOUR;
  const screen = await render(
    <Runtime>
      <MarketDay {...day} reminders={[eight, eight, shopMidnight + 10 * HOUR]} />
    </Runtime>,
  );
  await expect.element(screen.getByRole("img", { name: /2 reminders at 20:00\.$/ })).toBeVisible();
  expect(document.querySelectorAll("[data-part=reminder]")).toHaveLength(1);
  expect(share("reminder")).toBeCloseTo(20 / 24, 1);
});
