import type { Member } from "@sundry/api/contract/entities/member";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { takeCode } from "#server/modules/codes/service.ts";
import { type InBackground, requireSecret } from "#server/modules/limits/attempts.ts";
import { me, memberById, memberByLogin, setLoginPassword } from "#server/modules/member/service.ts";
import { isPassword } from "#server/modules/password.ts";
import type { Services } from "#server/services.ts";
import { putReset, revokeAll, useReset } from "./queries.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** A device that proved itself may set the password within this time (rules 2). */
const resetMs = 300_000;
/** Wrong old passwords before a buyer has to wait. */
const mostWrong = 5;
const windowMs = 10 * 60_000;

/**
 * First step of a new password: a code shows whose account it is. Throws Refused 80210 and 1003, and 20011 when no buyer has the
 * number or address. SE-07.
 */
export async function beginReset(
  tx: Tx,
  services: Services,
  { mobile, code }: { mobile: string; code: string },
  { uuid, inBackground }: { uuid: string; inBackground: InBackground },
): Promise<void> {
  const { to } = await takeCode(tx, services, { purpose: "FIND_USER", to: mobile, code, uuid }, inBackground);
  const member = await memberByLogin(tx, to);
  if (!member || member.blocked) throw new Refused(20011);
  const now = new Date(services.clock.now());
  await putReset(tx, uuid, member.id, now, new Date(now.getTime() + resetMs));
}

/** Second step, once and from the same device: sets the password and ends every session. Throws Refused(20009). SE-07. */
export async function finishReset(tx: Tx, services: Services, password: string, uuid: string): Promise<true> {
  const now = new Date(services.clock.now());
  const memberId = await useReset(tx, uuid, now);
  if (memberId === null) throw new Refused(20009);
  await setLoginPassword(tx, services, memberId, password);
  await revokeAll(tx, memberId, now);
  return true;
}

/**
 * Changes the password of who knows the old one, and ends every session. Throws Refused 20016 for a wrong old one, 1003 after
 * several, and 4002 when the new one is the old one. SE-07.
 */
export async function changePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { password, newPassword, lang }: { password: string; newPassword: string; lang: Lang },
  inBackground: InBackground,
): Promise<Member> {
  if (password === newPassword) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.samePassword });
  const now = new Date(services.clock.now());
  const limits = [{ of: ["password.change", memberId], most: mostWrong, windowMs }] as const;
  await requireSecret(tx, { limits, now, inBackground, code: 20016 }, async () => {
    const member = await memberById(tx, memberId);
    return member !== null && isPassword(password, member.passwordHash);
  });
  await setLoginPassword(tx, services, memberId, newPassword);
  await revokeAll(tx, memberId, now);
  return me(tx, services, memberId);
}
