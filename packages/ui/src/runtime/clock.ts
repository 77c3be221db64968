import { onPresence } from "./presence.ts";

/** A source of the current time that components can subscribe to. */
export interface Clock {
  /** The current time in ms. */
  readonly now: () => number;
  /** The start of the current second, in ms: the same value for every reader within that second. */
  readonly second: () => number;
  /** Calls back at each full second while the page is visible. Returns a function that unsubscribes. */
  readonly subscribe: (onTick: () => void) => () => void;
}

/** Settings of a running clock; tests pass their own. */
export interface ClockSource {
  /** Device time in ms. @default Date.now */
  readonly deviceTime?: () => number;
  /**
   * Milliseconds to add to the device's time to get the server's. Called each time the clock is read, so it may be
   * corrected later.
   */
  readonly skew?: () => number;
}

const SECOND = 1000;
const wholeSecond = (time: number) => Math.floor(time / SECOND) * SECOND;

/** A clock stopped at `time` (ms), for stories, screenshots and tests. */
export function createFrozenClock(time: number): Clock {
  return { now: () => time, second: () => wholeSecond(time), subscribe: () => () => {} };
}

/**
 * A running clock. However many components subscribe, there is one timer. It fires on the full second of the server's
 * time and rests while the page is hidden, catching up at once when the buyer returns or
 * their device wakes.
 */
export function createClock({ deviceTime = Date.now, skew = () => 0 }: ClockSource = {}): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => deviceTime() + skew();

  const schedule = () => {
    clearTimeout(timer);
    if (listeners.size > 0 && !document.hidden) timer = setTimeout(tick, SECOND - (now() % SECOND));
  };
  const tick = () => {
    for (const listener of [...listeners]) listener();
    schedule();
  };
  let stopWatching = () => {};

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (listeners.size === 1) {
      stopWatching = onPresence({ left: () => clearTimeout(timer), back: tick });
      schedule();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      stopWatching();
    };
  };
  return { now, second: () => wholeSecond(now()), subscribe };
}
