import type { Messages } from "../../runtime/index.ts";
import type { CountBounds } from "./readCount.ts";

/** What is wrong with a quantity (undefined if it was unreadable), as a message. Undefined if it is valid. */
export function countProblem(
  count: number | undefined,
  { minimum, maximum }: CountBounds,
  words: Messages["stepper"],
): string | undefined {
  if (count === undefined) return words.unreadable;
  if (count > maximum) return words.aboveMaximum({ maximum });
  if (count < minimum) return words.belowMinimum({ minimum, missing: minimum - count });
  return undefined;
}
