import type { Fault } from "./client.ts";

/** Whether a fault leaves open what the server has done, or could do if asked again. */
export function isUnanswered(kind: Fault["kind"]): boolean {
  return kind === "network" || kind === "timeout" || kind === "server";
}
