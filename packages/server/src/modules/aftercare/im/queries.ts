import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { imKeys, imLines, imTalks, type TalkLineType, type TalkSide } from "#server/db/schema/im.ts";
import type { Tx } from "#server/db/transaction.ts";

export type TalkRow = typeof imTalks.$inferSelect;
export type LineRow = typeof imLines.$inferSelect;
export type KeyRow = typeof imKeys.$inferSelect;

/** A talk with its last line, and the number of lines one side has not read. */
export interface TalkSummary {
  talk: TalkRow;
  last: LineRow | null;
  unread: number;
}

/** The talk of a buyer and a store, created if there is none. */
export async function saveTalk(tx: Tx, row: typeof imTalks.$inferInsert): Promise<TalkRow> {
  await tx.insert(imTalks).values(row).onConflictDoNothing();
  const pair = and(eq(imTalks.memberId, row.memberId), eq(imTalks.storeId, row.storeId));
  const [talk] = await tx.select().from(imTalks).where(pair);
  if (!talk) throw new Error("the talk was not stored");
  return talk;
}

export async function talkById(tx: Tx, id: string): Promise<TalkRow | null> {
  const [talk] = await tx.select().from(imTalks).where(eq(imTalks.id, id));
  return talk ?? null;
}

/** Talks with their last lines, latest first; without a buyer, the non-empty ones of everybody. */
export async function talkSummaries(
  tx: Tx,
  { memberId, reader, limit }: { memberId?: string; reader: TalkSide; limit: number },
): Promise<TalkSummary[]> {
  const lastSeen = reader === "BUYER" ? imTalks.buyerSaw : imTalks.storeSaw;
  const unread = tx
    .select({ n: sql<number>`count(*)` })
    .from(imLines)
    .where(and(eq(imLines.talkId, imTalks.id), ne(imLines.side, reader), gt(imLines.position, lastSeen)));
  return tx
    .select({ talk: imTalks, last: imLines, unread: sql<number>`(${unread})`.mapWith(Number) })
    .from(imTalks)
    .leftJoin(imLines, and(eq(imLines.talkId, imTalks.id), eq(imLines.position, imTalks.length)))
    .where(memberId === undefined ? gt(imTalks.length, 0) : eq(imTalks.memberId, memberId))
    .orderBy(desc(imTalks.lastAt), desc(imTalks.id))
    .limit(limit);
}

/** Adds a line at the end of a talk. Its author has read all earlier lines. */
export async function addLine(tx: Tx, line: Omit<LineRow, "position">): Promise<LineRow> {
  const length = sql`${imTalks.length} + 1`;
  const [talk] = await tx
    .update(imTalks)
    .set({ length, lastAt: line.createdAt, ...(line.side === "BUYER" ? { buyerSaw: length } : { storeSaw: length }) })
    .where(eq(imTalks.id, line.talkId))
    .returning({ length: imTalks.length });
  if (!talk) throw new Error(`talk ${line.talkId} is gone`);
  const row: LineRow = { ...line, position: talk.length };
  await tx.insert(imLines).values(row);
  return row;
}

/** The last lines of a talk before a position, or at its end, oldest first. */
export async function linesBefore(tx: Tx, talkId: string, before: number, limit: number): Promise<LineRow[]> {
  const rows = await tx
    .select()
    .from(imLines)
    .where(and(eq(imLines.talkId, talkId), lt(imLines.position, before)))
    .orderBy(desc(imLines.position))
    .limit(limit);
  return rows.reverse();
}

/** The lines of a talk after a position. */
export async function linesAfter(tx: Tx, talkId: string, after: number, limit: number): Promise<LineRow[]> {
  return tx
    .select()
    .from(imLines)
    .where(and(eq(imLines.talkId, talkId), gt(imLines.position, after)))
    .orderBy(asc(imLines.position))
    .limit(limit);
}

/** Whether a talk has this message. */
export async function hasLine(tx: Tx, talkId: string, type: TalkLineType, text: string): Promise<boolean> {
  const where = and(eq(imLines.talkId, talkId), eq(imLines.type, type), eq(imLines.text, text));
  const [found] = await tx.select({ id: imLines.id }).from(imLines).where(where).limit(1);
  return found !== undefined;
}

/** One line with its talk; null if there is none. */
export async function lineAt(
  tx: Tx,
  talkId: string,
  position: number,
): Promise<{ line: LineRow; talk: TalkRow } | null> {
  const [found] = await tx
    .select({ line: imLines, talk: imTalks })
    .from(imLines)
    .innerJoin(imTalks, eq(imTalks.id, imLines.talkId))
    .where(and(eq(imLines.talkId, talkId), eq(imLines.position, position)));
  return found ?? null;
}

/** Stores' lines that a buyer has not read, oldest first; with a talk, only those in it. */
export async function unseenLines(
  tx: Tx,
  { memberId, talkId, limit }: { memberId: string; talkId: string | null; limit: number },
): Promise<{ line: LineRow; talk: TalkRow }[]> {
  return tx
    .select({ line: imLines, talk: imTalks })
    .from(imLines)
    .innerJoin(imTalks, eq(imTalks.id, imLines.talkId))
    .where(
      and(
        eq(imTalks.memberId, memberId),
        ne(imLines.side, "BUYER"),
        gt(imLines.position, imTalks.buyerSaw),
        talkId === null ? undefined : eq(imTalks.id, talkId),
      ),
    )
    .orderBy(asc(imLines.createdAt), asc(imLines.position))
    .limit(limit);
}

export async function positionOf(tx: Tx, talkId: string, lineId: string): Promise<number | null> {
  const where = and(eq(imLines.talkId, talkId), eq(imLines.id, lineId));
  const [line] = await tx.select({ position: imLines.position }).from(imLines).where(where);
  return line?.position ?? null;
}

/** Records how far a side has read; it never decreases. */
export async function markSeen(tx: Tx, talkId: string, side: TalkSide, position: number): Promise<void> {
  const column = side === "BUYER" ? imTalks.buyerSaw : imTalks.storeSaw;
  await tx
    .update(imTalks)
    .set(side === "BUYER" ? { buyerSaw: position } : { storeSaw: position })
    .where(and(eq(imTalks.id, talkId), lt(column, position)));
}

/** Stores a key and deletes expired ones. */
export async function insertKey(tx: Tx, row: KeyRow, now: Date): Promise<void> {
  await tx.delete(imKeys).where(lte(imKeys.expiresAt, now));
  await tx.insert(imKeys).values(row);
}

/** Uses up a ticket. */
export async function takeTicket(tx: Tx, hash: string, now: Date): Promise<KeyRow | null> {
  const [row] = await tx
    .delete(imKeys)
    .where(and(eq(imKeys.hash, hash), isNull(imKeys.talkId)))
    .returning();
  return row && row.expiresAt > now ? row : null;
}

/** Uses up the socket ticket of an open page. The page's own key, which is valid beyond `latest`, does not count. */
export async function takeSocketTicket(tx: Tx, hash: string, now: Date, latest: Date): Promise<KeyRow | null> {
  const short = and(eq(imKeys.hash, hash), isNotNull(imKeys.talkId), lte(imKeys.expiresAt, latest));
  const [row] = await tx.delete(imKeys).where(short).returning();
  return row && row.expiresAt > now ? row : null;
}

export async function keyByHash(tx: Tx, hash: string, now: Date): Promise<KeyRow | null> {
  const [row] = await tx
    .select()
    .from(imKeys)
    .where(and(eq(imKeys.hash, hash), gt(imKeys.expiresAt, now)));
  return row ?? null;
}
