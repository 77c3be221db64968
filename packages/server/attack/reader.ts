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
const perSecond = 10;
const longestMs = 15_000;
const paths = [
  "/api/goods/es?keyword=umbrella&pageSize=12",
  "/api/site",
  "/api/goods/es?keyword=lamp&pageSize=12",
  "/api/goods/hot-words?count=5",
];

/** Reads at a fixed rate until told to stop, in its own thread, so that the load it stands beside does not delay it. */
async function read(url: string): Promise<Reading> {
  const reading: Reading = { took: [], refused: [] };
  let stopped = false;
  parentPort?.once("message", () => {
    stopped = true;
  });
  const underWay: Promise<void>[] = [];
  const begun = performance.now();
  for (let at = 0; !stopped; at += 1) {
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

parentPort?.postMessage(await read((workerData as { url: string }).url));
