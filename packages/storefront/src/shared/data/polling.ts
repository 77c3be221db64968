import { onPresence } from "@sundry/ui/runtime";

/** How often to poll. */
export interface Pace {
  /** First pause, in ms. */
  firstMs: number;
  /** Pauses grow by this factor; default 1.5. */
  growth?: number;
  /** Longest pause, in ms. */
  longestMs: number;
}

/** What polling needs from the browser. */
export interface PollingEnvironment {
  /** Whether the page is visible and online. */
  awake(): boolean;
  /** Calls the listener when that may have changed. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Calls back after `ms`. Returns a function that cancels it. */
  after(ms: number, done: () => void): () => void;
}

/**
 * Polls, one request at a time, with growing pauses. A hidden or offline page sends nothing, and polls at once when it
 * is back. The first request follows the first pause, because the page has just read. Returns a function that stops it.
 */
export function startPolling(
  ask: () => Promise<unknown>,
  { firstMs, growth = 1.5, longestMs }: Pace,
  { awake, onChange, after }: PollingEnvironment,
): () => void {
  let stopped = false;
  let asking = false;
  let pauseMs = firstMs;
  let cancel = () => {};

  const scheduleNext = () => {
    if (stopped || asking || !awake()) return;
    cancel();
    cancel = after(pauseMs, () => void poll());
    pauseMs = Math.min(longestMs, pauseMs * growth);
  };
  const poll = async () => {
    cancel();
    asking = true;
    // The page shows the fault; polling continues.
    await ask().catch(() => undefined);
    asking = false;
    scheduleNext();
  };
  let wasAwake = awake();
  const stopListening = onChange(() => {
    const isAwake = awake();
    if (stopped || isAwake === wasAwake) return;
    wasAwake = isAwake;
    cancel();
    if (!isAwake || asking) return;
    pauseMs = firstMs;
    void poll();
  });
  scheduleNext();
  return () => {
    stopped = true;
    cancel();
    stopListening();
  };
}

export const browserEnvironment: PollingEnvironment = {
  awake: () => document.visibilityState === "visible" && navigator.onLine,
  onChange(listener) {
    const stop = onPresence({ left: listener, back: listener });
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      stop();
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
  after(ms, done) {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  },
};
