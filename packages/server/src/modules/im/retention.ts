import { lt } from "drizzle-orm";
import { imLines } from "#server/db/schema/im.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { daysAgo } from "#server/shopTime.ts";

/** Removes what was said longer ago than the shop keeps it. The talks stay, and go on counting where they were. Rules 19. */
export async function forgetOldLines(tx: Tx, { clock, config }: Services): Promise<void> {
  if (config.keepMessageDays === 0) return;
  await tx.delete(imLines).where(lt(imLines.createdAt, daysAgo(clock.now(), config.keepMessageDays)));
}
