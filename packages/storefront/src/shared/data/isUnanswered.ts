import type { Fault } from "./client.ts";

/** Whether a fault leaves it open what the server has done, or may still do. */
export function isUnanswered(kind: Fault["kind"]): boolean {
  return kind === "network" || kind === "timeout" || kind === "server";
}
