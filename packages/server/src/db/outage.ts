/**
 * SQLSTATEs of a server that can't serve now but may in a moment: lost connections (08), insufficient resources (53),
 * operator intervention (57), system errors (58), a read-only standby, waits that took too long, and collisions that
 * retries did not solve.
 */
const passing = /^(08...|53...|57(P..|014)|58...|25006|25P03|55P03|40001|40P01)$/;

/** Error codes of the system and the driver for a server that can't be reached or does not answer. */
const wayCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
const driverSentences =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|The connection does not answer)/;

/** Whether a call failed because the database is away, hung or overloaded, rather than because of the call. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    const syscall = "syscall" in cause && ["connect", "read", "write", "getaddrinfo"].includes(String(cause.syscall));
    if (passing.test(code) || (syscall && wayCodes.has(code)) || driverSentences.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true;
  }
  return false;
}

/** SQLSTATEs and words of a single statement or transaction that was given up. */
const ownTrouble = /^(40001|40P01|55P03|57014|53...|25006|58...)$/;

/** Whether a call failed because the database can't be reached at all: nothing else can reach it either. */
export function isAway(error: unknown): boolean {
  if (!isOutage(error)) return false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (ownTrouble.test(code) || cause.message === "Query read timeout") return false;
  }
  return true;
}

/**
 * Whether the server behind a connection is unusable although the connection is still open: it does not answer, or it is a
 * standby and accepts no changes.
 */
export function lostItsServer(error: Error): boolean {
  return error.message === "Query read timeout" || ("code" in error && error.code === "25006");
}
