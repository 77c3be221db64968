import type { Tx } from "#server/db/transaction.ts";
import { siteWords } from "./siteWords.ts";

/** Parts of the shop that a merchant can close. `points` is the points mall and what leads there. */
export const closableParts = ["storeEntry", "distribution", "points"] as const;
export type ClosablePart = (typeof closableParts)[number];

const callsOf: Readonly<Record<ClosablePart, RegExp>> = {
  storeEntry: /^store\.apply/,
  distribution: /^distribution\./,
  points: /^points(Goods)?\./,
};

/** The part that a call belongs to; undefined for calls that are always open. */
export function partOf(callId: string): ClosablePart | undefined {
  return closableParts.find((part) => callsOf[part].test(callId));
}

/** Whether the merchant has closed this part of the shop. */
export async function isClosed(tx: Tx, part: ClosablePart): Promise<boolean> {
  const words = await siteWords(tx);
  return words?.closed?.includes(part) ?? false;
}
