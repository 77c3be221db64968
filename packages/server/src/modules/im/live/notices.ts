import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Tx } from "#server/db/transaction.ts";

/** Where the processes of a shop tell each other about talks. */
export const chatChannel = "sundry_chat";

const Notice = z.union([
  z.object({ line: z.object({ talkId: z.string(), memberId: z.string(), position: z.int() }) }),
  z.object({ opened: z.object({ memberId: z.string(), id: z.string(), at: z.number() }) }),
]);
/** What they tell: that something was said, or that a buyer has connected to all of their talks. It names things; words stay in the tables. */
export type Notice = z.output<typeof Notice>;

/** Tells every process about a line, once the transaction is committed. */
export function announceLine(tx: Tx, line: { talkId: string; memberId: string; position: number }): Promise<unknown> {
  return tell(tx, { line });
}

/** Tells every process that a buyer has connected, so that their earlier connection ends wherever it is. */
export function announceOpened(tx: Tx, opened: { memberId: string; id: string; at: number }): Promise<unknown> {
  return tell(tx, { opened });
}

/** Reads what was heard; null for anything else than a notice. */
export function readNotice(payload: string): Notice | null {
  try {
    const read = Notice.safeParse(JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function tell(tx: Tx, notice: Notice): Promise<unknown> {
  return tx.execute(sql`select pg_notify(${chatChannel}, ${JSON.stringify(notice)})`);
}
