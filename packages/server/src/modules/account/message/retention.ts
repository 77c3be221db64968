import { lt } from "drizzle-orm";
import { messages } from "#server/db/schema/message.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { daysAgo } from "#server/shopTime.ts";

/** Deletes messages older than the shop keeps them, read or not. Rules 17. */
export async function forgetOldMessages(tx: Tx, { clock, config }: Services): Promise<void> {
  if (config.keepMessageDays === 0) return;
  await tx.delete(messages).where(lt(messages.createdAt, daysAgo(clock.now(), config.keepMessageDays)));
}
