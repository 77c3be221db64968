import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import type { Letter } from "./letter.ts";
import { insertLetter } from "./letterQueries.ts";
import { transportOf } from "./settings.ts";

/**
 * Sends a buyer with an email address a letter about an event, in the same transaction as the event. It is composed
 * after that, so no lock of the event waits for it. Does nothing if the shop sends no letters. MC-18.
 */
export async function sendLetter(
  tx: Tx,
  { config, clock }: Services,
  memberId: string,
  { kind, values, event }: Letter,
): Promise<void> {
  if (!config.messages.letters || transportOf(config.messages, "EMAIL") === "none") return;
  await insertLetter(tx, { key: `${kind} ${event}`, memberId, kind, values, createdAt: new Date(clock.now()) });
}
