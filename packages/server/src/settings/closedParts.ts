import { type SQL, sql } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { siteSetting, siteWords } from "./siteWords.ts";

/** Parts of the shop that a merchant can close. `points` is the points mall and what leads there. */
export const closableParts = ["storeEntry", "distribution", "points"] as const;
export type ClosablePart = (typeof closableParts)[number];

/** The calls of parts that are closed as a whole. Distribution refuses its own: a link to a distributor is followed silently. */
const callsOf: Readonly<Partial<Record<ClosablePart, RegExp>>> = {
  storeEntry: /^store\.apply/,
  points: /^points(Goods)?\./,
};

/** The part that a call belongs to; undefined for calls that are always answered. */
export function partOf(callId: string): ClosablePart | undefined {
  return closableParts.find((part) => callsOf[part]?.test(callId));
}

/** The condition that this part of the shop is open, for reads that take other things along. */
export const openPart = (part: ClosablePart): SQL =>
  sql`not exists (select 1 from ${settings} where ${settings.name} = ${siteSetting}
    and ${settings.value} -> 'closed' @> ${JSON.stringify([part])}::jsonb)`;

/** Whether the merchant has closed this part of the shop. */
export async function isClosed(tx: Tx, part: ClosablePart): Promise<boolean> {
  const words = await siteWords(tx);
  return words?.closed?.includes(part) ?? false;
}
