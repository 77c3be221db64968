/** What asking again and again needs from its surroundings; a test has its own. */
export interface PollingWorld {
  /** Asks once; a failure is the asker's own business. */
  ask: () => Promise<unknown>;
  /** Whether it makes sense to ask now: somebody looks, and there is a network. */
  awake: () => boolean;
  /** Calls back whenever that may have changed; answers how to stop. */
  onChange: (changed: () => void) => () => void;
  /** Calls back after so many ms; answers how to stop. */
  later: (ms: number, call: () => void) => () => void;
}

const quickMs = 3_000;
const slowMs = 8_000;
/** Questions at the quick pace: a minute. */
const quickOnes = 20;

/** Milliseconds before the next question: 3 s for a minute, then slower. */
export function pollDelay(asked: number): number {
  return asked < quickOnes ? quickMs : slowMs;
}

/**
 * Asks again and again, one question at a time, until it is stopped. It rests while nobody looks or the network is gone, and asks
 * at once when that is over (BU-04).
 */
export function startPolling({ ask, awake, onChange, later }: PollingWorld): () => void {
  let asked = 0;
  let busy = false;
  let stopped = false;
  let cancel: (() => void) | undefined;

  const wait = () => {
    cancel?.();
    cancel = stopped || !awake() ? undefined : later(pollDelay(asked), () => void next());
  };
  const next = async () => {
    cancel = undefined;
    if (stopped || busy || !awake()) return;
    busy = true;
    asked += 1;
    await ask();
    busy = false;
    wait();
  };
  const release = onChange(() => {
    if (!awake()) wait();
    else if (!cancel) void next();
  });
  wait();
  return () => {
    stopped = true;
    cancel?.();
    release();
  };
}

/** The page and its browser. */
export function browserWorld(ask: () => Promise<unknown>): PollingWorld {
  return {
    ask,
    awake: () => document.visibilityState === "visible" && navigator.onLine,
    onChange: (changed) => {
      const stop = new AbortController();
      const { signal } = stop;
      document.addEventListener("visibilitychange", changed, { signal });
      for (const name of ["online", "offline"]) window.addEventListener(name, changed, { signal });
      return () => stop.abort();
    },
    later: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  };
}
