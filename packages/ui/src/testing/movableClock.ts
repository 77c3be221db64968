import { vi } from "vitest";
import { type Clock, createClock } from "../runtime/clock.ts";

/** A device whose time the test controls. */
export interface MovableClock {
  readonly clock: Clock;
  /** Lets time (ms) pass while the page is open. Everything that shows the time updates. */
  readonly pass: (milliseconds: number) => void;
  /** Lets time (ms) pass while the page is hidden, as on a sleeping laptop, then shows it again. */
  readonly sleep: (milliseconds: number) => void;
}

/**
 * The running clock of the shop, on a device that shows `deviceTime` (ms) and is ahead of or behind the server by
 * `skew` (ms). Time stops until the test moves it. A page reads the clock as soon as it becomes visible: that is the
 * tick.
 */
export function createMovableClock(deviceTime: number, skew = 0): MovableClock {
  let time = deviceTime;
  const hide = (hidden: boolean) => {
    const state = vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
    state.mockRestore();
  };
  return {
    clock: createClock({ deviceTime: () => time, skew: () => skew }),
    pass: (milliseconds) => {
      time += milliseconds;
      hide(true);
      hide(false);
    },
    sleep: (milliseconds) => {
      hide(true);
      time += milliseconds;
      hide(false);
    },
  };
}
