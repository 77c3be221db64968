import type { ComplaintStatus } from "@sundry/api/contract/enums";
import type { TagProps } from "@sundry/ui/primitives/Tag";

const closed: ReadonlySet<string> = new Set(["COMPLETE", "CANCEL"]);

/** Whether a complaint can still be discussed and withdrawn (rules 13). An unknown state counts as open. */
export function isOpen(status: ComplaintStatus): boolean {
  return !closed.has(status);
}

/** The tone of a state. */
export function complaintTone(status: ComplaintStatus): TagProps["tone"] {
  if (status === "COMPLETE") return "success";
  return status === "CANCEL" ? "neutral" : "brand";
}
