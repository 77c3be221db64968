import { createHmac, timingSafeEqual } from "node:crypto";
import type { Tx } from "#server/db/transaction.ts";
import { serverKey } from "#server/settings/serverKey.ts";
import type { Services } from "#server/services.ts";
import { isPrivateAddress, nameIn } from "./address.ts";

/** How long an address works, at least. */
const lifeMs = 30 * 60_000;
/** Addresses signed within this time are equal, so that a page that reads them again does not load its photos again. */
const stepMs = 10 * 60_000;

/** Signs the address of a private photo for half an hour; other addresses are returned unchanged. */
export type SignAddress = (address: string) => string;

/** Reads the key and the time, and returns the function that signs addresses for one answer. */
export async function addressSigner(tx: Tx, services: Services): Promise<SignAddress> {
  const key = await serverKey(tx, services.sessions, "photos");
  const end = Math.ceil((services.clock.now() + lifeMs) / stepMs) * stepMs;
  const until = String(end / 1000);
  return (address) => {
    if (!isPrivateAddress(address)) return address;
    const signature = signatureOf(key, nameIn(address), until).toString("base64url");
    const query = new URLSearchParams({ until, signature });
    return `${address}?${query.toString()}`;
  };
}

/** Whether the query of an address was signed by {@link addressSigner} for this photo and has not expired. */
export async function isSigned(tx: Tx, services: Services, name: string, query: URLSearchParams): Promise<boolean> {
  const until = query.get("until") ?? "";
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= services.clock.now()) return false;
  const expected = signatureOf(await serverKey(tx, services.sessions, "photos"), name, until);
  const given = Buffer.from(query.get("signature") ?? "", "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(key: Uint8Array, name: string, until: string): Buffer {
  return createHmac("sha256", key).update(`${until} ${name}`).digest();
}
