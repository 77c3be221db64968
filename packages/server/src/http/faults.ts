import { randomUUID } from "node:crypto";

/** Where errors are written: one JSON line each. */
export type FaultLog = (line: string) => void;

export const faultsToStderr: FaultLog = (line) => process.stderr.write(`${line}\n`);

/**
 * Writes one line about an unexpected failure and returns its id (that of the request, if there is one), which is all a
 * buyer sees. Neither parameters nor bodies are logged: they may contain passwords and tokens.
 */
export function reportFault(
  error: unknown,
  where: string,
  at: number,
  log: FaultLog,
  id: string = randomUUID(),
): string {
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
