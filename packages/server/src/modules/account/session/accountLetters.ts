import { hash } from "node:crypto";
import type { Tx } from "#server/db/transaction.ts";
import { isNewDevice } from "#server/modules/platform/limits/knownDevices.ts";
import type { MemberRow } from "#server/modules/account/member/queries.ts";
import { sendLetter } from "#server/modules/platform/outgoing/sendLetter.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";

/** Tells a buyer by email that their password was changed, so that it was them or they can act. MC-18. */
export async function tellOfNewPassword(tx: Tx, services: Services, memberId: string, newHash: string): Promise<void> {
  const event = `${memberId} ${short(newHash)}`;
  await sendLetter(tx, services, memberId, { kind: "PASSWORD_CHANGED", values: {}, event });
}

/**
 * Tells a buyer by email of a login on a device that is not among those they have used, once per device; a client that
 * names none counts as one a day. Call it before the device is remembered. The letter is in the language of the login
 * before, because a stranger chooses that of this one. MC-18.
 */
export async function tellOfNewDevice(
  tx: Tx,
  services: Services,
  member: MemberRow,
  { uuid, browser }: { uuid: string; browser: string | null },
): Promise<void> {
  if (member.email === null || !(await isNewDevice(tx, member.id, uuid))) return;
  const device = uuid === "" ? wallTime(services.clock.now(), services.config.shopZone).day : short(uuid);
  const values = { browser, language: member.language };
  await sendLetter(tx, services, member.id, { kind: "NEW_DEVICE", values, event: `${member.id} ${device}` });
}

function short(text: string): string {
  return hash("sha256", text).slice(0, 16);
}
