import { expect, test, vi } from "vitest";
import { reportFault } from "./faults.ts";

test("[SE-04] an outage of the database is one line when it begins, and one with a count when it is over", () => {
  vi.useFakeTimers();
  try {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
    const wrapped = new Error("Failed query", { cause: refused });
    const slow = new Error("Query read timeout");
    for (const each of [slow, slow]) reportFault(each, "goods.search", 0, log);
    expect(lines).toHaveLength(2);
    // What is still being answered when the shop stops.
    const closed = new Error("Failed query", { cause: new Error("Cannot use a pool after calling end on the pool") });
    const kinds = [wrapped, refused, closed];
    for (let at = 0; at < 999; at += 1) reportFault(kinds[at % 3], "timer: close", at, log);
    reportFault(slow, "goods.search", 7, log);
    reportFault(new TypeError("x is not a function"), "order.list", 8, log);
    expect(lines.map((line) => Object.keys(JSON.parse(line))[0])).toEqual(["fault", "fault", "fault", "fault"]);
    vi.advanceTimersByTime(60_000);
    expect(JSON.parse(lines[4] ?? "")).toEqual({ outage: "over", since: "1970-01-01T00:00:00.000Z", failures: 1000 });
    reportFault(refused, "timer: close", 70_000, log);
    expect(lines).toHaveLength(6);
  } finally {
    vi.useRealTimers();
  }
});
