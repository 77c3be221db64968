import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as wait } from "node:timers/promises";

/** What the reader saw. */
export interface Reading {
  /** Milliseconds of each answer. */
  took: number[];
  /** Answers other than 200, and requests without an answer. */
  refused: string[];
}

/** Reads per second, like some visitors of the shop. */
const perSecond = 20;
const longestMs = 15_000;
const paths = [
  "/api/goods/es?keyword=umbrella&pageSize=12",
  "/api/site",
  "/api/goods/es?keyword=lamp&pageSize=12",
  "/api/goods/hot-words?count=5",
];

/** Reads at a fixed rate until it is over, in its own thread, so that the load it stands beside does not delay it. */
async function read(url: string, over: AbortSignal): Promise<Reading> {
  const reading: Reading = { took: [], refused: [] };
  const underWay: Promise<void>[] = [];
  const begun = performance.now();
  for (let at = 0; !over.aborted; at += 1) {
    await wait(Math.max(0, begun + (at * 1_000) / perSecond - performance.now()));
    underWay.push(once(`${url}${paths[at % paths.length] ?? "/"}`, reading));
  }
  await Promise.all(underWay);
  return reading;
}

async function once(address: string, reading: Reading): Promise<void> {
  const begun = performance.now();
  try {
    // A new connection each time, as a new visitor has.
    const headers = { "x-forwarded-for": "203.0.113.200", uuid: "a-reader", connection: "close" };
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(longestMs) });
    await answer.text();
    if (answer.status !== 200) reading.refused.push(`${answer.status} ${new URL(address).pathname}`);
  } catch (error) {
    reading.refused.push(`${error instanceof Error ? error.name : "lost"} ${new URL(address).pathname}`);
  }
  reading.took.push(performance.now() - begun);
}

const { url } = workerData as { url: string };
let over = new AbortController();
parentPort?.on("message", (what: "start" | "stop") => {
  over.abort();
  if (what === "stop") return;
  over = new AbortController();
  void read(url, over.signal).then((reading) => parentPort?.postMessage(reading));
});
