import { lt } from "drizzle-orm";
import { imLines } from "#server/db/schema/im.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { daysAgo } from "#server/shopTime.ts";

/** Deletes lines older than the shop keeps them. The talks stay and their numbering continues. Rules 19. */
export async function forgetOldLines(tx: Tx, { clock, config }: Services): Promise<void> {
  if (config.keepMessageDays === 0) return;
  await tx.delete(imLines).where(lt(imLines.createdAt, daysAgo(clock.now(), config.keepMessageDays)));
}
