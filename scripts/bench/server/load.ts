import autocannon from "autocannon";

/** One request of a load test. */
export interface Ask {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** Result of a load test. */
export interface Load {
  perSecond: number;
  /** Median and 99th percentile of the response times, in milliseconds. */
  p50: number;
  p99: number;
}

/** Length of a load test: in seconds, or in number of answers. */
export type Extent = { seconds: number } | { answers: number };

/**
 * Sends the requests in turn over a number of connections. Throws if an answer is not a success (2xx or 304), because
 * numbers about refusals would mean nothing.
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
    // Without this, it would continue until the next full second.
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

/** Milliseconds of each request when one client sends them one after the other, as a buyer does. */
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

/** The value that a share of the values, from 0 to 1, does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
