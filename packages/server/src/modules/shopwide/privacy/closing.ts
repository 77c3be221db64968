import type { AccountClosing } from "@sundry/api/contract/entities/privacy";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { takeOwnCode } from "#server/modules/platform/codes/service.ts";
import { type InBackground, requireSecret } from "#server/modules/platform/limits/attempts.ts";
import type { MemberRow } from "#server/modules/account/member/queries.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import { sendLetter } from "#server/modules/platform/outgoing/sendLetter.ts";
import { isPassword, isSameHash, isSomePassword } from "#server/modules/platform/password/password.ts";
import { endAllLogins } from "#server/modules/account/session/endedLogins.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { lockPerson } from "./erase.ts";
import { obstaclesOf } from "./obstacles.ts";
import { blockClosed, setClosedAt, setClosingAt } from "./queries.ts";

/** Time in which a buyer can keep an account that they have closed. */
const graceMs = 14 * 86_400_000;
/** Wrong passwords before a buyer has to wait. */
const maxWrong = 5;
const windowMs = 10 * 60_000;

/** Where a request to close an account comes from. */
interface Caller {
  uuid: string;
  address: string;
  inBackground: InBackground;
}

/** Whether and when a buyer's account closes, and what has to end first. MC-19. */
export async function closingOf(tx: Tx, services: Services, memberId: string): Promise<AccountClosing> {
  const member = await memberOf(tx, memberId);
  const { closingAt, mobile, email } = member;
  const way = isSomePassword(member.passwordHash) ? "PASSWORD" : mobile || email ? "CODE" : null;
  return {
    closesAt: closingAt && wireMoment(closingAt, services.config.shopZone),
    proof: way,
    obstacles: await obstaclesOf(tx, services, memberId),
  };
}

/**
 * Compares the password of a buyer who has one, outside of the transaction, because it is slow. Returns its hash; null for
 * a buyer without a password. Throws Refused 20016, 1003 and 1012.
 */
export async function prepareClosing(
  tx: Tx,
  { clock }: Services,
  memberId: string,
  password: string | undefined,
  { address, inBackground }: Caller,
): Promise<string | null> {
  const { passwordHash } = await memberOf(tx, memberId);
  if (!isSomePassword(passwordHash)) return null;
  const limits = [{ of: ["account.close", memberId], max: maxWrong, windowMs }] as const;
  const asked = { limits, now: new Date(clock.now()), inBackground, code: 20016 } as const;
  await requireSecret(tx, asked, () => isPassword(password ?? "", passwordHash, { address, place: "known" }));
  return passwordHash;
}

/**
 * Has an account close after the days of grace, ends every login and tells the buyer by email. Throws Refused 20052 if
 * something has to end first, 20016 if the password has changed meanwhile, 80210, 20011 and 1003 for codes. MC-19.
 */
export async function closeAccount(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { proof, code = "" }: { proof: string | null; code: string | undefined },
  { uuid, address, inBackground }: Caller,
): Promise<AccountClosing> {
  await lockPerson(tx, buyer);
  const member = await memberOf(tx, buyer.id);
  if (proof === null)
    await takeOwnCode(tx, services, buyer, { purpose: "CLOSE_ACCOUNT", code, uuid, address }, inBackground);
  else if (!isSameHash(member.passwordHash, proof)) throw new Refused(20016);
  if ((await obstaclesOf(tx, services, buyer.id)).length > 0) throw new Refused(20052);
  const now = services.clock.now();
  const at = member.closingAt ?? new Date(now + graceMs);
  await setClosingAt(tx, buyer.id, at);
  const values = { at: at.toISOString() };
  await sendLetter(tx, services, buyer.id, { kind: "ACCOUNT_CLOSING", values, event: `${buyer.id} ${values.at}` });
  await endAllLogins(tx, buyer.id, new Date(now));
  return closingOf(tx, services, buyer.id);
}

/** Keeps an account that was to close. Throws Refused(20003) if it is closed. MC-19. */
export async function keepAccount(tx: Tx, memberId: string): Promise<void> {
  await lockPerson(tx, { id: memberId });
  if ((await memberOf(tx, memberId)).closedAt) throw new Refused(20003);
  await setClosingAt(tx, memberId, null);
}

/** Closes an account: nobody can log in any more, and a letter says so before its address is erased. */
export async function endAccount(tx: Tx, services: Services, memberId: string): Promise<void> {
  const now = new Date(services.clock.now());
  await blockClosed(tx, memberId, now);
  await endAllLogins(tx, memberId, now);
  await sendLetter(tx, services, memberId, { kind: "ACCOUNT_CLOSED", values: {}, event: memberId });
}

/** Has a buyer who was erased by hand erased once more, for requests that were under way meanwhile. */
export async function markErased(tx: Tx, { clock }: Services, memberId: string): Promise<void> {
  await setClosedAt(tx, memberId, new Date(clock.now()));
}

async function memberOf(tx: Tx, id: string): Promise<MemberRow> {
  const member = await memberById(tx, id);
  if (!member) throw new Refused(20003);
  return member;
}
