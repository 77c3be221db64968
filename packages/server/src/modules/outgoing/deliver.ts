import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { lockDue, postpone, removeMessage, removeStaleMessages } from "./queries.ts";
import { type Senders, sendersOf } from "./senders.ts";
import type { Channel } from "./settings.ts";

/** Waiting times after a failed delivery, ms; after the last the message is given up. */
const backoffMs = [5_000, 30_000, 120_000];

export interface DeliveryParts {
  db: Db;
  services: Services;
  /** Told about a delivery that failed, without what was in the message. */
  failed(error: unknown): void;
}

/**
 * Delivers every message that is due through the providers that are set up; answers how many left. Any number of processes may
 * do this at once: each message is delivered by whoever holds it.
 */
export async function deliverDue(parts: DeliveryParts): Promise<number> {
  const senders = sendersOf(parts.services.config.messages);
  if (Object.keys(senders).length === 0) return 0;
  const now = new Date(parts.services.clock.now());
  await inTransaction(parts.db, (tx) => removeStaleMessages(tx, now));
  for (let left = 0; ; ) {
    const outcome = await inTransaction(parts.db, (tx) => deliverOne(tx, parts, senders, now));
    if (outcome === "none") return left;
    if (outcome === "left") left += 1;
  }
}

async function deliverOne(
  tx: Tx,
  { failed }: DeliveryParts,
  senders: Senders,
  now: Date,
): Promise<"none" | "left" | "failed"> {
  const message = await lockDue(tx, Object.keys(senders) as Channel[], now);
  if (!message) return "none";
  try {
    await senders[message.channel]?.(message);
    await removeMessage(tx, message.id);
    return "left";
  } catch (error) {
    failed(error);
    const wait = backoffMs[message.attempts];
    if (wait === undefined) await removeMessage(tx, message.id);
    else await postpone(tx, message.id, message.attempts + 1, new Date(now.getTime() + wait));
    return "failed";
  }
}
