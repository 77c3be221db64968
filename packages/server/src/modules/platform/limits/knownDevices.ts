import { hash } from "node:crypto";
import { and, desc, eq, notInArray } from "drizzle-orm";
import { knownDevices } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";

/** Devices remembered of one buyer, the latest. */
const maxDevices = 20;

/** Whether a buyer has logged in on this device before. A device id is random, so a stranger can't name it. */
export async function isKnownDevice(tx: Tx, memberId: string, uuid: string): Promise<boolean> {
  if (uuid === "") return false;
  return (await tx.$count(knownDevices, isDevice(memberId, uuid))) > 0;
}

/** Whether a buyer has logged in on other devices before, and never on this one. */
export async function isNewDevice(tx: Tx, memberId: string, uuid: string): Promise<boolean> {
  if (await isKnownDevice(tx, memberId, uuid)) return false;
  return (await tx.$count(knownDevices, eq(knownDevices.memberId, memberId))) > 0;
}

/** Remembers that a buyer has logged in on a device. */
export async function rememberDevice(tx: Tx, memberId: string, uuid: string, lastLoginAt: Date): Promise<void> {
  if (uuid === "") return;
  await tx
    .insert(knownDevices)
    .values({ memberId, deviceHash: hash("sha256", uuid), lastLoginAt })
    .onConflictDoUpdate({ target: [knownDevices.memberId, knownDevices.deviceHash], set: { lastLoginAt } });
  const latest = tx
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.memberId, memberId))
    .orderBy(desc(knownDevices.lastLoginAt), knownDevices.deviceHash)
    .limit(maxDevices);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.memberId, memberId), notInArray(knownDevices.deviceHash, latest)));
}

function isDevice(memberId: string, uuid: string) {
  return and(eq(knownDevices.memberId, memberId), eq(knownDevices.deviceHash, hash("sha256", uuid)));
}
