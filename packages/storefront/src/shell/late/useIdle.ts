import { useEffect, useState } from "react";
import { pending } from "../../shared/data/pending.ts";

/** Once the page has come to rest, whatever is shown later need not wait again. */
let rested = false;

/** True from the first moment of rest after everything of the first paint has loaded and the page's first calls have been answered. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(rested);
  useEffect(() => {
    if (rested) return undefined;
    const stop = new AbortController();
    const rest = () => {
      rested = true;
      if (!stop.signal.aborted) setIdle(true);
    };
    whenLoaded(stop.signal, () => whenAnswered(stop.signal, () => whenIdle(rest)));
    return () => stop.abort();
  }, []);
  return idle;
}

function whenLoaded(signal: AbortSignal, act: () => void): void {
  if (document.readyState === "complete") act();
  else window.addEventListener("load", act, { once: true, signal });
}

/** At the latest after this many ms. */
const LATEST = 3000;

function whenAnswered(signal: AbortSignal, act: () => void): void {
  if (!pending.busy.get()) return act();
  const go = () => {
    stop();
    clearTimeout(timer);
    act();
  };
  const stop = pending.busy.subscribe(() => {
    if (!pending.busy.get()) go();
  });
  const timer = setTimeout(go, LATEST);
  signal.addEventListener("abort", () => {
    stop();
    clearTimeout(timer);
  });
}

function whenIdle(act: () => void): void {
  // Safari has no sign of idleness.
  if (typeof window.requestIdleCallback === "function") window.requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, 200);
}
