import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { lockDue, type OutgoingRow, postpone, removeMessage, removeStaleMessages } from "./queries.ts";
import { type Senders, sendersOf, UndeliverableMessage } from "./senders.ts";
import type { Channel } from "./settings.ts";

const minuteMs = 60_000;
/**
 * Delays after failed deliveries, in ms; after the last one, or after a refusal for good, the message is dropped. A code expires before most of them, and
 * a letter survives an outage of half a day.
 */
const backoffMs = [5_000, 30_000, 2 * minuteMs, 10 * minuteMs, 60 * minuteMs, 180 * minuteMs, 480 * minuteMs];
/** Longer than any provider's time limit. */
const leaseMs = 60_000;

export interface DeliveryParts {
  db: Db;
  services: Services;
  /** Called for a failed delivery, without the content of the message. */
  failed(error: unknown): void;
}

/**
 * Delivers every due message through the configured providers and returns how many it delivered. Any number of
 * processes may run it at once: each message is delivered by the one that took it.
 */
export async function deliverDue(parts: DeliveryParts): Promise<number> {
  const senders = sendersOf(parts.services.config.messages);
  if (Object.keys(senders).length === 0) return 0;
  const now = new Date(parts.services.clock.now());
  await inTransaction(parts.db, (tx) => removeStaleMessages(tx, now));
  for (let left = 0; ; ) {
    const outcome = await deliverOne(parts, senders, now);
    if (outcome === "none") return left;
    if (outcome === "left") left += 1;
  }
}

/** Takes one message, sends it without holding a database connection, and records the result. */
async function deliverOne(
  { db, failed }: DeliveryParts,
  senders: Senders,
  now: Date,
): Promise<"none" | "left" | "failed"> {
  const channels = Object.keys(senders) as Channel[];
  const message = await inTransaction(db, (tx) => reserveDue(tx, channels, now));
  if (!message) return "none";
  try {
    await senders[message.channel]?.(message);
  } catch (error) {
    failed(error);
    const wait = error instanceof UndeliverableMessage ? undefined : backoffMs[message.attempts];
    await inTransaction(db, (tx) =>
      wait === undefined
        ? removeMessage(tx, message.id)
        : postpone(tx, message.id, message.attempts + 1, new Date(now.getTime() + wait)),
    );
    return "failed";
  }
  await inTransaction(db, (tx) => removeMessage(tx, message.id));
  return "left";
}

/** A due message, reserved for as long as its delivery may take: if this process dies, another one sends it. */
async function reserveDue(tx: Tx, channels: readonly Channel[], now: Date): Promise<OutgoingRow | null> {
  const message = await lockDue(tx, channels, now);
  if (message) await postpone(tx, message.id, message.attempts, new Date(now.getTime() + leaseMs));
  return message;
}
