import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { removeAllExpired } from "./queries.ts";

/**
 * Deletes sessions whose refresh token has expired. Until then, a used token still reveals that somebody has a copy.
 */
export async function forgetOldSessions(tx: Tx, { clock }: Services): Promise<void> {
  await removeAllExpired(tx, new Date(clock.now()));
}
