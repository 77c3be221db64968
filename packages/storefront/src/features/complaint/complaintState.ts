import type { ComplaintStatus } from "@sundry/api/contract/enums";
import type { TagProps } from "@sundry/ui/primitives/Tag";

const closed: ReadonlySet<string> = new Set(["COMPLETE", "CANCEL"]);

/** Whether a complaint still goes on: it can be talked about and withdrawn (RULES 13). A state nobody knows is taken to be open. */
export function isOpen(status: ComplaintStatus): boolean {
  return !closed.has(status);
}

/** How the state is said. */
export function complaintTone(status: ComplaintStatus): TagProps["tone"] {
  if (status === "COMPLETE") return "success";
  return status === "CANCEL" ? "neutral" : "brand";
}
