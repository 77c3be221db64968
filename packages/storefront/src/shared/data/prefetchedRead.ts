import type { Call, Input, Result } from "@sundry/api/contract/call";
import { client } from "./client.ts";

interface Prefetched {
  name: string;
  answer: Promise<unknown>;
  controller: AbortController;
  /** When it was asked for, in ms. */
  at: number;
}

/** How long an answer may be shown after it was asked for, in ms: prices and stock change. */
const freshForMs = 10_000;

/** One at a time: what the buyer pointed at last. SWR's `preload` keeps answers and failures until they are used, however old. */
let ahead: Prefetched | undefined;

/** Asks for what the next page will read. Another prefetch that no page has taken yet is cancelled. */
export function startPrefetch<C extends Call>(name: string, call: C, input: Input<C>): void {
  if (ahead?.name === name && isFresh(ahead)) return;
  dropPrefetched();
  const controller = new AbortController();
  const answer: Promise<Result<C>> = client.send(call, input, { signal: controller.signal });
  const mine = { name, answer, controller, at: performance.now() };
  ahead = mine;
  answer.catch(() => {
    // The page asks again and says what is wrong.
    if (ahead === mine) ahead = undefined;
  });
}

/** The answer that was asked for ahead, once; undefined if there is none or it is too old. */
export function takePrefetched(name: string): Pick<Prefetched, "answer" | "controller"> | undefined {
  if (ahead?.name !== name || !isFresh(ahead)) return undefined;
  const taken = ahead;
  ahead = undefined;
  return taken;
}

/** Cancels what no page has taken. */
export function dropPrefetched(): void {
  ahead?.controller.abort();
  ahead = undefined;
}

function isFresh({ at }: Prefetched): boolean {
  return performance.now() - at < freshForMs;
}
