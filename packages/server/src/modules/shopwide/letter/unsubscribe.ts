import { createHmac, timingSafeEqual } from "node:crypto";
import type { Tx } from "#server/db/transaction.ts";
import { serverKey } from "#server/settings/serverKey.ts";
import type { Services } from "#server/services.ts";

/** Where letters are turned off without a login, below `/api`. */
export const lettersOffPath = "/letters/off";

/** The address, on the shop, with which a buyer ends the letters that they can do without. It never expires. */
export async function unsubscribePath(tx: Tx, services: Services, memberId: string): Promise<string> {
  const signature = signatureOf(await serverKey(tx, services.sessions, "letters"), memberId).toString("base64url");
  return `/api${lettersOffPath}?${new URLSearchParams({ buyer: memberId, signature }).toString()}`;
}

/** The buyer of such an address; null for one that was not signed here. */
export async function unsubscriberOf(tx: Tx, services: Services, query: URLSearchParams): Promise<string | null> {
  const memberId = query.get("buyer") ?? "";
  const given = Buffer.from(query.get("signature") ?? "", "base64url");
  const expected = signatureOf(await serverKey(tx, services.sessions, "letters"), memberId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : null;
}

function signatureOf(key: Uint8Array, memberId: string): Buffer {
  return createHmac("sha256", key).update(memberId).digest();
}
