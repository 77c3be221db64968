/** How often the same warning is repeated, ms. */
const everyMs = 60 * 60_000;
const lastTold = new Map<string, number>();

/**
 * Tells the operator of something that goes on: one line of JSON on standard error, each `kind` once an hour in each
 * process. Kinds are few and fixed; nothing of a request belongs in the text.
 */
export function warnOperator(kind: string, warning: string, now: Date): void {
  const before = lastTold.get(kind);
  if (before !== undefined && Math.abs(now.getTime() - before) < everyMs) return;
  lastTold.set(kind, now.getTime());
  process.stderr.write(`${JSON.stringify({ warning, at: now.toISOString() })}\n`);
}

/** Codes requested in this process: sent or refused, for known devices or for strangers. */
const codes = new Map<string, number>();

/** Counts a code for the metrics. */
export function countCode(place: "known" | "open", outcome: "sent" | "refused"): void {
  const key = `${place} ${outcome}`;
  codes.set(key, (codes.get(key) ?? 0) + 1);
}

/** The counted codes. */
export function countedCodes(): readonly { place: string; outcome: string; count: number }[] {
  return [...codes].map(([key, count]) => {
    const [place = "", outcome = ""] = key.split(" ");
    return { place, outcome, count };
  });
}
