import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { insertMessage, removeStaleMessages } from "./queries.ts";
import { type Channel, transportOf } from "./settings.ts";

/** How long messages stay on the outbox page. */
const outboxMs = 24 * 60 * 60_000;

/** What a message says. */
export interface MessageContent {
  /** Emails only. */
  subject?: string;
  body: string;
  /** The same in HTML; emails only. */
  html?: string;
  /** Address with which the recipient ends messages of this sort; emails only. */
  unsubscribe?: string;
}

/** A message to somebody. */
export interface OutgoingMessage extends MessageContent {
  channel: Channel;
  /** Mobile number or email address. */
  to: string;
  /** The letter that it is, which is written anew before it is tried again. */
  letterKey?: string;
  replyTo?: string;
  /** How long delivery is useful, ms. */
  goodForMs: number;
}

/**
 * Queues a message: it is sent after the transaction commits, or stays in the outbox if no provider is set up. Throws
 * Refused(70007) if neither exists.
 */
export async function sendMessage(tx: Tx, services: Services, message: OutgoingMessage): Promise<void> {
  const way = transportOf(services.config.messages, message.channel);
  if (way === "none") throw new Refused(70007);
  const now = services.clock.now();
  await removeStaleMessages(tx, new Date(now));
  await insertMessage(tx, {
    id: nextId(services),
    channel: message.channel,
    recipient: message.to,
    subject: message.subject ?? null,
    body: message.body,
    html: message.html ?? null,
    unsubscribe: message.unsubscribe ?? null,
    replyTo: message.replyTo ?? null,
    letterKey: message.letterKey ?? null,
    createdAt: new Date(now),
    expiresAt: new Date(now + (way === "outbox" ? outboxMs : message.goodForMs)),
    nextTryAt: new Date(now),
  });
}
