import { and, desc, eq, like } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { auditLog } from "#server/db/schema/auditLog.ts";

/** How the outcome of a `reconcile` ends that found no difference. */
export const nothingDiffers = "nothing differs.";

/** Commands that should run every day, and which of their runs ended well. A backup is recorded only once it is whole. */
const good = {
  backup: eq(auditLog.command, "backup"),
  reconcile: and(like(auditLog.command, "reconcile %"), like(auditLog.outcome, `%${nothingDiffers}`)),
};

/** When each of these commands last ended well, on any machine; without those that never did. */
export async function lastGoodRuns(db: Db): Promise<{ command: string; at: Date }[]> {
  const found: { command: string; at: Date }[] = [];
  for (const [command, isGood] of Object.entries(good)) {
    const [newest] = await db
      .select({ at: auditLog.at })
      .from(auditLog)
      .where(isGood)
      .orderBy(desc(auditLog.at))
      .limit(1);
    if (newest) found.push({ command, at: newest.at });
  }
  return found;
}
