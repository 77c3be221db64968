import type { LoggedInDevice } from "@sundry/api/contract/entities/login";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { announceEnded } from "./endedLogins.ts";
import { liveLogins, revokeLogins } from "./queries.ts";
import { familyOf } from "./tokenFamily.ts";

/** Where a buyer is logged in: first the device that asks, then the one used last. SE-09. */
export async function devicesOf(
  tx: Tx,
  { clock, config }: Services,
  memberId: string,
  accessToken: string,
): Promise<LoggedInDevice[]> {
  const own = await familyOf(tx, accessToken);
  const logins = await liveLogins(tx, memberId, new Date(clock.now()));
  const devices = logins.map(({ familyId, browser, loggedInAt, issuedAt }) => ({
    id: familyId,
    device: browser,
    loggedInAt: loggedInAt && wireMoment(loggedInAt, config.shopZone),
    usedAt: wireMoment(issuedAt, config.shopZone),
    isThis: familyId === own,
  }));
  return devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Logs a device of the buyer out, with its sockets. One that has been logged out stays so. SE-09. */
export async function endDevice(tx: Tx, { clock }: Services, memberId: string, id: string): Promise<void> {
  await revokeLogins(tx, memberId, { only: id }, new Date(clock.now()));
  await announceEnded(tx, memberId);
}

/** Logs out all devices of the buyer but the one that asks. Throws Refused(403) if that one has been logged out. SE-09. */
export async function endOtherDevices(
  tx: Tx,
  { clock }: Services,
  memberId: string,
  accessToken: string,
): Promise<void> {
  const own = await familyOf(tx, accessToken);
  if (own === null) throw new Refused(403);
  await revokeLogins(tx, memberId, { butNot: own }, new Date(clock.now()));
  await announceEnded(tx, memberId);
}
