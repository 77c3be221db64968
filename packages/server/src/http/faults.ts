import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { isAway, isOutage } from "#server/db/outage.ts";

/** Where errors are written: one JSON line each. */
export type FaultLog = (line: string) => void;

export const faultsToStderr: FaultLog = (line) => process.stderr.write(`${line}\n`);

/**
 * Whether a request failed only because its client went away before its body had arrived. Nobody has to look into that,
 * and nobody reads the answer.
 */
export function hasLeft(c: Context, error: unknown): boolean {
  const isCut = error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
  return isCut && c.req.raw.signal.aborted;
}

/** Without a failure for this long, in ms, an outage of the database is over: timers ask it every few seconds. */
const quietMs = 15_000;

interface Outage {
  since: number;
  /** Failures after the first one, which has its own line. */
  more: number;
  over: NodeJS.Timeout;
}
const outages = new WeakMap<FaultLog, Outage>();

/**
 * Whether a failure is one more of an outage of the database that has its line already. Everything fails then, thousands
 * of times: the first failure is written, the others are counted, and one line says how many there were when it is over.
 */
function isCounted(error: unknown, log: FaultLog, at: number): boolean {
  if (!isOutage(error)) return false;
  const running = outages.get(log);
  if (running) {
    running.more += 1;
    running.over.refresh();
    return true;
  }
  if (!isAway(error)) return false;
  const over = setTimeout(() => {
    const { since, more } = outages.get(log) ?? { since: at, more: 0 };
    outages.delete(log);
    log(JSON.stringify({ outage: "over", since: new Date(since).toISOString(), failures: more + 1 }));
  }, quietMs).unref();
  outages.set(log, { since: at, more: 0, over });
  return false;
}

/**
 * Writes one line about an unexpected failure and returns its id (that of the request, if there is one), which is all a
 * buyer sees. Of an outage of the database only the first failure is written, and at its end their number. Neither
 * parameters nor bodies are logged: they may contain passwords and tokens.
 */
export function reportFault(
  error: unknown,
  where: string,
  at: number,
  log: FaultLog,
  id: string = randomUUID(),
): string {
  if (isCounted(error, log, at)) return id;
  log(JSON.stringify({ fault: id, at: new Date(at).toISOString(), where, ...describe(error) }));
  return id;
}

function describe(error: unknown): { kind: string; message: string; sqlState?: string; frame?: string } {
  if (!(error instanceof Error)) return { kind: typeof error, message: "not an Error" };
  // The query builder repeats the statement and its parameters in its own message; the cause has the plain reason.
  const cause = error.cause instanceof Error ? error.cause : error;
  const sqlState = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
  const frame = error.stack
    ?.split("\n")
    .find((line) => line.includes("/src/"))
    ?.trim();
  return {
    kind: error.name,
    message: cause.message.split("\n")[0]?.slice(0, 300) ?? "",
    ...(sqlState && { sqlState }),
    ...(frame && { frame }),
  };
}
