import type { PointReason } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { changeOwedPoints, changePoints, lockPoints, insertPointEntry, pointsMoved, pointsOf } from "./queries.ts";

export interface PointMovement {
  memberId: string;
  /** Signed; 0 does nothing. */
  delta: number;
  reason: PointReason;
  /** What it is for; the same reason and reference count once. */
  reference: string;
}

/**
 * Adds or deducts points and records it; added points first pay off what the buyer owes. Throws Refused(32010) if there
 * are too few; points never fall below 0 (BU-07, rules 11).
 */
export async function movePoints(tx: Tx, services: Services, { memberId, delta, reason, reference }: PointMovement) {
  if (delta === 0) return;
  // Returned points were earned before and count only once.
  const earned = reason === "EXCHANGE_RETURNED" ? 0 : Math.max(delta, 0);
  const after = await changePoints(tx, memberId, delta, earned);
  if (after === null) throw new Refused(32010);
  const createdAt = new Date(services.clock.now());
  const balance = after.points;
  await insertPointEntry(tx, { id: nextId(services), memberId, delta, balance, reason, reference, createdAt });
  const paid = delta > 0 ? Math.min(after.points, after.owed) : 0;
  if (paid === 0) return;
  await changeOwedPoints(tx, memberId, -paid);
  await movePoints(tx, services, { memberId, delta: -paid, reason: "OWED", reference: `${reason}:${reference}` });
}

/** Points granted for one reason, by reference. */
export function pointsGiven(
  tx: Tx,
  { memberId, reason, references }: Pick<PointMovement, "memberId" | "reason"> & { references: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  return pointsMoved(tx, memberId, reason, references);
}

/** Throws Refused with the given code if a buyer has too few points; {@link movePoints} deducts them. */
export async function refuseTooFewPoints(tx: Tx, memberId: string, wanted: number, code: 20024 | 31015): Promise<void> {
  if (wanted > 0 && (await pointsOf(tx, memberId)) < wanted) throw new Refused(code);
}

/** Takes granted points back. Those already spent are owed: points never fall below 0 (rules 11). */
export async function takeBackPoints(
  tx: Tx,
  services: Services,
  { memberId, points, reason, reference }: Omit<PointMovement, "delta"> & { points: number },
): Promise<void> {
  if (points === 0) return;
  const left = await lockPoints(tx, memberId);
  const taken = Math.min(points, left);
  await movePoints(tx, services, { memberId, delta: -taken, reason, reference });
  if (taken < points) await changeOwedPoints(tx, memberId, points - taken);
}
