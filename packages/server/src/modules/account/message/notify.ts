import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { sendLetter } from "#server/modules/platform/outgoing/sendLetter.ts";
import { letterOf } from "./emailedNotices.ts";
import type { Notice } from "./notice.ts";
import { insertMessage } from "./queries.ts";

/** Notifies a buyer of an event, by email too if it matters outside the shop, in the same transaction as the event. The text is made when they read it. MC-13. */
export async function notify(tx: Tx, services: Services, memberId: string, notice: Notice): Promise<void> {
  const { kind, ...values } = notice;
  const createdAt = new Date(services.clock.now());
  const id = nextId(services);
  await insertMessage(tx, { id, memberId, kind, values, state: "UN_READY", createdAt });
  const letter = letterOf(notice, id);
  if (letter) await sendLetter(tx, services, memberId, letter);
}
