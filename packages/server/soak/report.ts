import type { Tally } from "./load.ts";

/** A checked value. */
export interface Finding {
  what: string;
  value: string;
  ok: boolean;
}

/** A count that must be zero. */
export function none(what: string, count: number): Finding {
  return { what, value: count === 0 ? "none" : String(count), ok: count === 0 };
}

/** Sums that must be exact. */
export function exact(what: string, isExact: boolean): Finding {
  return { what, value: isExact ? "exact" : "not exact", ok: isExact };
}

/** A table of visits and their times; `from` skips the first times of each kind. */
export function visitTable(tally: ReadonlyMap<string, Tally>, from: ReadonlyMap<string, number>): string {
  const rows = [...tally].map(([name, { took }]) => {
    const own = took.slice(from.get(name) ?? 0).toSorted((a, b) => a - b);
    const at = (part: number) => `${Math.round(own[Math.min(own.length - 1, Math.floor(own.length * part))] ?? 0)} ms`;
    return `| ${name} | ${own.length.toLocaleString("en")} | ${at(0.5)} | ${at(0.99)} |`;
  });
  return ["| visit | count | p50 | p99 |", "|---|---|---|---|", ...rows].join("\n");
}

/** A table of checked values. */
export function findingTable(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, value, ok }) => `| ${what} | ${value}${ok ? "" : " **wrong**"} |`);
  return ["| what | found |", "|---|---|", ...rows].join("\n");
}
