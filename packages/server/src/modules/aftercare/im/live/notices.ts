import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Tx } from "#server/db/transaction.ts";

/** Channel on which a shop's processes notify each other about talks. */
export const chatChannel = "sundry_chat";

const Notice = z.union([
  z.object({ line: z.object({ talkId: z.string(), memberId: z.string(), position: z.int() }) }),
  z.object({ opened: z.object({ memberId: z.string(), id: z.string(), at: z.number() }) }),
]);
/**
 * A notification: a new line, or a buyer who has connected for all of their talks. It contains ids only; texts stay in
 * the tables.
 */
export type Notice = z.output<typeof Notice>;

/** Notifies every process of a line, once the transaction is committed. */
export function announceLine(tx: Tx, line: { talkId: string; memberId: string; position: number }): Promise<unknown> {
  return publish(tx, { line });
}

/** Notifies every process that a buyer has connected, so that their earlier connection is closed wherever it is. */
export function announceOpened(tx: Tx, opened: { memberId: string; id: string; at: number }): Promise<unknown> {
  return publish(tx, { opened });
}

/** Reads a payload; null for anything but a notification. */
export function readNotice(payload: string): Notice | null {
  try {
    const read = Notice.safeParse(JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function publish(tx: Tx, notice: Notice): Promise<unknown> {
  return tx.execute(sql`select pg_notify(${chatChannel}, ${JSON.stringify(notice)})`);
}
