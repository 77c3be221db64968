import { useEffect, useState } from "react";
import { pending } from "../../shared/data/pending.ts";

/** After the first idle moment, nothing has to wait again. */
let wasIdle = false;

/** True from the first idle moment after the page has loaded and its first calls have been answered. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(wasIdle);
  useEffect(() => {
    if (wasIdle) return undefined;
    const stop = new AbortController();
    const start = () => {
      wasIdle = true;
      if (!stop.signal.aborted) setIdle(true);
    };
    whenLoaded(stop.signal, () => whenAnswered(stop.signal, () => whenIdle(start)));
    return () => stop.abort();
  }, []);
  return idle;
}

function whenLoaded(signal: AbortSignal, act: () => void): void {
  if (document.readyState === "complete") act();
  else window.addEventListener("load", act, { once: true, signal });
}

/** Longest wait, in ms. */
const LONGEST_WAIT = 3000;

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
  const timer = setTimeout(go, LONGEST_WAIT);
  signal.addEventListener("abort", () => {
    stop();
    clearTimeout(timer);
  });
}

function whenIdle(act: () => void): void {
  // Safari has no `requestIdleCallback`.
  if (typeof window.requestIdleCallback === "function") window.requestIdleCallback(act, { timeout: LONGEST_WAIT });
  else setTimeout(act, 200);
}
