import { ApiError } from "@sundry/api/client";

/** The stage of a login with a QR code. */
export type ScanStage = "making" | "waiting" | "scanned" | "confirmed" | "declined" | "expired";

const stages: readonly ScanStage[] = ["waiting", "scanned", "confirmed", "declined"];

/** The stage of a status (rules 2). Without a status the code is still being made; an unknown status counts as expired. */
export function stageOf(status: number | undefined): ScanStage {
  return status === undefined ? "making" : (stages[status] ?? "expired");
}

/** Whether a poll ended without news: it timed out at the server or in the browser. */
export function isPollWithoutNews(fault: unknown): boolean {
  return fault instanceof ApiError && (fault.kind === "timeout" || fault.kind === "aborted" || fault.code === 400);
}
