import type { Asked } from "./buyers.ts";

/** Something that was done to the shop, at milliseconds since the beginning. */
export interface Blow {
  at: number;
  what: string;
}

/** A row for each time between two blows: calls, those that failed, how long they failed, times of the others. */
export function table(calls: readonly Asked[], blows: readonly Blow[]): string {
  const rows = blows.map(({ at, what }, index) =>
    row(what, calls, at, blows[index + 1]?.at ?? Number.POSITIVE_INFINITY),
  );
  const whole = row("all", calls, 0, Number.POSITIVE_INFINITY);
  const head = [
    "| from | calls | failed | the last of them after | p50 | p99 | orders: p50 | p99 |",
    `|${"---|".repeat(8)}`,
  ];
  return [...head, ...rows, whole].join("\n");
}

function row(what: string, calls: readonly Asked[], from: number, to: number): string {
  const own = calls.filter(({ at }) => at >= from && at < to);
  const failed = own.filter(({ ok }) => !ok);
  const last = Math.max(0, ...failed.map(({ at, took }) => at + took - from));
  const orders = own.filter((call) => call.what === "order");
  const cells = [
    `${(from / 60_000).toFixed(1)} min: ${what}`,
    own.length.toLocaleString("en"),
    failed.length,
    failed.length > 0 ? `${(last / 1000).toFixed(1)} s` : "",
    ...times(own),
    ...times(orders),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Of calls that were answered. */
function times(calls: readonly Asked[]): string[] {
  const took = calls
    .filter(({ ok }) => ok)
    .map((call) => call.took)
    .toSorted((a, b) => a - b);
  return [0.5, 0.99].map((part) => `${Math.round(took[Math.floor(took.length * part)] ?? 0)} ms`);
}
