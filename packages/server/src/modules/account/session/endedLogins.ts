import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Tx } from "#server/db/transaction.ts";
import { revokeAll } from "./queries.ts";

/** Channel on which a shop's processes tell each other whose logins have ended. */
export const endedLoginsChannel = "sundry_logins";

const Notice = z.object({ memberId: z.string() });

/**
 * Ends every login of a buyer: refresh and access tokens, on all devices. Once the transaction is committed, every
 * process closes the buyer's sockets.
 */
export async function endAllLogins(tx: Tx, memberId: string, now: Date): Promise<void> {
  await revokeAll(tx, memberId, now);
  await announceEnded(tx, memberId);
}

/** Has every process close the sockets of a buyer whose login has ended, once the transaction is committed. */
export async function announceEnded(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${endedLoginsChannel}, ${JSON.stringify({ memberId })})`);
}

/** Whose logins have ended, from a notification; null for anything else. */
export function readEndedLogins(payload: string): string | null {
  try {
    const read = Notice.safeParse(JSON.parse(payload));
    return read.success ? read.data.memberId : null;
  } catch {
    return null;
  }
}
