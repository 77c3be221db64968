import autocannon from "autocannon";

/** One request of a load. */
export interface Ask {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** What a load came to. */
export interface Load {
  perSecond: number;
  /** Milliseconds that half of the answers took at most, and all but one in a hundred. */
  p50: number;
  p99: number;
}

/** How long a load lasts: in seconds, or until so many answers came. */
export type Extent = { seconds: number } | { answers: number };

/**
 * Sends the requests in turn over so many connections at once. Throws when an answer is none that the shop gives when all is
 * well (2xx or 304): a number about refusals would say nothing.
 */
export async function load(url: string, asks: readonly Ask[], clients: number, extent: Extent): Promise<Load> {
  let next = 0;
  const [first] = asks;
  if (!first) throw new Error("There is nothing to ask.");
  const started = performance.now();
  let ended = started;
  const result = await autocannon({
    url,
    connections: clients,
    // With so many answers to be had, it would go on until the next full second.
    setupClient: (client) => client.on("response", () => (ended = performance.now())),
    ...("seconds" in extent ? { duration: extent.seconds } : { amount: extent.answers }),
    requests: [
      {
        method: first.method ?? "GET",
        setupRequest: (request) => {
          const ask = asks[next % asks.length] ?? first;
          next += 1;
          const { path, headers, body } = ask;
          return { ...request, path, headers: { ...request.headers, ...headers }, ...(body !== undefined && { body }) };
        },
      },
    ],
  });
  const seconds = "seconds" in extent ? result.duration : (ended - started) / 1000;
  const answered = result["2xx"] + result["3xx"];
  if (result.errors > 0 || result["4xx"] + result["5xx"] > 0)
    throw new Error(`${first.path}: ${result["4xx"] + result["5xx"]} refusals and ${result.errors} errors.`);
  return { perSecond: answered / seconds, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Milliseconds that each of the requests takes when one client sends them one after the other, as a buyer does. */
export async function timesOf(url: string, asks: readonly Ask[]): Promise<number[]> {
  const times: number[] = [];
  for (const { path, method = "GET", headers, body } of asks) {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (!answer.ok && answer.status !== 304) throw new Error(`${path}: ${answer.status}`);
  }
  return times;
}

/** The value that a part of the values, from 0 to 1, does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
