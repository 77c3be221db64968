import { hostname, userInfo } from "node:os";
import { desc } from "drizzle-orm";
import { auditLog } from "#server/db/schema/auditLog.ts";
import type { Tx } from "#server/db/transaction.ts";

export type AuditRow = typeof auditLog.$inferSelect;

/** Records what a command has done, in the transaction that does it. */
export async function recordAct(tx: Tx, now: number, command: string, outcome: string): Promise<void> {
  await tx.insert(auditLog).values({ at: new Date(now), actor: actor(), command, outcome });
}

/** The newest acts, the newest first. */
export async function newestActs(tx: Tx, count: number): Promise<AuditRow[]> {
  return tx.select().from(auditLog).orderBy(desc(auditLog.id)).limit(count);
}

/** Who is at the terminal: the account and the machine. */
function actor(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // An account may have no name, as in some containers.
    return `unknown@${hostname()}`;
  }
}
