/** How often to ask again. */
export interface Pace {
  /** Rest after the first answer, in ms. */
  firstMs: number;
  /** Rests grow by this factor; default 1.5. */
  growth?: number;
  /** Longest rest, in ms. */
  longestMs: number;
}

/** What polling needs of the browser. */
export interface Surroundings {
  /** Whether the page is in view and the network there. */
  awake(): boolean;
  /** Tells when that may have changed; answers how to stop listening. */
  onChange(listener: () => void): () => void;
  /** Calls back after so many ms; answers how to call it off. */
  after(ms: number, done: () => void): () => void;
}

/**
 * Asks again and again, one question at a time, with rests that grow; a page out of view or offline asks nothing, and asks at
 * once when it is back. The first question comes after the first rest: the page has just read. Answers how to stop.
 */
export function startPolling(
  ask: () => Promise<unknown>,
  { firstMs, growth = 1.5, longestMs }: Pace,
  { awake, onChange, after }: Surroundings,
): () => void {
  let stopped = false;
  let asking = false;
  let restMs = firstMs;
  let callOff = () => {};

  const rest = () => {
    if (stopped || asking || !awake()) return;
    callOff();
    callOff = after(restMs, () => void question());
    restMs = Math.min(longestMs, restMs * growth);
  };
  const question = async () => {
    callOff();
    asking = true;
    // What went wrong is the page's to tell; polling goes on.
    await ask().catch(() => undefined);
    asking = false;
    rest();
  };
  let wasAwake = awake();
  const stopListening = onChange(() => {
    const isAwake = awake();
    if (stopped || isAwake === wasAwake) return;
    wasAwake = isAwake;
    callOff();
    if (!isAwake || asking) return;
    restMs = firstMs;
    void question();
  });
  rest();
  return () => {
    stopped = true;
    callOff();
    stopListening();
  };
}

/** The page's own tab, network and timers. */
export const browserSurroundings: Surroundings = {
  awake: () => document.visibilityState === "visible" && navigator.onLine,
  onChange(listener) {
    document.addEventListener("visibilitychange", listener);
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      document.removeEventListener("visibilitychange", listener);
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
  after(ms, done) {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  },
};
