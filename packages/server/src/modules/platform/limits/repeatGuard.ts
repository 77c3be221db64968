import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import type { Limit } from "./limit.ts";
import { countWithin } from "./rateLimit.ts";

/** The same call within this time is a repeated click: it is refused and changes nothing (rules 1). */
export const repeatMs = 3000;

/**
 * Refuses (1003) the same call from the same buyer within 3 s. Concurrent ones see each other: the second waits for the
 * first, and goes through if that failed.
 */
export async function refuseRepeat(tx: Tx, { clock }: Services, of: Limit["of"]): Promise<void> {
  await countWithin(tx, { of, max: 1, windowMs: repeatMs }, new Date(clock.now()));
}

/**
 * Whether something was done so recently that asking for it again is a repeated click; for changes that show in a
 * state.
 */
export function isRepeat({ clock }: Services, doneAt: Date | null | undefined): boolean {
  return doneAt != null && clock.now() - doneAt.getTime() < repeatMs;
}
