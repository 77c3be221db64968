import type { PointReason } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { changePoints, lockPoints, insertPointEntry, pointsOf } from "./queries.ts";

export interface PointMovement {
  memberId: string;
  /** Signed; 0 does nothing. */
  delta: number;
  reason: PointReason;
  /** What it is for; the same reason and reference count once. */
  reference: string;
}

/** Gives or takes points and writes it down. Throws Refused(32010) when there are too few; they never fall below 0 (BU-07). */
export async function movePoints(tx: Tx, services: Services, { memberId, delta, reason, reference }: PointMovement) {
  if (delta === 0) return;
  // What comes back was earned before: it counts once.
  const balance = await changePoints(tx, memberId, delta, reason === "EXCHANGE_RETURNED" ? 0 : Math.max(delta, 0));
  if (balance === null) throw new Refused(32010);
  const createdAt = new Date(services.clock.now());
  await insertPointEntry(tx, { id: nextId(services), memberId, delta, balance, reason, reference, createdAt });
}

/** Throws Refused with a code when a buyer has fewer points than wanted; taking them is {@link movePoints}. */
export async function refuseTooFewPoints(tx: Tx, memberId: string, wanted: number, code: 20024 | 31015): Promise<void> {
  if (wanted > 0 && (await pointsOf(tx, memberId)) < wanted) throw new Refused(code);
}

/** Takes given points back, as far as the buyer still has them: points never fall below 0 (rules 11). */
export async function takeBackPoints(
  tx: Tx,
  services: Services,
  { memberId, points, reason, reference }: Omit<PointMovement, "delta"> & { points: number },
): Promise<void> {
  if (points === 0) return;
  const left = await lockPoints(tx, memberId);
  await movePoints(tx, services, { memberId, delta: -Math.min(points, left), reason, reference });
}
