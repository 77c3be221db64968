import { createHmac, timingSafeEqual } from "node:crypto";
import type { DataArchive } from "@sundry/api/contract/entities/privacy";
import type { Tx } from "#server/db/transaction.ts";
import { countWithin } from "#server/modules/platform/limits/rateLimit.ts";
import { serverKey } from "#server/settings/serverKey.ts";
import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";

/** Where a buyer's archive is, below `/api`. */
export const archivePath = "/member/archive/file";

/** How long the address of an archive works. */
const lifeMs = 24 * 60 * 60_000;
/** One address in this time: each download reads every table. */
const pauseMs = 10 * 60_000;

/**
 * Signs an address at which the buyer's data can be downloaded for a day, as they are by then; nothing is stored. Throws
 * Refused(1003) for more than one in ten minutes. MC-20.
 */
export async function signArchive(tx: Tx, services: Services, memberId: string): Promise<DataArchive> {
  const now = services.clock.now();
  await countWithin(tx, { of: ["archive", memberId], max: 1, windowMs: pauseMs }, new Date(now));
  const until = String(now + lifeMs);
  const signature = signatureOf(await keyOf(tx, services), memberId, until).toString("base64url");
  const query = new URLSearchParams({ buyer: memberId, until, signature });
  return {
    url: `/api${archivePath}?${query.toString()}`,
    until: wireMoment(new Date(now + lifeMs), services.config.shopZone),
  };
}

/** The buyer of such an address; null if it was not signed here or has expired. */
export async function ownerOfArchive(tx: Tx, services: Services, query: URLSearchParams): Promise<string | null> {
  const [memberId, until] = [query.get("buyer") ?? "", query.get("until") ?? ""];
  if (!/^\d{1,15}$/.test(until) || Number(until) <= services.clock.now()) return null;
  const given = Buffer.from(query.get("signature") ?? "", "base64url");
  const expected = signatureOf(await keyOf(tx, services), memberId, until);
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : null;
}

function keyOf(tx: Tx, services: Services): Promise<Uint8Array> {
  return serverKey(tx, services.sessions, "archives");
}

function signatureOf(key: Uint8Array, memberId: string, until: string): Buffer {
  return createHmac("sha256", key).update(`${until} ${memberId}`).digest();
}
