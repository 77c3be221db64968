import { createClient, safeStorage, storageBroadcast } from "@sundry/api/client";
import { count } from "@sundry/api/contract/cart";

// Other tests cover a call's deadline of 10 s. A busy machine may need longer for so many calls at once, so it is later
// here.
const wait = window.setTimeout.bind(window);
const later = (task: () => void, ms = 0) => wait(task, ms < 10_000 ? ms : 6 * ms);
Object.assign(window, { setTimeout: later });

/** A browser tab with a client like the shop's (`shared/data/client.ts`), and nothing else. */
const client = createClient({
  baseUrl: "/api",
  storage: safeStorage(() => window.localStorage),
  fetch: (input, init) => fetch(input, init),
  broadcast:
    typeof BroadcastChannel === "function" ? new BroadcastChannel("sundry") : storageBroadcast(localStorage, window),
  ...(navigator.locks && { locks: { request: (name, task) => navigator.locks.request(name, task) } }),
});

/** Sends a number of calls at once, at a time all tabs have agreed on. Returns the outcome of each. */
async function manyCalls(calls: number, at: number): Promise<unknown[]> {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
  const ends = await Promise.allSettled(Array.from({ length: calls }, () => client.send(count)));
  return ends.map((end) => (end.status === "fulfilled" ? end.value : String(end.reason)));
}

Object.assign(window, { manyCalls });
