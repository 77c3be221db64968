import { ApiError } from "@sundry/api/client";

/** How far a log-in by a code is, for the page. */
export type ScanStage = "making" | "waiting" | "scanned" | "confirmed" | "declined" | "expired";

const stages: readonly ScanStage[] = ["waiting", "scanned", "confirmed", "declined"];

/** The stage of a status (RULES 2); no status yet is a code that is being made, and one nobody knows is over. */
export function stageOf(status: number | undefined): ScanStage {
  return status === undefined ? "making" : (stages[status] ?? "expired");
}

/** Whether a question about a code ended without news: the server's patience or the client's was over. */
export function isNothingNew(fault: unknown): boolean {
  return fault instanceof ApiError && (fault.kind === "timeout" || fault.kind === "aborted" || fault.code === 400);
}
