import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { lockDue, type OutgoingRow, postpone, removeMessage, removeStaleMessages } from "./queries.ts";
import type { MessageContent } from "./service.ts";
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
  /** What a letter says by now, for another try: null if it is of no use any more, undefined if nobody knows. */
  letterAnew?(tx: Tx, services: Services, key: string): Promise<MessageContent | null | undefined>;
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
  parts: DeliveryParts,
  senders: Senders,
  now: Date,
): Promise<"none" | "left" | "failed" | "over"> {
  const { db, failed } = parts;
  const channels = Object.keys(senders) as Channel[];
  const message = await inTransaction(db, (tx) => reserveDue(tx, channels, now));
  if (!message) return "none";
  const sent = await asOfNow(parts, message);
  if (!sent) {
    await inTransaction(db, (tx) => removeMessage(tx, message.id));
    return "over";
  }
  try {
    await senders[message.channel]?.(sent);
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

/** A message as it is sent: a letter that has waited for another try is written anew. Null if it is of no use any more. */
async function asOfNow(parts: DeliveryParts, message: OutgoingRow): Promise<OutgoingRow | null> {
  const { db, services, failed, letterAnew } = parts;
  const { letterKey, attempts } = message;
  if (letterKey === null || attempts === 0 || !letterAnew) return message;
  const content = await inTransaction(db, (tx) => letterAnew(tx, services, letterKey)).catch((error: unknown) =>
    failed(error),
  );
  return content === null ? null : { ...message, ...content };
}
