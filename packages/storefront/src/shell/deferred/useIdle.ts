import { useEffect } from "react";
import { createStore } from "../../shared/data/createStore.ts";
import { attempt } from "../../start/attempt.ts";
import { pending } from "../../shared/data/pending.ts";

/** After the first idle moment, nothing has to wait again. The server has no such moment. */
const idle = createStore(false, { onServer: false });

/**
 * True from the first idle moment after the page has loaded and its first calls have been answered; in a part of a page
 * that the server has sent, once the browser has taken it over.
 */
export function useIdle(): boolean {
  useEffect(waitOnce, []);
  return idle.use();
}

let waiting = false;

function waitOnce(): void {
  if (waiting) return;
  waiting = true;
  whenLoaded(() => whenAnswered(() => whenIdle(() => idle.set(true))));
}

function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else window.addEventListener("load", act, { once: true });
}

/** Longest wait, in ms. */
const LONGEST_WAIT = 3000;

function whenAnswered(act: () => void): void {
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
}

function whenIdle(act: () => void): void {
  // Safari has no `requestIdleCallback`.
  if (attempt(() => window.requestIdleCallback(act, { timeout: LONGEST_WAIT }), 0) === 0) setTimeout(act, 200);
}
