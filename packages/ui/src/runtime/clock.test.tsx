import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createMovableClock } from "../testing/movableClock.ts";
import { ClockProvider, useLastPassed, useNow } from "./ClockProvider.tsx";
import { createClock, createFrozenClock } from "./clock.ts";

const start = Date.UTC(2026, 2, 12, 6, 20, 0, 400);

function hide(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("a running clock", () => {
  beforeEach(() => vi.useFakeTimers({ now: start, toFake: ["setTimeout", "clearTimeout", "Date"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("[SK-04] ticks on the full second of the server's time, not the device's", () => {
    const clock = createClock({ skew: () => 250 });
    const onTick = vi.fn();
    onTestFinished(clock.subscribe(onTick));
    vi.advanceTimersByTime(349);
    expect(onTick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTick).toHaveBeenCalledOnce();
    expect(clock.second()).toBe(start + 600);
    vi.advanceTimersByTime(3000);
    expect(onTick).toHaveBeenCalledTimes(4);
  });

  it("[SK-04] has one timer for any number of readers, and none without readers", () => {
    const clock = createClock();
    const leave = Array.from({ length: 50 }, () => clock.subscribe(() => undefined));
    expect(vi.getTimerCount()).toBe(1);
    for (const go of leave) go();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[SK-04] stops while the page is hidden and catches up at once", () => {
    const clock = createClock();
    const onTick = vi.fn();
    onTestFinished(clock.subscribe(onTick));
    hide(true);
    vi.advanceTimersByTime(60_000);
    expect(onTick).not.toHaveBeenCalled();
    hide(false);
    expect(onTick).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(onTick).toHaveBeenCalledTimes(2);
  });
});

describe("useNow", () => {
  function Seconds() {
    return <time>{useNow()}</time>;
  }

  it("[SK-04] is a whole second of the nearest clock", async () => {
    const screen = await render(
      <ClockProvider clock={createFrozenClock(start)}>
        <Seconds />
      </ClockProvider>,
    );
    await expect.element(screen.getByRole("time")).toHaveTextContent(String(start - 400));
  });

  it("[SK-04] says what is missing without a clock", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(render(<Seconds />)).rejects.toThrow("UiProvider");
    vi.restoreAllMocks();
  });
});

describe("useLastPassed", () => {
  it("[SK-03] returns the latest time that has passed, and renders only when one passes", async () => {
    const opens = start - 400 + 5000;
    const time = createMovableClock(start, 0);
    let renders = 0;
    function LastPassed() {
      renders += 1;
      return <output>{useLastPassed([opens, opens + 5000])}</output>;
    }
    const screen = await render(
      <ClockProvider clock={time.clock}>
        <LastPassed />
      </ClockProvider>,
    );
    const shown = screen.getByRole("status");
    await expect.element(shown).toHaveTextContent("-Infinity");
    for (let second = 0; second < 4; second += 1) time.pass(1000);
    expect(renders).toBe(1);
    time.pass(1000);
    await expect.element(shown).toHaveTextContent(String(opens));
    expect(renders).toBe(2);
  });
});
