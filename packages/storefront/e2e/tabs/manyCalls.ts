import { createClient, safeStorage, storageBroadcast } from "@sundry/api/client";
import { count } from "@sundry/api/contract/cart";

/** A tab of the browser with a client as the shop makes it (`shared/data/client.ts`), and nothing else. */
const client = createClient({
  baseUrl: "/api",
  storage: safeStorage(() => window.localStorage),
  fetch: (input, init) => fetch(input, init),
  broadcast:
    typeof BroadcastChannel === "function" ? new BroadcastChannel("sundry") : storageBroadcast(localStorage, window),
  ...(navigator.locks && { locks: { request: (name, task) => navigator.locks.request(name, task) } }),
});

/** Sends so many calls at once, at a moment all tabs have agreed on; answers how each of them ended. */
async function manyCalls(calls: number, at: number): Promise<unknown[]> {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
  const ends = await Promise.allSettled(Array.from({ length: calls }, () => client.send(count)));
  return ends.map((end) => (end.status === "fulfilled" ? end.value : String(end.reason)));
}

Object.assign(window, { manyCalls });
