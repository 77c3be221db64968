import type { Tx } from "#server/db/transaction.ts";
import { requireOwnCode, takeOwnCode } from "#server/modules/platform/codes/service.ts";
import type { InBackground } from "#server/modules/platform/limits/attempts.ts";
import type { Buyer, Services } from "#server/services.ts";
import { lockWallet, storePassword } from "./queries.ts";

/**
 * Sets the payment password of a buyer who has forgotten it; `newHash` is the hash of the new one. A code sent to their own number or
 * email address replaces the old one, and earlier wrong passwords no longer count. Throws Refused 80210, 1003 and 20011. SE-07.
 */
export async function setForgottenPassword(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { newHash, code }: { newHash: string; code: string },
  { uuid, address, inBackground }: { uuid: string; address: string; inBackground: InBackground },
): Promise<void> {
  await takeOwnCode(tx, services, buyer, { purpose: "WALLET_PASSWORD", code, uuid, address }, inBackground);
  await lockWallet(tx, buyer.id, new Date(services.clock.now()));
  await storePassword(tx, buyer.id, newHash);
}

/** Checks the code before the new password is hashed; it stays valid. Throws as {@link setForgottenPassword}. */
export async function requireForgotten(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  code: string,
  { uuid, address, inBackground }: { uuid: string; address: string; inBackground: InBackground },
): Promise<void> {
  await requireOwnCode(tx, services, buyer, { purpose: "WALLET_PASSWORD", code, uuid, address }, inBackground);
}
