import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import type { Limit } from "./limit.ts";
import { countWithin } from "./rateLimit.ts";

/** The same again within this time is the same click: it is refused and changes nothing (rules 1). */
export const repeatMs = 3000;

/**
 * Refuses (1003) the same of the same buyer within 3 s. Two that arrive together see each other: the second waits for the first,
 * and goes through when that failed.
 */
export async function refuseRepeat(tx: Tx, { clock }: Services, of: Limit["of"]): Promise<void> {
  await countWithin(tx, { of, most: 1, windowMs: repeatMs }, new Date(clock.now()));
}

/** Whether what was done at a moment is so fresh that asking for it again is the same click; for changes that show in a state. */
export function isRepeat({ clock }: Services, doneAt: Date | null | undefined): boolean {
  return doneAt != null && clock.now() - doneAt.getTime() < repeatMs;
}
