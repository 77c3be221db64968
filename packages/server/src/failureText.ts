import { DatabaseUnavailable, explain } from "#server/db/unavailable.ts";

/** What the terminal shows about a failed start: one sentence, never empty. `full` adds the stack. */
export function failureText(error: unknown, full: boolean): string {
  if (!(error instanceof Error)) return String(error) || "unknown failure";
  if (full && error.stack) return error.stack;
  if (error instanceof DatabaseUnavailable) return explain(error);
  const [sentence = ""] = error.message.trim().split("\n");
  if (sentence) return sentence;
  return error.cause === undefined
    ? `${error.name} without a message; SUNDRY_DEBUG=1 prints where.`
    : failureText(error.cause, full);
}
