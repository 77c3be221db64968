import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { insertMessage, removeStaleMessages } from "./queries.ts";
import { type Channel, wayOf } from "./settings.ts";

/** Messages of the outbox page are kept for so long. */
const outboxMs = 24 * 60 * 60_000;

/** A text on its way to somebody. */
export interface OutgoingMessage {
  channel: Channel;
  /** Mobile number or e-mail address. */
  to: string;
  /** E-mails only. */
  subject?: string;
  body: string;
  replyTo?: string;
  /** How long it is worth delivering, ms. */
  goodForMs: number;
}

/**
 * Hands a message over: it leaves when the transaction is done, or waits in the outbox where no provider is set up. Throws
 * Refused(70007) where neither exists.
 */
export async function sendMessage(tx: Tx, services: Services, message: OutgoingMessage): Promise<void> {
  const way = wayOf(services.config.messages, message.channel);
  if (way === "none") throw new Refused(70007);
  const now = services.clock.now();
  await removeStaleMessages(tx, new Date(now));
  await insertMessage(tx, {
    id: nextId(services),
    channel: message.channel,
    recipient: message.to,
    subject: message.subject ?? null,
    body: message.body,
    replyTo: message.replyTo ?? null,
    createdAt: new Date(now),
    expiresAt: new Date(now + (way === "outbox" ? outboxMs : message.goodForMs)),
    nextTryAt: new Date(now),
  });
}
